"""The wire: plain data arrives as it left, and nothing else ever does."""

import contextlib
import enum
import math
import socket
import struct
from collections import Counter, OrderedDict, defaultdict, namedtuple
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import NamedTuple

import msgpack
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grader.sandbox import wire
from grader.sandbox.channel import Channel
from grader.sandbox.wire import Handle, TooLarge, WireError, dumps, loads

ROUND = [
    None, True, False, 0, -1, 1 << 63, -(1 << 63), 1 << 64, -(1 << 70), 1 << 8000, 0.5, -0.0, math.inf, "", "é\n",
    "\ud800", "a" * 1000, b"\x00\xff", 1 + 2j, [], [1, [2, [3]]], (), (1, (2,)), {}, {"a": 1, 2: [3], (1, 2): "t"},
    set(), {1, 2}, frozenset({"a"}), [True, 1, 1.0], {None: None},
]  # fmt: skip


@pytest.mark.parametrize("value", ROUND, ids=lambda value: repr(value)[:20])
def test_plain_value_arrives_as_it_left(value):
    back = loads(dumps(value))
    assert back == value
    assert type(back) is type(value)


def test_not_a_number_arrives():
    assert math.isnan(loads(dumps(math.nan)))


def test_types_inside_containers_are_exact():
    back = loads(dumps([True, 1, 1.0, (1,), {1}]))
    assert [type(one) for one in back] == [bool, int, float, tuple, set]


@pytest.mark.parametrize(
    "array",
    [
        np.array([1, 2, 3]),
        np.zeros((26, 5)),
        np.array([[True], [False]]),
        np.array(["a", "été"]),
        np.array([]),
        np.array(7),
        np.array([1 + 2j]),
        np.arange(12, dtype=">i2").reshape(3, 4),
        np.arange(12).reshape(3, 4).T,
        np.arange(10)[::2],
    ],
    ids=[
        "int",
        "matrix",
        "bool",
        "text",
        "empty",
        "no dimension",
        "complex",
        "big endian",
        "transposed",
        "sliced",
    ],
)
def test_array_arrives_with_its_shape_and_values(array):
    back = loads(dumps(array))
    assert type(back) is np.ndarray
    assert back.shape == array.shape
    assert back.dtype.kind == array.dtype.kind
    assert np.array_equal(back, array)
    assert back.flags.writeable


def test_array_of_objects_arrives_as_a_list_of_what_it_holds():
    assert loads(dumps(np.array([1, "a", None], dtype=object))) == [1, "a", None]
    assert loads(dumps(np.array([["a", 1], ["b", 2]], dtype=object))) == [["a", 1], ["b", 2]]
    assert loads(dumps(np.array(None, dtype=object))) is None


@pytest.mark.parametrize(
    ("scalar", "plain"),
    [
        (np.True_, True),
        (np.int8(3), 3),
        (np.uint64(1 << 63), 1 << 63),
        (np.float32(0.5), 0.5),
        (np.str_("é"), "é"),
    ],
)
def test_numpy_scalar_arrives_as_pythons(scalar, plain):
    back = loads(dumps([scalar]))[0]
    assert back == plain
    assert type(back) is type(plain)


class Liar(int):
    """Says that it is equal to everything."""

    def __eq__(self, other):
        return True

    __hash__ = int.__hash__


@dataclass
class Point:
    x: int


Pair = namedtuple("Pair", "a b")


class Guess(NamedTuple):
    word: str
    count: int


class Sign(enum.IntEnum):
    GREY = 0


class Tile(enum.StrEnum):
    GREEN = "vert"


class Slippery(list):
    """A list that shows something else than what it holds, and is equal to everything."""

    def __iter__(self):
        return iter([42])

    def __len__(self):
        return 1

    def __eq__(self, other):
        return True


class Whisper(str):
    def __str__(self):
        return "rouge"

    def __eq__(self, other):
        return True

    __hash__ = str.__hash__


class Team(list):
    """An object with a method, which a test may want to call."""

    def captain(self):
        return self[0]


@pytest.mark.parametrize(
    "value",
    [Point(1), Team(["a"]), object(), len, int, range(3), iter([]), np.ma.array([1])],
)
def test_no_object_of_another_type_leaves_even_deep_inside(value):
    with pytest.raises(WireError, match="type sans forme simple"):
        dumps([{"a": (value,)}])


@pytest.mark.parametrize(
    "value",
    [Counter("aab"), defaultdict(list, {"a": [1]}), OrderedDict(b=1, a=2)],
    ids=lambda value: type(value).__name__,
)
def test_dictionaries_of_the_standard_library_leave_as_plain_ones(value):
    assert (received := loads(dumps(value))) == dict(value)
    assert type(received) is dict


@pytest.mark.parametrize(
    ("value", "held"),
    [
        (Pair(1, 2), (1, 2)),
        (Guess("arbre", 3), ("arbre", 3)),
        (Sign.GREY, 0),
        (Tile.GREEN, "vert"),
        (Fraction(5, 2), 2.5),
        (Fraction(4, 2), 2),
        (Decimal("2.5"), 2.5),
        (type("Words", (list,), {})(["a"]), ["a"]),
        (type("Counts", (Counter,), {})("aab"), {"a": 2, "b": 1}),
        (type("Chosen", (set,), {})({1}), {1}),
        (type("Score", (float,), {})(0.5), 0.5),
    ],
    ids=lambda value: type(value).__name__,
)
def test_value_that_is_a_plain_one_under_another_name_leaves_as_it(value, held):
    (received,) = loads(dumps([value]))
    assert received == held
    assert type(received) is type(held)


@pytest.mark.parametrize(
    ("value", "held"),
    [(Liar(3), 3), (Slippery(["a", "b"]), ["a", "b"]), (Whisper("noir"), "noir"), ((Slippery(),), ([],))],
    ids=["int", "list", "str", "nested"],
)
def test_class_that_lies_about_its_value_gains_nothing(value, held):
    received = loads(dumps(value))
    assert received == held
    assert type(received) is type(held)


def test_fraction_with_forged_parts_is_no_number():
    forged = Fraction(1, 2)
    forged._numerator = Liar(3)
    with pytest.raises(WireError):
        dumps(forged)


def test_unknown_objects_leave_as_handles_when_the_sender_keeps_them():
    kept = []

    def keep(value):
        kept.append(value)
        return Handle(len(kept), type(value).__name__)

    back = loads(dumps([Point(1), 2], keep))
    assert (back[0].key, back[0].type_name, back[1]) == (1, "Point", 2)
    assert kept == [Point(1)]


def test_handle_is_equal_to_nothing_but_itself():
    one = Handle(1, "Point")
    assert one == one
    assert one != Handle(1, "Point")
    assert one != 1
    assert repr(one) == "<Point>"


def _deep():
    value = []
    for _level in range(100):
        value = [value]
    return value


def _loop():
    value = []
    value.append(value)
    return value


@pytest.mark.parametrize(
    "value",
    [
        _deep(),
        _loop(),
        [0] * 400_000,
        1 << 10_000,
        "a" * (1 << 21),
        np.zeros(1 << 20),
        {n: [n] for n in range(200_000)},
    ],
    ids=["deep", "in itself", "long", "big number", "long text", "big array", "many parts"],
)
def test_value_that_is_too_large_is_refused(value):
    with pytest.raises(TooLarge):
        dumps(value)


BAD = {
    "nothing": b"",
    "half": dumps([1, 2, 3])[:-1],
    "two": dumps(1) + dumps(2),
    "promise of more": b"\xdd\xff\xff\xff\xff",
    "unknown extension": msgpack.packb(msgpack.ExtType(99, b"")),
    "tuple of a number": msgpack.packb(msgpack.ExtType(wire.TUPLE, msgpack.packb(3))),
    "set of lists": msgpack.packb(msgpack.ExtType(wire.SET, msgpack.packb([[1]]))),
    "long integer": msgpack.packb(msgpack.ExtType(wire.BIG_INT, b"\xff" * 100_000)),
    "complex cut short": msgpack.packb(msgpack.ExtType(wire.COMPLEX, b"\x00" * 9)),
    "handle without a name": msgpack.packb(msgpack.ExtType(wire.HANDLE, msgpack.packb([1]))),
    "handle with a long name": msgpack.packb(msgpack.ExtType(wire.HANDLE, msgpack.packb([1, "x" * 81]))),
    "list as a key": msgpack.packb({(1,): 2}),
    "bad text": b"\xa2\xff\xff",
}


@pytest.mark.parametrize("data", BAD.values(), ids=BAD.keys())
def test_bytes_that_are_no_message_are_refused(data):
    with pytest.raises(WireError):
        loads(data)


def test_moment_in_time_which_we_never_send_arrives_as_a_mere_number():
    assert type(loads(msgpack.packb([msgpack.Timestamp(1)]))[0]) is float


@pytest.mark.parametrize(
    "body",
    [
        ["<i8", [2], b"\x00" * 8],
        ["<i8", [-1], b"\x00" * 8],
        ["<i8", [1 << 40, 0], b""],
        ["<i8", [1] * 9, b"\x00" * 8],
        ["|O", [1], b"\x00" * 8],
        ["<M8[s]", [1], b"\x00" * 8],
        ["<V8", [1], b"\x00" * 8],
        ["<U1", [1], b"\xff\xff\xff\xff"],
        ["i4,O", [1], b"\x00" * 12],
        ["<i8", ["a"], b""],
    ],
    ids=[
        "short", "negative", "vast", "many dimensions", "objects", "dates", "records", "bad text", "fields", "no number"
    ],
)  # fmt: skip
def test_array_that_is_none_is_refused(body):
    with pytest.raises(WireError):
        loads(msgpack.packb(msgpack.ExtType(wire.ARRAY, msgpack.packb(body))))


def test_extensions_inside_extensions_are_bounded():
    data = msgpack.packb(1)
    for _level in range(100):
        data = msgpack.packb(
            [msgpack.ExtType(wire.TUPLE, data if data[:1] == b"\x91" else msgpack.packb([1]))]
        )
    with pytest.raises(WireError):
        loads(data)


@settings(max_examples=300)
@given(st.binary(max_size=200))
def test_any_bytes_give_a_value_or_a_wire_error(data):
    with contextlib.suppress(WireError):
        loads(data)


PLAIN = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text()
    | st.binary(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.tuples(inner, inner)
        | st.dictionaries(st.text() | st.integers(), inner, max_size=4)
        | st.frozensets(st.integers() | st.text(), max_size=4)
    ),
    max_leaves=20,
)


@given(PLAIN)
def test_any_plain_value_makes_the_journey(value):
    assert loads(dumps(value)) == value


# -- frames -----------------------------------------------------------------------------------------------


@pytest.fixture
def ends():
    one, other = socket.socketpair()
    with one, other:
        yield Channel(one), Channel(other)


def test_frames_arrive_whole_and_in_order(ends):
    ours, theirs = ends
    frames = [b"", b"a", b"b" * 100_000]
    for frame in frames:
        ours.send(frame)
    assert [theirs.receive() for _frame in frames] == frames


def test_frame_that_comes_in_pieces_is_put_together(ends):
    ours, theirs = ends
    data = struct.pack("<I", 5) + b"hello"
    for start in range(len(data)):
        assert theirs.take() is None
        ours.sock.sendall(data[start : start + 1])
        theirs.fill()
    assert theirs.take() == b"hello"


def test_frame_that_promises_too_much_is_refused_before_it_is_read(ends):
    ours, theirs = ends
    ours.sock.sendall(struct.pack("<I", 1 << 30))
    with pytest.raises(WireError, match="too long"):
        theirs.receive()


def test_other_side_gone_is_an_end_of_file(ends):
    ours, theirs = ends
    ours.sock.sendall(b"\x05\x00")
    ours.close()
    with pytest.raises(EOFError):
        theirs.receive()


def _twins(count):
    """Numbers and tuples that all have one hash."""
    return [complex(-1000003.0 * n, n) for n in range(1, count + 1)]


@pytest.mark.parametrize(
    "value",
    [
        _twins(300),
        [_twins(150), _twins(300)[150:]],
        np.array(_twins(300)),
        [2**64 + n * (2**61 - 1) for n in range(300)],
        {"a": [(1, one) for one in _twins(300)]},
    ],
    ids=["list", "lists", "array", "integers", "tuples"],
)
def test_values_of_which_a_set_would_be_slow_to_make_are_refused(value):
    with pytest.raises(WireError):
        loads(dumps(value))


@pytest.mark.parametrize(
    "value",
    [
        _twins(150),
        [_twins(1)[0]] * 5000,
        [(1, 2), ([3],)] * 500,
        [2**70] * 500,
        [(n, n) for n in range(5000)],
    ],
)
def test_values_that_are_equal_or_few_may_share_a_hash(value):
    assert loads(dumps(value)) == value


@pytest.mark.parametrize(
    "shape", [(0, 2**60), (2**40, 0), (0, 10**9, 10**9), (1, 0, 2**31), (0, 75_000, 10**6)]
)
def test_array_of_which_a_sum_would_be_enormous_is_refused(shape):
    body = msgpack.packb(["<f8", list(shape), b""])
    with pytest.raises(WireError):
        loads(msgpack.packb(msgpack.ExtType(wire.ARRAY, body)))


@pytest.mark.parametrize(
    ("value", "plain"),
    [
        (np.longdouble(3.5), 3.5),
        (np.clongdouble(2 + 1j), 2 + 1j),
        ([np.longdouble("1e4900"), np.longdouble("1e-4900")], [math.inf, 0.0]),
    ],
)
def test_number_of_more_than_64_bits_arrives_as_a_usual_one(value, plain):
    assert loads(dumps(value)) == plain
    array = loads(dumps(np.array(value)))
    assert (array.tolist(), array.itemsize) == (plain, 8 * (1 + np.iscomplexobj(array)))


def test_number_of_more_than_64_bits_is_refused_on_the_way_in():
    """Each of a frame's 65,000 would be written with 5,000 digits."""
    with pytest.raises(WireError):
        loads(msgpack.packb(msgpack.ExtType(wire.ARRAY, msgpack.packb(["<f16", [1], b"\xff" * 16]))))
