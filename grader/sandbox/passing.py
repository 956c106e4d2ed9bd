"""Values that are gone through once, or only look at others: they do not travel as such."""

from __future__ import annotations

import types
from typing import Any

PASSING = frozenset(
    {
        range,
        map,
        filter,
        zip,
        enumerate,
        reversed,
        types.GeneratorType,
        *map(type, ({}.keys(), {}.values(), {}.items())),
    }
)  # that do not travel, but say plainly what they hold


def listed(argument: Any) -> Any:
    """What a function can go through once, or look at from outside, as the list of what is in it."""
    return list(argument) if type(argument) in PASSING else argument
