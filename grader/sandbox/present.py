"""The modules that are there before any copy: to import them ends nothing, unless it changed them or the import itself."""

from __future__ import annotations

import builtins
import sys
import types
from collections.abc import Collection
from typing import Any

MODULES, IMPORT = sys.modules, builtins.__import__  # the real ones, whatever a copy puts in their place


class Present:
    """What was loaded when it was made."""

    def __init__(self) -> None:
        self.loaded = dict(MODULES)

    def holds(self, imported: Collection[str], names: dict[str, Any]) -> bool:
        """Whether a statement among these names imports something, all of it there, and by Python's own import."""
        return (
            bool(imported)
            and builtins.__import__ is IMPORT
            and names.get("__builtins__", builtins.__dict__) is builtins.__dict__
            and all(map(self._is_untouched, imported))
        )

    def _is_untouched(self, name: str) -> bool:
        module = MODULES.get(name)
        return module is not None and module is self.loaded.get(name) and type(module) is types.ModuleType
