"""Grading for a program that must not be disturbed: results are kept, and nothing that is printed holds it up."""

import pytest

from grader.course import Course
from grader.errand import Errand
from grader.errors import SandboxError
from tests import tiny

NOISY = '''
    """double"""


    def test_double(student):
        """Ta fonction double."""
        print("x" * 200_000)
        assert student.double(2) == 4
    '''


def test_hidden_test_that_prints_more_than_a_pipe_holds_keeps_nobody_waiting(variant, tmp_path):
    assignment = variant(test_double=NOISY)
    path = tmp_path / "zoe.py"
    path.write_text("\n\n".join(tiny.answers()), encoding="utf-8")
    heard = []
    Errand(str(tmp_path), str(assignment.folder), ((str(path), "zoe"),)).run(heard.append)
    assert heard == ["zoe"]
    kept = Course(tmp_path).store(assignment, 20).kept("zoe")
    assert kept is not None
    assert tiny.verdicts(kept)["double"] == "passed"


def test_errand_that_cannot_be_done_says_why(tmp_path):
    with pytest.raises(SandboxError, match="'nulle_part': no such assignment"):
        Errand(str(tmp_path), "nulle_part", (("zoe.py", "zoe"),)).run()
