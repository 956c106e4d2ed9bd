"""nombre_coups(n) : le nombre moyen de coups de resolution2 sur n mots tirés au hasard."""

import pytest

# The exact laws of one game in the tiny lists were convolved: the mean of 220 games in the first, or of 88 in the
# second, leaves these bounds with probability below 1e-8, whether the duplicate is kept or not. With the same word in
# 220 games, it stays inside less than once in twenty times, whatever the word: never three times, but for 1 in 8000.
LAST_WORD_COUNTED = {220: (2.002, 2.88), 88: (1.93, 3.24)}
LAST_WORD_NOT_COUNTED = {220: (1.4, 2.34), 88: (1.45, 2.62)}

# Two means of 66 games in the first list are enough when both are between these, the last word being counted or not,
# as they are nine times in ten. With the same word in 66 games they are, in one of two lots, less than once in 20,000
# times; with the same word in all, than once in 6000.
NEAR = {True: (2.01, 2.64), False: (1.4, 2.3)}


@pytest.fixture
def means(answers, mean_fault):
    """The means of so many calls with n games each, none of them absurd: a game takes one to five guesses."""

    def asked(world, games, times):
        found = answers(world, "nombre_coups", [games], times, "un nombre")
        mean_fault(f"nombre_coups({games})", found)
        return found

    return asked


@pytest.fixture
def counted(earlier_small, until):
    """Whether this copy's resolution2 counts the last word left."""
    repeat, pelle = earlier_small.repeat, ("pelle",)
    return lambda: 2 in until(repeat, "resolution2", pelle, lots=(5, 15), enough=lambda found: 2 in found)


@pytest.fixture
def many(means, small_world):
    """Means of so many games in the first tiny list."""

    def asked(games, times):
        try:
            return means(small_world, games, times)
        except AssertionError as failure:
            # Whoever plays on n different words cannot play more games than there are words; it is right all the same.
            if getattr(getattr(failure, "outcome", None), "error", None) not in ("ValueError", "IndexError"):
                raise
        found = means(small_world, 8, 84)
        return [sum(found[rank::3]) / 28 for rank in range(3)]

    return asked


def test_moyenne(many, means, small_world, counted, until, whole, refuse_unplayed):
    """Sur 220 parties, ta fonction trouve la moyenne attendue, sur des mots tirés au hasard."""
    found, last = many(66, 2), counted()
    for games, times in ((66, 2), (220, 3)):
        if not all(NEAR[last][0] <= mean <= NEAR[last][1] for mean in found):
            found = many(games, times)
    low, high = (LAST_WORD_COUNTED if last else LAST_WORD_NOT_COUNTED)[220]
    for mean in found:
        if not low <= mean <= high:
            size = "petite" if mean < low else "grande"
            pytest.fail(
                f"nombre_coups donne une moyenne trop {size} : change-t-elle de mot à chaque partie ?"
            )

    def enough(found):
        # Who adds up from 1 never finds 1; in 60 games, but for 1 in 40, six guesses.
        return min(found) == 1 and max(found) > 1 + last

    # The first word and the last one are found at the second guess at the latest; a word that is drawn is not, with
    # probability 0.28 at least: never in 60 games, 0.72^60 < 3e-9.
    single = until(means, small_world, 1, lots=(12, 12, 36), enough=enough)
    if not all(map(whole, single)):
        pytest.fail("nombre_coups(1) ne donne pas un nombre entier de coups.")
    if max(single) <= 1 + last:
        pytest.fail("nombre_coups(1) joue toujours avec le même mot, au lieu de le tirer au hasard.")
    refuse_unplayed("nombre_coups", "resolution2")


def test_nombre_de_parties(means, scored_world, counted, until, whole, refuse_unplayed):
    """Ta fonction joue n parties avec resolution2 et divise par n, sans arrondir."""
    last = counted()
    low, high = (LAST_WORD_COUNTED if last else LAST_WORD_NOT_COUNTED)[88]

    def enough(found):
        # Who adds up from 1 never finds 1; who plays with resolution3, nothing above the bound below.
        return min(found) == 1 and max(found) > 2 + last and low <= sum(found) / len(found) <= high

    single = until(means, scored_world, 1, lots=(16, 24, 48), enough=enough)
    if not all(map(whole, single)):
        pytest.fail("nombre_coups(1) ne donne pas un nombre entier de coups.")
    if not low <= sum(single) / len(single) <= high:
        pytest.fail("nombre_coups(1) ne donne pas le nombre de coups d'une partie.")
    # resolution3 takes 3 guesses at most here, or 2; resolution2 takes more with probability 0.19 at least: never in 88
    # games, 0.81^88 < 1e-8.
    if len(set(single)) > 1 and max(single) <= 2 + last:
        pytest.fail("nombre_coups ne joue pas avec resolution2 : les parties ne sont pas jouées au hasard.")

    def no_doubt(found):
        # Who divides by n - 1 finds a half in half of the means, and on the average half as much again: in eight means,
        # neither is seen less than once in 10,000 times.
        return not all(map(whole, found)) and sum(found) / len(found) <= (3 if last else 2.4)

    found = until(means, scored_world, 3, lots=(8, 9), enough=no_doubt)
    if not all(whole(3 * mean) for mean in found):
        pytest.fail("nombre_coups(3) ne joue pas trois parties, ou arrondit la moyenne.")
    # The sum of three games is a multiple of 3 with probability below 0.34: 17 times, 0.34^17 < 2e-8.
    if all(map(whole, found)):
        halves = not all(map(whole, means(scored_world, 2, 12)))
        pytest.fail(f"nombre_coups {'ne donne pas la moyenne' if halves else 'arrondit la moyenne'}.")
    refuse_unplayed("nombre_coups", "resolution2")
