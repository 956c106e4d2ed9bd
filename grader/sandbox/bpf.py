"""The pieces of a seccomp program: blocks of instructions, put one after the other."""

from __future__ import annotations

import errno
import struct
from collections.abc import Iterable, Sequence
from typing import NamedTuple

ALLOW = 0x7FFF0000
KILL = 0x80000000
REFUSE = 0x00050000 | errno.EPERM
UNKNOWN = 0x00050000 | errno.ENOSYS

_LOAD, _AND, _RETURN, _IF_EQUAL, _IF_AT_LEAST = 0x20, 0x54, 0x06, 0x15, 0x35
_NUMBER, _ARCHITECTURE, _ARGUMENTS = 0, 4, 16  # offsets in struct seccomp_data
_FAIL = 255  # a jump that `when` resolves once it knows how far the end of its conditions is
_LOW = 0xFFFFFFFF


class Instruction(NamedTuple):
    """One struct sock_filter."""

    code: int
    if_true: int
    if_false: int
    k: int


Block = list[Instruction]


def verdict(action: int) -> Block:
    """The block that always answers the same."""
    return [Instruction(_RETURN, 0, 0, action)]


def masked(argument: int, mask: int, value: int) -> Block:
    """Holds when (argument & mask) == value, on all 64 bits of the register."""
    return [
        *_half(argument, 4, mask >> 32, value >> 32),
        *_half(argument, 0, mask & _LOW, value & _LOW),
    ]


def one_of(argument: int, values: Sequence[int]) -> Block:
    """Holds when the argument is one of these 32-bit values, the rest of the register being zero."""
    last = len(values) - 1
    tests = [
        Instruction(_IF_EQUAL, last - i, _FAIL if i == last else 0, value) for i, value in enumerate(values)
    ]
    return [*_half(argument, 4, _LOW, 0), _load(_ARGUMENTS + 8 * argument), *tests]


def when(*conditions: Block) -> Block:
    """Allow when every condition holds; otherwise go on to the instruction that follows the block."""
    steps = [*(step for condition in conditions for step in condition), *verdict(ALLOW)]
    return [
        step._replace(if_false=len(steps) - i - 1) if step.if_false == _FAIL else step
        for i, step in enumerate(steps)
    ]


def either(*alternatives: Block) -> Block:
    """Allow when one of the `when` blocks does, refuse otherwise."""
    return [*(step for alternative in alternatives for step in alternative), *verdict(REFUSE)]


def program(architecture: int, starts: Sequence[tuple[int, Block]]) -> Block:
    """The whole program: `starts` gives, in order, the first number of each range and its block."""
    return [
        _load(_ARCHITECTURE),
        Instruction(_IF_EQUAL, 1, 0, architecture),
        *verdict(KILL),
        _load(_NUMBER),
        *_search(starts),
    ]


def packed(steps: Iterable[Instruction]) -> bytes:
    """The array of struct sock_filter that the kernel reads."""
    return b"".join(struct.pack("=HBBI", *step) for step in steps)


def _load(offset: int) -> Instruction:
    return Instruction(_LOAD, 0, 0, offset)


def _half(argument: int, offset: int, mask: int, value: int) -> Block:
    if mask == 0:
        return []
    narrow = [] if mask == _LOW else [Instruction(_AND, 0, 0, mask)]
    return [_load(_ARGUMENTS + 8 * argument + offset), *narrow, Instruction(_IF_EQUAL, 0, _FAIL, value)]


def _search(starts: Sequence[tuple[int, Block]]) -> Block:
    if len(starts) == 1:
        return starts[0][1]
    middle = len(starts) // 2
    below, above = _search(starts[:middle]), _search(starts[middle:])
    # A jump spans 255 instructions at most; a longer one would not fit its byte, and `packed` would fail.
    return [Instruction(_IF_AT_LEAST, len(below), 0, starts[middle][0]), *below, *above]
