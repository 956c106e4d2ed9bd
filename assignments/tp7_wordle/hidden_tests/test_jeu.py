"""jeu() : fait deviner un mot tiré au hasard, refuse les mots hors de mots5, s'arrête quand le mot est trouvé."""

import pytest

STOPS_TOO_EARLY = "jeu s'arrête avant que le mot soit trouvé."


@pytest.fixture
def play(small_world, small_words):
    """Plays a game with each script; gives the words that were asked for, the last being the secret, and the text."""

    def games(scripts):
        texts = small_world.calls("jeu", [()] * len(scripts), scripts)
        return [game(script, printed) for script, printed in zip(scripts, texts, strict=True)]

    def game(script, printed):
        asked = script[: len(script) - len(printed.unused)]
        assert asked, "jeu ne demande rien."
        assert asked[-1] in small_words, "jeu s'arrête sur un mot qui n'est pas dans mots5."
        assert asked[-1] not in asked[:-1], STOPS_TOO_EARLY
        return asked, printed

    return games


def thrice(words):
    """Each word three times in a row, so that a game that counts the guesses is seen to stop too early."""
    return [word for word in words for _ in range(3)]


def unshown(printed, text, swapped):
    """What a game shows instead of the reply, in words."""
    if swapped in text:
        return "jeu affiche la réponse en échangeant le mot à deviner et la proposition."
    if set("*_") & set(text):
        return "jeu affiche une réponse qui n'est pas la bonne."
    for prompt in printed.prompts:
        printed = printed.replace(prompt, "", 1)
    lines = [line for line in printed.splitlines() if line.strip()]
    return "jeu n'affiche pas la réponse." if len(lines) < 3 else "jeu affiche autre chose que la réponse."


def test_reponses_affichees(play, reference, small_words, letters_only, rng):
    """Pour chaque mot proposé, ton jeu affiche la réponse, jusqu'à ce que le mot soit trouvé."""
    games = play([thrice(rng.sample(small_words, len(small_words))) for _ in range(11)])
    # The secret is equally likely in each of 8 places: always in the same with probability (1/8)^10 < 1e-9.
    ends = (
        "jeu s'arrête après une proposition, en renvoyant la réponse."
        if games[0][1].returned
        else STOPS_TOO_EARLY
    )
    assert len({len(asked) for asked, _ in games}) > 1, ends
    for asked, printed in games:
        text, secret = letters_only(printed), asked[-1]
        for word in asked[:-1]:
            reply = reference.reponse(secret, word)
            _, shown, rest = text.partition(reply)
            assert shown, unshown(printed, text, reference.reponse(word, secret))
            text = rest


def test_mots_refuses(play, reference, small_words, letters_only, rng):
    """Ton jeu refuse les mots qui ne sont pas dans mots5 : il n'y répond pas et en redemande un."""
    refused = ("page", "bonjour", "peine", "peine")
    orders = [rng.sample(small_words, len(small_words)) for _ in refused]
    scripts = [[word, order[0], word, *order[1:]] for word, order in zip(refused, orders, strict=True)]
    for invalid, (asked, printed) in zip(refused, play(scripts), strict=True):
        text, secret = letters_only(printed, between="\n"), asked[-1]
        assert invalid != "page" or reference.reponse(secret, "page") not in text, (
            "jeu répond à un mot de quatre lettres."
        )
        assert invalid != "peine" or reference.reponse(secret, "peine") not in text, (
            "jeu répond à un mot de cinq lettres qui n'est pas dans mots5."
        )


def test_mot_au_hasard(play, small_words, rng):
    """D'une partie à l'autre, le mot à deviner change, et il est toujours dans mots5."""
    order = rng.sample(small_words, len(small_words))
    secrets = {asked[-1] for asked, _ in play([order] * 15)}
    # The same word 15 times: below (2/9)^14 < 1e-9.
    assert len(secrets) > 1, "jeu fait deviner le même mot à chaque partie, ou s'arrête trop tôt."
