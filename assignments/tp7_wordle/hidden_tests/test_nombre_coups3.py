"""nombre_coups3(n) : le nombre moyen de coups de resolution3 sur n mots tirés au hasard."""

import pytest


@pytest.fixture
def means(scored_world, answers, mean_fault):
    """The means of so many calls with n games each, none of them absurd: a game takes one to five guesses."""

    def asked(games, times):
        found = answers(scored_world, "nombre_coups3", [games], times, "un nombre")
        mean_fault("nombre_coups3", found)
        return found

    return asked


def test_une_partie(means, earlier_scored, scored_words):
    """Pour une seule partie, ton résultat est un nombre de coups de resolution3."""
    guesses = earlier_scored.calls(
        "resolution3", [(word,) for word in scored_words]
    )  # there is no chance in it
    found = set(means(1, 32))
    assert found <= set(guesses), "nombre_coups3 ne joue pas les parties de resolution3."
    # No number of guesses goes with more than 4 words of 7: the same 32 times, below 2 (4/7)^32 < 4e-8.
    assert len(found) > 1, "nombre_coups3 donne toujours le même nombre de coups."


def test_plusieurs_parties(means, whole):
    """Ta fonction joue n parties, sur des mots différents, et divise par n, sans arrondir."""
    # Someone who plays a game too few plays none here, and someone who replies without playing is not right each time.
    assert all(map(whole, means(1, 10))), "nombre_coups3(1) ne donne pas un nombre entier de coups."
    found = means(3, 20)
    assert all(whole(round(3 * mean, 9)) for mean in found), "nombre_coups3(3) ne joue pas trois parties."
    # The sum of three games is a multiple of 3 with probability below 0.34: 20 times, 0.34^20 < 5e-10.
    assert not all(whole(mean) for mean in found), (
        "nombre_coups3 arrondit la moyenne, ou joue avec un seul mot."
    )
