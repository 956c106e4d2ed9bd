"""resolution3(mot) : le nombre de coups pour trouver mot en jouant toujours la meilleure proposition."""

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


def test_meilleures_propositions(scored_world):
    """Ta fonction joue la meilleure proposition à chaque coup et compte les coups."""
    for _ in range(2):  # someone who plays at random is not right twice
        assert scored_world.calls("resolution3", [(word,) for word in GUESSES]) in both_ways(GUESSES)


def test_mot_en_double(scored_world):
    """Ta fonction s'arrête aussi quand le mot est deux fois dans la liste."""
    assert scored_world.calls("resolution3", [(word,) for word in TWICE]) in both_ways(TWICE)
