"""The wire: msgpack messages that carry plain data only, checked on the way out and on the way in."""

from __future__ import annotations

import math
import struct
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgpack
import numpy as np

from . import twins
from .kinds import underlying

Unknown = Callable[[Any], Any]

FRAME_BYTES = 1 << 20  # what a reply may weigh unless a test asks for more
DEPTH = 32
NODES = 300_000
NESTED = 2 * DEPTH  # what may come in: a value, and the message around it
INT_BITS = 1 << 13
TUPLE, SET, FROZENSET, BIG_INT, ODD_TEXT, ARRAY, HANDLE, COMPLEX = range(1, 9)
ARRAY_KINDS = "biufcU"
LONGEST_NUMBERS = {"f": 8, "c": 16}  # bytes
ARRAY_DIMENSIONS = 8


class WireError(Exception):
    """Bytes that are not a message of ours, or a value that is too large to be one."""


class TooLarge(WireError):
    """The value has too many parts, or weighs too much."""


class Handle:
    """The name of an object that stays on the other side. Equal to nothing but itself."""

    __slots__ = ("key", "type_name")

    def __init__(self, key: int, type_name: str) -> None:
        self.key = key
        self.type_name = type_name

    def __repr__(self) -> str:
        return f"<{self.type_name}>"


# -- on the way out ---------------------------------------------------------------------------------------


class _Plain:
    """Rewrites a value with what msgpack knows; a subclass is what its base class says, so that it cannot lie."""

    def __init__(self, unknown: Unknown) -> None:
        self.unknown = unknown
        self.nodes = NODES

    def __call__(self, value: Any, depth: int = DEPTH) -> Any:
        kind = type(value)
        if kind is str or kind is float or kind is bool or value is None:
            return _text(value) if kind is str and not value.isascii() else value
        if kind is int:
            return value if -(1 << 63) <= value < 1 << 64 else _big_int(value)
        self.nodes -= 4  # an empty list takes as much room as a few numbers
        if depth == 0 or self.nodes < 0:
            raise TooLarge("valeur trop profonde ou trop longue")
        return self._container(kind, value, depth - 1)

    def _container(self, kind: type, value: Any, depth: int) -> Any:
        if kind is list:
            return self._items(value, depth)
        if kind is tuple:
            return msgpack.ExtType(TUPLE, msgpack.packb(self._items(value, depth)))
        if kind in DICTIONARIES:
            pairs = list(dict.items(value))
            self._count(pairs)
            return {self(key, depth): self(item, depth) for key, item in pairs}
        if kind is set or kind is frozenset:
            code = SET if kind is set else FROZENSET
            return msgpack.ExtType(code, msgpack.packb(self._items(kind.__iter__(value), depth)))
        return self._scientific(kind, value, depth)

    def _items(self, values: Iterable[Any], depth: int) -> list[Any]:
        items = list(values)
        self._count(items)
        return [self(item, depth) for item in items]

    def _count(self, items: list[Any]) -> None:
        self.nodes -= len(items)
        if self.nodes < 0:
            raise TooLarge("valeur trop longue")

    def _scientific(self, kind: type, value: Any, depth: int) -> Any:
        if kind is complex:
            return msgpack.ExtType(COMPLEX, struct.pack("<dd", value.real, value.imag))
        if kind is bytes:
            return value
        if kind is np.ndarray:
            return self._array(value, depth)
        if kind in NUMPY_SCALARS:
            return self(np.generic.item(_shortened(value)), depth)
        if kind is Handle:
            return _handle(value)
        plainer = underlying(value)
        found = self.unknown(value) if plainer is value else plainer
        return _handle(found) if type(found) is Handle else self(found, depth)

    def _array(self, value: Any, depth: int) -> Any:
        if value.dtype.kind not in ARRAY_KINDS or value.dtype.names:
            return self(np.ndarray.tolist(value), depth)
        if value.nbytes > FRAME_BYTES or _has_too_many(value.shape):
            raise TooLarge("tableau trop grand")
        value = _shortened(value)
        body = [value.dtype.newbyteorder("<").str, list(value.shape), _little(value).tobytes()]
        return msgpack.ExtType(ARRAY, msgpack.packb(body))


def _shortened(value: Any) -> Any:
    """Numbers of more than 64 bits as usual ones: each may take thousands of digits to write, and many are twins."""
    kind = value.dtype.kind
    if value.dtype.itemsize <= LONGEST_NUMBERS.get(kind, FRAME_BYTES):
        return value
    with np.errstate(all="ignore"):
        return value.astype(np.float64 if kind == "f" else np.complex128)


def _has_too_many(shape: Sequence[int]) -> bool:
    """Whether an array of this shape is too many lists or items: one without items may be many empty lists."""
    lists = math.prod(max(size, 1) for size in shape[:-1])
    cells = lists * max((1, *shape[-1:]))  # of any array that is made of it by a sum along one side
    return cells > FRAME_BYTES or lists > (NODES if math.prod(shape) else NODES // 4)


DICTIONARIES = frozenset({dict, Counter, defaultdict, OrderedDict})
NUMPY_SCALARS = frozenset(np.sctypeDict.values()) - {np.object_, np.void, np.bytes_}


def _little(value: Any) -> Any:
    return value.astype(value.dtype.newbyteorder("<"), order="C", copy=False)


def _text(value: str) -> Any:
    try:
        value.encode()
    except UnicodeEncodeError:
        return msgpack.ExtType(ODD_TEXT, value.encode("utf-8", "surrogatepass"))
    return value


def _big_int(value: int) -> Any:
    if value.bit_length() > INT_BITS:
        raise TooLarge("nombre trop grand")
    return msgpack.ExtType(BIG_INT, value.to_bytes(value.bit_length() // 8 + 1, "little", signed=True))


def _handle(value: Handle) -> Any:
    return msgpack.ExtType(HANDLE, msgpack.packb([value.key, value.type_name[:80]]))


def _refuse(value: Any) -> Any:
    raise WireError(f"type sans forme simple : {type(value).__name__[:80]}")


def plain(value: Any, unknown: Unknown = _refuse) -> Any:
    """The value as msgpack can write it; `unknown` turns any other object into a Handle or a plain value.

    Raises TooLarge when the value is too deep or has too many parts.
    """
    try:
        return _Plain(unknown)(value)
    except (ValueError, OverflowError, RecursionError, RuntimeError) as error:
        raise TooLarge(type(error).__name__) from None


def pack(ready: Any, limit: int = FRAME_BYTES) -> bytes:
    """The bytes of what `plain` made; TooLarge when they are more than `limit`."""
    data: bytes = msgpack.packb(ready, strict_types=True)
    if len(data) > limit:
        raise TooLarge("valeur trop longue")
    return data


def dumps(value: Any, unknown: Unknown = _refuse, limit: int = FRAME_BYTES) -> bytes:
    """The bytes of a plain value, in one step."""
    return pack(plain(value, unknown), limit)


# -- on the way in ----------------------------------------------------------------------------------------


def loads(data: bytes) -> Any:
    """The value that `dumps` wrote; anything else is a WireError, in bounded time and memory."""
    odd: list[Any] = []
    value = _unpack(data, DEPTH, odd)
    _check_nesting(value)
    if twins.are_many(odd):
        raise WireError("too many equal hashes")
    return value


def _check_nesting(value: Any) -> None:
    """Whoever reads a value may then call itself for each level of it, and be done soon."""
    layer, seen = [value], 0
    for _level in range(NESTED):
        layer = [part for whole in layer for part in _parts(whole) if type(part) in CONTAINERS]
        seen += len(layer)
        if not layer:
            return
        if seen > NODES:
            break
    raise WireError("too many lists, or too deep")


def _parts(whole: Any) -> Iterable[Any]:
    if type(whole) is dict:
        return whole.values()
    return whole if type(whole) in CONTAINERS else ()


CONTAINERS = frozenset({list, tuple, dict, set, frozenset})


def _unpack(data: bytes, depth: int, odd: list[Any]) -> Any:
    """The value; `odd` gets what msgpack alone does not write, among which many values may share one hash."""
    if depth == 0:
        raise WireError("extensions too deep")

    def extension(code: int, body: bytes) -> Any:
        value = _extension(code, body, depth - 1, odd)
        odd.extend(twins.numbers_in(value) if code == ARRAY else [value])
        return value

    try:
        return msgpack.unpackb(
            data, strict_map_key=False, object_pairs_hook=_dict, ext_hook=extension, timestamp=1
        )
    except WireError:
        raise
    except Exception as error:  # msgpack raises many kinds, MemoryError and RecursionError among them
        raise WireError(f"not a message: {type(error).__name__}") from None


def _extension(code: int, body: bytes, depth: int, odd: list[Any]) -> Any:
    if code in (TUPLE, SET, FROZENSET):
        items = _unpack(body, depth, odd)
        if type(items) is not list:
            raise WireError("a sequence was promised")
        if code != TUPLE and twins.share_a_hash(items):
            raise WireError("too many equal hashes")
        return (tuple, set, frozenset)[code - TUPLE](items)
    if code == BIG_INT and len(body) <= INT_BITS // 8 + 1:
        return int.from_bytes(body, "little", signed=True)
    if code == ODD_TEXT:
        return body.decode("utf-8", "surrogatepass")
    if code == COMPLEX and len(body) == 16:
        return complex(*struct.unpack("<dd", body))
    if code == HANDLE:
        return _read_handle(_unpack(body, depth, odd))
    if code == ARRAY:
        return _read_array(_unpack(body, depth, odd))
    raise WireError("unknown extension")


def _dict(pairs: list[tuple[Any, Any]]) -> dict[Any, Any]:
    if len(pairs) > twins.MOST and twins.share_a_hash([key for key, _value in pairs]):
        raise WireError("too many equal hashes")
    return dict(pairs)


def _read_handle(body: Any) -> Handle:
    if type(body) is not list or [type(part) for part in body] != [int, str] or len(body[1]) > 80:
        raise WireError("a handle was promised")
    key, name = body
    return Handle(key, name if name.isprintable() else "?")  # it is shown as it is


def _read_array(body: Any) -> Any:
    if type(body) is not list or [type(part) for part in body] != [str, list, bytes]:
        raise WireError("an array was promised")
    name, shape, data = body
    if len(shape) > ARRAY_DIMENSIONS or any(type(n) is not int or n < 0 for n in shape):
        raise WireError("an array of a strange shape")
    if _has_too_many(shape):
        raise WireError("an array too large")
    if name[:1] not in "<|" or name[1:2] not in ARRAY_KINDS or len(name) > 10:
        raise WireError("an array of a strange type")
    dtype = np.dtype(name)
    if dtype.itemsize > LONGEST_NUMBERS.get(dtype.kind, FRAME_BYTES):
        raise WireError("an array of too large items")
    array = np.frombuffer(data, dtype=dtype).reshape(shape).copy()
    if array.dtype.kind in "Ub" and array.size:
        array = np.array(array.tolist(), dtype=array.dtype)  # decodes each text, so that a bad one shows here
    return array
