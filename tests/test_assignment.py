"""Assignment folders: what is read, and each way in which a folder can be wrong."""

import pickle
from decimal import Decimal
from pathlib import Path

import pytest

from grader.assignment import Equivalent, Limits, MarkScale, Question, available, load_assignment
from grader.errors import AssignmentError, UsageError

TOML = """
title = "TP 0 : doubler"
given = ["lire"]
data = ["mots.txt"]
[mark]
out_of = 10
round_to = 0.25
[limits]
cpu_s = 1.5
memory_mb = 300
output_kb = 64
[[question]]
name = "double"
points = 1.5
credit = { double_carre = 0.5 }
theme = "calcul"
picture = "wordle"
[[question]]
name = "mots5"
points = 2
kind = "variable"
reveal = "input"
[[question]]
name = "avis"
points = 1
kind = "manual"
[[question]]
name = "quadruple"
points = 3
[[question]]
name = "octuple"
points = 3
needs = ["double"]
[[equivalent]]
question = "double"
mutant = "double:1:mul-lshift"
reason = "le même calcul"
"""


def write(folder: Path, toml: str = TOML) -> Path:
    """A complete assignment folder with this bareme.toml."""
    for name, text in {
        "bareme.toml": toml,
        "sujet.md": "# TP 0\n",
        "reference.py": "def double(x):\n    return 2 * x\n",
        "data/mots.txt": "arbre\n",
        "hidden_tests/test_double.py": "def test_double(student): ...\n",
        "submissions/wrong_answer/double_carre.py": '"""Indice."""\ndef double(x): return x * x\n',
        "submissions/accepted/double_b.py": "def double(x): return x + x\n",
        "submissions/accepted/double_a.py": "def double(x): return x * 2\n",
        "submissions/accepted/_brouillon.py": "",
    }.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def folder(tmp_path):
    return write(tmp_path / "cours" / "tp0")


def load(folder):
    return load_assignment(str(folder))


class TestWhatIsRead:
    def test_top_level(self, folder):
        assignment = load(folder)
        assert (assignment.name, assignment.title, assignment.language) == ("tp0", "TP 0 : doubler", "fr")
        assert (assignment.given, assignment.data) == (("lire",), ("mots.txt",))
        assert assignment.scale == MarkScale(Decimal(10), Decimal("0.25"))
        assert assignment.limits == Limits(1.5, 300, 64)
        assert assignment.equivalents == (Equivalent("double", "double:1:mul-lshift", "le même calcul"),)
        assert assignment.max_points == Decimal("10.5")
        assert assignment.folder == folder
        assert assignment.reference == folder / "reference.py"
        assert assignment.hidden_tests == folder / "hidden_tests"
        assert assignment.subject == folder / "sujet.md"

    def test_questions(self, folder):
        assignment = load(folder)
        assert [question.name for question in assignment.questions] == [
            "double", "mots5", "avis", "quadruple", "octuple",
        ]  # fmt: skip
        assert assignment.question("double") == Question(
            "double",
            Decimal("1.5"),
            credit={"double_carre": Decimal("0.5")},
            picture="wordle",
            theme="calcul",
        )
        assert assignment.question("mots5").kind == "variable"
        assert assignment.question("mots5").reveal == "input"

    def test_points_are_exact_decimals(self, folder):
        toml = TOML.replace("points = 1.5", "points = 0.1").replace("points = 2", "points = 0.2")
        points = load(write(folder, toml)).max_points
        assert points == Decimal("7.3")

    def test_needs_default_to_the_questions_before_that_can_be_called_or_read(self, folder):
        assignment = load(folder)
        assert assignment.question("double").needs == ()
        assert assignment.question("quadruple").needs == ("double", "mots5")
        assert assignment.question("octuple").needs == ("double",)

    def test_no_needs_at_all(self, folder):
        toml = TOML.replace('needs = ["double"]', "needs = []")
        assert load(write(folder, toml)).question("octuple").needs == ()

    def test_defaults(self, folder):
        assignment = load(write(folder, 'title = "T"\n[[question]]\nname = "f"\npoints = 1\n'))
        assert assignment.scale == MarkScale(Decimal(20), Decimal("0.5"))
        assert assignment.limits == Limits(3.0, 512, 256)
        assert (assignment.given, assignment.data, assignment.equivalents) == ((), (), ())
        assert assignment.questions == (Question("f", Decimal(1)),)

    def test_bom_and_windows_line_ends(self, folder):
        (folder / "bareme.toml").write_bytes(b"\xef\xbb\xbf" + TOML.replace("\n", "\r\n").encode())
        assert load(folder).title == "TP 0 : doubler"

    def test_submissions_in_order_without_private_files(self, folder):
        assignment = load(folder)
        assert [path.name for path in assignment.submissions("accepted")] == ["double_a.py", "double_b.py"]
        assert assignment.submissions("time_limit_exceeded") == ()

    def test_data_files(self, folder):
        assert load(folder).data_files() == {"mots.txt": b"arbre\n"}

    def test_unknown_question_is_a_usage_error_that_lists_them(self, folder):
        with pytest.raises(UsageError, match=r"triple.*double, mots5, avis"):
            load(folder).question("triple")

    def test_it_can_be_sent_to_another_process_and_hashed(self, folder):
        assignment = load(folder)
        assert pickle.loads(pickle.dumps(assignment)) == assignment
        assert hash(assignment) == hash(load(folder))


class TestDigest:
    def test_same_content_elsewhere(self, folder, tmp_path):
        assert load(folder).digest() == load(write(tmp_path / "ailleurs" / "tp0")).digest()

    @pytest.mark.parametrize(
        "name",
        ["bareme.toml", "sujet.md", "data/mots.txt", "hidden_tests/test_double.py", "hidden_tests/new.py"],
    )
    def test_any_file_changes_it(self, folder, name):
        before = load(folder).digest()
        with (folder / name).open("a") as file:
            file.write("\n#\n")
        assert load(folder).digest() != before

    def test_the_reference_changes_it(self, folder):
        before = load(folder).digest()
        shared = folder.parent.parent / "reference" / "tp0.py"
        shared.parent.mkdir()
        shared.write_text("def double(x):\n    return x + x\n")
        assert load(folder).digest() != before

    @pytest.mark.parametrize("name", ["hidden_tests/__pycache__/x.pyc", ".DS_Store", ".git/HEAD"])
    def test_debris_does_not(self, folder, name):
        before = load(folder).digest()
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(b"x")
        assert load(folder).digest() == before

    def test_moving_bytes_from_one_file_to_the_next_changes_it(self, folder):
        for name, text in {"data/a": "xy", "data/b": "z"}.items():
            (folder / name).write_text(text)
        before = load(folder).digest()
        for name, text in {"data/a": "x", "data/b": "yz"}.items():
            (folder / name).write_text(text)
        assert load(folder).digest() != before


class TestWhereItIsFound:
    def test_by_relative_path(self, folder, monkeypatch):
        monkeypatch.chdir(folder)
        assert load_assignment(".").name == "tp0"

    def test_under_assignments_before_here(self, tmp_path, monkeypatch):
        write(tmp_path / "assignments" / "tp0")
        monkeypatch.chdir(tmp_path)
        assert load_assignment("tp0").folder == tmp_path / "assignments" / "tp0"
        assert "tp0" in available()

    def test_here(self, folder, monkeypatch):
        monkeypatch.chdir(folder.parent)
        assert load_assignment("tp0").folder == folder

    def test_shipped_with_the_kit(self, tmp_path, monkeypatch):
        shipped = write(tmp_path / "checkout" / "assignments" / "livre")
        monkeypatch.setattr("grader.assignment._PACKAGE", tmp_path / "checkout" / "grader")
        monkeypatch.chdir(tmp_path)
        assert load_assignment("livre").folder == shipped

    def test_the_shared_correction_comes_first(self, folder):
        shared = folder.parent.parent / "reference" / "tp0.py"
        shared.parent.mkdir()
        shared.write_text("")
        assert load(folder).reference == shared

    def test_a_folder_of_the_same_name_without_bareme_does_not_hide_it(self, tmp_path, monkeypatch):
        write(tmp_path / "assignments" / "tp0")
        (tmp_path / "tp0").mkdir()
        monkeypatch.chdir(tmp_path)
        assert load_assignment("tp0").folder == tmp_path / "assignments" / "tp0"

    @pytest.mark.parametrize("name", ["absent", "", " ", "x" * 300, "a\0b", "../absent"])
    def test_unknown_lists_what_there_is(self, tmp_path, monkeypatch, name):
        write(tmp_path / "assignments" / "tp0")
        monkeypatch.chdir(tmp_path)
        with pytest.raises(UsageError, match=r"no such assignment.*tp0"):
            load_assignment(name)

    def test_a_folder_that_is_not_an_assignment(self, tmp_path):
        with pytest.raises(UsageError, match=r"no bareme\.toml in this folder"):
            load(tmp_path)


QUESTION = 'title = "T"\n[[question]]\nname = "f"\npoints = 1\n'
SECOND = '[[question]]\nname = "g"\npoints = 1\n'

FAULTS = {
    "not TOML": ("title = ", r"bareme\.toml: not valid TOML"),
    "no title": (QUESTION.replace("title", "#"), "title: missing; add"),
    "empty title": (QUESTION.replace('"T"', '" "'), "title: must be a text"),
    "title that is a number": (QUESTION.replace('"T"', "7"), "title: must be a text.*not 7"),
    "language": ('language = "français"\n' + QUESTION, "language: must be one of fr, en, not 'français'"),
    "unknown key": ('titel = "T"\n' + QUESTION, "titel: unknown key; write title"),
    "unknown key like no other": ("zzz = 1\n" + QUESTION, "zzz: unknown key; known keys: title"),
    "unknown key of a question": (
        QUESTION + "point = 1\n",
        r"question 1 \(f\): point: unknown key; write points",
    ),
    "unknown key of mark": (QUESTION + "[mark]\nout = 20\n", r"mark\.out: unknown key; write out_of"),
    "unknown key of limits": (QUESTION + "[limits]\ncpu = 1\n", r"limits\.cpu: unknown key; write cpu_s"),
    "unknown key of equivalent": (
        QUESTION + '[[equivalent]]\nquestion = "f"\nmutant = "m"\nwhy = "r"\n',
        r"equivalent 1 \(m\): why: unknown key",
    ),
    "no question": ('title = "T"\n', "question: no question; add"),
    "one table instead of tables": (
        QUESTION.replace("[[question]]", "[question]"),
        r"begin with \[\[question",
    ),
    "no name": (QUESTION.replace('name = "f"', ""), "question 1: name: missing"),
    "name that is not Python": (QUESTION.replace('"f"', '"f-1"'), "name: 'f-1' is not a Python name"),
    "keyword": (QUESTION.replace('"f"', '"def"'), "name: 'def' is not a Python name"),
    "duplicate name": (QUESTION + SECOND.replace('"g"', '"f"'), r"question 2 \(f\): name: 'f' is already"),
    "no points": (QUESTION.replace("points = 1", ""), "points: missing"),
    "negative points": (QUESTION.replace("= 1", "= -1"), "points: must be a number above 0, not -1"),
    "zero points": (QUESTION.replace("= 1", "= 0.0"), r"points: must be a number above 0, not 0\.0"),
    "NaN points": (QUESTION.replace("= 1", "= nan"), "points: must be a number above 0, not NaN"),
    "infinite points": (QUESTION.replace("= 1", "= inf"), "points: must be a number above 0"),
    "points in quotes": (QUESTION.replace("= 1", '= "1"'), "points: must be a number above 0, not '1'"),
    "points as a truth value": (
        QUESTION.replace("= 1", "= true"),
        "points: must be a number above 0, not true",
    ),
    "kind": (QUESTION + 'kind = "code"\n', "kind: must be one of function, variable, manual"),
    "kind that cannot be hashed": (QUESTION + "kind = []\n", "kind: must be one of"),
    "reveal": (QUESTION + 'reveal = "all"\n', "reveal: must be one of full, input, theme, nothing"),
    "diagnosis": (QUESTION + 'diagnosis = "none"\n', "diagnosis: must be one of calls, verdicts"),
    "theme": (QUESTION + "theme = 3\n", "theme: must be a text"),
    "picture": (QUESTION + 'picture = ""\n', "picture: must be one of wordle, grid, not"),
    "needs that are not a list": (QUESTION + 'needs = "g"\n', "needs: must be a list of texts"),
    "needs that are not names": (QUESTION + 'needs = ["g()"]\n', "needs: 'g\\(\\)' is not a Python name"),
    "unknown needs": (QUESTION + 'needs = ["h"]\n', r"question 1 \(f\): needs: 'h' is not a question"),
    "needs twice": (QUESTION + SECOND + 'needs = ["f", "f"]\n', "needs: 'f' is listed twice"),
    "needs that come later": (QUESTION + 'needs = ["g"]\n' + SECOND, "needs: 'g' does not come before"),
    "needs itself": (QUESTION + 'needs = ["f"]\n', "needs: 'f' does not come before"),
    "credit above one": (
        QUESTION + "credit = { double_carre = 2 }\n",
        r"credit\.double_carre: must be a number",
    ),
    "credit that is not a table": (QUESTION + "credit = 0.5\n", "credit: must be a table"),
    "credit for an unknown mistake": (
        QUESTION + "credit = { triche = 0.5 }\n",
        "credit: 'triche' names no file",
    ),
    "given twice": ('given = ["a", "a"]\n' + QUESTION, "given: 'a' is listed twice"),
    "given not a name": ('given = ["a b"]\n' + QUESTION, "given: 'a b' is not a Python name"),
    "given and asked": ('given = ["f"]\n' + QUESTION, "given: 'f' is also a question"),
    "data elsewhere": ('data = ["../secret"]\n' + QUESTION, r"data: '\.\./secret' must be the plain name"),
    "data in a Windows folder": ("data = ['..\\secret']\n" + QUESTION, "data: .*must be the plain name"),
    "hidden data": ('data = [".env"]\n' + QUESTION, "data: .*must be the plain name"),
    "missing data": (
        'data = ["autre.txt"]\n' + QUESTION,
        r"data: 'autre\.txt' is not in .*data; put it there",
    ),
    "scale": (QUESTION + "[mark]\nout_of = 0\n", r"mark\.out_of: must be a number above 0"),
    "rounding": (QUESTION + "[mark]\nround_to = -0.5\n", r"mark\.round_to: must be a number above 0"),
    "full marks between two marks": (
        QUESTION + "[mark]\nround_to = 0.3\n",
        r"mark\.round_to: 20, the highest mark, is not a multiple of 0\.3; choose one that divides it",
    ),
    "mark that is not a table": ("mark = 20\n" + QUESTION, "mark: must be a table"),
    "time": (QUESTION + "[limits]\ncpu_s = 0\n", r"limits\.cpu_s: must be a number above 0"),
    "memory": (QUESTION + "[limits]\nmemory_mb = 0.5\n", r"limits\.memory_mb: must be a whole number"),
    "output": (QUESTION + '[limits]\noutput_kb = "1"\n', r"limits\.output_kb: must be a number above 0"),
    "equivalent of nothing": (
        QUESTION + '[[equivalent]]\nquestion = "h"\nmutant = "m"\nreason = "r"\n',
        r"equivalent 1 \(m\): question: 'h' is not a question",
    ),
    "equivalent without reason": (
        QUESTION + '[[equivalent]]\nquestion = "f"\nmutant = "m"\n',
        r"equivalent 1 \(m\): reason: missing",
    ),
}


@pytest.mark.parametrize(("toml", "message"), FAULTS.values(), ids=FAULTS)
def test_fault_names_the_file_and_the_key(folder, toml, message):
    with pytest.raises(AssignmentError, match=message) as caught:
        load(write(folder, toml))
    assert str(folder / "bareme.toml") in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("missing", "message"),
    [
        ("sujet.md", r"sujet\.md: missing; write"),
        ("reference.py", r"no correction; write it in .*tp0/reference\.py or in .*reference/tp0\.py"),
        ("data/mots.txt", r"'mots\.txt' is not in"),
    ],
)
def test_missing_file(folder, missing, message):
    (folder / missing).unlink()
    with pytest.raises(AssignmentError, match=message):
        load(folder)


def test_bareme_in_latin_1(folder):
    (folder / "bareme.toml").write_bytes('title = "T"\n# é'.encode("latin-1"))
    with pytest.raises(AssignmentError, match=r"bareme\.toml: line 2 is not UTF-8; save the file as UTF-8"):
        load(folder)


def test_bareme_that_cannot_be_read(folder, monkeypatch):
    def refuse(path):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", refuse)
    with pytest.raises(AssignmentError, match="cannot be read"):
        load(folder)
