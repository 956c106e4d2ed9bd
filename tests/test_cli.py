"""The command line: its contract, its exit statuses, one line for every mistake, and work that an interruption cannot lose."""

import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from grader.cli import main
from grader.sandbox import isolation
from tests import tiny
from tests.tiny import answers

ENGLISH = {"LANGUAGE": "en", "LC_ALL": "C.UTF-8", "PYTHONWARNINGS": "error"}
TRIPLE = "def double(x):\n    return 3 * x"
ENDLESS = "while True:\n    pass\n"
COPY_KEYS = [
    "file", "student", "state", "points", "max", "note", "cpu_s", "questions", "notes", "suspicions"
]  # fmt: skip
QUESTION_KEYS = [
    "name",
    "points",
    "max",
    "verdict",
    "carried",
    "hint",
    "hint_text",
    "counterexample",
    "tests",
]


@pytest.fixture
def here(tmp_path, monkeypatch):
    """An empty folder to be in."""
    folder = tmp_path / "ici"
    folder.mkdir()
    monkeypatch.chdir(folder)
    for name, value in ENGLISH.items():
        monkeypatch.setenv(name, value)
    return folder


@pytest.fixture
def bareme(here):
    """Run the command in this process."""

    def run(*arguments):
        return CliRunner().invoke(main, [str(argument) for argument in arguments])

    return run


def start(*arguments, **options):
    """Start the command as a user does, in a process group of its own."""
    command = [sys.executable, "-m", "grader", *map(str, arguments)]
    environment = {**os.environ, **ENGLISH}
    return subprocess.Popen(
        command,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        **options,
    )


def finish(*arguments, **options):
    """Run the command to its end; gives its status, output and errors."""
    process = start(*arguments, **options)
    out, err = process.communicate(timeout=120)
    return process.returncode, out.decode(), err.decode()


def copy_at(path, cells):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(tiny.notebook(cells), encoding="utf-8")
    return path


# -- the JSON contract ------------------------------------------------------------------------------------


def test_files_named_are_graded_to_one_json_object_of_the_contract(mini, here):
    copy_at(here / "a.ipynb", answers(double=TRIPLE))
    copy_at(here / "dossier" / "b.ipynb", answers())
    (here / "dossier" / "mots.txt").write_text("un deux")
    (here / "vide.ipynb").write_text("")
    os.mkfifo(here / "tube.ipynb")
    (here / "lien.ipynb").symlink_to("nulle_part.ipynb")
    Path(os.fsdecode(bytes(here) + b"/\xff.ipynb")).write_text("{}")
    names = ["a.ipynb", "dossier", "vide.ipynb", "tube.ipynb", "lien.ipynb", b"\xff.ipynb"]
    status, out, err = finish("grade", mini.folder, *map(os.fsdecode, names), "--json", "-", "--jobs", "1")
    assert status == 0, err
    assert "Traceback" not in err
    run = json.loads(out)
    assert list(run) == ["assignment", "seed", "isolation", "copies"]
    assert (run["assignment"], run["seed"]) == ("mini", 20)
    assert run["isolation"] in isolation.LEVELS
    states = {copy["file"]: copy["state"] for copy in run["copies"]}
    assert states == {
        "a.ipynb": "graded",
        "dossier/b.ipynb": "graded",
        "vide.ipynb": "unreadable",
        "tube.ipynb": "unreadable",
        "lien.ipynb": "unreadable",
        "?.ipynb": "unreadable",
    }
    for copy in run["copies"]:
        assert list(copy) == COPY_KEYS
        assert [question["name"] for question in copy["questions"]] == list(tiny.QUESTIONS)
        assert all(list(question) == QUESTION_KEYS for question in copy["questions"])
    _check_wrong_copy(run["copies"][0])
    assert sorted(path.name for path in here.iterdir()) == sorted(
        ["a.ipynb", "dossier", "vide.ipynb", "tube.ipynb", "lien.ipynb", os.fsdecode(b"\xff.ipynb")]
    )


def _check_wrong_copy(copy):
    assert {key: copy[key] for key in ("student", "points", "max", "note", "notes")} == {
        "student": "a",
        "points": 8,
        "max": 10,
        "note": "16",
        "notes": [],
    }
    assert type(copy["cpu_s"]) is float
    double = copy["questions"][1]
    assert {key: double[key] for key in QUESTION_KEYS[1:-1]} == {
        "points": 0,
        "max": 2,
        "verdict": "failed",
        "carried": False,
        "hint": "double_triple",
        "hint_text": "Tu sembles multiplier par trois\u00a0: relis l'énoncé.",
        "counterexample": {"call": "double(2)", "expected": "4", "got": "6"},
    }
    assert double["tests"][0] == {
        "id": "test_exemples[2]",
        "verdict": "failed",
        "message": "Ta fonction double des nombres choisis.",
    }


def test_json_goes_into_a_file_when_one_is_named(mini, here, bareme):
    copy_at(here / "a.ipynb", answers())
    result = bareme(
        "grade", mini.folder, "a.ipynb", "--json", "r.json", "--seed", "7", "--jobs", "1", "--isolation", "L1"
    )
    assert result.exit_code == 0, result.stderr
    run = json.loads((here / "r.json").read_text(encoding="utf-8"))
    assert (run["seed"], run["isolation"], run["copies"][0]["note"]) == (7, "L1", "20")
    assert "results" not in os.listdir(here)


def test_reader_that_has_gone_is_no_fault(mini, here):
    copy_at(here / "a.ipynb", [])
    ours, theirs = os.pipe()
    os.close(ours)
    command = [
        sys.executable,
        "-m",
        "grader",
        "grade",
        str(mini.folder),
        "a.ipynb",
        "--json",
        "-",
        "--jobs",
        "1",
    ]
    done = subprocess.run(
        command, stdout=theirs, stderr=subprocess.PIPE, env={**os.environ, **ENGLISH}, timeout=120
    )
    os.close(theirs)
    assert (done.returncode, done.stderr) == (1, b"")


# -- mistakes ---------------------------------------------------------------------------------------------


def one_line(result, status):
    """The only line on standard error."""
    assert result.exit_code == status, (result.output, result.exception)
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    assert "fault of bareme" not in result.stderr
    (line,) = result.stderr.splitlines()
    assert line.startswith("bareme: ")
    return line


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["grade", "nulle_part"], "no such assignment"),
        (["grade", ""], "no such assignment"),
        (["grade", "."], "no bareme.toml"),
        (["grade", "MINI"], "no copies in"),
        (["grade", "MINI", "absent.ipynb"], "no such file or folder: absent.ipynb"),
        (["grade", "MINI", "bon.ipynb", "absent.ipynb", "--json", "r.json"], "absent.ipynb"),
        (["grade", "MINI", "vide"], "no copy in vide"),
        (["grade", "MINI", "bon.ipynb", "--json", "absent/r.json"], "its folder does not exist"),
        (["grade", "MINI", "bon.ipynb", "--json", "vide"], "vide is a folder"),
        (["grade", "MINI", "bon.ipynb", "--json", ""], ". is a folder"),
        (["feedback", "MINI"], "no results of mini here"),
        (["feedback", "nulle_part"], "no such assignment"),
        (["check", "nulle_part"], "no such assignment"),
        (["release", "nulle_part"], "no such assignment"),
        (["demo", "."], "is not empty"),
    ],
)
def test_command_that_asks_for_what_is_not_there_is_refused_in_one_line(mini, here, bareme, arguments, words):
    copy_at(here / "bon.ipynb", answers())
    (here / "vide").mkdir()
    before = sorted(os.listdir(here))
    line = one_line(bareme(*(mini.folder if one == "MINI" else one for one in arguments)), 2)
    assert words in line
    assert sorted(os.listdir(here)) == before


@pytest.mark.parametrize(
    "arguments",
    [
        ["grade"],
        ["grade", "MINI", "--jobs", "0"],
        ["grade", "MINI", "--jobs", "deux"],
        ["grade", "MINI", "--seed", "x"],
        ["grade", "MINI", "--isolation", "L9"],
        ["grade", "MINI", "--inconnue"],
        ["inconnue"],
        ["feedback"],
        ["check"],
        ["release", "MINI", "--to", "bon.ipynb"],
        ["demo", "bon.ipynb"],
        ["doctor", "quoi"],
    ],
    ids=" ".join,
)
def test_wrong_option_is_told_with_the_usage(mini, here, bareme, arguments):
    copy_at(here / "bon.ipynb", answers())
    result = bareme(*(mini.folder if one == "MINI" else one for one in arguments))
    assert result.exit_code == 2
    assert "Usage:" in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"bareme": "title = "}, "bareme.toml: not valid TOML"),
        ({"bareme": tiny.BAREME.replace("points = 2", "points = 0")}, "points: must be a number above 0"),
        ({"bareme": tiny.BAREME.replace('["mots.txt"]', '["absent.txt"]')}, "absent.txt"),
        ({"sujet": None}, "sujet.md"),
        ({"sujet": "```python\ndef lire(:\n```\n"}, "sujet.md"),
        ({"reference": None}, "no correction"),
        ({"reference": "def f(:\n"}, "reference.py"),
        ({"reference": tiny.REFERENCE + "\n    1 / 0\n"}, "ZeroDivisionError"),
        ({"test_double": "import os\nimport absent_de_partout\n"}, "test_double.py, line 2: ModuleNotFoundError: No module named 'absent_de_partout'"),
        ({"test_double": "import os\ndef test(:\n"}, "test_double.py, line 2: SyntaxError"),
        ({"conftest": "1 / 0\n"}, "ZeroDivisionError"),
        ({f"test_{name}": None for name in tiny.QUESTIONS}, "hidden_tests"),
    ],
    ids=[
        "toml", "points", "data", "no subject", "subject", "no correction", "correction", "failing correction",
        "import of a test", "syntax of a test", "conftest", "no tests",
    ],
)  # fmt: skip
def test_assignment_that_cannot_be_used_is_told_in_one_line(variant, here, bareme, changes, words):
    from grader.errors import AssignmentError

    try:
        folder = variant(**changes).folder
    except AssignmentError:
        folder = here.parent / "assignments" / "mini"
    copy_at(here / "a.ipynb", answers())
    assert words in one_line(bareme("grade", folder, "a.ipynb", "--json", "r.json", "--jobs", "1"), 1)
    assert not (here / "r.json").exists()


def test_place_where_nothing_can_be_written_is_told_in_one_line(mini, here, bareme):
    copy_at(here / "a.ipynb", answers())
    line = one_line(bareme("grade", mini.folder, "a.ipynb", "--json", "/proc/r.json", "--jobs", "1"), 1)
    assert "/proc/" in line


def test_damaged_result_is_named_in_one_line(mini, here, bareme):
    (here / "results" / "mini").mkdir(parents=True)
    (here / "results" / "mini" / "zoé.json").write_text("{")
    assert "zoé.json: not a result of bareme" in one_line(bareme("feedback", mini.folder), 2)


def test_fault_of_ours_is_told_in_one_line_and_shown_when_asked_for(here, bareme, monkeypatch):
    monkeypatch.setattr("grader.run.load_assignment", lambda name: 1 // 0)
    result = bareme("feedback", "mini")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == (
        "bareme: this is a fault of bareme: ZeroDivisionError: integer division or modulo by zero; "
        "set BAREME_DEBUG=1 to see where\n"
    )
    monkeypatch.setenv("BAREME_DEBUG", "1")
    assert isinstance(bareme("feedback", "mini").exception, ZeroDivisionError)


def test_help_and_version_are_there(bareme):
    assert re.search(r"\d+\.\d+", bareme("--version").stdout)
    for command in ("grade", "feedback", "check", "release", "doctor", "demo"):
        result = bareme(command, "--help")
        assert result.exit_code == 0
        assert command in result.stdout


# -- a course folder --------------------------------------------------------------------------------------


@pytest.fixture
def course(here):
    """Put copies where they are collected."""

    def collect(copies):
        for student, cells in copies.items():
            copy_at(here / "submitted" / student / "mini" / "mini.ipynb", cells)
        return here

    return collect


def results_of(folder):
    """The results kept, without the time taken."""
    found = {}
    for path in sorted((folder / "results" / "mini").glob("*.json")):
        found[path.stem] = json.loads(path.read_text(encoding="utf-8"))
        del found[path.stem]["cpu_s"]
    return found


def test_collected_class_is_graded_kept_and_shown(mini, course, bareme):
    folder = course(
        {
            "zoé": answers(),
            "bob": answers(double=TRIPLE),
            "eve": answers(parle=tiny.PARLE.replace("parle", "parles")),
        }
    )
    first = bareme("grade", mini.folder, "--jobs", "1")
    assert first.exit_code == 0, first.stderr
    assert {name: result["note"] for name, result in results_of(folder).items()} == {
        "bob": "16",
        "eve": "16",
        "zoé": "20",
    }
    assert re.search(r"bob\s+16\s+8/10\s+double", first.stdout)
    assert "to look at:\n  eve: le sujet demande une fonction parle ; ta copie définit parles" in first.stdout
    again = bareme("grade", mini.folder)
    assert again.stdout.splitlines()[:4] == first.stdout.splitlines()[:4]
    pages = bareme("feedback", mini.folder)
    assert pages.exit_code == 0, pages.stderr
    assert len(list((folder / "feedback" / "mini").glob("*.html"))) == 4


def test_level_shown_is_the_weakest_at_which_a_shown_result_was_obtained(mini, course, bareme):
    course({"a": answers(), "b": answers()})
    assert "isolation L1" in bareme("grade", mini.folder, "--jobs", "1", "--isolation", "L1").stdout
    course({"b": answers(double=TRIPLE)})
    assert "isolation L1" in bareme("grade", mini.folder, "--jobs", "1").stdout
    assert "isolation L1" in bareme("grade", mini.folder, "--jobs", "1").stdout


def test_changed_copy_is_graded_again_and_no_other(mini, course, bareme):
    folder = course({"a": answers(), "b": answers()})
    assert bareme("grade", mini.folder, "--jobs", "1").exit_code == 0
    before = {name: (folder / "results/mini" / f"{name}.json").stat().st_mtime_ns for name in "ab"}
    course({"b": answers(double=TRIPLE)})
    assert bareme("grade", mini.folder, "--jobs", "1").exit_code == 0
    assert (folder / "results/mini/a.json").stat().st_mtime_ns == before["a"]
    assert results_of(folder)["b"]["note"] == "16"


# -- interruptions ----------------------------------------------------------------------------------------

CLASS = {
    "a": answers(),
    "b": [ENDLESS, ENDLESS, ENDLESS, *answers(double=TRIPLE)],
    "c": answers(total=None),
    "d": answers(hasard="def hasard(L):\n    return L[0]"),
    "e": answers(lit="def lit(t, mot):\n    return 0"),
    "f": answers(),
}


def descendants(pid):
    """The processes that this one started, and those that they started."""
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parents[int(stat.parent.name)] = int(fields[1])
    found, waiting = set(), {pid}
    while waiting:
        waiting = {child for child, parent in parents.items() if parent in waiting} - found
        found |= waiting
    return found


def wait_for(condition, seconds=60.0):
    """Wait until the condition holds; its value."""
    end = time.monotonic() + seconds
    while not (value := condition()):
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.01)
    return value


def ended(pids):
    """Whether none of these processes runs any more."""
    return all(
        not Path(f"/proc/{pid}").exists() or "\nState:\tZ" in Path(f"/proc/{pid}/status").read_text()
        for pid in pids
    )


def test_class_killed_in_the_middle_is_resumed_and_ends_the_same(mini, course):
    folder = course(CLASS)
    process = start("grade", mini.folder, "--jobs", "1", cwd=folder)
    wait_for(lambda: results_of(folder))
    children = descendants(process.pid)
    process.kill()
    process.communicate()
    done = {path: path.stat().st_mtime_ns for path in (folder / "results/mini").glob("*.json")}
    assert 0 < len(done) < len(CLASS)
    assert children
    wait_for(lambda: ended(children))
    status, _out, err = finish("grade", mini.folder, "--jobs", "2", cwd=folder)
    assert status == 0, err
    assert {path: path.stat().st_mtime_ns for path in done} == done
    resumed = results_of(folder)
    assert list(resumed) == list(CLASS)
    shutil.rmtree(folder / "results")
    assert finish("grade", mini.folder, "--jobs", "2", cwd=folder)[0] == 0
    assert results_of(folder) == resumed


@pytest.mark.parametrize("moment", ["while it starts", "while it grades"])
def test_interruption_ends_in_one_line_and_leaves_no_process(mini, course, moment):
    folder = course(CLASS)
    process = start("grade", mini.folder, "--jobs", "2", cwd=folder)
    children = wait_for(lambda: descendants(process.pid))
    if moment == "while it grades":
        wait_for(lambda: results_of(folder))
        children = descendants(process.pid)
    for _impatience in range(3):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGINT)
        time.sleep(0.05)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert out == b""
    assert re.fullmatch(r"bareme: interrupted; .*\n", err.decode())
    wait_for(lambda: ended(children))
    assert len(results_of(folder)) < len(CLASS)


@pytest.mark.parametrize(
    ("command", "said"),
    [("grade", "what is done is kept"), ("regrade", "before the end; run the same command again")],
)
def test_only_a_command_that_resumes_says_that_it_does(bareme, monkeypatch, command, said):
    def stopped(*_order):
        raise KeyboardInterrupt

    monkeypatch.setattr("grader.regrade.run_regrade", stopped)
    monkeypatch.setattr("grader.run.run_grade", stopped)
    done = bareme(command, "tp7_wordle")
    assert done.exit_code == 130
    assert said in done.stderr
