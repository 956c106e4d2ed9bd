"""resolution3(mot) : le nombre de coups pour trouver mot en jouant toujours la meilleure proposition."""

from operator import eq

import pytest

# In this tiny list one word has the best score at each step, so the number of guesses is known. The second number is
# that of someone who does not count the last word left.
GUESSES = {
    "lever": (2, 1),
    "raser": (2, 1),
    "durer": (2, 2),
    "buter": (3, 2),
    "enfer": (3, 2),
    "garer": (3, 2),
}
TWICE = {"rever": (1, 1), "lever": (2, 1), "enfer": (3, 2)}


def both_ways(table):
    """The right answers: the last word left is counted in all, or in none."""
    return [list(column) for column in zip(*table.values(), strict=True)]


def refuse(world, found, table):
    """Refuse what is neither: the first number that is not the one of the nearer way is the counterexample."""
    right = max(both_ways(table), key=lambda column: sum(map(eq, column, found)))
    for word, expected, count in zip(table, right, found, strict=True):
        if count != expected:
            world.gives("resolution3", [(word,)], [expected])
            pytest.fail(f'resolution3("{word}") renvoie {count!r}, puis {expected} au deuxième appel.')


def test_mot_en_double(scored_world):
    """Ta fonction s'arrête aussi quand le mot est deux fois dans la liste."""
    refuse(scored_world, scored_world.calls("resolution3", [(word,) for word in TWICE]), TWICE)


def test_meilleures_propositions(scored_world):
    """Ta fonction joue la meilleure proposition à chaque coup et compte les coups."""
    for _ in range(2):  # someone who plays at random is not right twice
        refuse(scored_world, scored_world.calls("resolution3", [(word,) for word in GUESSES]), GUESSES)
