"""resolution2(mot) : le nombre de coups pour trouver mot en jouant au hasard parmi les mots encore possibles."""


def test_tous_les_mots(small_world, small_words, whole):
    """Ta fonction trouve chaque mot en cinq coups au plus dans une liste de huit mots."""
    for word in small_words:
        if word != "pince":
            for guesses in small_world.repeat("resolution2", (word,), 3):
                assert whole(guesses)
                assert 1 <= guesses <= 5


def test_compte_des_coups(small_world):
    """Ta fonction compte chaque proposition une fois : un mot trouvé du premier coup donne 1."""
    found = set(small_world.repeat("resolution2", ("canne",), 180))
    # One guess with probability 1/9 or 1/8, two otherwise; never one in 180 games: (8/9)^180 < 7e-10.
    # Someone who does not count the last word left finds 1 each time.
    assert found in ({1, 2}, {1})


def test_hasard(small_world):
    """Tes propositions sont choisies au hasard parmi les mots encore possibles."""
    found = small_world.repeat("resolution2", ("malle",), 60)
    # Each number has a probability below 0.376, two together below 0.64: only two in 60 games, at most 10 * 0.64^60 < 3e-11.
    assert len(set(found)) >= 3
    assert all(1 <= guesses <= 5 for guesses in found)


def test_mot_en_double(small_world):
    """Ta fonction s'arrête aussi quand le mot est deux fois dans la liste."""
    assert set(small_world.repeat("resolution2", ("pince",), 10)) <= {1, 2}
