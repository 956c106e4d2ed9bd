"""What a teacher installs: the wheel, in an empty environment, goes through the whole cycle away from the sources."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests import tiny

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Installed:
    """An environment where nothing but the wheel was asked for."""

    home: Path
    elsewhere: Path

    @property
    def python(self) -> Path:
        """Its Python."""
        return self.home / "bin" / "python"

    @property
    def libraries(self) -> Path:
        """Its site-packages, which a copy under judgement may read."""
        (found,) = self.home.glob("lib/python3*/site-packages")
        return found

    @property
    def shipped(self) -> Path:
        """The assignments and corrections that came along."""
        return self.home / "share" / "bareme"

    def bareme(self, *arguments: object) -> str:
        """Run the command from another folder; gives what it prints, and it must succeed."""
        return run(self.home / "bin" / "bareme", *arguments, cwd=self.elsewhere)


def run(*command: object, cwd: Path, environment: Mapping[str, str] | None = None) -> str:
    """Run a program that must succeed; nothing of the sources is on its path."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        list(map(str, command)), cwd=cwd, capture_output=True, text=True, timeout=580,
        env={**clean, "LANGUAGE": "en", **(environment or {})},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the sources as they are."""
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT, cwd=folder)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The wheel and its dependencies in an environment of their own."""
    place = tmp_path_factory.mktemp("teacher")
    made = Installed(place / "env", place / "elsewhere")
    made.elsewhere.mkdir()
    run(sys.executable, "-m", "venv", made.home, cwd=place)
    pip = (made.python, "-m", "pip", "install", "--quiet", "--no-compile", "--disable-pip-version-check")
    run(*pip, "--constraint", ROOT / "constraints.txt", wheel, cwd=place)
    return made


def test_wheel_keeps_answers_out_of_the_packages(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()
    packages = {
        name.partition("/")[0] for name in names if ".data/" not in name and ".dist-info/" not in name
    }
    assert packages == {"grader", "wordlists"}
    shipped = [name for name in names if ".data/data/share/bareme/" in name]
    assert any(name.endswith("/tp7_wordle/bareme.toml") for name in shipped)
    assert any(name.endswith("/reference/tp7_wordle.py") for name in shipped)
    assert not [name for name in names if "__pycache__" in name or name.endswith((".pyc", "tests/tiny.py"))]


def test_demo_runs_from_the_wheel(installed: Installed) -> None:
    out = installed.bareme("demo", "classe")
    pages = installed.elsewhere / "classe" / "feedback" / "tp7_wordle"
    assert len(list(pages.glob("*.html"))) > 30
    assert "open classe/feedback/tp7_wordle/index.html" in out
    for path in (ROOT / "assignments", ROOT / "reference"):
        assert str(path) not in out + (pages / "index.html").read_text(encoding="utf-8")
    results = [
        json.loads(path.read_text()) for path in (installed.elsewhere / "classe/results").rglob("*.json")
    ]
    assert {one["student"]: one["note"] for one in results}["eleve_modele"] == "20"


def test_command_works_on_an_assignment_of_ones_own(installed: Installed) -> None:
    tiny.write(installed.elsewhere / "mini")
    (installed.elsewhere / "a.ipynb").write_text(tiny.notebook(tiny.answers(double=None)), encoding="utf-8")
    run_of = json.loads(installed.bareme("grade", "mini", "a.ipynb", "--json", "-"))
    assert (run_of["copies"][0]["note"], run_of["copies"][0]["student"]) == ("16", "a")


def test_nothing_secret_lies_where_a_copy_may_read(installed: Installed) -> None:
    secrets = [*ROOT.glob("assignments/*/hidden_tests/*.py"), *ROOT.glob("reference/tp*.py")]
    secrets += ROOT.glob("assignments/*/submissions/*/*.py")
    contents = {path.name: path.read_bytes() for path in secrets}
    assert len(contents) > 130
    named = [path for path in installed.libraries.rglob("*.py") if path.name in contents]
    assert not [path for path in named if path.read_bytes() == contents[path.name]]
    lines = {line.strip() for path in secrets for line in path.read_text(encoding="utf-8").splitlines()}
    telling = [line for line in lines if len(line) > 40 and not line.startswith("from ")]
    for package in ("grader", "wordlists"):
        for path in (installed.libraries / package).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            assert not [line for line in telling if line in text]


@pytest.mark.parametrize("level", ["L3", "L1"])
def test_copy_cannot_read_the_correction_that_is_shipped(installed: Installed, level: str) -> None:
    correction = installed.shipped / "reference" / "tp7_wordle.py"
    assert correction.is_file()
    own = 'exec("def appartient(c, s):\\n    return c in s")\n'
    copy = installed.elsewhere / f"voleur_{level}.py"
    copy.write_text(f"{own}\n\nexec(open({str(correction)!r}).read())\n", encoding="utf-8")
    run_of = json.loads(
        installed.bareme("grade", "tp7_wordle", copy.name, "--json", "-", "--isolation", level)
    )
    assert run_of["isolation"] <= level
    earned = {one["name"]: one["points"] for one in run_of["copies"][0]["questions"] if one["points"]}
    assert earned == {"appartient": 1}
