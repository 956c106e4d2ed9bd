"""Whole copies of TP7 whose marks must be fair: right answers in unusual styles, and mistakes that look like others."""

from __future__ import annotations

from pathlib import Path

import pytest

from grader.assignment import load_assignment
from grader.results import CopyResult
from grader.shelter import Sandbox
from tests import tiny

ROOT = Path(__file__).resolve().parent.parent
CORRECTION = (ROOT / "reference" / "tp7_wordle.py").read_text(encoding="utf-8")


def by_hand(
    *, found: str = "rep == p", shown: str = "print(p)", ended: str = "'Le mot est', p", count: str = "n"
) -> str:
    """A right `resolution`, but for what is given."""
    return f"""
def resolution():
    L, n = mots5[:], 0
    while len(L) > 0:
        p = random.choice(L)
        n += 1
        {shown}
        rep = input("Réponse : ")
        if {found}:
            print({ended})
            return {count}
        L = possibles(L, p, rep)
    print("Il y a une erreur")
    return n
"""


def by_itself(number: int, choose: str, until: str = "len(set(L)) > 1") -> str:
    """A `resolution2` or `resolution3` that does not count the last word left."""
    return f"""
def resolution{number}(mot):
    L, n = mots5, 0
    while {until}:
        p = {choose}(L)
        n += 1
        L = possibles(L, p, reponse(mot, p))
    return n
"""


ANNOUNCED = """
def resolution():
    L, n = mots5, 0
    while len(set(L)) > 1:
        p = mot_aleatoire(L)
        n += 1
        L = possibles(L, p, input("Je propose " + p + " : "))
    print("Le mot est", L[0]) if L else print("Plus aucun mot")
    return n
"""
UNCOUNTED2, UNCOUNTED3 = by_itself(2, "random.choice"), by_itself(3, "meilleure_proposition")


def guessing(body: str, before: str = "", secret: str = "mot_aleatoire(mots5)") -> str:
    """A `jeu` with this loop."""
    return f"""
import sys
def jeu():
    mot = {secret}
    {before or "pass"}
    p, r = "", "_*"
    {body}
"""


ASKED = "    p = input('Ton mot : ')\n        if valide(p):\n            r = reponse(mot, p)\n            print(r)\n"
MEAN = "def nombre_coups(n):\n    L = [resolution2(mot_aleatoire(mots5)) for _ in range(n)]\n    return "

RIGHT = {
    "a game that ends with sys.exit": guessing(
        f"while True:\n    {ASKED}            if p == mot: sys.exit()"
    ),
    "a game that shows a part of the list first": guessing(
        f"while p != mot:\n    {ASKED}", "print(mots5[:4])"
    ),
    "a game whose helper talks too much": """
def appartient(c, s):
    print("recherche de", c, "dans", s)
    return c in s
def reponse(mot, p):
    return "".join(a if a == b else "*" if appartient(a, mot) else "_" for a, b in zip(p, mot))
""",
    "a list of words after the proposal": by_hand(shown="print(p, len(L), L[:5])"),
    "words in a row after the proposal": by_hand(shown="print(p, 'parmi', *L)"),
    "words in a row before the proposal": by_hand(shown="print(*L, sep=', '); print('Je propose', p)"),
    "an array of words below the proposal": by_hand(shown="print(p, np.array(L), sep='\\n')"),
    "the word found is not said again": by_hand(ended="'Trouvé !'"),
    "nothing is said once it is found": by_hand(ended="end=''"),
    "the last word is never counted": ANNOUNCED + UNCOUNTED2 + UNCOUNTED3,
    "only the hand does not count it": ANNOUNCED,
    "only chance does not count it": UNCOUNTED2,
    "only method does not count it": UNCOUNTED3,
    "a recursive filter": """
def possibles(L, proposition, rep):
    if len(L) == 0: return []
    reste = possibles(L[1:], proposition, rep)
    return [L[0]] + reste if reponse(L[0], proposition) == rep else reste
""",
    "a mean that is a fraction": f"from fractions import Fraction\n{MEAN}Fraction(sum(L), n)",
    "a mean of 32 bits": f"{MEAN}float(np.float32(sum(L) / n))",
    "a letter read in base 36": "def numero_lettre(c):\n    return int(c, 36) - 10",
    "a game that calls itself": """
def jeu(mot=None):
    mot = mot or mot_aleatoire(mots5)
    p = input("Mot ? ")
    if not valide(p):
        print("Refusé")
        return jeu(mot)
    print(" ".join(reponse(mot, p)))
    if p != mot: return jeu(mot)
    print("Gagné !")
""",
    "an object that plays": """
class Partie:
    def __init__(self, mot):
        self.mot, self.L, self.n = mot, list(mots5), 0
    def joue(self, choix):
        p = choix(self.L)
        self.n += 1
        self.L = possibles(self.L, p, reponse(self.mot, p))
        return p == self.mot
def resolution2(mot):
    partie = Partie(mot)
    while not partie.joue(mot_aleatoire): pass
    return partie.n
def resolution3(mot):
    partie = Partie(mot)
    while not partie.joue(meilleure_proposition): pass
    return partie.n
""",
    "a mean over different words": "def nombre_coups(n):\n    return sum(map(resolution2, random.sample(mots5, n))) / n",
    "replies in colours": guessing(
        "while p != mot:\n    "
        + ASKED.replace(
            "print(r)", "print(*('\\033[9%dm%s\\033[0m' % (len(c + r) % 7, c) for c in r), sep='')"
        )
    ),
    "a proposal in bold": by_hand(shown="print('Je propose \\033[1m' + p + '\\033[0m')"),
    "points between the letters of a reply": guessing(
        "while p != mot:\n    " + ASKED.replace("print(r)", "print(' . '.join(r))")
    ),
    "all that was said in a row": guessing(
        "h = []\n    while p != mot:\n    " + ASKED.replace("print(r)", "h.append(r); print('Déjà :', *h)")
    ),
    "what was played before the proposal": by_hand(
        shown="print('Je présente', f'[{p}]', 'au coup', n)", ended="'Le mot est', p"
    ),
    "a word drawn by secrets": "import secrets\ndef mot_aleatoire(L):\n    return secrets.choice(L)",
}

TYPED = """
def resolution():
    mot = input("Pense à un mot et tape-le, je ne regarde pas : ")
    n = 0
    for p in [mot, *(m for m in mots5 if m[1:] == mot[1:])]:
        n += 1
        print(p)
        rep = input("Réponse : ")
        if rep == p:
            print("Le mot est", p)
            return n
        if rep in ("*****", "_____"):
            break
    print("Il y a une erreur")
    return n
"""

# What is lost, and the hint: None where no sample makes that mistake.
WRONG = {
    "a small word is more likely": (
        {"mot_aleatoire": None},
        "def mot_aleatoire(L):\n    return L[int(random.random() * random.random() * len(L))]",
    ),
    "twenty tries": ({"jeu": None}, guessing(f"for _ in range(20):\n    {ASKED}        if p == mot: return")),
    "letters in another order": ({"jeu": None}, guessing(f"while sorted(p) != sorted(mot):\n    {ASKED}")),
    "the secret in the prompt": (
        {"jeu": "jeu_shows_the_secret"},
        guessing(
            f"while p != mot:\n    {ASKED.replace('Ton mot', 'Ton mot, pas {mot}').replace('input(', 'input(f')}"
        ),
    ),
    "the secret shown before an empty prompt": (
        {"jeu": "jeu_shows_the_secret"},
        guessing(f"while p != mot:\n    {ASKED.replace('Ton mot : ', '')}", "print('à trouver', mot)"),
    ),
    "a fixed first word": (
        {"resolution": None},
        by_hand(shown="p = 'arbre' if n == 1 else p; print('Je propose', p)"),
    ),
    "the word that was typed is proposed": ({"resolution": None}, TYPED),
    "two replies for a proposal": ({"resolution": None}, by_hand(found="input('Alors ? ') == p")),
    "a text for the count": ({"resolution": None}, by_hand(count="f'{n} coups'")),
    "two words left and nothing counted": (
        {"resolution2": "resolution2_stops_with_two_words_left"},
        ANNOUNCED + by_itself(2, "mot_aleatoire", "len(L) > 2") + UNCOUNTED3,
    ),
    "one game too many": ({"nombre_coups": None}, f"{MEAN}sum(L) / (n + 1)"),
    "the real game's rule in the game": (
        {"jeu": None},
        guessing("while p != mot:\n    " + ASKED.replace("reponse(mot, p)", "vrai(mot, p)"))
        + """
def vrai(mot, p):
    r = [b if a == b else "_" for a, b in zip(mot, p)]
    left = [a for a, b in zip(mot, p) if a != b]
    for i in range(5):
        if r[i] == "_" and p[i] in left:
            r[i] = "*"
            left.remove(p[i])
    return "".join(r)
""",
    ),
    "one more than the number of games": (
        {"nombre_coups3": None},
        MEAN.replace("coups(", "coups3(").replace("resolution2", "resolution3") + "sum(L) / (n + 1)",
    ),
    "two words left and a winning guess counted": (
        {"resolution": None},
        by_hand(found="rep == p or len(set(L)) < 3"),
    ),
    "the list of the first proposal": (
        {"resolution": None},
        by_hand(shown="q = p if n == 1 else q; print(p)").replace(
            "possibles(L, p, rep)", "possibles(L, q, rep)"
        ),
    ),
    "the median": ({"nombre_coups": None}, f"{MEAN}float(np.median(L))"),
    "a rounded mean": ({"nombre_coups": "nombre_coups_integer_division"}, f"{MEAN}round(sum(L) / n)"),
    "one function under two names": (
        {"nombre_coups": "nombre_coups_plays_with_resolution3"},
        "def nombre_coups(n):\n    return sum(resolution3(mot_aleatoire(mots5)) for _ in range(n)) / n\n"
        "nombre_coups3 = nombre_coups",
    ),
    "the length of mots5 written out": (
        {"mot_aleatoire": "mot_aleatoire_number_below_a_constant"},
        "def mot_aleatoire(L):\n    return L[int(random.random() * 1252) % len(L)]",
    ),
    "only the proposal is ruled out": (
        {"resolution2": "resolution2_list_never_updated"},
        "def resolution2(mot):\n    L, n, p = list(mots5), 0, ''\n    while p != mot:\n        p = mot_aleatoire(L)\n        n += 1\n"
        "        L = [m for m in L if m != p]\n    return n",
    ),
    "the winning guess is not counted": (
        {
            "resolution2": "resolution2_one_guess_forgotten",
            "resolution3": "resolution3_one_guess_forgotten",
        },
        "".join(
            f"def resolution{number}(mot, L=None):\n    L = mots5 if L is None else L\n    p = {choose}(L)\n"
            f"    return 0 if p == mot else 1 + resolution{number}(mot, possibles(L, p, reponse(mot, p)))\n"
            for number, choose in ((2, "mot_aleatoire"), (3, "meilleure_proposition"))
        ),
    ),
    "only the last letter is counted": (
        {"compter": "compter_last_letter_only"},
        "def compter(L):\n    C = np.zeros((26, 5))\n    for m in L:\n        j = -1\n        while j < 4:\n            j = j + 1\n"
        "        C[numero_lettre(m[j]), j] += 1\n    return C",
    ),
    "the code of a letter for its row": (
        {"heuristique": "heuristique_letter_as_index"},
        "def heuristique(C, mot):\n    return sum(C[ord(c)][j] for j, c in enumerate(mot))",
    ),
    "a secret that the game refuses": (
        {"jeu": None},
        guessing(f"while p != mot:\n    {ASKED}", secret="random.choice(mots)"),
    ),
    "a refused word begins another game": (
        {"jeu": "jeu_changes_the_word_after_a_refusal"},
        guessing(
            "while p != mot:\n        p = input('Ton mot : ')\n        if not valide(p): return jeu()\n        print(reponse(mot, p))"
        ),
    ),
    "the first words of the list": (
        {"nombre_coups": "nombre_coups_first_words_of_the_list"},
        f"{MEAN.replace('mot_aleatoire(mots5)', 'mots5[_]')}sum(L) / n",
    ),
    "a loop that begins at the second word of the file": (
        {"mots5": "mots5_first_word_of_the_file_forgotten"},
        "mots5, i = [], 1\nwhile i < len(mots):\n    if len(mots[i]) == 5: mots5.append(mots[i])\n    i += 1",
    ),
    "one word left is kept unseen": (
        {"possibles": None},
        "def possibles(L, p, rep):\n    return L[:] if len(L) == 1 else [m for m in L if reponse(m, p) == rep]",
    ),
    "the count as a text": (
        {"resolution2": None},
        by_itself(2, "random.choice").replace("return n", "return str(n)"),
    ),
    "a first word that is always the same": (
        {"resolution2": None},
        "def resolution2(mot):\n    L, p, n = mots5, mots5[0], 1\n    while p != mot:\n        L = possibles(L, p, reponse(mot, p))\n"
        "        p, n = random.choice(L), n + 1\n    return n",
    ),
    "every game on one word": (
        {"nombre_coups": None},
        "def nombre_coups(n):\n    mot = random.choice(mots5)\n    return sum(resolution2(mot) for _ in range(n)) / n",
    ),
    "a list that is emptied": (
        {"meilleure_proposition": "meilleure_proposition_changes_the_list"},
        "def meilleure_proposition(L):\n    if not L: return None\n    C = compter(L)\n    m = L.pop()\n    while L:\n        p = L.pop()\n"
        "        if heuristique(C, p) > heuristique(C, m): m = p\n    return m\n"
        "def resolution3(mot):\n    L, n = mots5[:], 0\n    while True:\n        p = meilleure_proposition(L[:])\n"
        "        n += 1\n        if p == mot: return n\n        L = possibles(L, p, reponse(mot, p))",
    ),
}


UNUSUAL = """
import re
from itertools import compress, repeat
from functools import reduce, partial
from operator import eq
class Liste5(list):
    @classmethod
    def depuis(cls, source):
        return cls(filter(re.compile(r"\\A\\w{5}\\Z").match, source))
mots5 = Liste5.depuis(mots)

def appartient(c, s, /):
    match s.partition(c):
        case (_, sep, _) if sep == c and c: return True
        case _: return False

mot_aleatoire = lambda L: next(iter(random.sample(L, k=1)))

def valide(mot, *, _table={}):
    if not _table: _table.update(dict.fromkeys(mots5, True))
    return _table.get(mot, False)

def reponse(mot, proposition):
    def lettres():
        for a, b in zip(mot, proposition):
            yield b if a == b else "_*"[appartient(b, mot)]
    return str().join(lettres())

def jeu():
    secret = mot_aleatoire(mots5)
    for p in iter(partial(input, "mot ? "), secret):
        print(reponse(secret, p) if valide(p) else f"{p!r} : inconnu, recommence")
    print(secret); print("Gagné")

def possibles(L, proposition, rep):
    return [*compress(L, map(eq, map(reponse, L, repeat(proposition)), repeat(rep)))]

def partie(choisir, repondre):
    def suite(L, n):
        while L:
            p = choisir(L)
            r = repondre(p)
            if r == p: return n
            L, n = possibles(L, p, r), n + 1
        return None
    return suite(list(mots5), 1)

def resolution():
    n = partie(mot_aleatoire, lambda p: input(p + " -> "))
    print("trouvé" if n else "aucun mot ne convient")
    return n
def resolution2(mot): return partie(mot_aleatoire, partial(reponse, mot))
def moyenne(f, n): return reduce(lambda s, _: s + f(mot_aleatoire(mots5)), range(n), 0) / n
nombre_coups = partial(moyenne, resolution2)
def numero_lettre(c): return (c.encode()[0] & 0x1F) - 1
def compter(L):
    plat = np.fromiter((5 * numero_lettre(c) + j for m in L for j, c in enumerate(m)), dtype=np.int64)
    return np.bincount(plat, minlength=130).reshape(26, 5)
def heuristique(C, mot):
    return sum(map(lambda t: C[numero_lettre(t[1])][t[0]], enumerate(mot)))
def meilleure_proposition(L):
    C = compter(L)
    return sorted(L, key=lambda m: -heuristique(C, m))[0] if len(L) else max(L)
def resolution3(mot): return partie(meilleure_proposition, partial(reponse, mot))
nombre_coups3 = partial(moyenne, resolution3)
"""  # everything by other means than those of the course


@pytest.fixture(scope="module")
def results(sandbox: Sandbox) -> dict[str, CopyResult]:
    """The result of the correction with each of these after it."""
    assignment = load_assignment(str(ROOT / "assignments" / "tp7_wordle"))
    cells = {**RIGHT, "by other means": UNUSUAL, **{name: source for name, (_lost, source) in WRONG.items()}}
    return tiny.grade_all(assignment, sandbox, {name: (CORRECTION, cell) for name, cell in cells.items()})


@pytest.mark.parametrize("name", [*RIGHT, "by other means"])
def test_right_answer_gets_full_marks_whatever_its_style(results: dict[str, CopyResult], name: str) -> None:
    assert tiny.lost(results[name]) == {}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_answer_loses_points_where_it_is_wrong_and_gets_no_hint_of_another(results, name: str) -> None:
    lost = {one: tiny.question(results[name], one).hint for one in tiny.lost(results[name])}
    assert lost == WRONG[name][0]


INDEX = "def mot_aleatoire(L):\n    return random.randrange(len(L))"


def test_mean_follows_the_copy_s_own_way_of_counting_when_something_else_is_wrong(sandbox: Sandbox) -> None:
    assignment = load_assignment(str(ROOT / "assignments" / "tp7_wordle"))
    cells = (CORRECTION, INDEX, ANNOUNCED.replace("mot_aleatoire", "random.choice"), UNCOUNTED2, UNCOUNTED3)
    result = tiny.grade_all(assignment, sandbox, {"copie": cells})["copie"]
    assert tiny.lost(result) == {"mot_aleatoire": "failed"}
    assert tiny.question(result, "nombre_coups").carried


@pytest.mark.parametrize("seed", [1001, 1011, 1012, 1019])
def test_reply_shown_more_than_once_is_not_taken_for_one_to_another_word(sandbox: Sandbox, seed: int) -> None:
    assignment = load_assignment(str(ROOT / "assignments" / "tp7_wordle"))
    games = {
        name: (ROOT / "assignments/tp7_wordle/submissions/accepted" / f"{name}.py").read_text(
            encoding="utf-8"
        )
        for name in ("jeu_emoji_board", "jeu_reply_shown_twice")
    }  # with these seeds, two of the games end at the second word
    copies = {name: (CORRECTION, source) for name, source in games.items()}
    for result in tiny.grade_all(assignment, sandbox, copies, seed).values():
        assert tiny.lost(result) == {}


def guessed(name: str, numbers: list[int]) -> str:
    """A mean of numbers that are likely, of games that nobody played."""
    return f"def {name}(n):\n    return sum(random.choice({numbers}) for _ in range(n)) / n"


ALL_REPLIES = """
from itertools import product
def jeu():
    mot, p = mot_aleatoire(mots5), ""
    while p != mot:
        p = input("Ton mot : ")
        if valide(p):
            for lettres in product(*([c, "*", "_"] for c in p)):
                print("".join(lettres))
"""


def test_what_is_likely_or_holds_the_answer_among_all_others_is_no_answer(sandbox: Sandbox) -> None:
    assignment = load_assignment(str(ROOT / "assignments" / "tp7_wordle"))
    means = guessed("nombre_coups", [1, 2, 2, 3, 3, 4]), guessed("nombre_coups3", [2, 2, 3])
    guesses = "def resolution2(mot):\n    return 1 if mot_aleatoire(mots5) == mot else 2"
    blank = "mots5 = ...", "def mot_aleatoire(L):\n    ..."
    copies = {
        "means": ("import random", *means),
        "guesses": (*blank, guesses),
        "replies": (CORRECTION, ALL_REPLIES),
    }
    results = tiny.grade_all(assignment, sandbox, copies)
    assert results["means"].points == 0
    assert results["guesses"].points == 0
    assert [*tiny.lost(results["replies"])] == ["jeu"]
    shown = tiny.question(results["replies"], "jeu").tests[0]
    assert shown.message == "jeu affiche toutes les réponses possibles, au lieu de la bonne."
