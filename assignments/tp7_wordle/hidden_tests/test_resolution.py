"""resolution() : devine le mot de l'utilisateur d'après ses réponses, l'affiche et renvoie le nombre de coups."""

import re
from contextlib import suppress

import pytest

FOUND = ["malle", "canne", "salle"]
COUNTED = ["dalle", "pleut", "malle", "canne", "balle"]
TWICE = "pince"
LONG = [
    "vente",
    "tente",
    "sente",
    "rente",
    "pente",
    "mente",
    "lente",
    "fente",
]  # the first of mots5 is the last hope
WORDS = r"\b[a-z]{5}\b"


@pytest.fixture
def table(small_world, alike_world, opponent, reference):
    """Plays games where the copy guesses a word of someone who reads its proposals in one way."""
    return lambda reading, inside=False: Table(small_world, alike_world, opponent, reference, reading, inside)


@pytest.fixture
def whichever_way(table):
    """Runs a check. Where several words were shown at once, the proposal may be the first of them, or between brackets."""

    def run(check):
        last = table(-1)
        try:
            return check(last)
        except (AssertionError, pytest.fail.Exception):
            if not last.doubtful:
                raise
            for reading, inside in ((0, False), (-1, True), (0, True)):
                with suppress(AssertionError, pytest.fail.Exception):
                    return check(table(reading, inside))
            raise

    return run


class Table:
    """Games of one copy with people who read its proposals in the same way."""

    def __init__(self, small_world, alike_world, opponent, reference, reading, inside):
        self.worlds = small_world, alike_world
        self.opponent = opponent
        self.reference = reference
        self.reading, self.inside = reading, inside
        self.players = []

    @property
    def doubtful(self):
        """Whether several words were shown at once."""
        return any(player.doubtful for player in self.players)

    def sit(self, secrets, lie=None):
        """Someone who thinks of a secret."""
        self.players.append(self.opponent(secrets, lie, self.reading, self.inside))
        return self.players[-1]

    def played(self, player):
        """A game with this player; gives what was printed, whether it ends well or not."""
        world = self.worlds[player.secrets == LONG]
        player.printed = world.resolution(stdin=player)
        return player.printed

    def game(self, *secrets, lie=None):
        """A game that ends by itself, whose proposals are all possible; gives the player."""
        player = self.sit([*secrets], lie)
        try:
            self.played(player)
        except AssertionError:
            if player.gave_up:
                pytest.fail(endless(player, [self.again(player) for _ in range(20)]))
            raise
        if not player.proposed:
            self.fail_unasked(player)
        if not player.fits():
            pytest.fail(unfit([player, *(self.again(player) for _ in range(20))]))
        return player

    def again(self, player):
        """Another game for the same secrets, which may not end."""
        other = self.sit(player.secrets)
        with suppress(AssertionError):
            self.played(other)
        return other

    def fail_unasked(self, player):
        """Say how games went where the computer proposed nothing."""
        texts = [player.printed, *(self.again(player).printed for _ in range(3))]
        if not texts[0].prompts:
            pytest.fail("resolution joue seule : elle ne demande aucune réponse.")
        if all(player.typed in text.lower() for text in texts):
            pytest.fail("resolution demande le mot à deviner au lieu de le chercher.")
        shown = set(re.findall(WORDS, player.heard[0].lower())) & set(self.reference.value("mots5"))
        if shown - {"coups", "reste", "quels", "votre"}:
            pytest.fail("resolution propose un mot qui n'est pas dans mots5.")
        pytest.fail("resolution demande une réponse sans montrer sa proposition.")


def endless(player, others):
    """What is wrong with a game that was given up after some proposals, in words; other games tell more of it."""
    if player.lied:
        return "resolution continue comme si la réponse impossible ne l'était pas."
    if all(one.fits() for one in [player, *others]):
        return "resolution continue alors que le mot est trouvé."
    return unfit([player, *others])


def unfit(players):
    """What is wrong with proposals that were not possible any more, in words."""
    if any(player.silent for player in players):
        return "resolution demande une autre réponse sans avoir fait une autre proposition."
    if any(len({*player.proposals}) < len(player.proposals) for player in players):
        return "resolution repropose un mot qui a déjà été refusé."
    return "resolution propose un mot qui n'est plus possible."


def refuse_unfound(player, others=tuple):
    """Refuse a game whose secret was never shown: neither proposed and confirmed, nor announced at the end."""
    if player.proposals[-1] == player.secret or player.secret in announced(player):
        return
    marks = [mark for mark in "*_" if mark not in player.replies[-1]]
    if player.proposals[-1] in player.ending() and marks:
        pytest.fail(f"resolution croit avoir trouvé quand la réponse n'a pas de « {marks[0]} ».")
    if len(player.proposals) > 4:
        lost = [one for one in [player, *others()] if one.secret not in one.proposals]
        if len({len(one.proposals) for one in lost}) > 1:
            pytest.fail(
                "resolution s'arrête parfois sans avoir trouvé, alors qu'il reste des mots possibles."
            )
        pytest.fail(f"resolution s'arrête au bout de {len(player.proposals)} propositions sans avoir trouvé.")
    if len(player.proposals) == 1:
        pytest.fail("resolution s'arrête après une seule question, sans avoir trouvé.")
    pytest.fail("resolution n'affiche pas le mot trouvé.")


def announced(player):
    """The words of the list that were shown after the last reply."""
    return set(re.findall(WORDS, player.ending())) & player.known


def refuse_another(player):
    """Refuse a game that announces a word that was never proposed, and not the secret."""
    said = announced(player)
    if len(said) == 1 and not said & {
        player.secret,
        *player.proposals,
    }:  # several may be those that were left
        pytest.fail("resolution annonce un autre mot que celui qu'elle vient de trouver.")


def test_mot_trouve(whichever_way):
    """Ta fonction propose au hasard des mots encore possibles, aussi longtemps qu'il faut, et affiche le mot trouvé."""

    def check(table):
        first = set()
        for secret in FOUND:
            player = table.game(secret)
            refuse_unfound(player)
            refuse_another(player)
            first.add(player.proposals[0])
        for rank in range(10):  # always the same first word in 13 games: below 8 (2/9)^13 < 3e-8
            if len(first) == 1:
                first.add(table.game(FOUND[rank % 3]).proposals[0])
        if len(first) == 1:
            pytest.fail(
                "resolution propose toujours le même mot pour commencer, au lieu de le tirer au hasard."
            )
        for _ in range(3):
            player = table.game(*LONG)
            refuse_unfound(player, lambda one=player: [table.again(one) for _ in range(12)])
            if any("_" not in reply for reply in player.replies[:-1]):  # a wrong word had such a reply
                break

    whichever_way(check)


def count_fault(games):
    """What is wrong with the numbers of guesses, in words; None if nothing is."""
    counts = [player.printed.returned for player in games]
    more = [count - len(player.proposals) for count, player in zip(counts, games, strict=True)]
    proposed = {extra for extra, player in zip(more, games, strict=True) if player.secret in player.proposals}
    announced = {
        extra for extra, player in zip(more, games, strict=True) if player.secret not in player.proposals
    }
    if proposed <= {0} and (announced <= {0} or announced <= {1}):
        return None
    if len({*counts}) == 1:
        return f"resolution renvoie toujours {counts[0]}, quel que soit le nombre de propositions."
    if counts == sorted({*counts}) and max(counts) > 8:
        return "resolution compte aussi les coups des parties précédentes."
    if announced and proposed == {1}:
        return "resolution compte deux fois un mot qui vient d'être proposé."
    if proposed <= {0}:
        return "resolution ne compte pas toujours le dernier mot de la même façon."
    return {1: "resolution compte un coup de trop.", -1: "resolution oublie de compter un coup."}.get(
        min(proposed) if len(proposed) == 1 else 0, "resolution ne renvoie pas le nombre de propositions."
    )


def said(player):
    """The end of a game, whatever the word and the numbers."""
    return re.sub(r"\d+", "0", player.ending().replace(player.proposed, "?"))


def test_reponse_impossible(whichever_way):
    """Quand aucun mot ne convient, ta fonction affiche un message au lieu de provoquer une erreur."""

    def check(table):
        for impossible in ("*****", "_____"):
            player = table.game("malle", lie=impossible)
            if not player.ending().strip():
                pytest.fail("resolution n'affiche aucun message.")
            if player.proposed in player.ending() and not player.proposals:
                won = table.game("malle")
                if won.proposed == "malle" and said(player) == said(won):
                    pytest.fail("resolution annonce un mot trouvé alors qu'aucun ne convient.")

    whichever_way(check)


def test_mot_en_double(whichever_way):
    """Ta fonction s'arrête aussi quand le mot à deviner est deux fois dans la liste."""

    def check(table):
        for _ in range(2):
            refuse_unfound(table.game(TWICE))

    whichever_way(check)


def test_nombre_de_coups(whichever_way, misshapen):
    """Ta fonction renvoie le nombre de coups."""

    def counted(table, secret):
        player = table.game(secret)
        count = player.printed.returned
        if count == secret:
            pytest.fail("resolution renvoie le mot au lieu du nombre de coups.")
        if type(count) not in (int, float):
            pytest.fail(misshapen("resolution", count, "un nombre"))
        return player

    def check(table):
        games = [counted(table, secret) for secret in COUNTED]
        for _ in range(
            10
        ):  # until the secret is proposed while other words are left: someone who announces tells then
            if all(player.secret not in player.proposals for player in games):
                games.append(counted(table, "balle"))
        if fault := count_fault(games):
            pytest.fail(fault)

    whichever_way(check)
