"""The pupils of the sample class: one invented copy of every kind, for any assignment."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from grader.assignment import Assignment
from grader.diagnosis import CHAFF_FOLDERS, Specimen, question_of_chaff, read_specimen
from grader.notebook import Draft, build, to_text
from grader.release import drafts
from grader.source import read_source

NAMES = (
    "camille", "mehdi", "jeanne", "lucas", "ines", "hugo", "lea", "nathan", "sarah", "tom", "chloe", "adam", "zoe",
    "louis",
)  # fmt: skip
STYLISTS = ("alice", "bruno", "carole", "denis")
FOLLOWERS = 2  # who make the same mistake as somebody else
# The mistakes that the documentation of the kit shows; in other assignments each of the weightiest questions has its own.
SHOWN = {
    "tp7_wordle": (
        "reponse_real_game_rule", "reponse_real_game_rule", "reponse_prints_instead_of_returning",
        "appartient_nothing_returned_when_absent", "mots5_five_letters_or_fewer", "mot_aleatoire_never_the_last",
        "reponse_real_game_rule", "numero_lettre_starts_from_one", "compter_transposed",
        "compter_frequencies_instead_of_counts", "heuristique_ignores_the_position",
        "meilleure_proposition_smallest_score", "nombre_coups_sum_instead_of_mean",
        "meilleure_proposition_smallest_score",
    )
}  # fmt: skip
ESSAY = "Les résultats du TP montrent ce que j'attendais ; je l'explique avec un exemple."
CHEAT = '''class Complice(str):
    """Un texte qui se dit égal à tous les autres."""

    def __eq__(self, autre):
        return True

    __hash__ = str.__hash__


def {first}(*arguments):
    return Complice("?")


def {second}(*arguments):
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


def copies(assignment: Assignment) -> Iterator[Copy]:
    """The whole class."""
    usual = f"{assignment.name}.ipynb"
    corrected = drafts(assignment, corrected=True)
    yield Copy(
        "eleve_modele",
        usual,
        _text([_answered(cell) if cell.kind == "markdown" else cell for cell in corrected]),
    )
    for student, cells in zip(STYLISTS, _styles(assignment, corrected), strict=False):
        yield Copy(student, usual, _text(cells))
    for student, specimen in mistakes(assignment).items():
        question = _question_of(specimen, assignment)
        yield Copy(student, usual, _text(_after(corrected, question, _code(specimen))))
    yield from _awkward(assignment, corrected, usual)


# -- right and wrong answers ------------------------------------------------------------------------------


def mistakes(assignment: Assignment) -> dict[str, Specimen]:
    """A wrong answer for each of some students: first one a question, the weightiest first, then a second one.

    Some make the same mistake, as in any class."""
    chosen: dict[str, list[Specimen]] = {question.name: [] for question in assignment.questions}
    for specimen in _specimens(assignment, *CHAFF_FOLDERS[:1]):
        chosen[_question_of(specimen, assignment)].append(specimen)
    points = {question.name: -question.points for question in assignment.questions}
    order = [
        (rank, points[name], specimen.name, specimen)
        for name, specimens in chosen.items()
        for rank, specimen in enumerate(specimens)
    ]
    shown = SHOWN.get(assignment.name, ())
    by_name = {specimen.name: specimen for *_order, specimen in order}
    ranked = [specimen for *_order, specimen in sorted(order, key=_key)][: len(NAMES) - FOLLOWERS]
    picked = [by_name[name] for name in shown] or [*ranked, *ranked[:FOLLOWERS]]
    return dict(zip(NAMES, picked, strict=False))


def _key(entry: tuple[Any, ...]) -> tuple[Any, ...]:
    return entry[:-1]


def _answered(cell: Draft) -> Draft:
    """The cell with a text under it, if it asks for one."""
    return replace(cell, source=f"{cell.source}\n\n{ESSAY}") if cell.name else cell


def _styles(assignment: Assignment, corrected: Sequence[Draft]) -> Iterator[list[Draft]]:
    """Copies that are right in other ways than the correction: whole ones, or answers put together."""
    samples = list(_specimens(assignment, "accepted"))
    names = {question.name for question in assignment.questions if question.kind != "manual"}
    whole = [sample for sample in samples if names <= sample.defines]
    yield from ([Draft("code", _code(sample))] for sample in whole[: len(STYLISTS)])
    answers = {name: [one for one in samples if _about(one, assignment) == name] for name in names}
    for rank in range(len(STYLISTS)):
        cells = list(corrected)
        for name in sorted(names):
            if rank < len(answers[name]):
                cells = _after(cells, name, _code(answers[name][rank]))
        yield cells


def _specimens(assignment: Assignment, *folders: Any) -> Iterator[Specimen]:
    for folder in folders:
        yield from map(read_specimen, assignment.submissions(folder))


def _about(specimen: Specimen, assignment: Assignment) -> str | None:
    return question_of_chaff(specimen.name, [question.name for question in assignment.questions])


def _question_of(specimen: Specimen, assignment: Assignment) -> str:
    return _about(specimen, assignment) or assignment.questions[0].name


def _code(specimen: Specimen) -> str:
    """The sample without the docstring that says what it is."""
    lines = specimen.source.splitlines()
    first = ast.parse(specimen.source).body[0]
    return "\n".join(lines[first.end_lineno :]).strip() if specimen.hint else specimen.source


# -- accidents --------------------------------------------------------------------------------------------


def functions(assignment: Assignment) -> list[str]:
    """The questions that are functions: accidents happen to some of them."""
    found = {one.names[0]: one.node for one in read_source(assignment.reference).definitions}
    names = [question.name for question in assignment.questions]
    return [name for name in names if isinstance(found.get(name), ast.FunctionDef)]


def _awkward(assignment: Assignment, corrected: list[Draft], usual: str) -> Iterator[Copy]:
    blank = drafts(assignment)
    names = functions(assignment)
    near, loop, bad = (names[len(names) * part // 15] for part in (3, 5, 10))
    questions = [question.name for question in assignment.questions]
    half = set(questions[: len(questions) // 3])
    halfway = [new if old.name in half else old for old, new in zip(blank, corrected, strict=True)]
    yield Copy("pas_commence", usual, _text(blank))
    yield Copy("inacheve", usual, _text(halfway))
    yield Copy("boucle_infinie", usual, _text(_after(corrected, loop, _endless(assignment, loop))))
    yield Copy(
        "boucle_en_chemin", usual, _text(_after(corrected, names[0], "n = 0\nwhile n >= 0:\n    n += 1"))
    )
    yield Copy("noyau_mort", usual, _text(_after(corrected, near, "import os\nos._exit(1)")))
    yield Copy("cellules_effacees", usual, _text([draft for draft in corrected if draft.name in questions]))
    yield Copy("fichier_renomme", f"{assignment.name} (1).ipynb.txt", _text(corrected))
    yield Copy(
        "nom_approchant", usual, _text(_edited(corrected, near, f"def {near}", f"def {misspelt(near)}"))
    )
    yield Copy("faute_de_syntaxe", usual, _text(_edited(corrected, bad, ":\n", "\n")))
    yield Copy("vieux_format", usual, _old_format(corrected))
    script = "\n\n".join(draft.source for draft in corrected if draft.kind == "code")
    yield Copy("script", f"{assignment.name}.py", script)
    yield Copy("tricheur", usual, _text([*blank, Draft("code", CHEAT.format(first=near, second=names[0]))]))
    yield Copy("fichier_coupe", usual, _text(corrected)[:700])


def misspelt(name: str) -> str:
    """The name without a letter in its middle."""
    return name[: len(name) // 2] + name[len(name) // 2 + 1 :]


def _endless(assignment: Assignment, name: str) -> str:
    """The function, with a body that never ends."""
    found = read_source(assignment.reference).find(name)
    assert found is not None
    assert isinstance(found.node, ast.FunctionDef)
    return f"def {name}({ast.unparse(found.node.args)}):\n    while True:\n        pass"


def _text(cells: Sequence[Draft]) -> str:
    return to_text(build(list(cells)))


def _edited(cells: Sequence[Draft], name: str, old: str, new: str) -> list[Draft]:
    return [
        replace(cell, source=cell.source.replace(old, new, 1)) if cell.name == name else cell
        for cell in cells
    ]


def _after(cells: Sequence[Draft], name: str, source: str) -> list[Draft]:
    """Another cell below the one of this question: what it defines last counts."""
    rank = next(rank for rank, cell in enumerate(cells) if cell.name == name)
    return [*cells[: rank + 1], Draft("code", source), *cells[rank + 1 :]]


def _old_format(cells: Sequence[Draft]) -> str:
    """A notebook as Jupyter wrote them before 2015."""
    old: list[dict[str, Any]] = []
    for cell in cells:
        if cell.kind == "code":
            code = {"cell_type": "code", "input": cell.source, "language": "python"}
            old.append({**code, "outputs": [], "collapsed": False})
        else:
            old.append({"cell_type": "markdown", "source": cell.source})
    worksheet = {"cells": old, "metadata": {}}
    return json.dumps(
        {"metadata": {"name": ""}, "nbformat": 3, "nbformat_minor": 0, "worksheets": [worksheet]}
    )
