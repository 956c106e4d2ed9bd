"""Habits: how wrong answers behave under the hidden tests, worked out once and then kept in the user's cache.

What is kept can only change the hint that a student reads, never a mark.
"""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import platformdirs

from grader.assignment import Assignment, Question
from grader.judgement import Judgement
from grader.likeness import APART, Behaviour, behaviour, behaviour_from_json, behaviour_to_json
from grader.replies import Replies, prints_only, replies
from grader.store import write_whole

KEPT = 24  # states of assignments whose habits are kept; the oldest go


@dataclass(frozen=True)
class Habit:
    """What the hidden tests of its question see of one wrong answer."""

    name: str
    signature: tuple[str, ...]
    behaviour: Behaviour
    replies: Replies  # only where a mistake is known by the replies
    prints: bool  # instead of returning

    def is_like(self, other: Habit) -> bool:
        """Whether the tests cannot tell them apart, by the replies or, where chance has a part, by what they look like."""
        if self.replies or other.replies:
            return self.signature == other.signature
        alike = self.behaviour.verdicts == other.behaviour.verdicts
        return alike and self.behaviour.likeness(other.behaviour) > 1 - APART


def habit(name: str, question: Question, judgement: Judgement) -> Habit:
    """The habit that this judgement shows."""
    given = replies(judgement) if question.diagnosis == "calls" else {}
    prints = prints_only(judgement, question.name)
    return Habit(name, judgement.signature, behaviour(judgement), given, prints)


@dataclass(frozen=True)
class HabitStore:
    """One file a question, in a folder named after all that the habits depend on."""

    folder: Path

    def read(self, question: str) -> list[Habit] | None:
        """The habits of the question's wrong answers; None when they are not known."""
        with suppress(OSError, ValueError, KeyError, TypeError):
            text = (self.folder / f"{question}.json").read_text(encoding="utf-8")
            return [_from_json(one) for one in json.loads(text)]
        return None

    def write(self, question: str, habits: Sequence[Habit]) -> None:
        """Keep them; where nothing can be kept, they are worked out again next time."""
        with suppress(OSError):
            if not self.folder.exists():
                self.folder.mkdir(parents=True)
                self._forget_the_oldest()
            text = json.dumps([_to_json(one) for one in habits], ensure_ascii=False)
            write_whole(self.folder / f"{question}.json", text)

    def _forget_the_oldest(self) -> None:
        folders = sorted(self.folder.parent.iterdir(), key=lambda path: path.stat().st_mtime)
        for folder in folders[:-KEPT]:
            shutil.rmtree(folder, ignore_errors=True)


def habit_store(assignment: Assignment, seed: int) -> HabitStore:
    """Where the habits of this state of the assignment are kept, for this seed and this very engine."""
    state = hashlib.sha256(f"{assignment.digest()}:{seed}:{engine()}".encode()).hexdigest()[:24]
    return HabitStore(Path(platformdirs.user_cache_dir("bareme", appauthor=False)) / "habits" / state)


@cache
def engine() -> str:
    """A fingerprint of the engine's code."""
    total = hashlib.sha256()
    for path in sorted(Path(__file__).parent.rglob("*.py")):
        total.update(path.read_bytes())
    return total.hexdigest()


def _to_json(one: Habit) -> dict[str, Any]:
    return {
        "name": one.name,
        "signature": list(one.signature),
        "behaviour": behaviour_to_json(one.behaviour),
        "replies": dict(one.replies),
        "prints": one.prints,
    }


def _from_json(data: Any) -> Habit:
    return Habit(
        data["name"],
        tuple(data["signature"]),
        behaviour_from_json(data["behaviour"]),
        dict(data["replies"]),
        data["prints"],
    )
