"""Stand-ins for the modules of the sites where notebooks are written (Capytale, Basthon): they do nothing, and fail nowhere."""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import sys
import types
from collections.abc import Iterator, Sequence
from typing import Any

SITES = frozenset(
    {"capytale", "basthon", "js", "pyodide", "pyodide_js", "micropip", "validation", "verifier"}
)


class Anything:
    """The base of a class made from a stand-in."""

    def __init__(self, *_given: Any, **_named: Any) -> None:
        """Takes anything."""

    def __call__(self, *_given: Any, **_named: Any) -> bool:
        """A check that always passes: nobody is stopped here."""
        return True


class Inert:
    """A stand-in for a function, a class, an object: what it gives is another, and a class that it decorates is that class."""

    def __call__(self, *given: Any, **_named: Any) -> Any:
        """As a decorator of a class, or as anything else."""
        return given[0] if len(given) == 1 and isinstance(given[0], type) else self

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return self

    def __mro_entries__(self, _bases: Any) -> tuple[type, ...]:
        return (Anything,)

    def __iter__(self) -> Iterator[Any]:
        return iter(())

    def __await__(self) -> Iterator[Any]:
        return iter(())

    def __repr__(self) -> str:
        return ""


class InertModule(types.ModuleType):
    """A module that has every name."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return Inert()


class Sites(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds these modules where nothing else does."""

    def __init__(self, questions: Sequence[str]) -> None:
        self.checks = ["depart", *(f"verifie_{name}" for name in questions)]

    def find_spec(self, name: str, *_where: Any) -> importlib.machinery.ModuleSpec | None:
        """A module of a site."""
        ours = name.partition(".")[0] in SITES
        return importlib.machinery.ModuleSpec(name, self, is_package=True) if ours else None

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> types.ModuleType:
        """An empty one."""
        module = InertModule(spec.name)
        module.__all__ = self.checks if spec.name == "validation" else []  # type: ignore[attr-defined]
        return module

    def exec_module(self, _module: types.ModuleType) -> None:
        """Nothing to run."""


def stand_in(questions: Sequence[str]) -> None:
    """Offer the stand-ins, after everything that is really there."""
    if not any(isinstance(finder, Sites) for finder in sys.meta_path):
        sys.meta_path.append(Sites(questions))


def leave() -> None:
    """Take them away again."""
    sys.meta_path[:] = [finder for finder in sys.meta_path if type(finder).__name__ != "Sites"]
    for name in [name for name, module in sys.modules.items() if type(module).__name__ == "InertModule"]:
        del sys.modules[name]
