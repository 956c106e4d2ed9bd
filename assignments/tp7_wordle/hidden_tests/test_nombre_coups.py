"""nombre_coups(n) : le nombre moyen de coups de resolution2 sur n mots tirés au hasard."""

# The exact law of one game in the tiny list was convolved 250 times: the mean leaves these bounds with probability
# below 1e-9, whether the duplicate is kept or not. With the same word in every game it stays inside less than once
# in forty times, whatever the word.
LAST_WORD_COUNTED = (2.0, 2.88)
LAST_WORD_NOT_COUNTED = (1.39, 2.33)


def test_moyenne(small_world, earlier_small):
    """Sur 250 parties, ta fonction trouve la moyenne attendue."""
    counted = 2 in earlier_small.repeat("resolution2", ("canne",), 20)
    low, high = LAST_WORD_COUNTED if counted else LAST_WORD_NOT_COUNTED
    assert low <= small_world.nombre_coups(250) <= high


def test_nombre_de_parties(small_world, whole):
    """Ta fonction joue n parties et divise par n, sans arrondir."""
    assert all(whole(mean) and 1 <= mean <= 5 for mean in small_world.repeat("nombre_coups", (1,), 6))
    means = small_world.repeat("nombre_coups", (3,), 28)
    assert all(1 <= mean <= 5 and whole(round(3 * mean, 9)) for mean in means)
    # The sum of three games is a multiple of 3 with probability below 0.47: 28 times, 0.47^28 < 7e-10.
    assert not all(whole(mean) for mean in means)
