"""jeu() : fait deviner un mot tiré au hasard, refuse les mots hors de mots5, s'arrête quand le mot est trouvé."""

import pytest


@pytest.fixture
def play(small_world, small_words):
    """Plays one game with this script; gives the words that were asked for, the last being the secret, and the text."""

    def game(script):
        printed = small_world.jeu(stdin=script)
        asked = script[: len(script) - len(printed.unused)]
        assert asked, "jeu ne demande rien"
        assert asked[-1] in small_words, "jeu s'arrête sur un mot qui n'est pas dans mots5"
        assert asked[-1] not in asked[:-1], "jeu s'arrête avant que le mot soit trouvé"
        return asked, printed

    return game


def thrice(words):
    """The words in another order, each three times in a row: a game that counts guesses is seen to stop too early."""
    return [word for word in words for _ in range(3)]


def test_reponses_affichees(play, reference, small_words, letters_only, rng):
    """Pour chaque mot proposé, ton jeu affiche la réponse, jusqu'à ce que le mot soit trouvé."""
    lengths = set()
    for _ in range(11):
        asked, printed = play(thrice(rng.sample(small_words, len(small_words))))
        text = letters_only(printed)
        for word in asked[:-1]:
            reply = reference.reponse(asked[-1], word)
            _, shown, text = text.partition(reply)
            assert shown == reply, "une réponse n'est pas affichée"
        lengths.add(len(asked))
    # The secret is equally likely in each of 8 places: always in the same with probability (1/8)^10 < 1e-9.
    assert len(lengths) > 1, "jeu s'arrête avant que le mot soit trouvé"


def test_mots_refuses(play, reference, small_words, letters_only, rng):
    """Ton jeu refuse les mots qui ne sont pas dans mots5 : il n'y répond pas et en redemande un."""
    for invalid in ("lance", "bonjour", "lire", "lance"):
        words = rng.sample(small_words, len(small_words))
        asked, printed = play([invalid, words[0], invalid, *words[1:]])
        if len(invalid) == 5:
            assert reference.reponse(asked[-1], invalid) not in letters_only(printed, between="\n")


def test_mot_au_hasard(play, small_words, rng):
    """D'une partie à l'autre, le mot à deviner change, et il est toujours dans mots5."""
    order = rng.sample(small_words, len(small_words))
    secrets = {play(order)[0][-1] for _ in range(15)}
    assert len(secrets) > 1  # the same word 15 times: below (2/9)^14 < 1e-9
