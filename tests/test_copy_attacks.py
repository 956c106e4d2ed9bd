"""The file itself as an attack: whatever is handed in is read, or refused with a reason, in bounded time and memory."""

from __future__ import annotations

import contextlib
import json
import os
import re
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from grader.cells import MAX_CELLS
from grader.results import CopyResult
from grader.store import safe_name
from tests import tiny

ROOT = Path(__file__).resolve().parent.parent
MEMORY_MB = 600  # what one of the files below may cost, and what a file of 100 MB may, in proportion
CPU_S = 6.0
MB = 1_000_000

READ = """
import json, sys, time
from pathlib import Path
from grader.errors import UnreadableCopy
from grader.intake import read_copy
begun = time.process_time()
try:
    copy = read_copy(Path(sys.argv[1]))
    found = {"cells": len(copy.cells), "code": sum(len(c.source) for c in copy.cells), "notes": copy.notes}
except UnreadableCopy as error:
    found = {"reason": str(error)}
peak = next(line for line in open("/proc/self/status") if line.startswith("VmHWM"))
print(json.dumps({**found, "cpu_s": time.process_time() - begun, "peak_mb": int(peak.split()[1]) >> 10}))
"""


def code(source: str = "x = 1", **more: object) -> dict[str, object]:
    return {"cell_type": "code", "metadata": {}, "outputs": [], "source": source, **more}


def prose(source: str, **more: object) -> dict[str, object]:
    return {"cell_type": "markdown", "metadata": {}, "source": source, **more}


def notebook(*cells: object) -> str:
    return json.dumps(
        {"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5}, ensure_ascii=False
    )


def printed(text: object) -> str:
    return notebook(code(outputs=[{"output_type": "stream", "name": "stdout", "text": text}]))


def inside(text: str) -> str:
    """A cell of which one field is this JSON text."""
    return notebook(code(execution_count="HERE")).replace('"HERE"', text)


# -- large ------------------------------------------------------------------------------------------------

TOO_MUCH, TOO_LONG, TOO_DEEP = "trop de données", "plus de 2 Mo de texte", "imbriquées"
FILES: dict[str, tuple[Callable[[], str], str]] = {
    "an output of 60 MB": (lambda: printed("x" * 60 * MB), ""),
    "an output of emoji": (lambda: printed("x" * 30 * MB + "\U0001f600"), ""),
    "an output of a million lines": (lambda: printed(["1, 2, {3: [4]}\n"] * MB), ""),
    "a picture of 60 MB": (lambda: notebook(prose("a", attachments={"a.png": {"image/png": "A" * 60 * MB}})), ""),
    "a picture pasted in the text": (lambda: notebook(prose(f"![a](data:image/png;base64,{'A' * 30 * MB})")), ""),
    "pictures that begin and do not end": (lambda: notebook(prose("data:image/png;base64," * MB)), TOO_LONG),
    "a picture without end in its name": (lambda: notebook(prose(f"data:{'a/' * (MB // 2)};")), ""),
    "fifty thousand cells": (lambda: notebook(*[code()] * 50_000), f"plus de {MAX_CELLS} cellules"),
    "a damaged file of cells": (lambda: notebook(*[code()] * 150_000)[:-9], f"plus de {MAX_CELLS} cellules"),
    "entries that are no cells": (lambda: '{"cells": [' + "[]," * 4 * MB + "1]}", TOO_MUCH),
    "objects without end": (lambda: inside("[" + '{"a":0},' * 2 * MB + "0]"), TOO_MUCH),
    "keys without end": (lambda: inside("{" + ",".join(f'"{n}":0' for n in range(3 * MB + 9)) + "}"), TOO_MUCH),
    "lists in lists": (lambda: inside("[" * MB + "]" * MB), TOO_DEEP),
    "lists in lists, left open": (lambda: inside("[" * MB), TOO_DEEP),
    "a number of twenty million digits": (lambda: inside("9" * 20 * MB), ""),
    "a fraction of twenty million digits": (lambda: inside("0." + "9" * 20 * MB + "e" + "9" * 99), ""),
    "a source in millions of pieces": (lambda: inside('0,"source":[' + '"x",' * 3 * MB + '""]'), TOO_LONG),
    "cells that begin and do not end": (lambda: '{"cell_type":"code","source":"' * MB, ""),
    "quotes and strokes": (lambda: '{"cells":["' + '\\"' * 5 * MB + ":" * 4 * MB, ""),
    "a script of 30 MB": (lambda: "x = 1\n" * 5 * MB, TOO_LONG),
    "old line ends": (lambda: "\r" * 20 * MB + "x = 1", TOO_LONG),
    "conflicts without end": (lambda: "<<<<<<< a\n=======\n>>>>>>> b\n" * MB, ""),
    "zero bytes": (lambda: "x = 1\n" + "\0" * 20 * MB, ""),
}  # fmt: skip


@pytest.mark.parametrize(("make", "why"), FILES.values(), ids=FILES)
def test_large_file_is_read_or_refused_soon(tmp_path: Path, make: Callable[[], str], why: str) -> None:
    path = tmp_path / "copie.ipynb"
    path.write_bytes(make().encode())
    done = subprocess.run(
        [sys.executable, "-c", READ, str(path)], capture_output=True, text=True, cwd=ROOT, timeout=60
    )
    path.unlink()
    assert done.stderr == ""
    found = json.loads(done.stdout)
    assert found["cpu_s"] < CPU_S
    assert found["peak_mb"] < MEMORY_MB
    assert why in found.get("reason", "")
    assert not why or "reason" in found


# -- strange ----------------------------------------------------------------------------------------------

SECRET = "SECRET_OF_THE_TEACHER"
NAMES = ["a\nb.ipynb", "\x1b[2Jc.ipynb", "d\u202eipynb.exe", "~", "-rf.ipynb", "e\udcff.ipynb", "con ", "%2e%2e%2f.ipynb",
         "x\\..\\..\\f.ipynb", "<script>g.ipynb", "h'\"&;$(i).ipynb", "j" * 240 + ".ipynb", "k#?l.ipynb", "index.ipynb"]  # fmt: skip


@pytest.fixture(scope="module")
def class_of_files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of everything that is no file, and files with every kind of name."""
    folder = tmp_path_factory.mktemp("classe")
    (folder.parent / "secret.txt").write_text(SECRET)
    os.mkfifo(folder / "tube.ipynb")
    (folder / "zero.ipynb").symlink_to("/dev/zero")
    (folder / "memoire.ipynb").symlink_to("/proc/self/mem")
    (folder / "secret.ipynb").symlink_to("../secret.txt")
    (folder / "boucle.ipynb").symlink_to("boucle.ipynb")
    (folder / "dossier.ipynb").symlink_to("..")
    (folder / "nulle_part.ipynb").symlink_to("nulle/part")
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(os.path.relpath(folder / "prise.ipynb"))
    with contextlib.suppress(PermissionError):  # of an ordinary user, and of root in a container
        os.mknod(folder / "disque.ipynb", 0o060600, os.makedev(7, 99))
    for name in NAMES:
        (folder / name).write_text(tiny.notebook(tiny.answers()), errors="surrogateescape")
    (folder / "honnete.ipynb").write_text(tiny.notebook(tiny.answers()))
    return folder


@pytest.fixture(scope="module")
def graded(class_of_files: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[list[dict], str, Path]:
    """The class graded into a course folder, with its pages: the results, and what was said."""
    course = tmp_path_factory.mktemp("cours") / "dedans"
    course.mkdir()
    assignment = str(tiny.write(course.parent / "mini"))
    said = ""
    for command in (["grade", assignment, str(class_of_files)], ["feedback", assignment]):
        done = subprocess.run(
            [sys.executable, "-m", "grader", *command],
            capture_output=True, text=True, errors="replace", cwd=course, timeout=120,
            env={**os.environ, "PYTHONPATH": str(ROOT), "LANGUAGE": "en", "COLUMNS": "200"},
        )  # fmt: skip
        said += done.stdout + done.stderr
        assert done.returncode == 0, said
    kept = [json.loads(path.read_text()) for path in sorted(course.glob("results/mini/*.json"))]
    return kept, said, course


def test_every_strange_file_has_a_state_and_a_reason(graded, class_of_files):
    copies = {Path(copy["file"]).name: copy for copy in graded[0]}
    assert len(copies) == len(os.listdir(class_of_files))
    reasons = {name: copy["notes"] for name, copy in copies.items() if copy["state"] == "unreadable"}
    for name, word in {
        "tube": "tube", "zero": "périphérique", "secret": "ni carnet ni code", "boucle": "tourne en rond", "dossier": "dossier",
        "nulle_part": "lien brisé", "prise": "prise réseau",
    }.items():  # fmt: skip
        assert word in reasons[f"{name}.ipynb"][0]
    assert reasons["memoire.ipynb"]
    assert SECRET not in json.dumps(graded[0])


def test_honest_copy_among_them_has_all_its_points(graded):
    honest = [copy for copy in graded[0] if copy["state"] == "graded"]
    assert len(honest) == len(NAMES) + 1
    assert {copy["points"] for copy in honest} == {10}


def test_names_break_no_line_and_no_terminal(graded):
    said = graded[1]
    assert "Traceback" not in said
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f\u202a-\u202e]", said)
    for copy in graded[0]:
        assert copy["student"].isprintable()


def test_results_and_pages_stay_in_their_folders(graded):
    course = graded[2]
    written = {path.relative_to(course).parts[0] for path in course.rglob("*")}
    assert written == {"results", "feedback"}
    assert sorted(path.name for path in course.parent.iterdir()) == ["dedans", "mini"]
    pages = [path for path in course.rglob("*.html") if path.name != "index.html"]
    assert len(pages) == len(graded[0])
    assert all("<script>g" not in path.read_text() for path in course.rglob("*.html"))


@pytest.mark.parametrize(
    "student", ["../../etc/passwd", "a/b", "..", ".", "", "\0", "\n", "x" * 5000, "\udcff"]
)
def test_file_of_a_result_is_one_plain_name(student):
    name = safe_name(student)
    assert name not in ("", ".", "..")
    assert not set(name) & set("/\\\0\n")
    assert len(name.encode()) < 200


# -- graded -----------------------------------------------------------------------------------------------


def test_copy_of_thousands_of_cells_costs_no_more_than_its_limits(grade) -> None:
    result: CopyResult = grade(*["x = 1"] * 3000, *tiny.answers())
    assert (result.state, result.points) == ("graded", result.max)
    assert result.cpu_s < 3


def test_copy_of_thousands_of_faults_has_a_short_result(grade) -> None:
    result: CopyResult = grade(*["1 / 0"] * 3000, *tiny.answers())
    assert result.points == result.max
    assert len(result.notes) < 30
