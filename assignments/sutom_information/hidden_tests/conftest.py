"""Inputs shared by the hidden tests: words over a few letters, where doubled letters are the rule.

Ties between guesses are part of the subject, and sums of rounded logarithms are not always equal when they should be.
Where the first of equals is expected, the drawers of the equal guesses all have the same size, or sizes 2, 1 and 1,
whose logarithms are exact whatever the formula; elsewhere any guess within a billionth of the best will do.
"""

import math
from collections import Counter

import pytest


@pytest.fixture
def make_words():
    """Distinct words of a length over an alphabet, drawn by a generator."""

    def words(rng, count, length, alphabet):
        found = {}
        while len(found) < count:
            found["".join(rng.choices(alphabet, k=length))] = None
        return list(found)

    return words


@pytest.fixture
def word_pairs(rng, make_words):
    """120 pairs of words of one to ten letters, few of them different."""
    pairs = []
    for length in (1, 2, 3, 4, 5, 5, 5, 6, 6, 7, 8, 10):
        words = make_words(rng, min(12, 3**length - 1), length, "abc" if length < 6 else "abcd")
        pairs += [(rng.choice(words), rng.choice(words)) for _ in range(10)]
    return pairs


@pytest.fixture
def bits(reference):
    """H(Y) of each guess on these candidates."""

    def measure(guesses, candidates):
        pairs = [(guess, word) for guess in guesses for word in candidates]
        codes = reference.calls("compute_pattern", pairs)
        n = len(candidates)
        rows = [Counter(codes[start : start + n]).values() for start in range(0, len(codes), n)]
        return [math.log2(n) - sum(size * math.log2(size) for size in sizes) / n for sizes in rows]

    return measure


@pytest.fixture
def best_words(bits):
    """The guesses within a billionth of the best."""

    def best(guesses, candidates):
        values = bits(guesses, candidates)
        return [guess for guess, value in zip(guesses, values, strict=True) if value > max(values) - 1e-9]

    return best


@pytest.fixture
def leaves_alone(student, reference, like):
    """Assert that calls answer like the correction, and that their arguments are afterwards what they were."""

    def check(name, *batch):
        for args in batch:
            done = student.outcome(name, *args)
            if done.status != "returned":
                getattr(student, name)(*args)  # says what stopped it
            assert done.value == like(getattr(reference, name)(*args))
            assert done.arguments == like(args)

    return check
