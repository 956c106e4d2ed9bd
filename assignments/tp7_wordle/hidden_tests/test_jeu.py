"""jeu() : fait deviner un mot tiré au hasard, refuse les mots hors de mots5, s'arrête quand le mot est trouvé."""

import re
from contextlib import suppress
from typing import Any, NamedTuple

import pytest

# The words of the third tiny list. The replies to the first three have no "_" though most often they are wrong.
FIRST = ["tente", "chien", "niche"]
THEN = ["chine", "fente", "lente", "mente", "pente", "rente", "sente", "vente"]
WRONG = "jeu affiche une réponse qui n'est pas la bonne."


class Game(NamedTuple):
    """The words that were asked for, the last being the secret in a right game, and what was printed."""

    asked: list
    text: str
    prompts: tuple
    returned: Any

    @property
    def secret(self):
        """The word on which the game stopped."""
        return self.asked[-1]


def in_order(text, replies):
    """Whether these replies stand in the text one after the other."""
    for reply in replies:
        _, shown, text = text.partition(reply)
        if not shown:
            return False
    return True


@pytest.fixture
def typed():
    """Plays a game with each script; gives the games. One that ends with sys.exit() is over too."""

    def games(world, scripts):
        try:
            ended = [(one, one.returned) for one in world.calls("jeu", [()] * len(scripts), scripts)]
        except AssertionError as failure:
            if getattr(getattr(failure, "outcome", None), "error", None) != "SystemExit":
                raise
            ended = [(alone(world, script), None) for script in scripts]
        return [
            Game(script[: len(script) - len(one.unused)], getattr(one, "printed", one), one.prompts, returned)
            for script, (one, returned) in zip(scripts, ended, strict=True)
        ]

    return games


def alone(world, stdin):
    """How one game ended."""
    outcome = world.outcome("jeu", stdin=stdin)
    if outcome.status != "returned" and outcome.error != "SystemExit":
        world.jeu(stdin=stdin)  # fails, and says why in French
    return outcome


@pytest.fixture
def play(typed, reference):
    """Plays games in the first tiny list; refuses those that stop where they should not."""

    def games(world, words, scripts):
        played = typed(world, scripts)
        for game in played:
            if not game.asked:
                pytest.fail("jeu ne demande rien.")
            if game.secret not in words:
                pytest.fail("jeu s'arrête sur un mot qui n'est pas dans mots5.")
            if game.secret in game.asked[:-1]:
                pytest.fail(lengthened(game) or too_early(len(game.asked)))
        return played

    def lengthened(game):
        replies = reference.calls("reponse", [(game.secret, word) for word in game.asked[:-1]])
        if in_order(plain(game.text), replies):
            return "jeu demande encore une proposition alors que le mot est trouvé."
        return None

    return games


def too_early(turns):
    """Words for a game that ends after so many proposals, the word being found or not."""
    return f"jeu s'arrête au bout de {turns} proposition{'s' * (turns > 1)}, que le mot soit trouvé ou non."


def plain(text, between=""):
    """A printed text in lower case, without what may stand between the letters of a reply, line ends included."""
    return between.join(re.sub(r"[\s'\",;|\[\]()-]", "", line).lower() for line in text.splitlines())


def thrice(words):
    """Each word three times in a row, so that a game that counts the guesses is seen to stop too early."""
    return [word for word in words for _ in range(3)]


@pytest.fixture
def shuffled(rng, small_words):
    """The words of the first tiny list in any order, but "pleut" before "pelle", whose reply then has no "_"."""

    def order():
        words = rng.sample(small_words, len(small_words))
        first, second = sorted((words.index("pleut"), words.index("pelle")))
        words[first], words[second] = "pleut", "pelle"
        return words

    return order


def unshown(game, text, replies, swapped):
    """What a game shows instead of a reply, in words."""
    if len(set(replies)) > 1 and in_order(text, replies[1:]):
        return "jeu ne répond pas à la première proposition."
    if any(reply in text for reply in swapped):
        return "jeu affiche la réponse en échangeant le mot à deviner et la proposition."
    if set("*_") & set(text):
        return WRONG
    printed = game.text
    for prompt in game.prompts:
        printed = printed.replace(prompt, "", 1)
    lines = [line for line in printed.splitlines() if line.strip()]
    return "jeu n'affiche pas la réponse." if len(lines) < 3 else "jeu affiche autre chose que la réponse."


def openings(games, world, shuffled):
    """The secrets of games, each with what was printed before the first word was typed."""
    if all(game.prompts[0] for game in games):
        return [(game.secret, game.text.partition(game.prompts[0])[0] + game.prompts[0]) for game in games]
    typists = [Typist(shuffled()) for _ in range(4)]
    for typist in typists:
        alone(world, typist)
    return [(typist.asked[-1], typist.heard[0]) for typist in typists]


def shown_first(opened, words):
    """Whether games begin by showing the secret; someone who shows a part of the list shows other words too."""
    shown = [(secret, set(words) & set(re.findall(r"\b[a-z]{5}\b", text.lower()))) for secret, text in opened]
    return len(dict(opened)) > 1 and all(found == {secret} for secret, found in shown)


def test_reponses_affichees(play, small_world, reference, small_words, shuffled):
    """Pour chaque mot proposé, ton jeu affiche la réponse aussitôt, jusqu'à ce que le mot soit trouvé."""
    games = play(small_world, small_words, [thrice(shuffled()) for _ in range(9)])
    # The secret is equally likely in each of 8 places: always in the same with probability (1/8)^8 < 1e-7.
    if len({len(game.asked) for game in games}) == 1:
        returned = "jeu s'arrête après une proposition, en renvoyant la réponse."
        pytest.fail(returned if games[0].returned else too_early(len(games[0].asked)))
    if early := hasty(games, small_words, reference):
        pytest.fail(early)
    for game in games:
        text, wrong = plain(game.text), game.asked[:-1]
        replies = reference.calls("reponse", [(game.secret, word) for word in wrong])
        if not in_order(text, replies):
            swapped = reference.calls("reponse", [(word, game.secret) for word in wrong])
            pytest.fail(unshown(game, text, replies, set(swapped) - set(replies)))
    if shown_first(openings(games, small_world, shuffled), small_words):
        pytest.fail("jeu montre le mot à deviner dès le début.")
    if not in_time(small_world, shuffled, reference):
        pytest.fail("jeu n'affiche pas la réponse avant de demander la proposition suivante.")


class Typist:
    """Types words one after the other, and keeps what is printed in between."""

    def __init__(self, words):
        self.left = iter(words)
        self.asked = []
        self.heard = []

    def __call__(self, dialogue):
        self.heard.append(dialogue.new)
        self.asked.append(next(self.left, None))
        return self.asked[-1]


def in_time(world, shuffled, reference):
    """Whether each reply is shown before the next word is asked for."""
    for _ in range(3):
        typist = Typist(shuffled())
        alone(world, typist)
        if len(typist.asked) > 1:  # else the first word happened to be the secret
            break
    replies = reference.calls("reponse", [(typist.asked[-1], word) for word in typist.asked[:-1]])
    return all(reply in plain(text) for reply, text in zip(replies, typist.heard[1:], strict=True))


def replied(game, invalid, reference):
    """Whether a game shows the reply to what is not in mots5, or to its first five letters."""
    reply = reference.reponse(game.secret, invalid[:5])
    return set(reply) > {"_"} and reply in plain(game.text, between="\n")


@pytest.fixture
def refuse_invalid(play, small_world, small_words, shuffled, reference):
    """Refuses a game that replies to a word that is not in mots5."""

    def check():
        kinds = {
            "page": "à un mot de quatre lettres",
            "ballon": "à un mot de six lettres",
            "peine": "à un mot de cinq lettres qui n'est pas dans mots5",
        }
        refused = ["page", "ballon", "ballon", "ballon", "peine", "peine"]
        scripts = [[word, order[0], word, *order[1:]] for word in refused for order in (shuffled(),)]
        for invalid, game in zip(refused, play(small_world, small_words, scripts), strict=True):
            if replied(game, invalid, reference):
                pytest.fail(f"jeu répond {kinds[invalid]}.")
        twice = [["peine", "peine", *shuffled()] for _ in range(2)]
        if any(replied(game, "peine", reference) for game in play(small_world, small_words, twice)):
            pytest.fail(
                "jeu refuse un mot, mais pas le suivant : il y répond même s'il n'est pas dans mots5."
            )

    return check


@pytest.fixture
def refuse_swaps(typed, small_world, small_words, shuffled, reference):
    """Refuses a game whose word to guess is another one after a refusal."""

    def check():
        scripts = [[order[0], "peine", *order] for order in (shuffled() for _ in range(6))]
        for game in typed(small_world, scripts):
            if len(game.asked) > 2 and swaps(game, small_words, reference):
                pytest.fail("jeu change le mot à deviner quand il refuse une proposition.")

    return check


def test_mots_refuses(refuse_invalid, refuse_swaps):
    """Ton jeu refuse les mots qui ne sont pas dans mots5 : il n'y répond pas et en redemande un."""
    try:
        refuse_invalid()
    except (AssertionError, pytest.fail.Exception):
        with suppress(AssertionError):
            refuse_swaps()
        raise
    refuse_swaps()


def swaps(game, words, reference):
    """Whether the first reply, which came before a refusal, is that for another word than the last one."""
    first, text = game.asked[0], plain(game.text)
    later = reference.calls("reponse", [(game.secret, word) for word in game.asked[2:-1]])
    openings = reference.calls("reponse", [(word, first) for word in (game.secret, *words)])
    right, *others = [in_order(text, [opening, *later]) for opening in openings]
    return any(others) and not right


def last_reply(game, words, reference):
    """The last reply, if this game stopped on a wrong word: with another secret, just these replies are shown."""
    text = plain(game.text)
    for secret in words:
        if secret not in game.asked:
            replies = reference.calls("reponse", [(secret, word) for word in game.asked])
            if all(text.count(reply) == replies.count(reply) for reply in replies):
                return replies[-1]
    return None


def hasty(games, words, reference):
    """Why games stop on a wrong word, in words; None if they do not."""
    early = [(game, reply) for game in games if (reply := last_reply(game, words, reference))]
    if not early:
        return None
    turns = {len(game.asked) for game, _ in early}
    if turns == {max(len(game.asked) for game in games)}:
        return too_early(turns.pop())
    if all("*" not in reply for _, reply in early):
        return "jeu s'arrête sur une réponse sans « * », alors que le mot n'est pas trouvé."
    if any(game.secret == "tente" for game, _ in early):
        return "jeu s'arrête sur une réponse sans « _ », alors que le mot n'est pas trouvé."
    return "jeu s'arrête avant que le mot soit trouvé."


def test_mot_au_hasard(typed, alike_world, reference, rng):
    """D'une partie à l'autre, le mot à deviner change, et ton jeu ne s'arrête que sur lui."""
    order = [*FIRST, *rng.sample(THEN, len(THEN))]
    games = [game for game in typed(alike_world, [order] * 24) if game.asked]
    if early := hasty(games, order, reference):
        pytest.fail(early)
    # The same word 24 times: below 11 (1/11)^24 < 1e-23.
    if len({game.secret for game in games}) < 2:
        pytest.fail("jeu fait deviner le même mot à chaque partie, ou s'arrête trop tôt.")
