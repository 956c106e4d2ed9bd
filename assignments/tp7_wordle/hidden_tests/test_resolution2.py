"""resolution2(mot) : le nombre de coups pour trouver mot en jouant au hasard parmi les mots encore possibles.

A first lot of games is enough when the numbers of a right answer have come, all of them and no other: the smallest
is never found by who counts a guess too many, nor the largest by who forgets one. So it is nine times in ten for who
counts the last word left; for who does not count it, as many games are played as it takes to see no 0.
"""

from itertools import pairwise

import pytest

ALWAYS = "resolution2 trouve toujours le même nombre de coups."
UNCOUNTED = "resolution2 ne compte pas toutes les propositions."
SAME_FIRST = "resolution2 commence toujours par le même mot, au lieu de le tirer au hasard."
RULED_OUT = "resolution2 propose encore des mots qui ne sont plus possibles."
IN_ORDER = "resolution2 ne tire pas ses propositions au hasard parmi les mots possibles."
TOO_MANY = "resolution2 trouve trop de coups : un mot proposé n'est plus possible."
AT_ONCE = ("pleut", "pelle", "canne")  # found at the second guess at the latest
ALL = {1, 2, 3, 4, 5}  # the numbers of guesses for the other words


@pytest.fixture
def play(small_world, answers):
    """Plays so many games on each of these words of the tiny list; gives the numbers of guesses."""
    return lambda words, times: answers(small_world, "resolution2", words, times, "un nombre")


@pytest.fixture
def play_alike(alike_world, answers):
    """The same on words of the list where games are long."""
    return lambda words, times: answers(alike_world, "resolution2", words, times, "un nombre")


@pytest.fixture
def really_plays(play, until):
    """Refuses who replies without playing: always the same number."""

    def check():
        # No number of guesses has a probability above 0.37: the same 20 times, below 5 * 0.37^20 < 2e-8.
        if len(set(until(play, ["malle"], lots=(5, 15), enough=lambda found: len(set(found)) > 1))) == 1:
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


@pytest.fixture
def goes_on(play, until):
    """Refuses who replies one or two, as for most words, to any word: for "malle", with probability 0.64 at most."""

    def check():
        # Never more in 60 games: 0.64^60 < 3e-12.
        if max(until(play, ["malle"], lots=(5, 15, 40), enough=lambda found: max(found) > 2)) <= 2:
            pytest.fail("resolution2 ne joue pas de parties de plus de deux coups.")

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


def test_tous_les_mots(play, really_plays, found_at_once, goes_on, small_words):
    """Dans une liste de huit mots différents, ta fonction trouve chacun en huit coups au plus."""
    words = [word for word in small_words if word != "pince"]
    found = play(words, 8)
    numbers = {word: set(found[rank :: len(words)]) for rank, word in enumerate(words)}
    at_once = all(numbers[word] <= {1, 2} for word in AT_ONCE)
    if set(found) == ALL and at_once and len(numbers["malle"]) > 1:
        return
    really_plays()
    refuse_absurd(found)
    found_at_once()
    goes_on()


def test_hasard(play, play_alike, until):
    """Tes propositions sont choisies au hasard parmi les mots encore possibles, aussi longtemps qu'il faut."""
    # Who only heeds the last reply finds more than five with probability 0.188, and more than nine below with
    # probability 0.26: never in 40 games, then in 12, 0.812^40 * 0.74^12 < 1e-5.
    found = until(play, ["malle"], lots=(40, 100), enough=lambda found: set(found) == ALL)
    if len(set(found)) == 1:
        refuse_always(play)
    if min(found) < 1:
        pytest.fail(UNCOUNTED)
    # Each number has a probability below 0.37, two together below 0.64: only two in 140 games, never.
    if len(set(found)) < 3:
        pytest.fail(IN_ORDER)
    if max(found) > 5:
        pytest.fail(TOO_MANY)
    # Seven guesses or more with probability 0.284: never in 50 games, 0.716^50 < 6e-8. Never ten: a wrong guess rules
    # out itself only, among eight words, and another first guess may come before.
    longest = max(until(play_alike, ["fente"], lots=(12, 38), enough=lambda found: max(found) >= 7))
    if longest < 7:
        if max(play_alike(["vente"], 12)) >= 7:  # the last of the list, and "fente" the first
            pytest.fail(IN_ORDER)
        pytest.fail("resolution2 ne va pas jusqu'au bout des parties longues.")
    if longest > 9:
        pytest.fail(TOO_MANY)
    # Who calls reponse with its arguments swapped, on both sides, finds "tente" at the third guess at the latest. Others
    # need four or more with probability 0.65: never in 20 games, 0.35^20 < 1e-9.
    if max(until(play_alike, ["tente"], lots=(6, 14), enough=lambda found: max(found) > 3)) < 4:
        pytest.fail("resolution2 ne garde pas les bons mots : reponse reçoit d'abord le mot à deviner.")


def test_mot_en_double(play, until, really_plays, goes_on):
    """Ta fonction s'arrête aussi quand le mot est deux fois dans la liste."""
    found = until(play, ["pince"], lots=(20, 20, 30), enough=lambda found: set(found) == {1, 2})
    if len(set(found)) == 1:
        really_plays()
    # Who does not count the winning guess never finds 2, and finds 0 with probability 2/9: never in 70 games,
    # (7/9)^70 < 3e-8.
    if not set(found) <= {1, 2}:
        pytest.fail("resolution2 compte autre chose que les propositions quand le mot est en double.")
    goes_on()


def test_compte_des_coups(play, until, really_plays, goes_on):
    """Ta fonction compte chaque proposition une fois : un mot trouvé du premier coup donne 1."""

    def enough(found):
        # One guess in eight games or fewer of 40: below 1e-5 by the binomial law, if it is as likely as 0.55.
        return set(found) == {1, 2} and found.count(1) <= len(found) / 5

    found = until(play, ["pelle"], lots=(40, 20, 80), enough=enough)
    counts = set(found)
    if len(counts) == 1:
        really_plays()
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
    if counts == {1} and max(until(play, ["malle"], lots=(16, 48), enough=lambda found: max(found) > 3)) < 4:
        pytest.fail("resolution2 s'arrête alors qu'il reste plusieurs mots possibles.")
    goes_on()
