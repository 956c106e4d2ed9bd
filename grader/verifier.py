"""The file that lies beside a student's notebook and checks it: parts of `beside/` joined, with the subject's own checks."""

from __future__ import annotations

import ast
import pprint
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from grader.assignment import Assignment
from grader.notebook import Draft
from grader.subject import Block, block_source, read_subject

NAME = "verifier.py"

_PARTS = ("carnet", "execution", "exemples", "../sandbox/elsewhere", "verdict", "entree")
_FOLDER = Path(__file__).parent / "beside"
_HEAD = '''"""Vérifie ton carnet avant de le rendre : ce qui manque, les exemples du sujet, l'exécution du début à la fin.

Dans une cellule du carnet :  import verifier; verifier.verifie()
Dans un terminal :            python verifier.py mon_carnet.ipynb

Ce fichier n'a besoin que de Python (3.10 ou plus) et marche aussi dans le navigateur : Basthon, Capytale, JupyterLite.
Il ne contient que ce qui est déjà dans le sujet, et n'envoie rien à personne.
"""

from __future__ import annotations
'''
_TAIL = """

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
"""


def verifier_text(known: Mapping[str, Any]) -> str:
    """The whole file, for what is known of a subject."""
    subject = f"SUJET = {pprint.pformat(dict(known), width=110, sort_dicts=False)}\n"
    return "\n".join([_HEAD, *map(_body, _PARTS)]) + "\n\n" + subject + _TAIL


def _body(part: str) -> str:
    """A part without its docstring and without what it takes from the others."""
    text = (_FOLDER / f"{part}.py").read_text(encoding="utf-8")
    lines = text.split("\n")
    for node in ast.parse(text).body:
        ours = isinstance(node, ast.ImportFrom) and (node.module or "").startswith(("grader", "__future__"))
        if ours or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            lines[node.lineno - 1 : node.end_lineno] = [""] * ((node.end_lineno or 0) - node.lineno + 1)
    return "\n".join(lines).strip("\n") + "\n"


def knowledge(assignment: Assignment, handed: Sequence[Draft]) -> dict[str, Any]:
    """What the file knows of the subject; all of it stands in the cells that are handed out too."""
    blocks = read_subject(assignment)
    checks = _checks(assignment, blocks)
    kinds = {"variable": "variable", "manual": "texte"}
    return {
        "titre": assignment.title,
        "nom": assignment.name,
        "questions": [
            {
                "nom": question.name,
                "genre": kinds.get(question.kind, "fonction"),
                "essais": checks.get(question.name, []),
                "textes": _texts(question.name, blocks),
            }
            for question in assignment.questions
        ],
        "donne": dict(_given(assignment, blocks, handed)),
    }


def _checks(assignment: Assignment, blocks: Sequence[Block]) -> dict[str, list[str]]:
    """For each question, the blocks of code between its answer and the next."""
    found: dict[str, list[str]] = {}
    name = ""
    for block in blocks:
        if block.role in ("answer", "given", "manual"):
            name = block.names[-1] if block.role == "answer" else ""
        elif block.role == "code" and name and block_source(block, assignment).tree.body:
            found.setdefault(name, []).append(block.text)
    return found


def _texts(name: str, blocks: Sequence[Block]) -> list[str]:
    """How the answer to a question in free text begins, then the texts that are no answer."""
    for block in blocks:
        if block.role == "manual" and name in block.names:
            prose = [" ".join(other.text.split()) for other in blocks if not other.is_code]
            return [" ".join(next(line for line in block.text.split("\n") if line.strip()).split()), *prose]
    return []


def _given(
    assignment: Assignment, blocks: Sequence[Block], handed: Sequence[Draft]
) -> Iterator[tuple[str, str]]:
    """Each name that the subject's own cells define, with the line to put back."""
    asked = {question.name for question in assignment.questions}
    for draft, block in zip(handed, blocks, strict=True):
        if block.is_code:
            text = Block(block.role, draft.source, block.line)
            for definition in block_source(text, assignment).definitions:
                line = draft.source.split("\n")[definition.node.lineno - 1].strip()
                yield from ((name, f"`{line}`") for name in definition.names if name not in asked)
