"""Otter-Grader on the same copies, where it is installed (in an environment of its own: OTTER=/path/to/otter)."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from nbgrader_asserts import CHECKS, TOOLS
from nbgrader_class import Subject

TEST = """from otter.test_files import test_case
OK_FORMAT = False
name = {name!r}
points = 1


@test_case()
def test_{name}(env):
    exec({source!r}, env)
"""


def otter_command() -> str | None:
    """The `otter` to measure, if there is one."""
    return os.environ.get("OTTER") or shutil.which("otter")


def autograder(otter: str, subject: Subject, folder: Path) -> Path:
    """The archive that `otter run` grades with: nbgrader's checks as otter's tests, one a question."""
    tests = folder / "tests"
    tests.mkdir(parents=True)
    for name, source in CHECKS.items():
        (tests / f"{name}.py").write_text(TEST.format(name=name, source=TOOLS + source), encoding="utf-8")
    for path in subject.data:
        shutil.copy(path, folder)
    data = [path.name for path in subject.data]
    command = [otter, "generate", "-t", "tests", "-o", "autograder.zip", *data]
    subprocess.run(command, check=True, capture_output=True, cwd=folder)
    return folder / "autograder.zip"
