"""The real formgrader in a real browser: a copy graded by its button, a text marked by hand, the feedback."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import time
import urllib.error
import urllib.request

import pytest

from grader.run import GradeOrder, run_grade
from tests import tiny
from tests.browser import browser, program
from tests.nbcourse import BIN, HOSTILE, make_course

TOKEN = "secret"
COPIES = {
    "anne": [*tiny.answers(double="def double(x):\n    return 3 * x"), ("markdown", "Très <b>utile</b>.<script>document.title = 'pris'</script>")],
    "bob": HOSTILE["noyau_mort"],
    "cleo": HOSTILE["boucle_sourde"],
}  # fmt: skip


@pytest.fixture(scope="module")
def course(tmp_path_factory):
    """A course with a few copies that nobody has graded."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("JUPYTER_CONFIG_DIR", str(tmp_path_factory.mktemp("jupyter")))
        made = make_course(tmp_path_factory.mktemp("formgrader"))
        for student, cells in COPIES.items():
            made.submit(student, cells)
        yield made


@pytest.fixture(scope="module")
def server(course):
    """JupyterLab on the course folder, with every extension that is installed."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [
        str(BIN / "jupyter"), "lab", "--no-browser", "--allow-root", "--ServerApp.ip=127.0.0.1", f"--port={port}",
        f"--IdentityProvider.token={TOKEN}",
    ]  # fmt: skip
    path = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}
    log = course.root.parent / "lab.log"
    with (
        open(log, "w") as file,
        subprocess.Popen(command, cwd=course.root, env=path, stdout=file, stderr=file) as lab,
    ):
        try:
            wait_for(f"http://127.0.0.1:{port}/api/status?token={TOKEN}", log)
            yield f"http://127.0.0.1:{port}"
        finally:
            lab.terminate()


def wait_for(url, log):
    end = time.monotonic() + 120
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(url):
                return
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.2)
    raise AssertionError(log.read_text())


@pytest.fixture(scope="module")
def page(tmp_path_factory, server):
    if program() is None:
        pytest.skip("no Chromium on this machine")
    with browser(tmp_path_factory.mktemp("profile")) as opened:
        opened.open(f"{server}/formgrader?token={TOKEN}")
        yield opened


def post(server, path):
    """What a button of the formgrader sends."""
    request = urllib.request.Request(f"{server}{path}", b"", {"Authorization": f"token {TOKEN}"})
    with urllib.request.urlopen(request, timeout=300) as answer:
        return json.load(answer)


def row(student):
    return f"[...document.querySelectorAll('tr')].find(row => row.innerText.includes('{student}'))"


def test_list_has_the_assignment(page, server):
    page.open(f"{server}/formgrader/manage_assignments")
    assert "mini" in page.until("document.querySelector('tbody .name a') && document.body.innerText")


def test_button_grades_a_copy(page, server, course):
    page.open(f"{server}/formgrader/manage_submissions/mini")
    page.until(f"{row('anne')}.innerText.includes('needs autograding')")
    page.run(f"{row('anne')}.querySelector('.autograde a').click()")
    page.until("document.querySelector('#success-modal, #error-modal') && true")
    assert page.run("document.querySelector('#error-modal') == null"), page.run("document.body.innerText")
    assert "8 / 12" in page.until(
        f"{row('anne')}.innerText.includes('needs manual') && {row('anne')}.innerText"
    )
    assert course.pages()["anne"].entries["test_double"].auto == 0.0


def test_teacher_marks_a_text_and_the_total_changes(page, server, course):
    with urllib.request.urlopen(
        f"{server}/formgrader/api/submitted_notebooks/mini/mini?token={TOKEN}"
    ) as answer:
        (copy,) = json.load(answer)
    page.open(f"{server}/formgrader/submissions/{copy['id']}/")
    score = "document.querySelectorAll('.score')"
    page.until("formgrader.grades.loaded && formgrader.comments.loaded")
    page.until(f"[...{score}].some(one => one.placeholder == '0' || one.value !== '')")
    assert page.run("document.title") != "pris"
    assert "Tu sembles multiplier par trois" in page.run(
        "[...document.querySelectorAll('textarea')].map(a => a.value + a.placeholder).join()"
    )
    page.run(f"var last = {score}[{score}.length - 1]; last.value = '1.5'; $(last).trigger('change'); 1")
    page.until("[...document.querySelectorAll('.score-saved')].some(one => $(one).is(':visible'))")
    page.open(f"{server}/formgrader/manage_submissions/mini")
    assert "9.5 / 12" in page.until(f"{row('anne')}.innerText.includes('graded') && {row('anne')}.innerText")
    assert course.pages()["anne"].entries["avis"].manual == 1.5


def test_marks_of_the_button_are_those_of_our_command(server, course, tmp_path):
    for student in COPIES:
        answer = post(server, f"/formgrader/api/submission/mini/{student}/autograde")
        assert answer["success"], answer
    run = run_grade(
        GradeOrder(
            str(course.assignment.folder),
            tuple(course.root.glob("submitted/*/mini/*.ipynb")),
            str(tmp_path / "r.json"),
        )
    )
    found = {
        (result.file.split("/")[-3], "avis" if one.name == "avis" else f"test_{one.name}"): float(one.points)
        for result in run.copies
        for one in result.questions
    }
    assert course.scores() == {**found, ("anne", "avis"): 1.5}


def test_no_kernel_was_started_for_a_copy(server):
    with urllib.request.urlopen(f"{server}/api/kernels?token={TOKEN}") as answer:
        assert json.load(answer) == []


def test_feedback_button_writes_our_page(server, course):
    answer = post(server, "/formgrader/api/assignment/mini/anne/generate_feedback")
    assert answer["success"], answer
    shown = (course.root / "feedback" / "anne" / "mini" / "mini.html").read_text("utf-8").replace("\xa0", " ")
    assert "9,5 points sur 12" in shown
    assert "multiplier par trois" in shown


def test_copy_that_fails_to_grade_says_why(server, course):
    answer = post(server, "/formgrader/api/submission/mini/inconnu/autograde")
    assert not answer["success"]
