"""SUTOM, where the first letter is given: what the entropy strategy makes of every first letter.

Glossary (see also `strategies`)
    family   the words of one length that begin with the same letter: all that may be played, or be the secret
    row      a family's opening, the bits that it tells, and the guesses that the whole family takes
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log2

import numpy as np

from reference.strategies import Entropy, Game, Outcome, evaluate, make_game, split


@dataclass(frozen=True, eq=False)
class Row:
    """One first letter."""

    letter: str
    opening: str
    bits: float
    outcome: Outcome


def sutom_table(guesses: Sequence[str], secrets: Sequence[str]) -> list[Row]:
    """A row for each first letter of the secrets, in alphabetical order; every word has the same length."""
    return [row(letter, guesses, secrets) for letter in sorted({word[0] for word in secrets})]


def row(letter: str, guesses: Sequence[str], secrets: Sequence[str]) -> Row:
    """The row of one first letter."""
    game = make_game(
        [word for word in guesses if word[0] == letter], [word for word in secrets if word[0] == letter]
    )
    strategy = Entropy(game)
    opening = game.guesses[strategy(np.arange(len(game.secrets)), np.arange(len(game.guesses)))]
    return Row(letter, opening, bits(game, opening), evaluate(game, strategy, opening))


def bits(game: Game, guess: str) -> float:
    """The entropy of the reply to a guess, when every secret is as likely."""
    secrets = np.arange(len(game.secrets))
    sizes = [len(group) for group, _ in split(game, secrets, game.number(guess))]
    return sum(size / len(secrets) * log2(len(secrets) / size) for size in sizes)
