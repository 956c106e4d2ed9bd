"""Inputs shared by the hidden tests: pairs of words, three tiny word lists, and who plays against a copy.

In a tiny list every game can be worked out by hand, so that functions that draw at random are tested exactly and
cheaply. A test asks for a copy run again beside such a list by naming the fixture `small_world` or `scored_world`.
"""

import re
from contextlib import suppress
from itertools import product

import pytest

# Each of pleut, pelle, pince and canne is found at the second guess at the latest, whatever the first was. A wrong
# guess among balle, dalle, malle and salle rules out itself only. "pince" is written twice (pince and pincé).
SMALL = ["pleut", "balle", "pince", "dalle", "malle", "pelle", "salle", "pince", "canne"]

# At each step of a game in this list one word has the best score, "rever" being counted once or twice. Someone who
# does not count the letters again among the words left, or plays at random, takes other numbers of guesses.
SCORED = ["garer", "enfer", "rever", "buter", "lever", "rever", "durer", "raser"]

# A wrong guess among the first eight rules out itself only, so that a game may last long. The reply to "tente" has no
# "_" when another of them is the secret; the last three are written with the same letters.
ALIKE = ["fente", "lente", "mente", "pente", "rente", "sente", "tente", "vente", "chien", "niche", "chine"]

# What there is to play with one word.
ALONE = ["chien"]

# Words of other lengths stand in the file too: mots5 is not mots.
OTHERS = ["ami", "page", "citron", "lire", "bonjour", "salade", "ballon", "soleil"]


def file_of(words):
    """The data folder that holds these words and the others."""
    return {"mots.txt": "\n".join([*words[:4], *OTHERS, *words[4:]]) + "\n"}


@pytest.fixture
def word_pairs(reference, rng):
    """150 pairs of five-letter words, many of which share letters."""
    words = sorted(set(reference.value("mots5")))
    return [(rng.choice(words), rng.choice(words)) for _ in range(150)]


@pytest.fixture
def word_lists(reference, rng):
    """Lists of 1 to 12 five-letter words, the shortest first, some with a word twice."""
    words = reference.value("mots5")
    lists = [rng.sample(words, size) for size in (1, 2, 3, 4, 6, 8, 10, 12)]
    return [*lists, [*lists[3], lists[3][0]], lists[5] + lists[5][2:5]]


@pytest.fixture
def small_words():
    """The distinct words of the first tiny list."""
    return list(dict.fromkeys(SMALL))


@pytest.fixture
def small_world(student):
    """The copy beside the first tiny list."""
    return student.with_files(file_of(SMALL))


@pytest.fixture
def scored_world(student):
    """The copy beside the second tiny list."""
    return student.with_files(file_of(SCORED))


@pytest.fixture
def alike_world(student):
    """The copy beside the third tiny list."""
    return student.with_files(file_of(ALIKE))


@pytest.fixture
def alone_world(student):
    """The copy beside the list of one word."""
    return student.with_files(file_of(ALONE))


@pytest.fixture
def earlier_small(upstream):
    """Where values of earlier questions come from, beside the first tiny list."""
    return upstream.with_files(file_of(SMALL))


@pytest.fixture
def earlier_scored(upstream):
    """Where values of earlier questions come from, beside the second tiny list."""
    return upstream.with_files(file_of(SCORED))


FORMS = {
    "list": "une liste", "tuple": "un tuple", "ndarray": "un tableau", "set": "un ensemble", "dict": "un dictionnaire",
    "str": "une chaîne de caractères", "int": "un nombre entier", "float": "un nombre à virgule", "bool": "un booléen",
}  # fmt: skip


@pytest.fixture
def misshapen():
    """Says what is wrong with the form of a value."""

    def said(name, value, wanted, printed=""):
        if value is not None:
            return f"{name} renvoie {FORMS.get(type(value).__name__, 'un objet')} au lieu d'{wanted}."
        return (
            f"{name} affiche son résultat au lieu de le renvoyer." if printed else f"{name} ne renvoie rien."
        )

    return said


def changed(after, before):
    """What was changed and how, in words."""
    if not isinstance(before[0], str):
        return "la matrice qu'on lui donne."
    if len(after) != len(before):
        return f"la liste qu'on lui donne : de {len(before)} mots, elle passe à {len(after)}."
    return "la liste qu'on lui donne : les mots n'y sont plus aux mêmes places."


@pytest.fixture
def untouched(student, like):
    """Calls a function on each of these inputs, and refuses that it changes a list or a matrix; gives its values."""

    def call(name, *inputs):
        with suppress(AssertionError):
            return student.calls(name, inputs, untouched=True)
        return [alone(name, args) for args in inputs]  # to say in words what is wrong

    def alone(name, args):
        outcome = student.outcome(name, *args)
        if outcome.status != "returned":
            getattr(student, name)(*args)  # fails, and says why in French
        after, before = outcome.arguments[0], args[0]
        if after != like(before):
            pytest.fail(f"{name} modifie {changed(after, before)}")
        return outcome.value

    return call


@pytest.fixture
def answers(misshapen):
    """Calls a function several times on each input; gives the values, all of the form that is wanted."""

    def ask(player, name, inputs, times, wanted):
        values = player.calls(name, [(one,) for one in inputs], times=times)
        types = {"un mot": (str,), "un nombre": (int, float)}[wanted]
        values = [plain(value) for value in values]
        for value in values:
            if type(value) is str and value in inputs:
                pytest.fail(f"{name} renvoie le mot qu'on lui donne au lieu d'{wanted}.")
            if type(value) not in types:
                pytest.fail(misshapen(name, value, wanted, player.outcome(name, inputs[0]).printed))
        return values

    return ask


def plain(value):
    """A fraction or a decimal number as any other number; what else there is as it is."""
    with suppress(AttributeError, AssertionError, TypeError, ValueError):
        top, bottom = value.as_integer_ratio()
        return value if type(value) in (int, float, bool) else top / bottom
    return value


@pytest.fixture
def whole():
    """Whether a number is a whole one, but for the last digits of 32-bit numbers."""
    return lambda value: abs(value - round(value)) < 5e-7


@pytest.fixture
def until():
    """Asks lot after lot until what came is enough, or all were asked; gives all that came."""

    def played(ask, *what, lots, enough):
        found = []
        for times in lots:
            found += ask(*what, times)
            if enough(found):
                break
        return found

    return played


@pytest.fixture
def mean_fault():
    """Refuses absurd means: in the tiny lists a game takes one to five guesses."""

    def check(call, found):
        if max(found) <= 0:
            pytest.fail(f"{call} ne joue aucune partie, ou ne compte pas les coups.")
        if min(found) <= 0:
            pytest.fail(f"{call} trouve parfois 0 coup, ou un nombre négatif.")
        if min(found) < 1:
            often = "" if max(found) < 1 else "parfois "
            pytest.fail(f"{call} trouve {often}moins d'un coup par partie : par combien divise-t-elle ?")
        if max(found) > 5:
            pytest.fail(f"{call} trouve trop de coups par partie : par combien divise-t-elle ?")

    return check


@pytest.fixture
def refuse_unplayed(answers, alone_world):
    """Refuses numbers that are likely, of games that nobody plays: in a list of one word all games are alike."""

    def check(name, game):
        found = answers(alone_world, name, [1], 20, "un nombre")
        if {*found} not in ({1}, {0}):  # none where the last word left is not counted
            pytest.fail(
                f"{name} ne joue pas ses parties avec {game} : dans une liste d'un seul mot, elles durent un coup."
            )

    return check


class Opponent:
    """Thinks of a secret and replies to what a copy's `resolution` proposes; lies first, if asked to.

    Of several secrets, it is the first that was not proposed: as long as they are alike, no reply was a lie.
    """

    def __init__(self, replies, secrets, lie=None, reading=-1, inside=False):
        self.replies_to = replies
        self.secrets = secrets
        self.lie, self.reading, self.inside = lie, reading, inside
        self.known = {word for word, _ in replies}
        self.typed = next(word for word, _ in replies if word not in secrets)  # by who is asked for a word
        self.lied = self.gave_up = self.doubtful = self.silent = False
        self.printed, self.heard = "", []
        self.proposed, self.proposals, self.replies = None, [], []

    @property
    def secret(self):
        """The word to find."""
        left = [word for word in self.secrets if word not in self.proposals]
        return left[0] if left else max(self.secrets, key=self.proposals.index)

    def __call__(self, dialogue):
        """The reply to the word of the list that was printed; None, which ends the game, when it makes no sense."""
        words = self.words(dialogue.new)
        self.heard.append(dialogue.new)
        if not words and not self.proposed:
            # Some ask first to think of a word; who wants it typed, to propose it later, is given another.
            return self.typed if dialogue.turn == 0 else None
        if self.secret in self.proposals or not self.fits():
            self.gave_up = True
            return None  # it was found already, or will not be
        self.silent = self.silent or not words
        # Words that were proposed before may be shown again, before the proposal or after it.
        new = [word for word in words if word not in self.proposals] or words
        self.proposed = new[self.reading] if words else self.proposed
        return self.reply(self.proposed)

    def words(self, text):
        """The words of the list in a text; those between brackets, such as a printed list, only if there are no others."""
        outside = text if self.inside else re.sub(r"\[[^]]*]|\{[^}]*}|\([^)]*\)", " ", text)
        for part in (outside, text):
            if found := self.known_in(part):
                self.doubtful = self.doubtful or len({*found, *self.known_in(text)}) > 1
                return found
        return []

    def known_in(self, text):
        """The words of the list that stand in a text, or whose letters stand there one by one."""
        words = re.findall(r"[^\W\d_]+", text.lower())
        spaced = ["".join(words[rank : rank + 5]) for rank in range(len(words)) if len(words[rank]) == 1]
        return [word for word in words if word in self.known] or [
            word for word in spaced if word in self.known
        ]

    def reply(self, proposal):
        """The lie, once; then the truth."""
        if self.lie is not None and not self.lied:
            self.lied = True
            return self.lie
        self.proposals.append(proposal)
        self.replies.append(self.replies_to[self.secret, proposal])
        return self.replies[-1]

    def ending(self):
        """What was printed after the last reply, in lower case."""
        start = 0
        for part in self.heard:
            start = max(start, self.printed.find(part, start) + len(part))
        return self.printed[start:].lower()

    def fits(self):
        """Whether each proposal was still possible after the replies before it."""
        return all(
            self.replies_to[proposal, earlier] == reply
            for rank, proposal in enumerate(self.proposals)
            for earlier, reply in zip(self.proposals[:rank], self.replies, strict=False)
        )


@pytest.fixture
def opponent(reference):
    """Makes someone who thinks of a word of the first tiny list, or of one of the third."""

    def made(secrets, lie=None, reading=-1, inside=False):
        pairs = list(product(*[ALIKE if secrets[0] in ALIKE else SMALL] * 2))
        replies = reference.calls("reponse", pairs)
        return Opponent(dict(zip(pairs, replies, strict=True)), secrets, lie, reading, inside)

    return made
