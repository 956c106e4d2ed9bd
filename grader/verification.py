"""What a student wants to know before handing in: their own notebook against the visible checks of its subject."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import click

from grader import verifier
from grader.assignment import Assignment, available, load_assignment
from grader.beside.carnet import instructions, noms_lies
from grader.errors import AssignmentError, NotVerified, UnreadableCopy, UsageError
from grader.intake import read_copy
from grader.submission import Submission

CPU_S = 240.0  # for a whole notebook; each of its cells has its own limit
MEMORY_MB = 1024
LARGEST = 4 << 20  # bytes of a file that is laid beside the notebook
Known = Mapping[str, Any]

_PROCESS = """
import json, runpy, sys
made = runpy.run_path(sys.argv[1], run_name="verifier")
with open(sys.argv[2], encoding="utf-8") as file:
    cells = json.load(file)
print("\\n" + json.dumps(made["rapport"](cells)))
"""


@dataclass(frozen=True)
class VerifyOrder:
    """What `bareme verify` was asked."""

    notebook: Path
    assignment: str | None = None
    isolation: str = "L3"


@dataclass(frozen=True)
class Review:
    """What came of it, and where the notebook was run."""

    well: bool
    lines: tuple[str, ...]
    where: str


def run_verify(order: VerifyOrder) -> int:
    """Show what is missing or fails; 0 when all is well, 1 otherwise."""
    try:
        submission = read_copy(order.notebook)
    except UnreadableCopy as error:
        raise NotVerified(f"{order.notebook}\u00a0: {error}") from None
    known, data = knowledge_for(order, submission)
    review = _reviewed(order, submission, known, {**data, **_files_beside(order.notebook, submission)})
    for line in (*submission.notes, *review.lines, review.where):
        click.echo(line)
    return 0 if review.well else 1


# -- which subject ----------------------------------------------------------------------------------------


def knowledge_for(order: VerifyOrder, submission: Submission) -> tuple[Known, dict[str, bytes]]:
    """What is known of the subject, and its data files: from the assignment named, the file beside, or the best guess."""
    if order.assignment is None:
        beside = order.notebook.parent / verifier.NAME
        if beside.is_file():
            return _read_knowledge(beside), {}
    assignment = load_assignment(order.assignment or _guess(order.notebook, submission))
    from grader.release import drafts  # takes a second to load

    return verifier.knowledge(assignment, drafts(assignment)), assignment.data_files()


def _read_knowledge(path: Path) -> Known:
    """What the file of a student knows; it is read, never run."""
    with suppress(OSError, SyntaxError, ValueError):
        for node in reversed(ast.parse(path.read_text(encoding="utf-8")).body):
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "SUJET":
                return cast(Known, ast.literal_eval(node.value))
    raise NotVerified(
        f"{path}\u00a0: ce fichier est abîmé\u00a0; reprends celui du sujet, ou précise --assignment"
    )


def _guess(notebook: Path, submission: Submission) -> str:
    """The assignment with the notebook's name, or else the one most of whose questions it defines."""
    if notebook.stem in available():
        return notebook.stem
    names = {
        name
        for cell in submission.cells
        if cell.kind == "code"
        for node in instructions(cell.source)
        for name in noms_lies(node)
    }
    found = sorted(((_share(one, names), name) for name, one in _known_assignments()), reverse=True)
    best, second = ([share for share, _name in found] + [0.0, 0.0])[:2]
    if best > second:
        return found[0][1]
    raise NotVerified(
        f"{notebook}\u00a0: de quel sujet s'agit-il\u00a0? Mets le fichier {verifier.NAME} du sujet à côté du carnet, "
        f"ou précise --assignment ({', '.join(available()) or 'aucun sujet connu ici'})"
    )


def _known_assignments() -> list[tuple[str, Assignment]]:
    found = []
    for name in available():
        with suppress(AssignmentError, UsageError):
            found.append((name, load_assignment(name)))
    return found


def _share(assignment: Assignment, names: set[str]) -> float:
    return sum(question.name in names for question in assignment.questions) / len(assignment.questions)


def _files_beside(notebook: Path, submission: Submission) -> dict[str, bytes]:
    """The files beside the notebook that its code names."""
    code = "\n".join(cell.source for cell in submission.cells if cell.kind == "code")
    found = {}
    for path in sorted(notebook.absolute().parent.iterdir()):
        named = path.name in code or (path.suffix == ".py" and path.stem in code)
        if named and path.is_file() and path.stat().st_size <= LARGEST and path.name != verifier.NAME:
            found[path.name] = path.read_bytes()
    return found


# -- running it -------------------------------------------------------------------------------------------


def _reviewed(order: VerifyOrder, submission: Submission, known: Known, files: Mapping[str, bytes]) -> Review:
    cells = [["code" if cell.kind == "code" else "texte", cell.source] for cell in submission.cells]
    text = verifier.verifier_text(known)
    try:
        review = _in_sandbox(order, text, cells, files)
    except (ImportError, AttributeError, OSError):  # not on this system
        review = None
    return review or _in_own_process(text, cells, order.notebook.absolute().parent)


def _in_sandbox(
    order: VerifyOrder, text: str, cells: list[list[str]], files: Mapping[str, bytes]
) -> Review | None:
    """Run in our sandbox; None when no level of isolation holds here."""
    from grader.isolated import IsolatedPlayer
    from grader.plan import Task, preload_for
    from grader.player import LocalPlayer, Request
    from grader.program import Program
    from grader.sandbox.client import ZygoteError
    from grader.shelter import Sandbox

    try:
        sandbox = Sandbox(preload_for([Task(order.notebook, "")]), MEMORY_MB, order.isolation)
    except ZygoteError:
        return None
    program = Program(("rapport",), ((1, text),), files=dict(files))
    player = IsolatedPlayer(sandbox, program, cast(LocalPlayer, None), cpu_s=CPU_S)  # no correction here
    try:
        outcome = player.call(Request("rapport", [(cells,)]))[0]
    finally:
        player.close()
        sandbox.close()
    where = f"(carnet exécuté à part, dans le bac à sable de bareme, niveau {sandbox.level})"
    if outcome.status != "returned":
        cut = "le carnet a mis fin à Python (trop de mémoire, ou trop de calculs)\u00a0: exécute-le cellule par cellule"
        return Review(False, (f"✗ {cut}",), where)
    return _review(outcome.value, where)


def _review(value: Any, where: str) -> Review:
    return Review(value["ok"] is True, tuple(map(str, value["lignes"])), where)


def _in_own_process(text: str, cells: list[list[str]], folder: Path) -> Review:
    """Run beside the student's own files, in a process of its own: this is their machine, and their code."""
    with tempfile.TemporaryDirectory(prefix="bareme-") as private:
        program, data = Path(private, verifier.NAME), Path(private, "carnet.json")
        program.write_text(text, encoding="utf-8")
        data.write_text(json.dumps(cells), encoding="utf-8")
        command = [sys.executable, "-c", _PROCESS, str(program), str(data)]
        done = subprocess.run(command, cwd=folder, capture_output=True, check=False)
    where = "(carnet exécuté sur ta machine, dans un processus à part)"
    try:
        return _review(json.loads(done.stdout.decode("utf-8").strip().rpartition("\n")[2]), where)
    except (ValueError, KeyError, TypeError):
        return Review(False, (f"✗ le carnet a mis fin à Python (code {done.returncode})",), where)
