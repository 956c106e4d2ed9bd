"""resolution2(mot) : le nombre de coups pour trouver mot en jouant au hasard parmi les mots encore possibles."""

from itertools import pairwise

import pytest

ALWAYS = "resolution2 trouve toujours le même nombre de coups."
UNCOUNTED = "resolution2 ne compte pas toutes les propositions."
SAME_FIRST = "resolution2 commence toujours par le même mot, au lieu de le tirer au hasard."
RULED_OUT = "resolution2 propose encore des mots qui ne sont plus possibles."


@pytest.fixture
def play(small_world, answers):
    """Plays so many games on each of these words of the tiny list; gives the numbers of guesses."""
    return lambda words, times: answers(small_world, "resolution2", words, times, "un nombre")


@pytest.fixture
def really_plays(play):
    """Refuses who replies without playing: always the same number."""

    def check():
        # No number of guesses has a probability above 0.37: the same 20 times, below 5 * 0.37^20 < 2e-8.
        if len(set(play(["malle"], 20))) == 1:
            refuse_always(play)

    return check


@pytest.fixture
def found_at_once(play):
    """Refuses numbers that are not those of a game: "pelle" is found at the second guess at the latest."""

    def check():
        found = play(["pelle"], 140)
        # Who does not count the winning guess finds 0 with probability 1/9: never in 140 games, (8/9)^140 < 7e-8.
        if min(found) < 1:
            pytest.fail(UNCOUNTED)
        if not set(found) <= {1, 2}:
            small = min(found) < 8  # who adds up the words left finds no less
            pytest.fail(RULED_OUT if small else "resolution2 compte autre chose que les propositions.")

    return check


def refuse_always(play):
    """Refuse the same number each time for one word: for another word too, or because it always comes first."""
    pytest.fail(ALWAYS if len(set(play(["balle"], 20))) == 1 else SAME_FIRST)


def refuse_absurd(found):
    """Refuse numbers that no way of playing gives: there are eight words."""
    if not all(guesses == int(guesses) for guesses in found):
        pytest.fail("resolution2 ne renvoie pas un nombre entier.")
    if min(found) < 1:
        pytest.fail(UNCOUNTED)
    if all(one < other for one, other in pairwise(found)):
        pytest.fail("resolution2 compte aussi les coups des parties précédentes.")
    if min(found) > 5:
        pytest.fail("resolution2 compte autre chose que les propositions.")
    if max(found) > 8:
        pytest.fail(RULED_OUT)


def test_tous_les_mots(play, really_plays, found_at_once, small_words):
    """Dans une liste de huit mots différents, ta fonction trouve chacun en huit coups au plus."""
    really_plays()
    refuse_absurd(play([word for word in small_words if word != "pince"], 2))
    found_at_once()


def test_hasard(alike_world, answers, play):
    """Tes propositions sont choisies au hasard parmi les mots encore possibles, aussi longtemps qu'il faut."""
    found = play(["malle"], 140)
    if len(set(found)) == 1:
        refuse_always(play)
    if min(found) < 1:
        pytest.fail(UNCOUNTED)
    # Each number has a probability below 0.37, two together below 0.64: only two in 140 games, never.
    if len(set(found)) < 3:
        pytest.fail("resolution2 ne tire pas ses propositions au hasard parmi les mots possibles.")
    if max(found) > 5:
        pytest.fail("resolution2 trouve trop de coups : un mot proposé n'est plus possible.")
    # Seven guesses or more with probability 0.284: never in 50 games, 0.716^50 < 6e-8.
    if max(answers(alike_world, "resolution2", ["fente"], 50, "un nombre")) < 7:
        pytest.fail("resolution2 ne va pas jusqu'au bout des parties longues.")


def test_mot_en_double(play, really_plays):
    """Ta fonction s'arrête aussi quand le mot est deux fois dans la liste."""
    really_plays()
    # Who does not count the winning guess finds 0 with probability 2/9: never in 70 games, (7/9)^70 < 3e-8.
    if not set(play(["pince"], 70)) <= {1, 2}:
        pytest.fail("resolution2 compte autre chose que les propositions quand le mot est en double.")


def test_compte_des_coups(play, really_plays):
    """Ta fonction compte chaque proposition une fois : un mot trouvé du premier coup donne 1."""
    really_plays()
    found = play(["pelle"], 140)
    counts = set(found)
    if counts == {2}:
        if any(set(play([word], 20)) == {1} for word in ("pleut", "canne")):
            pytest.fail(SAME_FIRST)
        pytest.fail("resolution2 compte deux fois un mot trouvé du premier coup.")
    if counts == {2, 3}:
        pytest.fail("resolution2 compte un coup de trop.")
    # One guess with probability 1/9 or 1/8, two otherwise; never one in 140 games: (8/9)^140 < 7e-8.
    # Someone who does not count the last word left finds 1 each time.
    if counts not in ({1, 2}, {1}):
        pytest.fail("resolution2 ne compte pas les propositions : ce mot est trouvé en un ou deux coups.")
    # One guess in 52 games or more: below 1e-12 by the binomial law.
    if counts != {1} and found.count(1) >= 52:
        pytest.fail("resolution2 s'arrête avant que le mot soit trouvé.")
    # The last word left not being counted, there are four guesses with probability 0.27: never in 64, 0.73^64 < 2e-9.
    if counts == {1} and max(play(["malle"], 64)) < 4:
        pytest.fail("resolution2 s'arrête alors qu'il reste plusieurs mots possibles.")
