"""Le conseil d'un coup : le mot à jouer, et ce qu'il apprend, sur des listes de toutes les tailles."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from reference.sutom_information import (
    compute_pattern,
    decode_pattern,
    information,
    pattern_matrix,
    row_entropies,
)

CELLS = 20_000_000  # réponses calculées à la fois : la mémoire ne dépend pas de la longueur des listes
CLOSE = 1e-9

Turn = tuple[str, int]  # un mot joué et le code de sa réponse


@dataclass(frozen=True)
class Advice:
    """Un mot à jouer et, en bits, H(W), H(Y), H(W|Y), I(W;Y)."""

    guess: str
    bits: tuple[float, float, float, float]

    def __str__(self) -> str:
        names = ("H(W)", "H(Y)", "H(W|Y)", "I(W;Y)")
        # + 0.0 : pas de « -0.0000 »
        return "  ".join(
            f"{name}={round(value, 4) + 0.0:.4f}" for name, value in zip(names, self.bits, strict=True)
        )


def entropies(guesses: Sequence[str], candidates: Sequence[str]) -> np.ndarray:
    """H(Y) de chaque proposition."""
    rows = max(1, CELLS // len(candidates))
    parts = [guesses[start : start + rows] for start in range(0, len(guesses), rows)]
    return np.concatenate([row_entropies(pattern_matrix(part, candidates)) for part in parts])


def advise(guesses: Sequence[str], candidates: Sequence[str], few: int = 3) -> Advice:
    """La meilleure proposition ; la meilleure des candidats s'il en reste `few` ou moins."""
    pool = candidates if len(candidates) <= few else guesses
    bits = entropies(pool, candidates)
    return advice_for(pool[int(np.argmax(bits > bits.max() - CLOSE))], candidates)


def advice_for(guess: str, candidates: Sequence[str]) -> Advice:
    """Ce que l'on apprend en jouant ce mot."""
    return Advice(guess, information(pattern_matrix([guess], candidates)[0].tolist()))


def ranking(guesses: Sequence[str], candidates: Sequence[str], size: int = 5) -> list[tuple[str, float]]:
    """Les meilleures propositions, avec leur H(Y), les ex aequo dans l'ordre de la liste."""
    bits = entropies(guesses, candidates)
    best = np.argsort(-np.round(bits, 9), kind="stable")[:size]
    return [(guesses[i], float(bits[i])) for i in best]


def consistent(words: Sequence[str], turns: Sequence[Turn]) -> list[str]:
    """Les mots qui auraient donné toutes ces réponses."""
    left = np.arange(len(words))
    for guess, code in turns:
        if len(left):
            replies = pattern_matrix([guess], [words[i] for i in left])[0]
            left = left[replies == code]
    return [words[i] for i in left]


def keeps_the_hints(word: str, turns: Sequence[Turn]) -> bool:
    """La règle officielle du mode difficile : les vertes restent à leur place, les jaunes sont rejouées."""
    for guess, code in turns:
        marks = decode_pattern(code, len(guess))
        if any(mark == "g" and word[i] != guess[i] for i, mark in enumerate(marks)):
            return False
        shown = [letter for letter, mark in zip(guess, marks, strict=True) if mark != "r"]
        if any(word.count(letter) < shown.count(letter) for letter in shown):
            return False
    return True


def suspects(words: Sequence[str], turns: Sequence[Turn]) -> list[int]:
    """Les coups dont l'oubli rendrait les réponses possibles : l'un d'eux a sans doute été mal recopié."""
    return [k for k in range(len(turns)) if consistent(words, [*turns[:k], *turns[k + 1 :]])]


def explains(word: str, turns: Sequence[Turn]) -> bool:
    """Si ce mot, qu'il soit dans une liste ou non, aurait donné toutes ces réponses."""
    return all(compute_pattern(guess, word) == code for guess, code in turns)
