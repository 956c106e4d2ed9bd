"""An imprint: bytes that are the same for the same plain value only, quickly made; for comparing, not for sending."""

from __future__ import annotations

import marshal
from typing import Any

import msgpack
import numpy as np

UNSHARED = 2  # the last format of marshal that writes equal values alike, whoever else refers to them
TUPLE, SET, FROZENSET, ARRAY, COMPLEX, INT = range(6)


def imprint(value: Any) -> bytes:
    """The imprint of a value; ValueError when something in it is not plain.

    `marshal` alone takes an array for the bytes in its memory, whatever its shape and whatever they stand for;
    msgpack refuses arrays, and alone takes a tuple for a list.
    """
    try:
        return marshal.dumps(value, UNSHARED) + alike(value)
    except ValueError:
        return _in_full(value)


def alike(value: Any) -> bytes:
    """The same where a tuple is as good as a list; ValueError when there is more in it than lists and atoms."""
    try:
        data: bytes = msgpack.packb(value, unicode_errors="surrogatepass")
    except (TypeError, OverflowError, RecursionError) as error:
        raise ValueError(type(error).__name__) from None
    return data


def _in_full(value: Any) -> bytes:
    try:
        data: bytes = msgpack.packb(value, strict_types=True, default=_marked, unicode_errors="surrogatepass")
    except (TypeError, OverflowError, RecursionError) as error:
        raise ValueError(type(error).__name__) from None
    return data


def _marked(value: Any) -> msgpack.ExtType:
    """What msgpack does not write, or not in a way of its own."""
    kind = type(value)
    if kind is tuple:
        return msgpack.ExtType(TUPLE, _in_full([*value]))
    if kind is set or kind is frozenset:
        return msgpack.ExtType(SET if kind is set else FROZENSET, b"".join(sorted(map(_in_full, value))))
    if kind is np.ndarray and not value.dtype.hasobject:
        return msgpack.ExtType(ARRAY, _in_full([str(value.dtype.descr), *value.shape]) + value.tobytes())
    if kind is complex:
        return msgpack.ExtType(COMPLEX, _in_full([value.real, value.imag]))
    if kind is int:
        return msgpack.ExtType(INT, b"%x" % value)
    raise ValueError("not plain")
