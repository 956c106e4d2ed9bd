"""Hidden tests run alone with plain pytest: against the correction, or against the copy of `--copy`."""

import re
import subprocess
import sys

import pytest

from grader.suite import reference_player
from tests import tiny


@pytest.fixture
def plain(variant, tmp_path):
    """Run the hidden tests of a variant of the tiny assignment as a teacher would; gives pytest's exit status and output."""

    def run(*options, copy=None, **changes):
        assignment = variant(**changes)
        if copy is not None:
            (tmp_path / "copie.py").write_text("\n\n".join(copy), encoding="utf-8")
            options = ("--copy", str(tmp_path / "copie.py"), *options)
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            *options,
            str(assignment.hidden_tests),
        ]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120)
        return done.returncode, done.stdout + done.stderr

    return run


def counts(output):
    return {word: int(number) for number, word in re.findall(r"(\d+) (passed|failed|error)", output)}


def test_correction_passes_its_own_tests(plain):
    status, output = plain()
    assert (status, counts(output)) == (0, {"passed": 12})


def test_right_copy_passes_in_the_sandbox(plain):
    status, output = plain(copy=tiny.answers())
    assert (status, counts(output)) == (0, {"passed": 12})


def test_wrong_copy_fails_with_the_values_and_the_sentence(plain):
    wrong = tiny.answers(double="def double(x):\n    return 3 * x", parle=None)
    status, output = plain(copy=wrong)
    assert status == 1
    assert counts(output) == {"failed": 6, "passed": 6}
    assert "assert 6 == 4" in output
    assert "parle n'est pas définie dans ta copie." in output


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--copy", "absente.ipynb"], "le fichier n'existe pas"),
        (["--bareme-seed", "abc"], "--bareme-seed"),
    ],
)
def test_wrong_option_is_told_without_grading(plain, options, words):
    status, output = plain(*options)
    assert status != 0
    assert words in output
    assert "passed" not in counts(output)


def test_broken_correction_is_told_with_its_line(plain):
    status, output = plain(reference="trio = []\n1 / 0\n")
    assert status == 1
    assert "line 2: ZeroDivisionError" in output


def test_seed_changes_the_random_inputs(plain):
    shows = '''
        """double"""


        def test_montre(student, rng):
            """Ta fonction."""
            print("tirage", rng.randrange(10**9), student.hasard(list(range(10**5))))
        '''
    drawn = [
        re.search(
            r"tirage \d+ \d+", plain("-s", "-k", "montre", "--bareme-seed", seed, test_double=shows)[1]
        ).group()
        for seed in ("20", "21")
    ]
    assert drawn[0] != drawn[1]


def test_correction_answers_beside_its_data(mini):
    player = reference_player(mini)
    assert player.value("trio").value == ["six", "dix"]
    assert player.is_function("double")
