"""The wire under fuzz: any bytes give plain values or the wire's own error, soon, in little memory.

`make fuzz` plays a million frames; the tests play a few thousands of the same.
"""

from __future__ import annotations

import os
import resource
import socket
import struct
import time

import msgpack
import numpy as np
import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from grader import reading
from grader.equality import canonical
from grader.program import Program
from grader.sandbox import wire
from grader.sandbox.channel import Channel
from grader.sandbox.wire import Handle, TooLarge, WireError
from tests.fuzz.frames import BATCH, damaged, frames

WANTED = int(os.environ.get("BAREME_FUZZ", "15000"))  # frames
ROUND = 500  # examples between two looks at the memory
FRAME_S = 1.0  # CPU for one frame
GROWTH_MB = 300
PLAIN = (type(None), bool, int, float, complex, str, bytes, Handle, np.ndarray)
PROGRAM = Program(("reponse",), ((1, "def reponse(mot, proposition):\n    return mot"),))
REFUSED = object()
LIMIT = 1 << 16  # bytes of a frame, where frames are read

usual = settings(
    max_examples=ROUND,
    database=None,
    deadline=None,
    phases=(Phase.generate,),
    suppress_health_check=list(HealthCheck),
)


def is_plain(value: object) -> bool:
    """Whether all in it is of a type that the wire carries."""
    waiting = [value]
    while waiting:
        one = waiting.pop()
        if type(one) is dict:
            waiting += [*one.keys(), *one.values()]
        elif type(one) in (list, tuple, set, frozenset):
            waiting += one
        elif type(one) not in PLAIN:
            return False
    return True


def decode(data: bytes) -> object:
    """The value of a frame, looked at as the grader does; REFUSED when it is none."""
    try:
        value = wire.loads(data)
    except WireError:
        return REFUSED
    assert is_plain(value)
    reply = value.get("reply") if type(value) is dict else value
    reading.findings(reply, PROGRAM)
    reading.outcome(reply, PROGRAM)
    for outcome in reading.outcomes(reply, 10, PROGRAM):
        canonical(outcome.value)
    try:
        again = wire.loads(wire.dumps(value, _no_handle))
    except TooLarge:
        return value
    assert canonical(again) == canonical(value)
    return value


def _no_handle(value: object) -> object:
    raise AssertionError(f"{type(value)} came in")


def memory_mb() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10


class Tally:
    """How many frames were decoded, how many of them held something, and the longest time."""

    def __init__(self) -> None:
        self.frames = self.read = 0
        self.longest = 0.0
        self.before = memory_mb()

    def decode(self, data: bytes) -> None:
        """Decode one more."""
        begun = time.process_time()
        self.read += decode(data) is not REFUSED
        spent = time.process_time() - begun
        self.frames += 1
        self.longest = max(self.longest, spent)
        assert spent < FRAME_S, data[:200]

    def __str__(self) -> str:
        return (
            f"{self.frames} frames, {self.read} of them messages, the longest {1000 * self.longest:.1f} ms, "
            f"memory +{memory_mb() - self.before} MB"
        )


@pytest.fixture(scope="module")
def tally():
    decode(b"\x90")
    counted = Tally()
    yield counted
    print(f"\n{counted}")


@pytest.mark.parametrize("number", range(max(1, WANTED // (ROUND * BATCH))))
def test_any_frame_gives_plain_values_or_the_wires_error(tally, number):
    @seed(number)
    @settings(usual, max_examples=min(ROUND, max(1, WANTED // BATCH)))
    @given(frames, st.integers(0, 2**32))
    def play(frame, damage):
        for data in damaged(frame, damage):
            tally.decode(data)

    play()
    assert memory_mb() - tally.before < GROWTH_MB


@st.composite
def streams(draw):
    """What a worker may write, in the pieces in which it arrives."""
    data = b"".join(
        struct.pack("<I", draw(st.sampled_from([len(body)] * 6 + [0, 1, LIMIT, LIMIT + 1, 2**31, 2**32 - 1])))
        + body
        for body in draw(st.lists(st.binary(max_size=40), max_size=6))
    )
    data += draw(st.binary(max_size=5))
    cuts = sorted(draw(st.lists(st.integers(0, len(data)), max_size=8)))
    return [data[start:end] for start, end in zip([0, *cuts], [*cuts, len(data)], strict=True)]


@seed(20)
@settings(usual, max_examples=max(300, WANTED // 50))
@given(streams())
def test_any_stream_gives_the_frames_that_it_announces_then_an_error_or_its_end(pieces):
    ours, theirs = socket.socketpair()
    with ours, theirs:
        channel, whole, read = Channel(ours), b"".join(pieces), []
        try:
            for piece in [*filter(None, pieces), None]:
                theirs.sendall(piece) if piece else theirs.shutdown(socket.SHUT_WR)
                channel.fill()
                while (frame := channel.take(LIMIT)) is not None:
                    read.append(frame)
        except (WireError, EOFError):
            pass
        else:
            raise AssertionError("the stream has no end")
    assert (
        b"".join(struct.pack("<I", len(frame)) + frame for frame in read)
        == whole[: sum(len(f) + 4 for f in read)]
    )
    assert len(channel.pending) <= len(whole)
    left = whole[sum(len(frame) + 4 for frame in read) :]
    assert len(left) < 4 or (size := struct.unpack("<I", left[:4])[0]) > LIMIT or len(left) < size + 4


@pytest.mark.parametrize(
    "data",
    [
        b"\x91" * (1 << 20),
        b"\x81\xa1a" * 300_000,
        b"\xdd\xff\xff\xff\xff" * 200_000,
        b"\xdf\xff\xff\xff\xff" * 200_000,
        b"\xc9\xff\xff\xff\xff\x06" * 150_000,
        b"\xdd\x00\x0f\xff\xff" + b"\x90" * ((1 << 20) - 1),
        b"\xdd\x00\x05\x55\x55" + b"\xd4\x01\x90" * 0x55555,
        b"\xdd\x00\x03\xff\xff" + b"\xc7\x00\x05" * 0x3FFFF,
        b"\xde\xff\xff" + b"".join(b"\xce" + struct.pack(">I", n) + b"\x90" for n in range(65_535)),
        b"\xdb\x00\x0f\xff\xf0" + b"\xff" * 0xFFFF0,
        b"\xc6\x00\x0f\xff\xf0" + b"\xff" * 0xFFFF0,
        b"\xd6\xff\x00\x00\x00\x01" * 170_000,
    ],
    ids=[
        "arrays in arrays", "maps in maps", "array bombs", "map bombs", "extension bombs", "a million empty arrays",
        "extensions", "empty texts", "a map of lists", "bad text", "bytes", "dates"
    ],
)  # fmt: skip
def test_costliest_frame_of_each_kind_is_cheap(data):
    assert len(data) <= wire.FRAME_BYTES + 64
    before, begun = memory_mb(), time.process_time()
    decode(data)
    assert time.process_time() - begun < 3
    assert memory_mb() - before < GROWTH_MB


@pytest.mark.parametrize("shape", [[355_937, 0], [500_000, 1], [0, 2**40], [0, 2**40, 2], [2**21]])
def test_array_that_stands_for_too_many_lists_or_items_is_refused(shape):
    body = msgpack.packb(["|b1", shape, bytes(int(np.prod(shape)))])
    assert decode(msgpack.packb(msgpack.ExtType(wire.ARRAY, body))) is REFUSED


@pytest.mark.parametrize("shape", [[300_000, 1], [70_000, 0], [0, 2**20], [512, 512, 3]])
def test_array_of_many_rows_comes_in(shape):
    body = msgpack.packb(["|b1", shape, bytes(int(np.prod(shape)))])
    assert decode(msgpack.packb(msgpack.ExtType(wire.ARRAY, body))).shape == tuple(shape)
