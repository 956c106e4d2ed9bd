"""resolution2(mot) : le nombre de coups pour trouver mot en jouant au hasard parmi les mots encore possibles."""

import pytest


@pytest.fixture
def play(small_world, answers):
    """Plays so many games on each of these words of the tiny list; gives the numbers of guesses."""
    return lambda words, times: answers(small_world, "resolution2", words, times, "un nombre")


@pytest.fixture
def really_plays(play):
    """Refuses who replies without playing: always the same number, or any number."""

    def check():
        # No number of guesses has a probability above 0.37: the same 20 times, below 5 * 0.37^20 < 2e-8.
        assert len(set(play(["malle"], 20))) > 1, "resolution2 trouve toujours le même nombre de coups."
        assert set(play(["pelle"], 8)) <= {1, 2}, "resolution2 compte autre chose que les propositions."

    return check


def test_tous_les_mots(play, really_plays, small_words):
    """Dans une liste de huit mots différents, ta fonction trouve chacun en huit coups au plus."""
    found = play([word for word in small_words if word != "pince"], 2)
    assert all(guesses == int(guesses) for guesses in found), "resolution2 ne renvoie pas un nombre entier."
    assert min(found) >= 1, "resolution2 ne compte pas toutes les propositions."
    assert min(found) <= 5, "resolution2 compte autre chose que les propositions."
    assert max(found) <= 8, "resolution2 propose encore des mots qui ne sont plus possibles."
    really_plays()


def test_compte_des_coups(play, really_plays):
    """Ta fonction compte chaque proposition une fois : un mot trouvé du premier coup donne 1."""
    found = play(["pelle"], 160)
    assert set(found) != {2}, "resolution2 compte deux fois un mot trouvé du premier coup."
    assert set(found) != {2, 3}, "resolution2 compte un coup de trop."
    # One guess with probability 1/9 or 1/8, two otherwise; never one in 160 games: (8/9)^160 < 7e-9.
    # Someone who does not count the last word left finds 1 each time.
    assert set(found) in ({1, 2}, {1})
    # One guess in 60 games or more: below 1e-11 by the binomial law.
    assert set(found) == {1} or found.count(1) < 60, "resolution2 s'arrête avant que le mot soit trouvé."
    really_plays()


def test_hasard(play, really_plays):
    """Tes propositions sont choisies au hasard parmi les mots encore possibles."""
    found = play(["malle"], 44)
    assert len(set(found)) > 1, "resolution2 trouve toujours le même nombre de coups."
    # Each number has a probability below 0.37, two together below 0.64: only two in 44 games, below 10 * 0.64^44 < 4e-8.
    assert len(set(found)) > 2
    assert min(found) >= 1
    assert max(found) <= 5, "resolution2 trouve trop de coups : un mot proposé n'est plus possible."
    really_plays()


def test_mot_en_double(play, really_plays):
    """Ta fonction s'arrête aussi quand le mot est deux fois dans la liste."""
    assert set(play(["pince"], 10)) <= {1, 2}
    really_plays()
