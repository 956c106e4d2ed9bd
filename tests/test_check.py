"""The proofs of an assignment: a sound one passes them all, and one that is broken on purpose is told where, and where only."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent

import pytest
from click.testing import CliRunner

from grader.assignment import Assignment
from grader.cli import main
from grader.grading import Grader
from grader.session import Session
from grader.shelter import Sandbox
from tests import tiny

ENGLISH = {"LANGUAGE": "en", "LC_ALL": "C.UTF-8"}
CLAIMS = {
    "tests": "every question has documented tests",
    "reference": "the reference passes every test",
    "signatures": "stubs and reference have the same signatures",
    "stubs": "an untouched stub earns nothing",
    "guesses": "guessing earns nothing",
    "accepted": "every accepted submission gets full marks",
    "wrong": "every wrong answer loses points and gets its own hint",
    "mutants": "the tests kill every mutant of the reference",
    "release": "students get no answer and no hidden test; the correction runs in Jupyter",
}

# -- a sound assignment, smaller still than the tiny one ----------------------------------------------------

BAREME = """
    title = "Deux questions"
    given = ["lire"]
    data = ["mots.txt"]

    [limits]
    cpu_s = 1.0

    [[question]]
    name = "trio"
    points = 1
    kind = "variable"

    [[question]]
    name = "double"
    points = 2
    """

REFERENCE = '''
    """Le corrigé."""


    def lire():
        with open("mots.txt") as file:
            return file.read().split()


    trio = [mot for mot in lire() if len(mot) == 3]


    def double(x):
        deux_fois = 2 * x
        return deux_fois
    '''

SUBJECT = '''
    # Deux questions

    ```python
    def lire(): ...
    ```

    ## Les mots de trois lettres

    ```python
    trio = ...  # À compléter
    ```

    ## Le double

    ```python
    def double(x):
        """Deux fois x."""
        ...  # À compléter
    ```

    ```python
    assert double(4) == 8
    ```
    '''

TEST_DOUBLE = '''
    """double(x) : deux fois x."""


    def test_petits_nombres(student, reference):
        """Ta fonction double les petits nombres."""
        student.agrees_with(reference, "double", [(x,) for x in (1, 2, 5, 8)])


    def test_grands_nombres(student):
        """Ta fonction double les grands nombres."""
        assert student.double(2_000_000) == 4_000_000
    '''

SAMPLES = {
    "accepted/double_par_addition": '"""Par addition."""\n\n\ndef double(x):\n    return x + x\n',
    "accepted/trio_par_boucle": (
        '"""Par une boucle."""\n\ntrio = []\nfor mot in lire():\n    if len(mot) == 3:\n        trio.append(mot)\n'
    ),
    "wrong_answer/double_triple": tiny.CHAFFS["double_triple"],
    "wrong_answer/double_carre": tiny.CHAFFS["double_carre"],
    "wrong_answer/trio_tous": '"""Tu gardes tous les mots."""\n\ntrio = lire()\n',
    "run_time_error/double_texte": (
        '"""Tu mélanges texte et nombre."""\n\n\ndef double(x):\n    return "2" + x\n'
    ),
}

Write = Callable[..., Path]


@pytest.fixture
def assignment(tmp_path: Path) -> Write:
    """Write the sound assignment, some of its files changed or left out."""

    def write(samples: dict[str, str] | None = None, **changes: str | None) -> Path:
        ours = {"bareme": BAREME, "reference": REFERENCE, "sujet": SUBJECT, "test_double": TEST_DOUBLE}
        others = [Path(name).stem for name in tiny.FILES if Path(name).suffix == ".py"]
        unused: dict[str, str | None] = dict.fromkeys(set(others) - {"reference", "test_trio", "test_double"})
        folder = tiny.write(tmp_path / "assignments" / "mini", **{**unused, **ours, **changes})
        for name, text in {**SAMPLES, **(samples or {})}.items():
            path = folder / "submissions" / f"{name}.py"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(dedent(text).lstrip("\n"), encoding="utf-8")
        return folder

    return write


@dataclass(frozen=True)
class Checked:
    """What the command printed, by proof, and its exit status."""

    status: int
    details: dict[str, str]
    faults: dict[str, list[str]]

    @classmethod
    def of(cls, status: int, printed: str) -> Checked:
        """Read the output back."""
        named = {claim: name for name, claim in CLAIMS.items()}
        details: dict[str, str] = {}
        faults: dict[str, list[str]] = {}
        for line in printed.splitlines():
            if line.startswith("    "):
                faults[list(details)[-1]].append(line.strip())
                continue
            sign, claim, detail = re.fullmatch(r"([✓✗]) (.*?)(?:  \((.*)\))?", line).groups()  # type: ignore[union-attr]
            details[named[claim]] = detail or ""
            if sign == "✗":
                faults[named[claim]] = []
        assert list(details) == list(CLAIMS)
        assert all(faults.values()), "a proof that does not hold says why"
        return cls(status, details, faults)


@pytest.fixture
def check(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path], Checked]:
    """Run the command in this process; the kernel is spared, except where it is what is tested."""
    for name, value in ENGLISH.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("grader.check.run_notebook", lambda _notebook: None)

    def run(folder: Path) -> Checked:
        result = CliRunner().invoke(main, ["check", str(folder)])
        assert result.stderr == ""
        return Checked.of(result.exit_code, result.stdout)

    return run


def command(*arguments: object) -> tuple[int, str, str]:
    """Run `bareme` as a teacher does; gives its status, output and errors."""
    done = subprocess.run(
        [sys.executable, "-m", "grader", *map(str, arguments)],
        capture_output=True, text=True, env={**os.environ, **ENGLISH}, cwd="/", timeout=300,
    )  # fmt: skip
    return done.returncode, done.stdout, done.stderr


# -- a sound one ------------------------------------------------------------------------------------------


def test_sound_assignment_passes_all_proofs_with_exit_status_0(assignment: Write) -> None:
    status, out, err = command("check", assignment())
    assert (status, err) == (0, "")
    found = Checked.of(status, out)
    assert found.faults == {}
    assert (found.details["accepted"], found.details["wrong"]) == ("2/2", "4/4")
    assert re.fullmatch(r"(\d+) killed, 0 equivalent, of \1", found.details["mutants"])


def test_check_leaves_the_folder_as_it_was(
    assignment: Write, check: Callable[[Path], Checked], tmp_path: Path
) -> None:
    folder = assignment()
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    assert check(folder).status == 0
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before


def test_manual_question_needs_neither_test_nor_reference(
    assignment: Write, check: Callable[[Path], Checked]
) -> None:
    bareme = BAREME + '\n    [[question]]\n    name = "avis"\n    points = 1\n    kind = "manual"\n'
    subject = SUBJECT + "\n    ## Ton avis\n\n    <!-- question: avis -->\n    *Ta réponse ici.*\n"
    assert check(assignment(bareme=bareme, sujet=subject)).faults == {}


# -- broken on purpose ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Broken:
    """A way to break the assignment, what the proof says of it, and which other proofs cannot hold either."""

    name: str
    proof: str
    words: str
    changes: dict[str, str | None]
    also: frozenset[str] = frozenset()
    faults: int = 1


@dataclass(frozen=True)
class Sampled:
    """A sample submission that breaks the assignment, and what the proof says of it."""

    name: str
    proof: str
    words: str
    path: str
    text: str
    detail: str


def double(body: str, hint: str = '"""Un indice."""') -> str:
    """A sample submission of `double`."""
    return f"{hint}\n\n\ndef double(x):\n    return {body}\n"


EXPECTS_NINE = TEST_DOUBLE.replace("4_000_000", "9")
SPENDS = TEST_DOUBLE.replace(
    "        assert student.double(2",
    "        import time\n\n        end = time.process_time() + 0.12\n"
    "        while not spent and time.process_time() < end:\n            pass\n"
    "        spent.append(True)\n        assert student.double(2",
).replace("def test_petits", "spent = []\n\n\n    def test_petits")
ACCEPTS_NONE = TEST_DOUBLE.replace("== 4_000_000", "in (4_000_000, None)")
ALWAYS_FOUR = TEST_DOUBLE.replace(
    "assert student.double(2_000_000) == 4_000_000", 'student.gives("double", [(2,), (2,)], [4, 4])'
)
BLIND = TEST_DOUBLE.partition("    def test_petits")[0] + (
    "    def test_deux(student):\n"
    '        """Ta fonction double 2."""\n'
    "        assert student.double(2) == 4\n"
)

BROKEN = [
    Broken(
        "test missing", "tests", "trio: no test; write hidden_tests/test_trio.py", {"test_trio": None},
        frozenset({"reference", "accepted", "wrong"}),
    ),
    Broken(
        "test of no question", "tests", "test_triple.py: no question has this name",
        {"test_triple": TEST_DOUBLE},
    ),
    Broken(
        "test undocumented", "tests", "test_double.py: test_grands_nombres has no docstring",
        {"test_double": TEST_DOUBLE.replace('"""Ta fonction double les grands nombres."""', "")},
    ),
    Broken(
        "reference fails a test", "reference",
        "double: test_grands_nombres: Ta fonction double les grands nombres. "
        "[double(2000000) gave 4000000, expected 9]",
        {"test_double": EXPECTS_NINE}, frozenset({"accepted"}),
    ),
    Broken(
        "test that fails by itself", "reference", "ZeroDivisionError: division by zero",
        {"test_double": TEST_DOUBLE.replace("assert student.double(2", "assert 1 / 0 == student.double(2")},
        frozenset({"accepted", "wrong"}),
    ),
    Broken(
        "reference too slow", "reference", "s of 1 s allowed; make its tests lighter or raise cpu_s",
        {"test_double": SPENDS},
    ),
    Broken(
        "signatures disagree", "signatures", "reference.py has double(x); make them agree",
        {"sujet": SUBJECT.replace("double(x)", "double(y)")}, frozenset({"release"}),
    ),
    Broken(
        "stub missing", "signatures", "no block defines trio",
        {"sujet": SUBJECT.replace("trio = ...", "autre = ...")}, frozenset({"release"}),
    ),
    Broken(
        "stub earns points", "stubs", "double: a stub that returns None passes test_grands_nombres",
        {"test_double": ACCEPTS_NONE},
    ),
    Broken(
        "constant earns points", "guesses", "double: always the most frequent reply passes test_grands_nombres",
        {"test_double": ALWAYS_FOUR},
    ),
    Broken(
        "mutant survives", "mutants",
        "double/arithmetic-1/Mult->Add: line 13, `2 * x` becomes `2 + x`: no test sees the difference",
        {"test_double": BLIND}, frozenset({"wrong", "guesses"}),
    ),
    Broken(
        "equivalent is killed", "mutants", "double/constant-1/2->3: listed as equivalent, but a test kills it",
        {"bareme": BAREME + "\n    [[equivalent]]\n    question = 'double'\n"
                            "    mutant = 'double/constant-1/2->3'\n    reason = 'on croit'\n"},
    ),
    Broken(
        "equivalent that does not exist", "mutants",
        "double/constant-9/2->3: listed as equivalent, but there is no such mutant",
        {"bareme": BAREME + "\n    [[equivalent]]\n    question = 'double'\n"
                            "    mutant = 'double/constant-9/2->3'\n    reason = 'on croit'\n"},
    ),
    Broken(
        "answer is given away", "release", "mini.ipynb holds line 13 of reference.py: deux_fois = 2 * x",
        {"sujet": SUBJECT.replace("## Le double", "## Le double\n\n    Écris deux_fois=2*x dans ta fonction.")},
    ),
    Broken(
        "hidden test is given away", "release",
        "mini.ipynb holds line 11 of test_double.py: assert student.double(2_000_000) == 4_000_000",
        {"sujet": SUBJECT.replace("assert double(4) == 8", "assert student.double(2_000_000) == 4_000_000")},
    ),
    Broken(
        "answer lies in the data", "release", "mots.txt holds line 13 of reference.py: deux_fois = 2 * x",
        {"mots": "un deux six dix trois\ndeux_fois = 2 * x\n"},
    ),
]  # fmt: skip

SAMPLED = [
    Sampled(
        "accepted submission fails", "accepted",
        "double_decalage: double: test_petits_nombres: Ta fonction double les petits nombres. "
        "[double(1) gave 0, expected 2]",
        "accepted/double_decalage", double("x >> 1"), "2/3",
    ),
    Sampled(
        "accepted submission answers nothing", "accepted", "vide: defines no question",
        "accepted/vide", "x = 1\n", "2/3",
    ),
    Sampled(
        "accepted submission never ends", "accepted",
        "double_sans_fin: double: test_petits_nombres: double ne s'arrête pas : elle a été interrompue. "
        "[double(1) expected 2]; double_sans_fin: double: test_grands_nombres: double ne s'arrête pas : elle a été interrompue. [double(2000000)]",
        "accepted/double_sans_fin", double("next(n for n in iter(int, 1) if n)"), "2/3",
    ),
    Sampled(
        "wrong answer is right", "wrong", "double_juste: gets full marks; no test sees its mistake",
        "wrong_answer/double_juste", double("x * 2"), "4/5",
    ),
    Sampled(
        "wrong answer has no hint", "wrong", "double_muet: no docstring; it is the hint that the student reads",
        "wrong_answer/double_muet", double("x + 9", "# rien"), "4/5",
    ),
    Sampled(
        "no input tells two wrong answers apart", "wrong",
        "double_fois_trois: gets no hint; no input tells it apart from double_triple",
        "wrong_answer/double_fois_trois", double("x + x + x"), "3/5",
    ),
    Sampled(
        "wrong answer is badly named", "wrong", "doubles_triple: the name must be <question>_<mistake>",
        "wrong_answer/doubles_triple", double("x + 9"), "4/5",
    ),
    Sampled(
        "wrong answer is to another question", "wrong", "trio_double: does not define trio",
        "run_time_error/trio_double", double("x + 9"), "4/5",
    ),
]  # fmt: skip


def test_proof_without_a_sample_says_that_it_proves_nothing(
    assignment: Write, check: Callable[[Path], Checked]
) -> None:
    folder = assignment()
    shutil.rmtree(folder / "submissions" / "accepted")
    assert check(folder).details["accepted"] == "none yet: nothing is proven"


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.name)
def test_broken_assignment_is_told_where(
    assignment: Write, check: Callable[[Path], Checked], broken: Broken
) -> None:
    found = check(assignment(**broken.changes))
    assert found.status == 1
    assert set(found.faults) == {broken.proof, *broken.also}
    assert any(broken.words in fault for fault in found.faults[broken.proof]), found.faults
    assert len(found.faults[broken.proof]) == broken.faults


@pytest.mark.parametrize("sample", SAMPLED, ids=lambda sample: sample.name)
def test_sample_that_breaks_its_promise_is_told(
    assignment: Write, check: Callable[[Path], Checked], sample: Sampled
) -> None:
    found = check(assignment({sample.path: sample.text}))
    assert found.status == 1
    assert set(found.faults) == {sample.proof}
    assert any(fault.startswith(sample.words) for fault in found.faults[sample.proof]), found.faults
    assert found.details[sample.proof] == sample.detail


def test_wrong_answers_that_no_input_tells_apart_are_told_a_line_each(
    assignment: Write, check: Callable[[Path], Checked]
) -> None:
    twins = {"double_fois_trois": "x + x + x", "double_trois_fois": "sum([x] * 3)"}
    found = check(assignment({f"wrong_answer/{name}": double(body) for name, body in twins.items()}))
    assert found.faults["wrong"] == [
        f"{name}: gets no hint; no input tells it apart from {others}"
        for name, others in (
            ("double_fois_trois", "double_triple, double_trois_fois"),
            ("double_triple", "double_fois_trois, double_trois_fois"),
            ("double_trois_fois", "double_fois_trois, double_triple"),
        )
    ]
    assert found.details["wrong"] == "3/6"


def test_input_that_tells_two_wrong_answers_apart_mends_them(
    assignment: Write, check: Callable[[Path], Checked]
) -> None:
    nearly = {"wrong_answer/double_presque_triple": double("3 * x if x < 10 else 2 * x + 1")}
    blind = TEST_DOUBLE.replace(
        "assert student.double(2_000_000) == 4_000_000", "assert student.double(9) == 18"
    )
    found = check(assignment(nearly, test_double=blind)).faults
    assert {fault.partition(":")[0] for fault in found["wrong"]} == {"double_triple", "double_presque_triple"}
    assert "wrong" not in check(assignment(nearly)).faults


@pytest.mark.parametrize(("body", "twin"), [("L[0]", True), ("L[-1]", False)])
def test_wrong_answers_that_chance_hides_are_told_apart_by_what_they_give(
    sandbox: Sandbox, variant: Callable[..., Assignment], body: str, twin: bool
) -> None:
    known = variant()
    path = known.folder / "submissions/wrong_answer/hasard_autre.py"
    path.write_text(f'"""Un autre."""\n\n\ndef hasard(L):\n    return {body}\n', encoding="utf-8")
    found: list[list[str]] = []

    def work(grader: Grader, session: Session) -> None:
        question = known.question("hasard")
        found.append(grader.diagnostician.knowledge(session, question).twins("hasard_autre"))

    tiny.with_grader(known, sandbox, work)
    assert found == [["hasard_premier"] if twin else []]


def test_equivalent_mutant_that_is_listed_is_no_fault(
    assignment: Write, check: Callable[[Path], Checked]
) -> None:
    blind = check(assignment(test_double=BLIND))
    survivors = [fault.partition(":")[0] for fault in blind.faults["mutants"]]
    entries = "".join(
        f"\n    [[equivalent]]\n    question = 'double'\n    mutant = '{one}'\n    reason = 'ici'\n"
        for one in survivors
    )
    found = check(assignment(test_double=BLIND, bareme=BAREME + entries))
    assert "mutants" not in found.faults
    assert f", {len(survivors)} equivalent, of" in found.details["mutants"]


# -- in a real kernel -------------------------------------------------------------------------------------


def test_corrected_notebook_that_fails_in_the_kernel_is_told(assignment: Write) -> None:
    folder = assignment(sujet=SUBJECT.replace("assert double(4) == 8", "assert double(4) == 9"))
    status, out, err = command("check", folder)
    assert (status, err) == (1, "")
    found = Checked.of(status, out)
    assert set(found.faults) == {"release"}
    assert "AssertionError" in "".join(found.faults["release"])


# -- what cannot be checked at all ------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["accepted", "wrong_answer"])
def test_sample_that_is_no_python_is_told_in_one_line(
    assignment: Write, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setenv("LANGUAGE", "en")
    folder = assignment({f"{kind}/double_coupe": "def double(x):\n    return (\n"})
    result = CliRunner().invoke(main, ["check", str(folder)])
    assert (result.exit_code, result.stderr.count("\n")) == (1, 1)
    assert result.stderr.startswith(f"bareme: {folder}/submissions/{kind}/double_coupe.py:2: ")
    assert "a sample submission must be Python" in result.stderr
