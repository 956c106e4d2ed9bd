"""Archives named to `bareme grade`: the copies in them, read when their turn comes, graded as the files would be."""

import json
import zipfile
from contextlib import ExitStack

import pytest
from click.testing import CliRunner

from grader import bundles
from grader.cli import main
from grader.course import tasks_of
from grader.errors import UsageError
from tests import tiny
from tests.tiny import answers

COPIES = {
    "alice/tp.ipynb": tiny.notebook(answers()),
    "bob/tp.ipynb": tiny.notebook(answers(double="def double(x):\n    return 3 * x")),
    "carole.py": tiny.DOUBLE,
    "mots.txt": "un deux",
    "verifier.py": "print()",
}


@pytest.fixture
def here(tmp_path, monkeypatch):
    """A folder with the tiny assignment, and the same copies packed and not."""
    tiny.write(tmp_path / "mini", **dict.fromkeys(tiny.CHAFFS))
    with zipfile.ZipFile(tmp_path / "class.zip", "w") as archive:
        for name, text in COPIES.items():
            archive.writestr(name, text)
            path = tmp_path / "class" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANGUAGE", "en")
    return tmp_path


def graded(*arguments):
    """The copies by file, without the name of what holds them nor the time they took; and what was told."""
    done = CliRunner().invoke(main, ["grade", "mini", *map(str, arguments), "--json", "r.json"])
    assert done.exit_code == 0, done.output
    with open("r.json", encoding="utf-8") as file:
        copies = json.load(file)["copies"]
    found = {copy["file"].partition("/")[2]: {**copy, "file": "", "cpu_s": 0} for copy in copies}
    return found, done.stderr.splitlines()


@pytest.mark.parametrize("jobs", [1, 2])
def test_copies_of_an_archive_are_graded_as_those_of_a_folder(here, jobs):
    packed, told = graded("class.zip", "--jobs", jobs)
    assert (packed, told) == graded("class", "--jobs", 1)
    assert list(packed) == ["alice/tp.ipynb", "bob/tp.ipynb", "carole.py"]
    assert [copy["student"] for copy in packed.values()] == ["alice-tp", "bob-tp", "carole"]
    assert told == []


def test_copy_is_read_from_the_archive_only_in_its_turn(here, mini):
    with ExitStack() as opened:
        tasks = tasks_of([here / "class.zip"], mini, opened)
        assert [task.content for task in tasks] == [None] * 3
        assert tasks[2].loaded().content.data == COPIES["carole.py"].encode()


def test_archive_that_cannot_be_read_is_an_unreadable_copy_and_costs_nothing_else(here):
    (here / "cut.zip").write_bytes((here / "class.zip").read_bytes()[:200])
    copies, told = graded("cut.zip", "class/carole.py")
    assert [copy["state"] for copy in copies.values()] == ["unreadable", "graded"]
    assert told == ["bareme: cut.zip: broken or cut short; download it again"]


def test_archive_that_may_not_be_opened_costs_nothing_else(here, monkeypatch):
    def refused(path, mode):
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(bundles, "open", refused, raising=False)  # root may open anything
    copies, told = graded("class.zip", "class/carole.py")
    assert [copy["state"] for copy in copies.values()] == ["unreadable", "graded"]
    assert told == ["bareme: class.zip: Permission denied"]


def test_archive_without_copies_is_told(here, mini):
    with zipfile.ZipFile(here / "empty.zip", "w"), ExitStack() as opened:
        pass
    with ExitStack() as opened, pytest.raises(UsageError, match="no copy in"):
        tasks_of([here / "empty.zip"], mini, opened)
