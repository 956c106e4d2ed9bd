"""nombre_coups3(n) : le nombre moyen de coups de resolution3 sur n mots tirés au hasard."""

import pytest


@pytest.fixture
def means(scored_world, answers, mean_fault):
    """The means of so many calls with n games each, none of them absurd: a game takes one to five guesses."""

    def asked(games, times):
        found = answers(scored_world, "nombre_coups3", [games], times, "un nombre")
        mean_fault(f"nombre_coups3({games})", found)
        return found

    return asked


def test_une_partie(means, earlier_scored, refuse_unplayed):
    """Pour une seule partie, ton résultat est un nombre de coups de resolution3."""
    words = ("garer", "enfer", "rever", "buter", "lever", "durer", "raser")  # of the second tiny list
    guesses = earlier_scored.calls("resolution3", [(word,) for word in words])  # there is no chance in it
    found = set(means(1, 31))
    if max(found) > max(guesses) and min(found) > 1:
        pytest.fail("nombre_coups3(1) joue plus d'une partie, ou compte un coup de trop.")
    if not found <= set(guesses):
        pytest.fail("nombre_coups3 ne joue pas les parties de resolution3.")
    # No number of guesses goes with more than 4 words of 7: the same 31 times, below 2 (4/7)^31 < 6e-8.
    if len(found) < 2:
        pytest.fail("nombre_coups3 donne toujours le même nombre de coups.")
    refuse_unplayed("nombre_coups3", "resolution3")


def test_plusieurs_parties(means, until, whole, refuse_unplayed):
    """Ta fonction joue n parties, sur des mots différents, et divise par n, sans arrondir."""
    single = means(1, 10)
    # Someone who plays a game too few plays none here, and someone who replies without playing is not right each time.
    if not all(map(whole, single)):
        pytest.fail("nombre_coups3(1) ne donne pas un nombre entier de coups.")

    def enough(found):
        # Who divides by n - 1 finds neither a half nor more than the longest game with probability 0.38: ten times,
        # 0.38^10 < 7e-5.
        return not all(map(whole, found)) and max(found) <= max(single)

    found = until(means, 3, lots=(10, 7), enough=enough)
    if not all(whole(3 * mean) for mean in found):
        pytest.fail("nombre_coups3(3) ne joue pas trois parties, ou arrondit la moyenne.")
    # The sum of three games is a multiple of 3 with probability below 0.34: 17 times, 0.34^17 < 2e-8.
    if all(map(whole, found)):
        halves = not all(map(whole, means(2, 12)))
        pytest.fail(
            f"nombre_coups3 {'ne donne pas la moyenne' if halves else 'arrondit, ou joue avec un seul mot'}."
        )
    refuse_unplayed("nombre_coups3", "resolution3")
