"""resolution() : devine le mot de l'utilisateur d'après ses réponses, l'affiche et renvoie le nombre de coups."""

from contextlib import suppress

import pytest

FOUND = ["balle", "canne", "pelle", "salle"]
COUNTED = ["dalle", "pleut", "malle", "canne", "balle"]
TWICE = "pince"


@pytest.fixture
def guess(small_world, opponent):
    """Plays a game where the copy guesses this secret; gives the opponent and what was printed."""

    def again(secret):
        player = opponent(secret)
        with suppress(AssertionError):
            player.printed = small_world.resolution(stdin=player)
        return player

    def game(secret, lie=None):
        player = opponent(secret, lie)
        try:
            printed = small_world.resolution(stdin=player)
        except AssertionError:
            if player.gave_up:
                pytest.fail(endless(player, [again(secret) for _ in range(8)]))
            raise
        assert player.proposed, unasked([printed, *(again(secret).printed for _ in range(3))], secret)
        return player, printed

    return game


def endless(player, others):
    """What is wrong with a game that was given up after some proposals, in words; other games tell more of it."""
    if player.lied:
        return "resolution continue comme si la réponse impossible ne l'était pas."
    if all(one.fits() for one in [player, *others]):
        return "resolution continue alors que le mot est trouvé."
    return "resolution propose un mot qui n'est plus possible."


def unasked(games, secret):
    """How games went where the computer proposed nothing, in words."""
    if not games[0].prompts:
        return "resolution joue seule : elle ne demande aucune réponse."
    if all(secret in printed.lower() for printed in games):
        return "resolution demande le mot à deviner au lieu de le chercher."
    return "resolution demande une réponse sans montrer sa proposition."


def told(player, printed):
    """Whether the secret was shown: proposed and confirmed, or announced after the last reply."""
    return (
        player.proposals[-1] == player.secret or player.secret in printed.rpartition(player.heard)[2].lower()
    )


def test_mot_trouve(guess):
    """Ta fonction propose des mots encore possibles et affiche le mot trouvé."""
    for secret in FOUND:
        player, printed = guess(secret)
        assert player.fits(), "resolution propose un mot qui n'est plus possible."
        assert told(player, printed), "resolution n'affiche pas le mot trouvé."


def test_nombre_de_coups(guess, misshapen):
    """Ta fonction renvoie le nombre de coups."""
    uncounted = set()  # the only word left, when it is announced, is a guess or is not: always the same way
    for secret in COUNTED:
        player, printed = guess(secret)
        assert type(printed.returned) in (int, float), misshapen("resolution", printed.returned, "un nombre")
        more = printed.returned - len(player.proposals)
        if player.proposals[-1] == secret:
            assert more == 0, "resolution ne renvoie pas le nombre de propositions."
        else:
            uncounted.add(more)
    assert uncounted <= {0} or uncounted <= {1}, (
        "resolution ne compte pas toujours le dernier mot de la même façon."
    )


def test_reponse_impossible(guess):
    """Quand aucun mot ne convient, ta fonction affiche un message au lieu de provoquer une erreur."""
    for impossible in ("*****", "_____"):
        player, printed = guess("malle", lie=impossible)
        assert printed.partition(player.heard)[2].strip(), "resolution n'affiche aucun message."


def test_mot_en_double(guess):
    """Ta fonction s'arrête aussi quand le mot à deviner est deux fois dans la liste."""
    for _ in range(3):
        assert told(*guess(TWICE)), "resolution n'affiche pas le mot trouvé quand il est en double."
