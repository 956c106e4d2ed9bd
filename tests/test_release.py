"""What is handed out: notebooks that Jupyter accepts, that run with the answers, and that give none away."""

import json
import subprocess
import sys
import textwrap
from pathlib import Path

import nbformat
import pytest

from grader import notebook as notebook_module
from grader.assignment import load_assignment
from grader.errors import AssignmentError, UsageError
from grader.leaks import secrets
from grader.notebook import Draft, build, to_text
from grader.release import drafts, leaks, release, run_notebook, signature_faults

FILES = {
    "bareme.toml": """
        title = "TP"
        given = ["lire", "Pile"]
        data = ["mots.txt"]
        [[question]]
        name = "longs"
        points = 1
        kind = "variable"
        [[question]]
        name = "score"
        points = 2
        [[question]]
        name = "avis"
        points = 1
        kind = "manual"
        """,
    "data/mots.txt": "arbre\nheure\n",
    "sujet.md": """
        # TP

        ```python
        import random
        ```

        ```python
        def lire(): ...
        ```

        ```python
        class Pile: ...


        pile = Pile()
        mots = lire()
        ```

        ## Question 1

        ```python
        longs = ...  # À compléter
        ```

        ```python
        assert longs == ["arbre", "heure"]
        ```

        ## Question 2

        ```python
        # Garde le nom de la fonction.
        def score(mot, bonus=1):
            \"\"\"Le score du mot.\"\"\"
            ...  # À compléter
            # Écris au-dessus de cette ligne.


        print("fini")
        ```

        ```python
        assert score("arbre") == 8 and score("heure", bonus=0) == 7
        ```

        ## Question 3

        Que penses-tu de la méthode ?

        <!-- question: avis -->
        *Écris ta réponse ici.*
        """,
    "reference.py": """
        \"\"\"Corrigé.\"\"\"

        from __future__ import annotations

        import random
        from collections import Counter
        from functools import cache

        DOSSIER = "."
        POIDS = {"r": 3, "e": 2}


        def chemin(nom: str) -> str:
            return DOSSIER + "/" + nom


        def lire():
            \"\"\"Les mots du fichier.\"\"\"
            with open(chemin("mots.txt")) as fichier:
                return fichier.read().split()


        class Pile:
            def depiler(self):
                return self.elements.pop()


        mots = lire()
        # Les mots de cinq lettres ou plus.
        longs = [mot for mot in mots if len(mot) > 4]


        @cache
        def poids(lettre):
            return POIDS.get(lettre, 0)  # zéro par défaut


        def score(mot: str, bonus: int = 1) -> int:
            \"\"\"Le score du mot, avec le bonus pour un b.\"\"\"
            total = 0
            for lettre, fois in Counter(mot).items():
                total += poids(lettre) * fois
            return total + bonus * ("b" in mot) - (mot == "arbre")


        def jamais_utilisee():
            return random.randrange(123456)
        """,
    "hidden_tests/conftest.py": """
        PETIT_MONDE = "pomme prune poire"
        """,
    "hidden_tests/test_score.py": """
        \"\"\"score(mot, bonus) : le score du mot.\"\"\"
        import random

        import pytest


        @pytest.mark.parametrize("mot", [
            pytest.param("zebre", id="une lettre rare du fond"),
        ])
        def test_secret(student, reference, mot):
            \"\"\"Ta fonction donne le bon score.\"\"\"
            assert student.score(mot) == reference.score(mot)
        """,
}


def write(folder, **changes):
    """The assignment in this folder, some of its files changed by (old, new) pairs."""
    for name, text in FILES.items():
        text = textwrap.dedent(text).lstrip("\n")
        for old, new in changes.get(Path(name).stem, []):
            assert old in text
            text = text.replace(old, new)
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return load_assignment(str(folder))


@pytest.fixture
def assignment(tmp_path):
    return write(tmp_path / "tp")


@pytest.fixture
def released(assignment, tmp_path):
    return release(assignment, tmp_path / "release")


def sources(path):
    return {cell.id: cell.source for cell in nbformat.read(path, as_version=4).cells}


class TestFiles:
    def test_student_and_corrected_lie_apart_each_with_its_data(self, released, tmp_path):
        root = tmp_path / "release"
        assert released.student == root / "tp.ipynb"
        assert released.data == (root / "mots.txt",)
        assert released.corrected == root / "corrige" / "tp.ipynb"
        found = sorted(str(path.relative_to(root)) for path in root.rglob("*") if path.is_file())
        assert [name for name in found if not name.startswith("capytale/")] == [
            "corrige/mots.txt", "corrige/tp.ipynb", "mots.txt", "tp.ipynb", "verifier.py"
        ]  # fmt: skip
        assert released.data[0].read_bytes() == b"arbre\nheure\n"

    def test_both_notebooks_are_valid(self, released):
        for path in (released.student, released.corrected):
            notebook = nbformat.read(path, as_version=nbformat.NO_CONVERT)
            nbformat.validate(notebook)
            assert (notebook.nbformat, notebook.nbformat_minor) == (4, 5)
            assert notebook.metadata.kernelspec.name == "python3"
            assert notebook.metadata.language_info.name == "python"

    def test_same_bytes_each_time(self, assignment, released, tmp_path):
        again = release(assignment, tmp_path / "encore")
        assert again.student.read_bytes() == released.student.read_bytes()
        assert again.corrected.read_bytes() == released.corrected.read_bytes()

    def test_a_second_release_replaces_the_first(self, assignment, released):
        before = released.student.read_bytes()
        released.student.write_text("abîmé")
        assert release(assignment, released.student.parent) == released
        assert released.student.read_bytes() == before

    def test_place_that_cannot_be_written(self, assignment, tmp_path):
        (tmp_path / "fichier").write_text("")
        with pytest.raises(UsageError, match=r"fichier.*use --to"):
            release(assignment, tmp_path / "fichier" / "dossier")


class TestStudentNotebook:
    def test_cells_in_order(self, released):
        cells = nbformat.read(released.student, as_version=4).cells
        assert [cell.cell_type for cell in cells] == [
            "markdown", "code", "code", "code", "markdown", "code", "code",
            "markdown", "code", "code", "markdown", "markdown",
        ]  # fmt: skip
        assert [cell.id for cell in cells if "-" not in cell.id] == ["longs", "score", "avis"]
        assert all(cell.outputs == [] for cell in cells if cell.cell_type == "code")

    def test_stubs_are_as_in_the_subject(self, released):
        cells = sources(released.student)
        assert cells["longs"] == "longs = ...  # À compléter"
        assert cells["score"].startswith('# Garde le nom de la fonction.\ndef score(mot, bonus=1):\n    """')
        assert cells["avis"] == "*Écris ta réponse ici.*"

    def test_given_code_comes_with_what_it_needs(self, released):
        lire, pile = list(sources(released.student).values())[2:4]
        assert lire.startswith('DOSSIER = "."\n\ndef chemin(nom: str) -> str:\n')
        assert lire.endswith("        return fichier.read().split()")
        assert pile == (
            "class Pile:\n    def depiler(self):\n        return self.elements.pop()\n\n\n"
            "pile = Pile()\nmots = lire()"
        )  # fmt: skip

    def test_nothing_leaks(self, assignment, released):
        assert leaks(assignment, released.student.read_text(encoding="utf-8")) == []


class TestCorrectedNotebook:
    def test_answers_are_pasted_with_what_they_need(self, released):
        cells = sources(released.corrected)
        assert cells["longs"] == (
            "# Les mots de cinq lettres ou plus.\nlongs = [mot for mot in mots if len(mot) > 4]"
        )  # fmt: skip
        score = cells["score"]
        order = [
            "from collections import Counter",
            "from functools import cache",
            "POIDS = ",
            "@cache\ndef poids",
            "# Garde le nom",
            "def score(mot: str",
            'print("fini")',
        ]
        assert [score.index(part) for part in order] == sorted(score.index(part) for part in order)
        assert "..." not in score
        assert "Écris au-dessus" not in score
        assert cells["avis"] == "*Écris ta réponse ici.*"

    def test_only_what_is_needed_comes(self, released):
        text = released.corrected.read_text(encoding="utf-8")
        assert "jamais_utilisee" not in text
        assert text.count("DOSSIER = ") == 1
        assert text.count("import random") == 1

    def test_the_same_as_the_student_notebook_otherwise(self, released):
        student, corrected = sources(released.student), sources(released.corrected)
        assert list(student) == list(corrected)
        assert {name for name in student if student[name] != corrected[name]} == {"longs", "score"}

    def test_runs_in_jupyter(self, released):
        before = released.corrected.read_bytes()
        run_notebook(released.corrected)
        assert released.corrected.read_bytes() == before

    def test_a_manual_question_may_have_a_code_cell(self, tmp_path):
        stub = "```python\navis = ...\n```\n"
        subject = [("<!-- question: avis -->\n*Écris ta réponse ici.*\n", stub)]
        cells = drafts(write(tmp_path / "tp", sujet=subject), corrected=True)
        assert cells[-1] == Draft("code", "avis = ...", "avis")


class TestRefusals:
    @pytest.mark.parametrize("module", ["wordlists", "reference.tp7", "grader"])
    def test_modules_that_students_do_not_have(self, tmp_path, module):
        imports = [("from collections import Counter", f"from {module} import Counter")]
        assignment = write(tmp_path / "tp", reference=imports)
        with pytest.raises(AssignmentError, match=f"Counter imports {module}, which students do not have"):
            release(assignment, tmp_path / "release")

    def test_hidden_in_given_code(self, tmp_path):
        body = [("    with open", "    import wordlists\n    with open")]
        with pytest.raises(AssignmentError, match="lire imports wordlists"):
            release(write(tmp_path / "tp", reference=body), tmp_path / "release")

    def test_a_leak_is_not_written(self, tmp_path):
        assignment = write(tmp_path / "tp", sujet=[("# TP\n", "# TP\n`total += poids(lettre) * fois`\n")])
        with pytest.raises(
            AssignmentError, match=r"not released, since it would leak: .* line \d+ of reference\.py"
        ):
            release(assignment, tmp_path / "release")
        assert not (tmp_path / "release").exists()

    def test_signature_faults_are_not_written(self, tmp_path):
        with pytest.raises(AssignmentError, match="make them agree"):
            release(write(tmp_path / "tp", sujet=[("bonus=1", "bonus=2")]), tmp_path / "release")
        assert not (tmp_path / "release").exists()

    def test_correction_in_latin_1(self, assignment, tmp_path):
        assignment.reference.write_bytes("# é\n".encode("latin-1"))
        with pytest.raises(AssignmentError, match="line 1 is not UTF-8"):
            release(assignment, tmp_path / "release")

    def test_correction_that_does_not_parse(self, assignment, tmp_path):
        assignment.reference.write_text("x = 1\ndef f(:\n")
        with pytest.raises(AssignmentError, match=r"reference\.py: line 2: invalid syntax"):
            release(assignment, tmp_path / "release")


LEAKED = {
    "a line": ("total += poids(lettre) * fois", "line 42"),
    "a line with another layout": ("total+=poids( lettre )*fois", "line 42"),
    "a line inside a sentence": (
        'on écrit return total + bonus * ("b" in mot) - (mot == "arbre") ici',
        "line 43",
    ),
    "a line without its comment": ("return POIDS.get(lettre, 0)", "line 35"),
    "a helper": ("return random.randrange(123456)", "line 47"),
    "a constant of a helper": ('POIDS = {"r": 3, "e": 2}', "line 10"),
    "the value of a variable": ("longs = [mot for mot in mots if len(mot) > 4]", "line 30"),
    "a loop": ("for lettre, fois in Counter(mot).items():", "line 41"),
    "a hidden test": ("assert student.score(mot) == reference.score(mot)", "line 12 of test_score.py"),
    "the name of a hidden test": ("def test_secret(student, reference, mot):", "line 10 of test_score.py"),
    "a test id": ("pytest.param('x', id='une lettre rare du fond')", "a test id of test_score.py"),
    "a fixture": ('PETIT_MONDE = "pomme prune poire"', "line 1 of conftest.py"),
}


class TestLeaks:
    def text(self, assignment):
        return to_text(build(drafts(assignment)))

    @pytest.mark.parametrize(("line", "where"), LEAKED.values(), ids=LEAKED)
    @pytest.mark.parametrize("place", ["source", "list", "output", "metadata", "comment"])
    def test_found_wherever_it_stands(self, assignment, line, where, place):
        notebook = json.loads(self.text(assignment))
        cell = notebook["cells"][1]
        match place:
            case "source":
                cell["source"] += f"\n    {line}\n"
            case "list":
                cell["source"] = ["x = 1\n", f"    {line}\n", "y = 2"]
            case "output":
                cell["outputs"] = [{"output_type": "stream", "name": "stdout", "text": [line]}]
            case "metadata":
                notebook["metadata"]["solution"] = {"code": line}
            case "comment":
                cell["source"] = f"#   {line}"
        found = leaks(assignment, json.dumps(notebook))
        assert any(where in fault for fault in found), found
        assert all(fault.startswith("tp.ipynb holds ") for fault in found)

    def test_found_in_data(self, tmp_path):
        assignment = write(tmp_path / "tp")
        (assignment.folder / "data" / "mots.txt").write_text("arbre\ntotal += poids(lettre) * fois\n")
        assert leaks(assignment, "") == [
            "mots.txt holds line 42 of reference.py: total += poids(lettre) * fois"
        ]

    def test_text_that_is_no_notebook(self, assignment):
        assert len(leaks(assignment, "total += poids(lettre) * fois")) == 1

    @pytest.mark.parametrize(
        "line",
        [
            "import random",
            "from collections import Counter",
            "total = 0",
            "return DOSSIER + '/' + nom",
            "return fichier.read().split()",
            "return self.elements.pop()",
            "mots = lire()",
            "Le score du mot, avec le bonus pour un b.",
            "score(mot, bonus) : le score du mot.",
            "Ta fonction donne le bon score.",
        ],
    )
    def test_common_or_public_lines_are_no_leak(self, assignment, line):
        assert leaks(assignment, line) == []

    def test_every_answer_of_the_correction_is_guarded(self, assignment, released):
        found = "\n".join(leaks(assignment, released.corrected.read_text(encoding="utf-8")))
        assert "len(mot) > 4" in found
        assert "total += poids(lettre) * fois" in found

    @pytest.mark.parametrize(
        ("line", "secret"),
        [
            ("return True", False),
            ("return total", False),
            ("trouve = False", False),
            ("for lettre in mot:", False),
            ("for i in range(len(mot)):", False),
            ("while not fini:", False),
            ("continue", False),
            ("nombre += 1", False),
            ("x = y + z", False),
            ("# court", False),
            ("return c in s", True),
            ("return mot in mots5", True),
            ("for i in range(1, len(mot)):", True),
            ("if lettre == mot[i]:", True),
            ("nombre += valeur(lettre)", True),
            ("# on compte chaque lettre une seule fois", True),
        ],
    )
    def test_which_lines_are_secret(self, tmp_path, line, secret):
        statement = f"{line}\n            pass" if line.endswith(":") else line
        added = [("        total += poids", f"        {statement}\n        total += poids")]
        assignment = write(tmp_path / "tp", reference=added)
        assert (line in [one.line for one in secrets(assignment)]) is secret


class TestSignatures:
    @pytest.mark.parametrize(
        ("changes", "fault"),
        [
            ({}, None),
            ({"sujet": [("score(mot, bonus=1)", "score(mot, bonus=2)")]},
             "sujet.md has score(mot, bonus=2) but {reference} has score(mot, bonus=1); make them agree"),
            ({"sujet": [("score(mot, bonus=1)", "score(m, bonus=1)")]}, "make them agree"),
            ({"sujet": [("score(mot, bonus=1)", "score(mot, *, bonus=1)")]}, "make them agree"),
            ({"sujet": [("score(mot, bonus=1)", "score(mot: str, bonus: int = 1)")]}, None),
            ({"sujet": [("longs = ...", "def longs(): ...")]}, "has longs() but"),
            ({"sujet": [("def score(mot, bonus=1)", "def scores(mot, bonus=1)")]},
             "sujet.md: no block defines score; write its stub"),
            ({"sujet": [("def lire(): ...", "x = 1")]}, "no block for lire, which is given"),
            ({"reference": [("def score(", "def autre(")]}, "score is asked but not defined"),
            ({"reference": [("class Pile", "class Tas")]}, "Pile is given but not defined"),
            ({"reference": [("mots = lire()", "mots = lire()\nlongs = []")]}, "longs is defined more than"),
            ({"bareme": [('kind = "variable"', "")]}, "longs is a function, but it is defined as longs"),
            ({"bareme": [('points = 2', 'points = 2\nkind = "variable"')]}, "score is a variable, but"),
            ({"bareme": [('"longs"', '"x"'), ('"score"', '"longs"'), ('"x"', '"score"'),
                         ('kind = "variable"', ""), ("points = 2", 'points = 2\nkind = "variable"')]},
             "not in the order of bareme.toml"),
        ],
    )  # fmt: skip
    def test_disagreement(self, tmp_path, changes, fault):
        assignment = write(tmp_path / "tp", **changes)
        faults = signature_faults(assignment)
        if fault is None:
            assert faults == []
        else:
            assert fault.format(reference=assignment.reference) in "\n".join(faults)


class TestBuilding:
    def test_ids_are_allowed_and_different(self):
        notebook = build(
            [
                Draft("code", "x"),
                Draft("code", "x"),
                Draft("code", "y", "réponse"),
                Draft("code", "y", "a" * 70),
                Draft("code", "z", "a" * 64),
                Draft("code", "z", "a" * 64),
                Draft("markdown", "x"),
            ]
        )
        nbformat.validate(notebook)
        ids = [cell.id for cell in notebook.cells]
        assert len(set(ids)) == len(ids)
        assert ids[1] == f"{ids[0]}-2"
        assert ids[4] == "a" * 64

    def test_an_id_does_not_depend_on_the_other_cells(self):
        alone = build([Draft("code", "x")]).cells[0].id
        assert build([Draft("markdown", "y"), Draft("code", "x")]).cells[1].id == alone

    def test_empty_notebook(self):
        nbformat.validate(build([]))


class TestRunning:
    def run(self, tmp_path, *codes):
        path = tmp_path / "carnet.ipynb"
        path.write_text(to_text(build([Draft("markdown", "# TP"), *(Draft("code", code) for code in codes)])))
        run_notebook(path)

    def test_failing_cell_is_named(self, tmp_path):
        message = (
            r"carnet\.ipynb: cell 3 \(code-\w+\), which begins with `y = 1 / 0`: ZeroDivisionError: division"
        )
        with pytest.raises(AssignmentError, match=message):
            self.run(tmp_path, "x = 1", "\ny = 1 / 0", "z = 2")

    def test_question_for_the_reader_fails(self, tmp_path):
        with pytest.raises(AssignmentError, match=r"cell 2 .*StdinNotImplementedError"):
            self.run(tmp_path, 'input("Mot : ")')

    def test_dead_kernel(self, tmp_path):
        with pytest.raises(AssignmentError, match=r"cell 3 .*the kernel died"):
            self.run(tmp_path, "import os", "os._exit(3)")

    def test_endless_loop(self, tmp_path, monkeypatch):
        monkeypatch.setattr(notebook_module, "TIME_LIMIT_S", 1)
        with pytest.raises(AssignmentError, match=r"cell 2 .*still running after 1 s"):
            self.run(tmp_path, "while True: pass")

    def test_its_folder_is_the_working_folder(self, tmp_path):
        (tmp_path / "mots.txt").write_text("arbre")
        self.run(tmp_path, 'assert open("mots.txt").read() == "arbre"')


@pytest.fixture(scope="module")
def tp7():
    return load_assignment(str(Path(__file__).parent.parent / "assignments" / "tp7_wordle"))


@pytest.fixture(scope="module")
def tp7_released(tp7, tmp_path_factory):
    return release(tp7, tmp_path_factory.mktemp("release"))


class TestTp7:
    def test_subject_and_correction_agree(self, tp7):
        assert signature_faults(tp7) == []

    def test_nothing_leaks(self, tp7, tp7_released):
        assert leaks(tp7, tp7_released.student.read_text(encoding="utf-8")) == []

    def test_no_line_of_the_correction_is_a_line_of_the_notebook(self, tp7, tp7_released):
        """The same promise checked in the plainest way, without the kit's idea of a telling line."""
        public = {"import random", "import numpy as np", "mots = charger_mots()"}
        correction = {line.strip() for line in tp7.reference.read_text(encoding="utf-8").split("\n")}
        shown = sources(tp7_released.student)
        lines = {line.strip() for source in shown.values() for line in source.split("\n")}
        given = next(source for source in shown.values() if source.startswith("def charger_mots"))
        common = correction & lines - public - {line.strip() for line in given.split("\n")}
        # Signatures and docstrings say what is asked: both sides may word them the same way.
        assert {line for line in common if len(line) >= 8 and not line.startswith(("def ", '"""'))} == set()

    def test_every_answer_would_be_noticed(self, tp7, tp7_released):
        """For each question, the correction's cell pasted in the student's notebook is reported."""
        student = nbformat.read(tp7_released.student, as_version=4)
        for cell in nbformat.read(tp7_released.corrected, as_version=4).cells:
            if cell.cell_type == "code" and cell.id in {question.name for question in tp7.questions}:
                (place,) = [one for one in student.cells if one.id == cell.id]
                place.source, stub = cell.source, place.source
                assert leaks(tp7, nbformat.writes(student)), cell.id
                place.source = stub

    def test_notebooks_are_valid(self, tp7_released):
        for path in (tp7_released.student, tp7_released.corrected):
            nbformat.validate(nbformat.read(path, as_version=nbformat.NO_CONVERT))

    def test_every_question_has_its_cell(self, tp7, tp7_released):
        names = [question.name for question in tp7.questions]
        assert [name for name in sources(tp7_released.student) if name in names] == names

    def test_corrected_notebook_runs_in_jupyter(self, tp7_released):
        run_notebook(tp7_released.corrected)

    def test_the_notebook_needs_none_of_our_modules(self, tp7_released, tmp_path):
        """The corrected notebook as a plain script, in an interpreter that cannot see this project."""
        code = "\n\n".join(
            cell.source
            for cell in nbformat.read(tp7_released.corrected, as_version=4).cells
            if cell.cell_type == "code"
        )
        subprocess.run(
            [sys.executable, "-I", "-c", code],
            cwd=tp7_released.corrected.parent,
            check=True,
            capture_output=True,
        )


CLASS_STUB = '''
## Question 4

```python
class Compteur:
    """Compte."""

    def __init__(self, depart=0):
        self.valeur = depart

    def avance(self, pas):
        """Avance de pas."""
        ...  # À compléter
```
'''
CLASS_ANSWER = '''
class Compteur:
    """Compte."""

    def __init__(self, depart: int = 0) -> None:
        self.valeur = depart
        self.trace = [depart * 17]

    def avance(self, pas):
        """Avance de pas."""
        self.valeur = max(self.valeur + pas, 0)
        return self._note(self.valeur)

    def _note(self, valeur: int) -> int:
        self.trace.append(valeur)
        return valeur
'''
CLASS_TOML = '[[question]]\nname = "Compteur"\npoints = 1\n'


class TestClasses:
    """A question may be a class, whose stub gives some methods whole and asks for the others."""

    def make(self, folder, stub=CLASS_STUB, answer=CLASS_ANSWER, test=""):
        write(folder)
        for name, more in (
            ("bareme.toml", CLASS_TOML),
            ("sujet.md", stub),
            ("reference.py", answer),
            ("hidden_tests/conftest.py", test),
        ):
            with (folder / name).open("a", encoding="utf-8") as file:
                file.write(more)
        return load_assignment(str(folder))

    def test_released_without_the_asked_methods(self, tmp_path):
        assignment = self.make(tmp_path / "tp")
        released = release(assignment, tmp_path / "out")
        assert sources(released.student)["Compteur"] in CLASS_STUB
        assert sources(released.corrected)["Compteur"] in CLASS_ANSWER
        assert "self._note" not in released.student.read_text(encoding="utf-8")
        run_notebook(released.corrected)

    @pytest.mark.parametrize(
        "line",
        [
            "self.valeur = max(self.valeur + pas, 0)",
            "self.trace = [depart * 17]",
            "self.trace.append(valeur)",
            "return self._note(self.valeur)",
        ],
    )
    def test_lines_of_its_methods_are_guarded(self, tmp_path, line):
        (fault,) = leaks(self.make(tmp_path / "tp"), line)
        assert line in fault

    @pytest.mark.parametrize("line", ["self.valeur = depart", "def avance(self, pas):"])
    def test_what_its_stub_shows_is_no_leak(self, tmp_path, line):
        assert leaks(self.make(tmp_path / "tp"), line) == []

    def test_an_object_of_a_hidden_test_may_have_the_asked_methods(self, tmp_path):
        prop = "\nFAUX = '''\nclass Faux:\n    def avance(self, pas):\n        return pas * 12345\n'''\n"
        assignment = self.make(tmp_path / "tp", test=prop)
        release(assignment, tmp_path / "out")
        assert len(leaks(assignment, "return pas * 12345")) == 1

    def test_signatures_of_methods_agree(self, tmp_path):
        assert signature_faults(self.make(tmp_path / "tp")) == []

    @pytest.mark.parametrize(
        ("old", "new", "told"),
        [
            ("avance(self, pas)", "avance(self, n)", "Compteur.avance(self, n)"),
            ("depart=0", "depart=1", "Compteur.__init__(self, depart=1)"),
            ("def avance", "def recule", "has class Compteur"),
        ],
    )
    def test_signatures_of_methods_that_differ(self, tmp_path, old, new, told):
        faults = signature_faults(self.make(tmp_path / "tp", stub=CLASS_STUB.replace(old, new)))
        assert len(faults) == 1
        assert told in faults[0]
        assert faults[0].endswith("make them agree")
