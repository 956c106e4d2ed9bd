"""The bank of hostile copies: read from the Markdown files beside this one, never run here, only in the sandbox.

In each file a `##` heading says what is attempted, the lines under it what must come of it, and each code block is a
cell. `earns` is what the copy may still earn once the right answers follow in later cells:

    nothing      (the usual) no right answer follows, and no point is earned
    everything   the right answers follow: the hostile cells must cost only themselves
    anything     the right answers follow, but the copy may have spoilt its own Python
    2, or 0.5    no right answer follows, but some of its own are right, for so many points

`only` names the processor whose system calls it makes by number; `state`, another end than `graded`; `slow` ones,
which use all the time that a copy may have, are left to `make attack`.
"""

from __future__ import annotations

import platform
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tests.attacks.house import QUESTIONS

FOLDER = Path(__file__).parent
FAMILIES = tuple(sorted(path.stem for path in FOLDER.glob("*.md")))  # a new file is a new family
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
DIRECTIVE = re.compile(r"^(earns|state|confesses|only|slow): (.+)$", re.MULTILINE)
SAMPLE = 3  # of each family, those that are also graded at the middle level

# What hostile cells share: ways of acting, and `loot` where they note what should not have been possible.
TOOLS = """
loot = []


def attempt(what, action):
    try:
        found = repr(action())[:200]
    except BaseException as error:
        loot.append(f"{what}: {type(error).__name__}")
    else:
        loot.append(f"LEAK {what}: {found}")


def syscall(number, *args):
    import ctypes
    libc = ctypes.CDLL(None, use_errno=True)
    result = libc.syscall(number, *args)
    if result < 0:
        raise OSError(ctypes.get_errno(), "refused")
    return result


def worker():
    import gc
    return next(thing for thing in gc.get_objects() if type(thing).__name__ == "Worker")


def hidden(*inputs):
    return "HID" + "DEN " + " ".join(map(str, inputs))


def send(payload):
    import os
    import struct
    os.write(3, struct.pack("<I", len(payload)) + payload)


def raw(message):
    import msgpack
    send(msgpack.packb(message, unicode_errors="surrogatepass"))


def speak(message):
    import sys
    wire = sys.modules["grader.sandbox.wire"]
    send(wire.dumps(message))
"""
# The loot goes into an answer: all that a copy can tell the world is a wrong value, in a counterexample.
CONFESSION = """
def reponse(mot, proposition):
    return " ".join(sorted(map(str, loot), key=lambda text: "LEAK" not in text))[:900]
"""

MOTS5 = 'mots5 = [mot for mot in open("mots.txt").read().split() if len(mot) == 5]'
REPONSE = """
def reponse(mot, proposition):
    indice = ""
    for i in range(len(proposition)):
        if proposition[i] == mot[i]:
            indice += mot[i]
        elif proposition[i] in mot:
            indice += "*"
        else:
            indice += "_"
    return indice
"""
FABRIQUE = "def fabrique(n):\n    return [0 for _ in range(n)]"
POSSIBLES = """
def possibles(mots, proposition, indice):
    return [mot for mot in mots if reponse(mot, proposition) == indice]
"""
JEU = 'def jeu():\n    mot = input("? ")\n    print(f"Bravo {mot}")\n    return len(mot)'
COFFRE = 'def coffre(clef):\n    return "_".join(["SECRET", "EXPECTED", str(clef)])'
PERDANTS = 'perdants = [mot for mot in mots5 if reponse(mot, "trois")[0] == "_"]'
COMPTE = 'def compte(n):\n    return str(n) + " mots"'
LIRE = "def lire(nom):\n    with open(nom) as fichier:\n        return fichier.read().split()"
RESUME = "def resume(nom):\n    return compte(len(lire(nom)))"
TABLEAU = "def tableau(lignes):\n    return [[2 * x for x in ligne] for ligne in lignes]"
MOYENNE = "def moyenne(valeurs):\n    return sum(valeurs) / len(valeurs)"
PILE = """
class Pile:
    def __init__(self, taille):
        self.taille = taille

    def empile(self):
        return Pile(self.taille + 1)

    def hauteur(self):
        return self.taille

def pile():
    return Pile(0)
"""
LATER = (PERDANTS, COMPTE, LIRE, RESUME, TABLEAU, MOYENNE, PILE)
RIGHT = (MOTS5, REPONSE, FABRIQUE, POSSIBLES, JEU, COFFRE, *LATER)


@dataclass(frozen=True)
class Attack:
    """One hostile copy, and what must come of it."""

    family: str
    name: str
    cells: tuple[str, ...]
    earns: str = "nothing"
    state: str = "graded"
    confesses: str = ""
    only: str = ""
    slow: str = ""

    @property
    def id(self) -> str:
        """The name as a word."""
        return f"{self.family}-{re.sub(r'[^a-z0-9]+', '-', self.name.lower()).strip('-')}"

    def copy(self, places: Mapping[str, str]) -> list[str]:
        """The cells of the copy, on a machine where these places are."""
        source = "\n".join(self.cells)
        tools = (
            (TOOLS,) if re.search(r"\b(loot|attempt|syscall|worker|send|raw|speak|hidden)\b", source) else ()
        )
        confession = (CONFESSION,) if "loot" in source or "attempt(" in source else ()
        right = RIGHT if self.earns in ("everything", "anything") and self.family != "sibling" else ()
        if not right and re.search(r"^def reponse|^reponse =", source, re.MULTILINE):
            confession = ()
        return [_placed(cell, places) for cell in (*tools, *self.cells, *confession, *right)]


def _placed(cell: str, places: Mapping[str, str]) -> str:
    for name, place in places.items():
        cell = cell.replace(f"@{name}@", place)
    return cell


def read(family: str) -> Iterator[Attack]:
    """The attacks of one file, in order."""
    _head, *sections = (FOLDER / f"{family}.md").read_text(encoding="utf-8").split("\n## ")
    for section in sections:
        name, _, body = section.partition("\n")
        directives = dict(DIRECTIVE.findall(body.partition("```")[0]))
        yield Attack(family, name, tuple(BLOCK.findall(body)), **directives)


def honest(family: str) -> Attack:
    """A right copy, graded after a whole family of others."""
    return Attack(family, "the honest copy that comes after", (), "everything")


def sibling() -> Attack:
    """A copy with one wrong answer, graded after each of the others: its result, to the last word, must stay the same."""
    wrong = REPONSE.replace('"*"', '"+"')
    return Attack(
        "sibling", "a neighbour", (MOTS5, wrong, FABRIQUE, POSSIBLES, JEU, COFFRE, *LATER), "anything"
    )


def blank() -> Attack:
    """A copy that was handed in as it was handed out, without an answer: no other may earn more by force."""
    values = ("mots5", "perdants")
    stubs = [f"def {name}(*valeurs):\n    ..." for name in QUESTIONS if name not in values]
    return Attack("blank", "nothing written", (*(f"{name} = ..." for name in values), *stubs))


def everything() -> list[Attack]:
    """The whole bank, an honest copy after each family."""
    from tests.attacks.texts import texts

    families = [*(list(read(family)) for family in FAMILIES), texts()]
    attacks = [attack for family in families for attack in (*family, honest(family[0].family))]
    return [attack for attack in attacks if attack.only in ("", platform.machine())]


def quick() -> list[Attack]:
    """The bank but for the slow ones."""
    return [attack for attack in everything() if not attack.slow]


def sample() -> list[Attack]:
    """The first of each family, and the honest copies."""
    rank: dict[str, int] = {}
    chosen = []
    for attack in quick():
        rank[attack.family] = rank.get(attack.family, 0) + 1
        if rank[attack.family] <= SAMPLE or not attack.cells:
            chosen.append(attack)
    return chosen
