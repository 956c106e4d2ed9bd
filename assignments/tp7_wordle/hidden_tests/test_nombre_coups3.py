"""nombre_coups3(n) : le nombre moyen de coups de resolution3 sur n mots tirés au hasard."""

import pytest


@pytest.fixture
def guesses(earlier_scored, scored_words):
    """The number of guesses of resolution3 for each word of the tiny list; the best play has no chance in it."""
    return earlier_scored.calls("resolution3", [(word,) for word in scored_words])


def test_une_partie(scored_world, guesses):
    """Pour une seule partie, ton résultat est un nombre de coups de resolution3."""
    found = scored_world.repeat("nombre_coups3", (1,), 45)
    assert set(found) <= set(guesses)
    # No number of guesses goes with more than 5 words of 8: the same 45 times, below (5/8)^45 < 7e-10.
    assert len(set(found)) > 1


def test_plusieurs_parties(scored_world, guesses, whole):
    """Ta fonction joue n parties, sur des mots différents, et divise par n, sans arrondir."""
    means = scored_world.repeat("nombre_coups3", (3,), 20)
    assert all(min(guesses) <= mean <= max(guesses) and whole(round(3 * mean, 9)) for mean in means)
    # The sum of three games is a multiple of 3 with probability below 0.33: 20 times, 0.33^20 < 3e-10.
    assert not all(whole(mean) for mean in means)
