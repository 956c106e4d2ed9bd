"""What the hostile copies are let into: a small assignment with a secret, and things of the host that none may touch."""

from __future__ import annotations

import os
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent

ENVIRONMENT = "SECRET_ENV"
SECRETS = ("SECRET_EXPECTED_42", "SECRET_ENV_CANARY", "SECRET_FILE_CANARY", "root:x:", "root:*:", "LEAK ")
PLANTED = "planted"
QUESTIONS = (
    "mots5", "reponse", "fabrique", "possibles", "jeu", "coffre",
    "perdants", "compte", "lire", "resume", "tableau", "moyenne", "pile",
)  # fmt: skip

FILES = {
    "bareme.toml": """
        title = "La maison"
        data = ["mots.txt"]
        [limits]
        cpu_s = 0.5
        memory_mb = 300
        [[question]]
        name = "mots5"
        kind = "variable"
        points = 1
        [[question]]
        name = "reponse"
        needs = []
        points = 2
        [[question]]
        name = "fabrique"
        points = 1
        [[question]]
        name = "possibles"
        points = 1
        [[question]]
        name = "jeu"
        points = 1
        [[question]]
        name = "coffre"
        points = 1
        [[question]]
        name = "perdants"
        kind = "variable"
        needs = ["reponse"]
        points = 1
        [[question]]
        name = "compte"
        needs = []
        points = 1
        [[question]]
        name = "lire"
        needs = []
        points = 1
        [[question]]
        name = "resume"
        needs = ["compte", "lire"]
        points = 1
        [[question]]
        name = "tableau"
        points = 1
        [[question]]
        name = "moyenne"
        diagnosis = "verdicts"
        points = 1
        [[question]]
        name = "pile"
        points = 1
        """,
    "sujet.md": "# La maison",
    "data/mots.txt": "chat arbre heure livre tasse pomme oiseau rouge verte",
    "reference.py": '''
        """The correction of the house."""

        import functools

        import numpy as np

        NOTE = "SECRET_EXPECTED_42 is what the chest holds"
        with open("mots.txt") as fichier:
            mots5 = [mot for mot in fichier.read().split() if len(mot) == 5]


        def reponse(mot, proposition):
            indice = ""
            for vraie, essai in zip(mot, proposition):
                indice += essai if essai == vraie else ("*" if essai in mot else "_")
            return indice


        def fabrique(n):
            return [0] * n


        def possibles(mots, proposition, indice):
            return [mot for mot in mots if reponse(mot, proposition) == indice]


        def jeu():
            mot = input("Mot ? ")
            print("Bravo", mot)
            return len(mot)


        def coffre(clef):
            return "SECRET_EXPECTED_" + str(clef)


        perdants = [mot for mot in mots5 if reponse(mot, "trois")[0] == "_"]


        @functools.cache
        def compte(n):
            return f"{n} mots"


        def lire(nom):
            with open(nom) as fichier:
                return fichier.read().split()


        def resume(nom):
            return compte(len(lire(nom)))


        def tableau(lignes):
            return [2 * np.array(ligne) for ligne in lignes]


        def moyenne(valeurs):
            return sum(valeurs) / len(valeurs)


        class Pile:
            def __init__(self, suite=None):
                self.suite = suite

            def empile(self):
                return Pile(self)

            def hauteur(self):
                return 0 if self.suite is None else 1 + self.suite.hauteur()


        def pile():
            return Pile()
        ''',
    "hidden_tests/test_mots5.py": '''
        """mots5"""


        def test_mots(student, reference):
            """Tes mots de cinq lettres."""
            assert student.value("mots5") == reference.value("mots5")


        def test_autre_fichier(student):
            """Tes mots suivent le fichier."""
            assert student.with_files({"mots.txt": "un deux trois"}).value("mots5") == ["trois"]
        ''',
    "hidden_tests/test_reponse.py": '''
        """reponse(mot, proposition)"""

        import pytest

        WORDS = ["verte", "rouge", "chien", "niche", "plume", "poule", "sable", "balle"]


        @pytest.mark.parametrize(("mot", "proposition"), [("arbre", "barbe"), ("tasse", "livre"), ("pomme", "pomme")])
        def test_cas(student, reference, mot, proposition):
            """Des mots choisis."""
            assert student.reponse(mot, proposition) == reference.reponse(mot, proposition)


        def test_au_hasard(student, reference, rng):
            """Des mots tirés au hasard."""
            student.agrees_with(reference, "reponse", [tuple(rng.sample(WORDS, 2)) for _ in range(30)])
        ''',
    "hidden_tests/test_fabrique.py": '''
        """fabrique(n)"""


        def test_fabrique(student, like):
            """Une liste de zéros."""
            assert student.fabrique(3) == like([0, 0, 0])
        ''',
    "hidden_tests/test_possibles.py": '''
        """possibles(mots, proposition, indice)"""


        def test_possibles(student, reference, like):
            """Les mots encore possibles."""
            words = ["verte", "rouge", "sable"]
            found = student.possibles(words, "table", "_able")
            assert set(found) <= set(words)
            assert all(reference.reponse(mot, "table") == "_able" for mot in found)
            assert found == like(["sable"])
            assert student.after("possibles", words, "table", "_able")[0] == words
        ''',
    "hidden_tests/test_jeu.py": '''
        """jeu()"""

        import re


        def reply(dialogue):
            said = re.sub(r"\\[[^]]*]", " ", dialogue.new)
            return "plume" if dialogue.turn == 0 and said else "encore"


        def test_jeu(student):
            """Une partie."""
            seen = student.jeu(stdin=reply)
            assert "Bravo plume" in seen
            assert seen.returned == 5
        ''',
    "hidden_tests/test_coffre.py": '''
        """coffre(clef)"""

        SECRET = "SECRET_EXPECTED_42"


        def test_forme(student):
            """Une clef quelconque."""
            assert len(student.coffre(7)) == 17


        def test_secret(student):
            """La bonne clef."""
            assert student.coffre(42) == SECRET
        ''',
    "hidden_tests/test_perdants.py": '''
        """perdants"""


        def test_perdants(student, reference):
            """Les mots qui n'ont pas de t."""
            assert student.value("perdants") == reference.value("perdants")
        ''',
    "hidden_tests/test_compte.py": '''
        """compte(n)"""


        def test_compte(student, reference):
            """Des nombres de mots."""
            student.agrees_with(reference, "compte", [(n,) for n in range(12)])
        ''',
    "hidden_tests/test_lire.py": '''
        """lire(nom)"""


        def test_lire(student, reference):
            """Les mots d'un fichier."""
            assert student.lire("mots.txt") == reference.lire("mots.txt")
        ''',
    "hidden_tests/test_resume.py": '''
        """resume(nom)"""


        def test_resume(student, reference):
            """Combien de mots il y a dans un fichier."""
            assert student.resume("mots.txt") == reference.resume("mots.txt")


        def test_compte(student, reference):
            """De même ici, et la correction n'a rien oublié."""
            assert student.resume("mots.txt") == reference.compte(9) == "9 mots"
        ''',
    "hidden_tests/test_tableau.py": '''
        """tableau(lignes)"""

        import numpy as np


        def test_listes(student, reference):
            """Des tableaux doublés."""
            lignes = ([[1, 2], [3, 4]], [[0, 0], [0, 0]], [[0.5, 2], [7, 1]])
            batch = [(ligne,) for ligne in lignes]
            student.gives("tableau", batch, reference.calls("tableau", batch), untouched=True)


        def test_tableaux(student, reference):
            """Des tableaux de tableaux, qui restent ce qu'ils sont."""
            for ligne in (np.zeros((2, 3)), np.zeros((3, 2)), np.zeros((6, 1), int)):
                student.gives("tableau", [(ligne,)], [[2 * one for one in ligne]], untouched=True)
        ''',
    "hidden_tests/test_moyenne.py": '''
        """moyenne(valeurs)"""


        def test_moyenne(student, like):
            """Des moyennes."""
            assert student.moyenne([1, 2, 6]) == like(3)
            assert student.moyenne([0.5]) == like(0.5)


        def test_suite(student, reference):
            """La moyenne de moyennes, que la correction calcule aussi."""
            premiere = student.moyenne([4, 4])
            assert student.moyenne([premiere, 2]) == reference.moyenne([premiere, 2]) == 3
        ''',
    "hidden_tests/test_pile.py": '''
        """pile()"""


        def test_pile(student):
            """Une pile de cinquante assiettes."""
            pile = student.pile()
            for _assiette in range(50):
                pile = pile.empile()
            assert pile.hauteur() == 50
        ''',
}  # fmt: skip


def build(folder: Path) -> Path:
    """Write the assignment there."""
    for name, text in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text).lstrip("\n"), encoding="utf-8")
    return folder


@dataclass(frozen=True)
class Canaries:
    """Things of the host: each is checked once all the copies have been graded."""

    folder: Path
    process: subprocess.Popen[bytes]
    server: socket.socket
    abstract: socket.socket
    before: frozenset[str]

    @property
    def places(self) -> dict[str, str]:
        """How the hostile copies know them."""
        return {
            "CANARY": str(self.folder),
            "VICTIM": str(self.process.pid),
            "HOST": str(os.getpid()),
            "PORT": str(self.server.getsockname()[1]),
            "ABSTRACT": self.abstract.getsockname()[1:].decode(),
        }

    def touched(self) -> list[str]:
        """What has been done to them; empty when nothing has."""
        found = []
        if self.process.poll() is not None:
            found.append(f"the process was ended: {self.process.returncode}")
        secret = self.folder / "secret.txt"
        if [path.name for path in self.folder.iterdir()] != [secret.name]:
            found.append("something was planted or removed in the folder")
        if secret.is_file() and secret.read_text() != "SECRET_FILE_CANARY":
            found.append("the file was changed")
        if secret.is_file() and secret.stat().st_mode & 0o777 != 0o666:
            found.append("the rights of the file were changed")
        found += [
            f"someone connected to {one.getsockname()}"
            for one in (self.server, self.abstract)
            if _called(one)
        ]
        return found + [f"left behind: {path}" for path in sorted(leftovers() - self.before)]


def leftovers() -> frozenset[str]:
    """Files with the name that hostile copies give to theirs, in places open to all."""
    places = (Path("/tmp"), Path("/dev/shm"), Path("/var/tmp"), Path("/dev"), Path("/"))
    return frozenset(str(path) for place in places if place.is_dir() for path in place.glob(f"*{PLANTED}*"))


def _called(server: socket.socket) -> bool:
    try:
        server.accept()[0].close()
    except BlockingIOError:
        return False
    return True


@contextmanager
def canaries(folder: Path, uid: int | None) -> Iterator[Canaries]:
    """Set them out; the process runs as the user of the copies when there is one, so that only the sandbox stops a kill."""
    folder.chmod(0o777)
    secret = folder / "secret.txt"
    secret.write_text("SECRET_FILE_CANARY")
    secret.chmod(0o666)
    with (
        socket.create_server(("127.0.0.1", 0)) as server,
        socket.socket(socket.AF_UNIX) as abstract,
        subprocess.Popen(["sleep", "3600"], user=uid, env={ENVIRONMENT: "SECRET_ENV_CANARY"}) as process,
    ):
        abstract.bind(f"\0bareme-canary-{os.getpid()}")
        abstract.listen()
        server.setblocking(False)
        abstract.setblocking(False)
        try:
            yield Canaries(folder, process, server, abstract, leftovers())
        finally:
            process.kill()
