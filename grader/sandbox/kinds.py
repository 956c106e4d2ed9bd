"""Kinds of values that are plain ones under another name: a named tuple, a member of an enumeration, a fraction."""

from __future__ import annotations

import sys
import types
from collections.abc import Callable
from typing import Any

# What each value really holds, told by the base class itself: a class that lies about it is not asked.
BASES: dict[type, Callable[[Any], Any]] = {
    tuple: lambda value: tuple(tuple.__iter__(value)),
    list: lambda value: list(list.__iter__(value)),
    dict: lambda value: dict(dict.items(value)),
    set: lambda value: set(set.__iter__(value)),
    frozenset: lambda value: frozenset(frozenset.__iter__(value)),
    str: str.__str__,
    int: int.__index__,
    float: float.__float__,
}
LIBRARY = ("enum", "collections")

_BASES = type.__dict__["__mro__"].__get__
_MEMBERS = type.__dict__["__dict__"].__get__


def underlying(value: Any) -> Any:
    """The plain value that this one is, or itself when it is an object with methods of its own, or something else."""
    kind = type(value)
    if _is(kind, "fractions", "Fraction"):
        return _quotient(value)
    if _is(kind, "decimal", "Decimal"):
        return float(value)
    for one in _BASES(kind):
        if one in BASES:
            return BASES[one](value)
        if _has_methods(one):
            break
    return value


def _is(kind: type, module: str, name: str) -> bool:
    """Whether it is this kind of number, of a module that only those who use it import."""
    return kind is getattr(sys.modules.get(module), name, None)


def _has_methods(kind: type) -> bool:
    """Whether a test may want to call something of it: other ways to make one do not make it more than what it is."""
    members = _MEMBERS(kind)
    return members.get("__module__") not in LIBRARY and any(
        type(member) is types.FunctionType
        for name, member in members.items()
        if not str(name).startswith("_")
    )


def _quotient(value: Any) -> Any:
    """A fraction as a number, if its parts are ones."""
    top, bottom = value._numerator, value._denominator
    if type(top) is not int or type(bottom) is not int or not bottom:
        return value
    return top // bottom if top % bottom == 0 else top / bottom
