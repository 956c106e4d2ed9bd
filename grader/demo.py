"""The sample class of `bareme demo`: invented copies of every kind that a teacher meets."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from grader.assignment import Assignment
from grader.course import Course
from grader.errors import UsageError
from grader.messages import _, about, refusal
from grader.notebook import Draft, build, to_text
from grader.release import drafts

ASSIGNMENT = "tp7_wordle"
MARK = ".bareme-demo"

RIGHT = ("complete_beginner", "complete_numpy", "complete_functional", "complete_english_classes")
MISTAKES = {
    "camille": "reponse_real_game_rule",
    "mehdi": "reponse_roles_swapped",
    "jeanne": "reponse_prints_instead_of_returning",
    "lucas": "appartient_nothing_returned_when_absent",
    "ines": "mots5_five_letters_or_fewer",
    "hugo": "mot_aleatoire_never_the_last",
    "lea": "possibles_drops_duplicates",
    "nathan": "numero_lettre_starts_from_one",
    "sarah": "compter_transposed",
    "tom": "compter_frequencies_instead_of_counts",
    "chloe": "heuristique_ignores_the_position",
    "adam": "meilleure_proposition_smallest_score",
    "zoe": "nombre_coups_sum_instead_of_mean",
    "louis": "resolution3_plays_at_random",
}
CHEAT = '''class Complice(str):
    """Un texte qui se dit égal à tous les autres."""

    def __eq__(self, autre):
        return True

    __hash__ = str.__hash__


def reponse(mot, proposition):
    return Complice("?")


def appartient(c, s):
    import sys
    cadre = sys._getframe()
    while cadre:
        if "attendu" in cadre.f_locals:
            return cadre.f_locals["attendu"]
        cadre = cadre.f_back
    return True
'''


@dataclass(frozen=True)
class Copy:
    """One invented file."""

    student: str
    name: str
    text: str


def make_class(folder: Path, assignment: Assignment) -> Course:
    """Write the class under `folder`; refuses a folder that holds something else."""
    _clear(folder)
    (folder / MARK).write_text(_("made by `bareme demo`; it may be deleted") + "\n", encoding="utf-8")
    for copy in copies(assignment):
        place = folder / "submitted" / copy.student / assignment.name
        place.mkdir(parents=True)
        (place / copy.name).write_text(copy.text, encoding="utf-8")
    return Course(folder)


def _clear(folder: Path) -> None:
    """Make the folder, or empty that of an earlier demo; it stays where it is, for somebody may be in it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(about(str(folder), refusal(error))) from None
    entries = list(folder.iterdir())
    if entries and not (folder / MARK).exists():
        raise UsageError(_("{folder} is not empty; name a new folder for the demo").format(folder=folder))
    for path in entries:
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink()


def copies(assignment: Assignment) -> Iterator[Copy]:
    """The whole class."""
    usual = f"{assignment.name}.ipynb"
    corrected = drafts(assignment, corrected=True)
    yield Copy("eleve_modele", usual, _text(corrected))
    for student, name in zip(("alice", "bruno", "carole", "denis"), RIGHT, strict=True):
        yield Copy(student, usual, _text([Draft("code", _sample(assignment, "accepted", name))]))
    for student, name in MISTAKES.items():
        yield Copy(student, usual, _text(_with_mistake(assignment, corrected, name)))
    yield from _awkward(assignment, corrected, usual)


def _awkward(assignment: Assignment, corrected: list[Draft], usual: str) -> Iterator[Copy]:
    blank = drafts(assignment)
    questions = [question.name for question in assignment.questions]
    some = set(questions[:5])
    yield Copy("pas_commence", usual, _text(blank))
    yield Copy(
        "inacheve",
        usual,
        _text([new if old.name in some else old for old, new in zip(blank, corrected, strict=True)]),
    )
    yield Copy("boucle_infinie", usual, _text(_edited(corrected, "possibles", _endless)))
    yield Copy(
        "boucle_en_chemin", usual, _text(_after(corrected, "valide", "n = 0\nwhile n >= 0:\n    n += 1"))
    )
    yield Copy("noyau_mort", usual, _text(_after(corrected, "reponse", "import os\nos._exit(1)")))
    yield Copy("cellules_effacees", usual, _text([draft for draft in corrected if draft.name in questions]))
    yield Copy("fichier_renomme", "tp7 (1).ipynb.txt", _text(corrected))
    yield Copy(
        "nom_approchant",
        usual,
        _text(_edited(corrected, "reponse", lambda s: s.replace("def reponse", "def repnse"))),
    )
    yield Copy(
        "faute_de_syntaxe", usual, _text(_edited(corrected, "compter", lambda s: s.replace(":\n", "\n", 1)))
    )
    yield Copy("vieux_format", usual, _old_format(corrected))
    yield Copy("script", "tp7.py", "\n\n".join(draft.source for draft in corrected if draft.kind == "code"))
    yield Copy("tricheur", usual, _text([*blank, Draft("code", CHEAT)]))
    yield Copy("fichier_coupe", usual, _text(corrected)[:700])


def _text(cells: list[Draft]) -> str:
    return to_text(build(cells))


def _sample(assignment: Assignment, kind: str, name: str) -> str:
    return (assignment.folder / "submissions" / kind / f"{name}.py").read_text(encoding="utf-8")


def _with_mistake(assignment: Assignment, cells: list[Draft], name: str) -> list[Draft]:
    question = max((q.name for q in assignment.questions if name.startswith(f"{q.name}_")), key=len)
    source = _sample(assignment, "wrong_answer", name).split('"""', 2)[2].strip()
    return _edited(cells, question, lambda _right: source)


def _edited(cells: list[Draft], name: str, change: Callable[[str], str]) -> list[Draft]:
    return [replace(cell, source=change(cell.source)) if cell.name == name else cell for cell in cells]


def _endless(source: str) -> str:
    head, _colon, body = source.partition(":\n")
    return f"{head}:\n    while len(L) > 0:\n        pass\n{body}"


def _after(cells: list[Draft], name: str, source: str) -> list[Draft]:
    rank = next(rank for rank, cell in enumerate(cells) if cell.name == name)
    return [*cells[: rank + 1], Draft("code", source), *cells[rank + 1 :]]


def _old_format(cells: list[Draft]) -> str:
    """A notebook as Jupyter wrote them before 2015."""
    old: list[dict[str, Any]] = []
    for cell in cells:
        if cell.kind == "code":
            old.append(
                {
                    "cell_type": "code",
                    "input": cell.source,
                    "language": "python",
                    "outputs": [],
                    "collapsed": False,
                }
            )
        else:
            old.append({"cell_type": "markdown", "source": cell.source})
    worksheet = {"cells": old, "metadata": {}}
    return json.dumps(
        {"metadata": {"name": ""}, "nbformat": 3, "nbformat_minor": 0, "worksheets": [worksheet]}
    )
