"""A test with its fixtures made once: for the next copy it is only called, which costs a tenth of a full set-up."""

from __future__ import annotations

import inspect
import pickle
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from typing import Any

from grader.judgement import Sentence
from grader.results import TestVerdict
from grader.tongue import spaced
from grader.witness import Witness

PLAIN = (list, dict, set)


@dataclass(frozen=True)
class Label:
    """What is known of a test before it is played."""

    id: str
    function: str
    weight: Decimal  # among the tests of its question; 0 when its mark does not say
    words: str  # for the student

    def sentence(self, verdict: TestVerdict, message: str, witness: Witness, defect: str) -> Sentence:
        """What is known once it was played."""
        return Sentence(self.id, self.function, self.weight, verdict, message, witness, defect)


def label_of(item: Any) -> Label:
    """What this test says of itself."""
    lines = (item.function.__doc__ or "").strip().splitlines()
    words = spaced(lines[0]) if lines else ""
    return Label(item.name, getattr(item, "originalname", item.name), _weight(item), words)


def _weight(item: Any) -> Decimal:
    said = next((mark.args for mark in item.iter_markers("points")), (1,))
    try:
        weight = Decimal(str(said[0]))
    except (IndexError, InvalidOperation):
        return Decimal(0)
    return weight if weight.is_finite() and weight > 0 else Decimal(0)


@dataclass(frozen=True)
class Prepared:
    """The test function and the values of its fixtures; plain containers are kept as bytes, and are new each time."""

    function: Callable[..., None]
    values: Mapping[str, Any]
    containers: Mapping[str, bytes]
    dice: tuple[random.Random, ...]
    seed: str

    def call(self) -> None:
        """Play the test again."""
        reseed(self.dice, self.seed)
        self.function(
            **{**self.values, **{name: pickle.loads(data) for name, data in self.containers.items()}}
        )


def prepare(item: Any, seed: str) -> Prepared | None:
    """The item, whose fixtures have just been made without asking a copy anything; None when they must be made anew."""
    made = item.funcargs
    if any(inspect.isgeneratorfunction(fixture.func) for fixture in _fixtures(item)):
        return None
    wanted = {name: made[name] for name in item._fixtureinfo.argnames}
    try:
        containers = {name: pickle.dumps(value) for name, value in wanted.items() if type(value) in PLAIN}
    except Exception:
        return None
    return Prepared(item.obj, wanted, containers, dice_of(item), seed)


def dice_of(item: Any) -> tuple[random.Random, ...]:
    """The generators among the fixtures' values."""
    return tuple(value for value in item.funcargs.values() if type(value) is random.Random)


def reseed(dice: tuple[random.Random, ...], seed: str) -> None:
    """What a test draws does not depend on what its fixtures drew."""
    for die in dice:
        die.seed(seed)


def _fixtures(item: Any) -> list[Any]:
    found = item._fixtureinfo.name2fixturedefs.values()
    return [fixture for definitions in found for fixture in definitions]
