"""nombre_coups(n) : le nombre moyen de coups de resolution2 sur n mots tirés au hasard."""

import pytest

# The exact laws of one game in the tiny lists were convolved: the mean of 220 games in the first, or of 88 in the
# second, leaves these bounds with probability below 1e-8, whether the duplicate is kept or not. With the same word in
# 220 games, it stays inside less than once in twenty times, whatever the word: never three times, but for 1 in 8000.
LAST_WORD_COUNTED = {220: (2.002, 2.88), 88: (1.93, 3.24)}
LAST_WORD_NOT_COUNTED = {220: (1.4, 2.34), 88: (1.45, 2.62)}


@pytest.fixture
def means(answers, mean_fault):
    """The means of so many calls with n games each, none of them absurd: a game takes one to five guesses."""

    def asked(world, games, times):
        found = answers(world, "nombre_coups", [games], times, "un nombre")
        mean_fault(f"nombre_coups({games})", found)
        return found

    return asked


@pytest.fixture
def counted(earlier_small):
    """Whether this copy's resolution2 counts the last word left."""
    return 2 in earlier_small.repeat("resolution2", ("pelle",), 20)


@pytest.fixture
def three_means(means, small_world):
    """Three means of 220 games or more."""
    try:
        return means(small_world, 220, 3)
    except AssertionError as failure:
        # Whoever plays on n different words cannot play more games than there are words; it is right all the same.
        if getattr(getattr(failure, "outcome", None), "error", None) not in ("ValueError", "IndexError"):
            raise
    found = means(small_world, 8, 84)
    return [sum(found[rank::3]) / 28 for rank in range(3)]


def test_moyenne(three_means, means, small_world, counted, whole):
    """Sur 220 parties, ta fonction trouve la moyenne attendue, sur des mots tirés au hasard."""
    low, high = (LAST_WORD_COUNTED if counted else LAST_WORD_NOT_COUNTED)[220]
    for mean in three_means:
        if not low <= mean <= high:
            size = "petite" if mean < low else "grande"
            pytest.fail(
                f"nombre_coups donne une moyenne trop {size} : change-t-elle de mot à chaque partie ?"
            )
    single = means(small_world, 1, 60)
    if not all(map(whole, single)):
        pytest.fail("nombre_coups(1) ne donne pas un nombre entier de coups.")
    # The first word and the last one are found at the second guess at the latest; a word that is drawn is not, with
    # probability 0.28 at least: never in 60 games, 0.72^60 < 3e-9.
    if max(single) <= 1 + counted:
        pytest.fail("nombre_coups(1) joue toujours avec le même mot, au lieu de le tirer au hasard.")


def test_nombre_de_parties(means, scored_world, counted, whole):
    """Ta fonction joue n parties avec resolution2 et divise par n, sans arrondir."""
    single = means(scored_world, 1, 88)
    if not all(map(whole, single)):
        pytest.fail("nombre_coups(1) ne donne pas un nombre entier de coups.")
    low, high = (LAST_WORD_COUNTED if counted else LAST_WORD_NOT_COUNTED)[88]
    if not low <= sum(single) / 88 <= high:
        pytest.fail("nombre_coups(1) ne donne pas le nombre de coups d'une partie.")
    # resolution3 takes 3 guesses at most here, or 2; resolution2 takes more with probability 0.19 at least: never in 88
    # games, 0.81^88 < 1e-8.
    if len(set(single)) > 1 and max(single) <= 2 + counted:
        pytest.fail("nombre_coups ne joue pas avec resolution2 : les parties ne sont pas jouées au hasard.")
    found = means(scored_world, 3, 17)
    if not all(whole(3 * mean) for mean in found):
        pytest.fail("nombre_coups(3) ne joue pas trois parties, ou arrondit la moyenne.")
    # The sum of three games is a multiple of 3 with probability below 0.34: 17 times, 0.34^17 < 2e-8.
    if all(map(whole, found)):
        halves = not all(map(whole, means(scored_world, 2, 12)))
        pytest.fail(f"nombre_coups {'ne donne pas la moyenne' if halves else 'arrondit la moyenne'}.")
