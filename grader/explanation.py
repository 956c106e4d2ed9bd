"""Explanation: which known wrong answer accounts for the wrong replies of a copy, wholly, nearly, or with another one."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass

from grader.replies import NOTHING, Readings, Replies

EVIDENCE = 5  # wrong replies that must be alike before a mistake is named
NEARLY = 0.9  # part of the wrong replies, of either, that are alike
RIVAL = 0.8  # another wrong answer so much alike makes the mistake unclear
POOR = 3  # so few different right replies, as true and false, that many are alike by chance
SHOWN = 2 / 3  # part of where a second mistake shows that must be seen
UNKNOWN = (
    1 / 3
)  # part of a wrong answer's wrong replies that may be missing: it stops there, or returns nothing


@dataclass(frozen=True)
class Account:
    """The wrong replies of a copy beside those of a known wrong answer."""

    asked: Set[str]  # calls that are compared
    same: Set[str]  # where both are wrong, and alike
    mine: Set[str]  # where the copy is wrong
    theirs: Set[str]  # where the wrong answer is wrong
    nothing: Set[str]  # where the copy gives no value

    @property
    def likeness(self) -> float:
        """From 0, nothing in common, to 1."""
        either = self.mine | self.theirs
        return len(self.same) / len(either) if either else 0.0

    @property
    def whole(self) -> bool:
        """Whether all that is wrong in the copy is explained."""
        return self.same == self.mine


def account(copy: Readings, known: Replies, right: Replies) -> Account | None:
    """The comparison; None with a wrong answer that says too little of what it does."""
    shared = copy.keys() & known.keys() & right.keys()
    silent = {call for call in shared if known[call] in NOTHING and known[call] not in copy[call]}
    wrong = {call for call in shared if known[call] != right[call]}
    if all(known[call] in NOTHING for call in shared) or len(silent) > UNKNOWN * len(wrong):
        return None
    asked = shared - silent
    mine = {call for call in asked if right[call] not in copy[call]}
    theirs = wrong & asked
    same = {call for call in mine & theirs if known[call] in copy[call]}
    nothing = {call for call in mine if copy[call] & NOTHING}
    return Account(asked, same, mine, theirs, nothing)


def accounts(copy: Readings, known: Mapping[str, Replies], right: Replies) -> dict[str, Account]:
    """The comparison with each wrong answer, by its name."""
    compared = ((name, account(copy, replies, right)) for name, replies in known.items())
    return {name: one for name, one in compared if one is not None}


def whole_explanation(found: Mapping[str, Account], right: Replies) -> str | None:
    """The only wrong answer that makes, but for a few calls at most, the very mistakes of the copy."""
    alike = [name for name, one in found.items() if one.likeness == 1]
    alike = alike or [name for name, one in found.items() if one.likeness >= RIVAL]
    if len(alike) != 1:
        return None
    one = found[alike[0]]
    enough = 1.0 if _poor(one, right) else NEARLY
    return alike[0] if one.whole and one.likeness >= enough and len(one.same) >= EVIDENCE else None


def double_explanation(found: Mapping[str, Account], right: Replies) -> tuple[str, ...]:
    """The mistake that explains the copy but where another one shows; both, if each does that for the other."""
    telling = {name: one for name, one in found.items() if not _poor(one, right)}
    pairs = {(name, other) for name in telling for other in telling if _leaves(found[name], found[other])}
    both = [pair for pair in pairs if pair[::-1] in pairs]
    if len(pairs) == 2 and both:
        return tuple(sorted(both[0]))
    sure = {name for name, _other in pairs if len(found[name].same) >= EVIDENCE}
    return tuple(sure) if len(sure) == 1 else ()


def _leaves(one: Account, other: Account) -> bool:
    """Whether all that the first mistake leaves to explain is where the second shows, and nearly all of that."""
    left = (one.mine | one.theirs) - one.same
    shown = other.theirs & one.asked
    return (
        1 < len(left) <= len(one.same)
        and left <= shown
        and left <= one.mine
        and not left & one.nothing
        and len(left) >= SHOWN * len(shown)
    )


def _poor(one: Account, right: Replies) -> bool:
    """Whether the right replies are so few that wrong ones are alike by chance."""
    return len({right[call] for call in one.asked}) <= POOR
