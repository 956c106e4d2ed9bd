"""nombre_coups(n) : le nombre moyen de coups de resolution2 sur n mots tirés au hasard."""

import pytest

# The exact law of one game in the tiny list was convolved 24 and 250 times: the mean of so many games leaves these
# bounds with probability below 1e-8, whether the duplicate is kept or not. With the same word in 250 games, it stays
# inside less than once in twenty times, whatever the word.
LAST_WORD_COUNTED = {24: (1.41, 3.84), 250: (2.01, 2.88)}
LAST_WORD_NOT_COUNTED = {24: (1.0, 3.26), 250: (1.39, 2.33)}


@pytest.fixture
def means(small_world, answers, mean_fault):
    """The means of so many calls with n games each, none of them absurd: a game takes one to five guesses."""

    def asked(games, times):
        found = answers(small_world, "nombre_coups", [games], times, "un nombre")
        mean_fault("nombre_coups", found)
        return found

    return asked


@pytest.fixture
def bounds(earlier_small):
    """The bounds of a mean, for someone who counts the last word as this copy's resolution2 does."""
    counted = 2 in earlier_small.repeat("resolution2", ("pelle",), 20)
    return LAST_WORD_COUNTED if counted else LAST_WORD_NOT_COUNTED


def test_moyenne(means, bounds, whole):
    """Sur 250 parties, ta fonction trouve la moyenne attendue."""
    (mean,) = means(250, 1)
    assert mean >= bounds[250][0], (
        "nombre_coups donne une moyenne trop petite : change-t-elle de mot à chaque partie ?"
    )
    assert mean <= bounds[250][1], (
        "nombre_coups donne une moyenne trop grande : change-t-elle de mot à chaque partie ?"
    )
    assert all(map(whole, means(1, 6))), "nombre_coups(1) ne donne pas un nombre entier de coups."


def test_nombre_de_parties(means, bounds, whole):
    """Ta fonction joue n parties et divise par n, sans arrondir."""
    single = means(1, 24)
    assert all(whole(mean) for mean in single), "nombre_coups(1) ne donne pas un nombre entier de coups."
    low, high = bounds[24]
    assert low <= sum(single) / 24 <= high, "nombre_coups(1) ne donne pas le nombre de coups d'une partie."
    found = means(3, 24)
    assert all(whole(round(3 * mean, 9)) for mean in found), "nombre_coups(3) ne joue pas trois parties."
    # The sum of three games is a multiple of 3 with probability below 0.47: 24 times, 0.47^24 < 2e-8.
    assert not all(whole(mean) for mean in found), "nombre_coups arrondit la moyenne, ou n'en fait pas une."
