"""Inputs shared by the hidden tests: short word lists, and objects that play in a copy's place or look at its solvers.

The lists are short, so that every game can be worked out by hand and that the functions a copy needs cost little when
the correction answers for them. Entropies are equal for sure or clearly different: `tests/test_app7.py` checks it.
"""

from pathlib import Path

import pytest

WORD_LIST = (Path(__file__).parent.parent / "data" / "mots.txt").read_text(encoding="utf-8").split()

# The best guess is LEVER, then ALLER, FUMER or GELER. It is another one for whoever takes the last of equals, sorts the
# words, ranks them among those that are ruled out, or looks at the number or the size of the groups only.
WORDS = [
    "FINAL",
    "FUMER",
    "VOLER",
    "ALLER",
    "GELER",
    "FILER",
    "LEVER",
    "FIGER",
    "LINER",
    "RIDER",
    "PELER",
    "VIDER",
]

# A wrong guess rules out itself only: against CALLE, which is not there, no game ends before the sixth guess.
RHYMES = ["BALLE", "DALLE", "HALLE", "MALLE", "PALLE", "RALLE", "SALLE", "TALLE"]

# What plays where the copy is: `copy` holds the copy's names.
BENCH = '''
class Banc:
    """Uses the copy's classes and tells what comes of it."""

    def joue(self, classe, mots, secrets):
        solveur = getattr(copy, classe)(mots)
        return [solveur.solve(secret) for secret in secrets]

    def partie(self, mots, premier, secret):
        return copy.EntropySolver(mots, premier).solve(secret)

    def liste_apres(self, classe, mots, secret):
        solveur = getattr(copy, classe)(mots)
        solveur.solve(secret)
        return list(mots), list(solveur.word_list)

    def candidats(self, mots, coups):
        solveur = copy.CSPWordleSolver(mots)
        for guess, feedback in coups:
            solveur.add_constraints(guess, feedback)
        return solveur.get_candidates()

    def domaines(self, mots, coups):
        solveur = copy.CSPWordleSolver(mots)
        for guess, feedback in coups:
            solveur.add_constraints(guess, feedback)
        return ["".join(sorted(domaine)) for domaine in solveur.domains]

    def autre_liste(self, mots, guess, feedback):
        return copy.filter_words(mots, guess, feedback) is not mots

    def liste_apres_candidats(self, mots, coups):
        solveur = copy.CSPWordleSolver(mots)
        for guess, feedback in coups:
            solveur.add_constraints(guess, feedback)
        solveur.get_candidates()
        return solveur.word_list

    def candidats_apres_reset(self, mots, coups):
        solveur = copy.CSPWordleSolver(mots)
        for guess, feedback in coups:
            solveur.add_constraints(guess, feedback)
        solveur.get_candidates()
        solveur.reset()
        return solveur.get_candidates()

    def domaines_apres_reset(self, mots, coups):
        solveur = copy.CSPWordleSolver(mots)
        for guess, feedback in coups:
            solveur.add_constraints(guess, feedback)
        solveur.reset()
        return ["".join(sorted(domaine)) for domaine in solveur.domains]
'''

# Solvers that follow a script, whatever the replies; they remember the secrets that they were asked.
PLAYERS = '''
import random

class Joueur:
    """Plays these words."""

    def __init__(self, *script):
        self.script = script
        self.asked = []

    def solve(self, answer):
        self.asked.append(answer)
        return self.game(answer)

    def game(self, answer):
        return list(self.script)

    def secrets(self):
        return self.asked


class Devin(Joueur):
    """Wins at once."""

    def game(self, answer):
        return [answer]


class Regle(Joueur):
    """Wins in as many guesses as the script says for each secret; loses when it says nothing."""

    def game(self, answer):
        rounds = self.script[0].get(answer)
        return ["TUEUR"] * (rounds - 1) + [answer] if rounds else ["TUEUR"] * 6


class Chanceux(Joueur):
    """Wins in a number of guesses drawn at random."""

    def game(self, answer):
        return ["TUEUR"] * random.randrange(6) + [answer]
'''


@pytest.fixture
def banc(student):
    """What uses the copy's classes."""
    return student.prop(BENCH, "Banc()")


@pytest.fixture
def player(student):
    """Makes a solver that follows a script, where the copy is: player("Joueur('CRANE')")."""
    return lambda expression: student.prop(PLAYERS, expression)


@pytest.fixture
def word_pairs(rng):
    """100 pairs of words of the list, many of which share letters."""
    return [(rng.choice(WORD_LIST), rng.choice(WORD_LIST)) for _ in range(100)]


@pytest.fixture
def replies(reference, rng):
    """15 short lists of words, each with a guess and the reply to it when one of the words is the secret."""
    lists = [rng.sample(WORD_LIST, size) for size in (1, 2, 3, 4, 5, 6, 7, 8, 8, 9, 9, 10, 10, 11, 12)]
    guesses = [rng.choice(rng.choice((WORD_LIST, chosen))) for chosen in lists]
    secrets = [rng.choice(chosen) for chosen in lists]
    feedbacks = reference.calls("compute_feedback", list(zip(guesses, secrets, strict=True)))
    return list(zip(lists, guesses, feedbacks, strict=True))


@pytest.fixture
def word_list():
    """The 297 words of the subject."""
    return list(WORD_LIST)


@pytest.fixture
def words():
    """Twelve words."""
    return list(WORDS)


@pytest.fixture
def rhymes():
    """Eight words that tell nothing of one another."""
    return list(RHYMES)


@pytest.fixture
def after(reference):
    """The words still possible after a guess."""

    def left(words, guess, answer):
        return reference.filter_words(words, guess, reference.compute_feedback(guess, answer))

    return left


# What may be wrong with a game, the worst first. The sentences name no word, so that the same mistake is told alike.
NOTHING = "solve ne renvoie rien."
NO_LIST = "solve ne renvoie pas la liste des mots joués."
GOES_ON = "solve continue après avoir gagné."
TOO_LONG = "solve joue plus de six mots."
UNKNOWN = "solve joue un mot qui n'est pas dans la liste."
AGAINST_LAST = "solve joue un mot que la dernière réponse exclut."
AGAINST_EARLIER = "solve joue un mot qu'une réponse plus ancienne exclut."
IMPOSSIBLE = "solve joue un mot qui n'est plus possible."
STOPS = "solve s'arrête avant la fin de la partie."
FIVE_ONLY = "solve s'arrête après cinq mots."
FAULTS = [
    NOTHING,
    NO_LIST,
    GOES_ON,
    TOO_LONG,
    UNKNOWN,
    AGAINST_LAST,
    AGAINST_EARLIER,
    IMPOSSIBLE,
    STOPS,
    FIVE_ONLY,
]


@pytest.fixture
def faults_of(after):
    """What is wrong with a game: it must be played with possible words until it is over."""

    def faults(words, answer, guesses):
        if type(guesses) not in (list, tuple):
            return {NOTHING if guesses is None else NO_LIST}
        if answer in guesses[:-1]:
            return {GOES_ON}
        if not set(guesses) <= set(words):
            return {UNKNOWN}
        found = {TOO_LONG} if len(guesses) > 6 else set()
        possible = latest = words
        for guess in guesses:
            if guess not in latest:
                found.add(AGAINST_LAST)
            elif guess not in possible:
                found.add(AGAINST_EARLIER)
            latest, possible = after(words, guess, answer), after(possible, guess, answer)
        over = answer in guesses or len(guesses) >= 6 or not possible
        return found if over else found | {FIVE_ONLY if len(guesses) == 5 else STOPS}

    return faults


def require(*pairs):
    """Fails with the first sentence whose condition is false; no comparison is shown, since these are no answers."""
    for holds, sentence in pairs:
        if not holds:
            pytest.fail(sentence)


@pytest.fixture(name="require")
def require_():
    """The same, for test files."""
    return require


@pytest.fixture
def check_games(banc, faults_of):
    """Plays a game against each secret, with one solver of this class, and tells the worst that is wrong with them.

    Over many games, it also tells by which reply a word was ruled out.
    """

    def check(name, words, secrets, which_reply=False):
        games = banc.joue(name, words, secrets)
        found = set().union(*(faults_of(words, *game) for game in zip(secrets, games, strict=True)))
        if not which_reply and found & {AGAINST_LAST, AGAINST_EARLIER}:
            found = found - {AGAINST_LAST, AGAINST_EARLIER} | {IMPOSSIBLE}
        require(*((fault not in found, fault) for fault in FAULTS))

    return check


@pytest.fixture
def leaves_alone(student, reference, like):
    """Assert that calls answer like the correction, and that their arguments are afterwards what they were."""

    def check(name, *batch):
        for args in batch:
            done = student.outcome(name, *args)
            if done.status != "returned":
                getattr(student, name)(*args)  # says what stopped it
            assert done.value == like(getattr(reference, name)(*args))
            assert done.arguments == like(args)

    return check
