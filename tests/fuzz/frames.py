"""Frames that no honest worker sends: right ones that were damaged, and wrong ones that keep to the grammar of msgpack."""

from __future__ import annotations

import random
import struct
from collections.abc import Callable, Iterator
from functools import partial

import msgpack
from hypothesis import strategies as st

from grader.sandbox import wire

BATCH = 50  # frames made from one example
CODES = (-1, 0, *range(wire.TUPLE, wire.COMPLEX + 1), wire.COMPLEX + 1, 99, 127)
COUNTS = (0, 1, 2, 15, 16, 31, 255, 65_535, 65_536, 2**31, 2**32 - 1)
DTYPES = (
    "<i8",
    "<f8",
    "|b1",
    "<U1",
    "<U3",
    "<c16",
    "<u2",
    "|O",
    "<M8[s]",
    "<V8",
    "<U99999999",
    "i4,O",
    "",
    ">i4",
    "<i3",
    "<f2",
)

# -- by the grammar ---------------------------------------------------------------------------------------

numbers = st.integers(-(2**63), 2**64 - 1) | st.floats() | st.sampled_from([0, -1, 2**53, float("nan")])
scalars = st.none() | st.booleans() | numbers | st.text(max_size=8) | st.binary(max_size=12)
packed = scalars.map(partial(msgpack.packb, unicode_errors="surrogatepass"))


def header(kinds: tuple[int, int], count: int, small: int = 0, few: int = 0) -> bytes:
    """The beginning of an array, a map or a text of so many parts."""
    if count < few:
        return bytes([small | count])
    return struct.pack(">BH", kinds[0], count) if count < 1 << 16 else struct.pack(">BI", kinds[1], count)


def array(parts: list[bytes], count: int | None = None) -> bytes:
    """An array; `count` may lie."""
    return header((0xDC, 0xDD), len(parts) if count is None else count, 0x90, 16) + b"".join(parts)


def mapping(parts: list[bytes], count: int | None = None) -> bytes:
    """A map of keys and values one after the other."""
    return header((0xDE, 0xDF), len(parts) // 2 if count is None else count, 0x80, 16) + b"".join(parts)


def extension(code: int, body: bytes, size: int | None = None) -> bytes:
    """An extension; `size` may lie."""
    return struct.pack(">BIb", 0xC9, len(body) if size is None else size, code) + body


lies = st.sampled_from([None] * 5 * len(COUNTS) + list(COUNTS))
bodies = st.tuples(
    st.sampled_from(DTYPES), st.lists(st.integers(-2, 2**33), max_size=9), st.binary(max_size=64)
).map(lambda body: msgpack.packb(list(body)))


def grown(inner: st.SearchStrategy[bytes]) -> st.SearchStrategy[bytes]:
    """Values that hold others."""
    parts = st.lists(inner, max_size=5)
    codes = st.sampled_from(CODES)
    return (
        st.builds(array, parts, lies)
        | st.builds(mapping, parts, lies)
        | st.builds(extension, codes, inner | bodies | parts.map(array) | st.binary(max_size=24), lies)
        | st.builds(extension, st.just(wire.ARRAY), bodies)
        | st.builds(lambda part, depth: b"\x91" * depth + part, inner, st.integers(1, 200))
        | st.builds(nested, inner, st.integers(1, 60))
    )


def nested(body: bytes, depth: int) -> bytes:
    """Tuples in tuples."""
    for _ in range(depth):
        body = extension(wire.TUPLE, array([body]))
    return body


values = st.recursive(packed | packed | packed | st.binary(max_size=16), grown, max_leaves=8)
news = st.sampled_from(["id", "at", "reply", "refused", "callback", "input", "args", "values", "status"]).map(
    msgpack.packb
)
messages = st.lists(st.tuples(news, values).map(b"".join), max_size=4).map(
    lambda pairs: header((0xDE, 0xDF), len(pairs), 0x80, 16) + b"".join(pairs)
)

# -- right ones, damaged ----------------------------------------------------------------------------------

plain = st.recursive(
    scalars | st.integers() | st.complex_numbers(),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.tuples(inner, inner)
        | st.dictionaries(st.text(max_size=4) | st.integers(), inner, max_size=3)
        | st.frozensets(st.integers() | st.text(max_size=4), max_size=4)
    ),
    max_leaves=8,
)
right = plain.map(lambda value: wire.dumps({"id": 1, "reply": value}))
frames = right | messages | values


def damaged(frame: bytes, seed: int) -> Iterator[bytes]:
    """The frame, then variants of it that lost, gained or changed a few bytes."""
    rng = random.Random(seed)
    yield frame
    for _ in range(BATCH - 1):
        data = bytearray(frame)
        for _ in range(rng.choice((1, 1, 1, 2, 4))):
            rng.choice(DAMAGES)(data, rng)
        yield bytes(data)


def _flip(data: bytearray, rng: random.Random) -> None:
    if data:
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)


def _replace(data: bytearray, rng: random.Random) -> None:
    if data:
        data[rng.randrange(len(data))] = rng.choice(MARKS)


def _insert(data: bytearray, rng: random.Random) -> None:
    place = rng.randrange(len(data) + 1)
    data[place:place] = bytes([rng.choice(MARKS)]) * rng.choice((1, 1, 2, 40))


def _cut(data: bytearray, rng: random.Random) -> None:
    del data[rng.randrange(len(data) + 1) :]


def _repeat(data: bytearray, rng: random.Random) -> None:
    start = rng.randrange(len(data) + 1)
    data += data[start : start + rng.randrange(64)]


def _count(data: bytearray, rng: random.Random) -> None:
    """A number of four bytes somewhere, which may be a count."""
    place = rng.randrange(len(data) + 1)
    data[place : place + 4] = struct.pack(">I", rng.choice(COUNTS))


DAMAGES: tuple[Callable[[bytearray, random.Random], None], ...] = (
    _flip,
    _replace,
    _insert,
    _cut,
    _repeat,
    _count,
)
MARKS = bytes([0x00, 0x7F, 0x80, 0x8F, 0x90, 0x91, 0x9F, 0xA1, 0xBF, *range(0xC0, 0xE0), 0xFF])
