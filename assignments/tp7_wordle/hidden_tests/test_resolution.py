"""resolution() : devine le mot de l'utilisateur d'après ses réponses, l'affiche et renvoie le nombre de coups."""

import pytest

ONCE = ["balle", "canne", "dalle", "pelle", "malle", "pleut", "salle"]
TWICE = "pince"


@pytest.fixture
def guess(small_world, opponent):
    """Plays a game where the copy guesses this secret; gives the opponent and what was printed."""

    def game(secret):
        player = opponent(secret)
        printed = small_world.resolution(stdin=player)
        assert player.proposals, "resolution ne propose rien"
        return player, printed

    return game


def told(player, printed):
    """Whether the secret was shown: proposed and confirmed, or announced after the last reply."""
    return (
        player.proposals[-1] == player.secret or player.secret in printed.rpartition(player.heard)[2].lower()
    )


def test_mot_trouve(guess):
    """Ta fonction propose des mots encore possibles et affiche le mot trouvé."""
    for secret in ONCE:
        player, printed = guess(secret)
        assert player.fits(), "un mot proposé n'est plus possible"
        assert told(player, printed), "le mot trouvé n'est pas affiché"


def test_nombre_de_coups(guess, whole):
    """Ta fonction renvoie le nombre de coups."""
    uncounted = set()  # announcing the only word left counts as a guess, or does not: always the same way
    for secret in ONCE:
        player, printed = guess(secret)
        assert whole(printed.returned), "resolution doit renvoyer un nombre entier"
        more = printed.returned - len(player.proposals)
        if player.proposals[-1] == secret:
            assert more == 0
        else:
            uncounted.add(more)
    assert uncounted <= {0} or uncounted <= {1}


def test_reponse_impossible(small_world, opponent):
    """Quand aucun mot ne convient, ta fonction affiche un message au lieu de provoquer une erreur."""
    for impossible in ("*****", "_____"):
        player = opponent("malle", lie=impossible)
        printed = small_world.resolution(stdin=player)
        assert player.proposed, "resolution ne propose rien"
        assert printed.partition(player.heard)[2].strip(), "aucun message n'est affiché"


def test_mot_en_double(guess):
    """Ta fonction s'arrête aussi quand le mot à deviner est deux fois dans la liste."""
    for _ in range(4):
        player, printed = guess(TWICE)
        assert told(player, printed)
