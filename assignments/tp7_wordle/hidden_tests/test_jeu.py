"""jeu() : fait deviner un mot tiré au hasard, refuse les mots hors de mots5, s'arrête quand le mot est trouvé."""

import re
from typing import Any, NamedTuple

import pytest

# The words of the third tiny list. The replies to the first three have no "_" though most often they are wrong.
FIRST = ["tente", "chien", "niche"]
THEN = ["fente", "lente", "mente", "pente", "rente", "sente", "vente", "chine"]
# What is not in mots5; whatever the word of the first tiny list, its reply to the first five letters is none to a word.
REFUSED = {
    "page": "à un mot de quatre lettres",
    "soleil": "à un mot de six lettres",
    "peine": "à un mot de cinq lettres qui n'est pas dans mots5",
}
WRONG = "jeu affiche une réponse qui n'est pas la bonne."
DRIFT = "jeu change le mot à deviner en cours de partie : ses réponses ne sont pas celles d'un même mot."


class Game(NamedTuple):
    """The words that were asked for, the last being the secret in a right game, and what was printed."""

    asked: list
    text: str
    shown: str  # the text without what may stand between the letters of a reply
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
        return [game(script, *one) for script, one in zip(scripts, ended, strict=True)]

    def game(script, one, returned):
        text = getattr(one, "printed", one)
        return Game(script[: len(script) - len(one.unused)], text, plain(text), one.prompts, returned)

    return games


def alone(world, stdin):
    """How one game ended."""
    outcome = world.outcome("jeu", stdin=stdin)
    if outcome.status != "returned" and outcome.error != "SystemExit":
        world.jeu(stdin=stdin)  # fails, and says why in French
    return outcome


@pytest.fixture
def reply(reference, small_words):
    """The correction's reply to a word of a tiny list, or to what is refused, for a secret of the list."""
    lists = small_words, [*FIRST, *THEN]
    pairs = [(secret, word[:5]) for words in lists for secret in words for word in (*words, *REFUSED)]
    known = dict(zip(pairs, reference.calls("reponse", pairs), strict=True))
    return lambda secret, word: known[secret, word[:5]]


@pytest.fixture
def ended_well(reply):
    """Refuses games in the first tiny list that stop where they should not."""

    def check(games, words):
        for game in games:
            if not game.asked:
                pytest.fail("jeu ne demande rien.")
            if game.secret not in words:
                pytest.fail("jeu s'arrête sur un mot qui n'est pas dans mots5.")
            if game.secret in game.asked[:-1]:
                if drifts(game.shown, game.asked[:-1], words, reply):
                    pytest.fail(DRIFT)
                pytest.fail(lengthened(game) or too_early(len(game.asked)))

    def lengthened(game):
        if in_order(game.shown, [reply(game.secret, word) for word in game.asked[:-1]]):
            return "jeu demande encore une proposition alors que le mot est trouvé."
        return None

    return check


def drifts(shown, asked, words, reply):
    """Whether a text has a reply to each of the words that were asked, but for no secret all of them."""
    if any(in_order(shown, [reply(secret, word) for word in asked]) for secret in words):
        return False
    return rest_of(shown, asked, words, reply) is not None


def rest_of(text, asked, words, reply):
    """What follows a reply to each of these words, whatever the secrets; None when one is missing."""
    for word in asked:
        rests = [text.split(one, 1)[1] for one in {reply(secret, word) for secret in words} if one in text]
        if not rests:
            return None
        text = max(rests, key=len)
    return text


def too_early(turns):
    """Words for a game that ends after so many proposals, the word being found or not."""
    return f"jeu s'arrête au bout de {turns} proposition{'s' * (turns > 1)}, que le mot soit trouvé ou non."


def plain(text):
    """A printed text in lower case, without what may stand between the letters of a reply, line ends included."""
    return re.sub(r"[^\w*]+", "", text).lower()


def thrice(words):
    """Each word three times in a row, so that a game that counts the guesses is seen to stop too early."""
    return [word for word in words for _ in range(3)]


def and_again(words):
    """Each word once, the last one twice: who goes on when it is found has something to read."""
    return [*words, words[-1]]


def lengthy(words):
    """The same, the first word 21 times."""
    return [*words[:1] * 18, *thrice(words)]


@pytest.fixture
def shuffled(rng, small_words):
    """The words of the first tiny list in any order, but "pleut" before "pelle", whose reply then has no "_"."""

    def order():
        words = rng.sample(small_words, len(small_words))
        first, second = sorted((words.index("pleut"), words.index("pelle")))
        words[first], words[second] = "pleut", "pelle"
        return words

    return order


def unshown(game, replies, swapped):
    """What a game shows instead of a reply, in words."""
    text = game.shown
    if len(set(replies)) > 1 and in_order(text, replies[1:]):
        return "jeu ne répond pas à la première proposition."
    if in_order(text, swapped):
        return "jeu affiche la réponse en échangeant le mot à deviner et la proposition."
    if set("*_") & set(text):
        return WRONG
    printed = game.text
    for prompt in game.prompts:
        printed = printed.replace(prompt, "", 1)
    lines = [line for line in printed.splitlines() if line.strip()]
    return "jeu n'affiche pas la réponse." if len(lines) < 3 else "jeu affiche autre chose que la réponse."


def openings(games, talks):
    """The secrets of games, each with what was printed before the first word was typed."""
    if all(game.prompts[0] for game in games):
        return [(game.secret, game.text.partition(game.prompts[0])[0] + game.prompts[0]) for game in games]
    return [(talk.asked[-1], talk.heard[0]) for talk in talks]


def shown_first(opened, words):
    """Whether games begin by showing the secret; someone who shows a part of the list shows other words too."""
    shown = [(secret, set(words) & set(re.findall(r"\b[a-z]{5}\b", text.lower()))) for secret, text in opened]
    return len(dict(opened)) > 1 and all(found == {secret} for secret, found in shown)


def promptly(game, replies):
    """Whether each reply stands before the next prompt; False, too, where nothing is printed to ask."""
    text = game.text
    for reply, prompt in zip(["", *replies], game.prompts, strict=False):
        part, found, text = text.partition(prompt) if prompt else ("", "", text)
        if not found or reply not in plain(part):
            return False
    return len(game.prompts) > len(replies)


def test_reponses_affichees(typed, ended_well, small_world, reply, small_words, shuffled):
    """Pour chaque mot proposé, ton jeu affiche la réponse aussitôt, jusqu'à ce que le mot soit trouvé."""

    def play(scripts):
        try:
            games = typed(small_world, scripts)
        except AssertionError:
            refuse_drift(scripts)
            raise
        ended_well(games, small_words)
        return games

    def refuse_drift(scripts):
        for script in scripts:
            one = small_world.outcome("jeu", stdin=script)
            if one.status == "starved" and drifts(plain(one.printed), script, small_words, reply):
                pytest.fail(DRIFT)

    orders = [shuffled() for _ in range(9)]
    # The first word three times: that its reply is shown twice, on a board, is not taken for the reply to two words.
    short = [thrice(order[:1]) + and_again(order[1:]) for order in orders[2:8]]
    scripts = [*map(thrice, orders[:2]), *short, lengthy(orders[8])]
    games = play(scripts)
    # The secret is equally likely in each of 8 places: always in the first with probability (1/8)^9 < 1e-8.
    if len({len(game.asked) for game in games}) == 1:
        returned = "jeu s'arrête après une proposition, en renvoyant la réponse."
        pytest.fail(returned if games[0].returned else too_early(len(games[0].asked)))
    # No long game, the first word being the secret: with probability (1/8)^7 < 5e-7.
    for _ in range(6):
        if all(len(game.asked) <= 21 for game in games):
            games += play([lengthy(orders[8])])
    longer = [game for game in games if len({*game.asked}) > 2]
    if longer and all(shows_all(game, small_words, reply) for game in longer):
        pytest.fail("jeu affiche toutes les réponses possibles, au lieu de la bonne.")
    if early := hasty(games, small_words, reply):
        pytest.fail(early)
    late = False
    for game in games:
        wrong = game.asked[:-1]
        replies = [reply(game.secret, word) for word in wrong]
        if not in_order(game.shown, replies):
            pytest.fail(unshown(game, replies, [reply(word, game.secret) for word in wrong]))
        late = late or not promptly(game, replies)
    talks = [Typist(small_world, shuffled()) for _ in range(4)] if late else []
    if shown_first(openings(games, talks), small_words):
        pytest.fail("jeu montre le mot à deviner dès le début.")
    if late and not in_time(talks, reply):
        pytest.fail("jeu n'affiche pas la réponse avant de demander la proposition suivante.")


def shows_all(game, words, reply):
    """Whether each word was also given most of the replies that other secrets would give."""
    for asked in {word for word in game.asked[:-1] if word in words}:
        others = {reply(secret, asked) for secret in words} - {reply(game.secret, asked)}
        if 2 * sum(other in game.shown for other in others) <= len(others):
            return False
    return len(game.asked) > 1


class Typist:
    """Types words one after the other in a game, and keeps what is printed in between."""

    def __init__(self, world, words):
        self.left = iter(words)
        self.asked = []
        self.heard = []
        alone(world, self)

    def __call__(self, dialogue):
        self.heard.append(dialogue.new)
        self.asked.append(next(self.left, None))
        return self.asked[-1]


def in_time(talks, reply):
    """Whether each reply is shown before the next word is asked for."""
    talk = max(talks, key=lambda talk: len(talk.asked))  # in others, the first word happened to be the secret
    replies = [reply(talk.asked[-1], word) for word in talk.asked[:-1]]
    return all(reply in plain(text) for reply, text in zip(replies, talk.heard[1:], strict=True))


def replied(game, words, reply):
    """Whether a game shows the reply to what is not in mots5, which it was given first, or to its first five letters."""
    shown = reply(game.secret, game.asked[0])
    valid = [word for word in game.asked if word in words]
    right = {reply(game.secret, word) for word in valid}
    if not any(shown in without(right, plain(line)) for line in game.text.splitlines()):
        return False
    others = [word for word in words if word not in valid]  # one is the secret, if the game stopped too early
    return not any(in_order(game.shown, [reply(secret, word) for word in valid]) for secret in others)


def without(replies, line):
    """A line without these replies: two of them in a row may look like a third."""
    return re.sub("|".join(map(re.escape, replies)) or "$", " ", line)


def swaps(game, words, reply):
    """Whether the replies are those for other words before the last refusal than after it."""
    refused = [rank for rank, word in enumerate(game.asked) if word not in words]
    after = game.asked[refused[-1] + 1 : -1] if refused else []
    if not after:
        return False
    before = [word for word in game.asked[: refused[-1]] if word in words]
    for secret in (game.secret, *words):  # there may be one for all, if the game stopped too early
        if in_order(game.shown, [reply(secret, word) for word in (*before, *after)]):
            return False
    text = rest_of(game.shown, before, words, reply)
    return text is not None and in_order(text, [reply(game.secret, word) for word in after])


@pytest.fixture
def refuse_invalid(ended_well, small_words, reply):
    """Refuses games that reply to a word that is not in mots5, in the second one to the second in a row."""

    def check(games):
        ended_well(games, small_words)
        everywhere, twice, *others = games
        for game in (everywhere, *others):
            if replied(game, small_words, reply):
                pytest.fail(f"jeu répond {REFUSED[game.asked[0]]}.")
        if replied(twice, small_words, reply):
            pytest.fail(
                "jeu refuse un mot, mais pas le suivant : il y répond même s'il n'est pas dans mots5."
            )

    return check


def test_mots_refuses(typed, refuse_invalid, small_world, small_words, shuffled, reply):
    """Ton jeu refuse les mots qui ne sont pas dans mots5 : il n'y répond pas et en redemande un."""

    def refuse_swaps(games):
        # A word drawn anew at each refusal shows in three games in five: in none of the last five with probability 1e-2.
        if any(swaps(game, small_words, reply) for game in games):
            pytest.fail("jeu change le mot à deviner quand il refuse une proposition.")

    everywhere = [one for word in shuffled() for one in ("page", word)]
    scripts = [[*everywhere, "page", *everywhere[1::2]], ["peine", "peine", *and_again(shuffled())]]
    for word in (*REFUSED, "soleil", "peine"):
        order = shuffled()
        scripts.append([word, order[0], word, order[1], word, *and_again(order)])
    games = typed(small_world, scripts)
    refuse_swaps(games)
    refuse_invalid(games)


def ending(game):
    """The lines after the last prompt, or all where nothing is printed to ask; letters that fill a line make one."""
    text = game.text
    for prompt in game.prompts:
        text = text.partition(prompt)[2] if prompt else text
    lines = [plain(line) for line in text.splitlines()]
    return [*lines, "".join(line for line in lines if len(line) < 2)]


def last_reply(game, words, reply):
    """The last reply, if this game stopped on a wrong word: with another secret, just these replies are shown."""
    lines = ending(game)
    for secret in words:
        if secret not in game.asked and any(reply(secret, game.secret) in line for line in lines):
            replies = [reply(secret, word) for word in game.asked]
            if all(game.shown.count(one) == replies.count(one) for one in replies):
                return replies[-1]
    return None


def hasty(games, words, reply):
    """Why games stop on a wrong word, in words; None if they do not."""
    early = [(game, last) for game in games if (last := last_reply(game, words, reply))]
    if not early:
        return None
    turns = {len(game.asked) for game, _ in early}
    if turns == {max(len(game.asked) for game in games)}:
        return too_early(turns.pop())
    if all("*" not in last for _, last in early):
        return "jeu s'arrête sur une réponse sans « * », alors que le mot n'est pas trouvé."
    if any(game.secret == "tente" for game, _ in early):
        return "jeu s'arrête sur une réponse sans « _ », alors que le mot n'est pas trouvé."
    return "jeu s'arrête avant que le mot soit trouvé."


def test_mot_au_hasard(typed, ended_well, alike_world, reply):
    """D'une partie à l'autre, le mot à deviner change, et ton jeu ne s'arrête que sur lui."""
    words = [*FIRST, *THEN]
    other = [THEN[0], *FIRST, *THEN[1:]]  # so that games that stop too early do not all stop at the same turn
    # One game more than there are words, for who takes each out of mots5.
    scripts = [*[and_again(words), and_again(other)] * 5, and_again(words), thrice(other)]
    # A reply without "_" comes before the secret in 9 games of 11: in none of 12 with probability (2/11)^12 < 2e-9.
    games = [game for game in typed(alike_world, scripts) if game.asked]
    if early := hasty(games, words, reply):
        pytest.fail(early)
    # The same word 12 times: 11 (1/11)^12 < 4e-12.
    if len({game.secret for game in games}) < 2:
        pytest.fail("jeu fait deviner le même mot à chaque partie, ou s'arrête trop tôt.")
    ended_well(games, words)
