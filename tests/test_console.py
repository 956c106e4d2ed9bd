"""What the command line shows while it works and when it is done."""

import io
from decimal import Decimal

from rich.console import Console
from rich.progress import Progress

from grader.console import called, class_table, columns, readable, summary, tally, tell, to_look_at
from grader.results import LATE, CopyResult, QuestionResult


def shown(table):
    console = Console(width=100, record=True, file=None, quiet=False)
    with console.capture() as captured:
        console.print(table)
    return captured.get()


def copy(student, state="graded", note="12,5"):
    return CopyResult("f", student, state, Decimal("12.5"), Decimal(20), note)


def test_running_summary_says_what_is_not_simply_graded():
    assert (
        tally({"graded": 12, "to_review": 2, "unreadable": 1, "missing": 0}) == "to review: 2; unreadable: 1"
    )
    assert tally({"graded": 12}) == ""


def test_spaces_of_french_punctuation_are_spaces_on_the_screen(monkeypatch):
    monkeypatch.setenv("LANGUAGE", "fr")
    assert readable(tally({"to_review": 2, "unreadable": 1})) == "à relire\u00a0: 2\u00a0; illisible\u00a0: 1"
    assert readable("a\u202eb") != "a\u202eb"


def test_table_is_in_the_order_of_names_when_they_are_known():
    names = {"e1": "ZOLA Émile", "e2": "ÉLUARD Paul", "e3": "Aragon Louis"}
    lines = shown(class_table([copy("e1"), copy("e2"), copy("e3")], names)).splitlines()[1:]
    assert [line.split(" (")[0] for line in lines] == ["Aragon Louis", "ÉLUARD Paul", "ZOLA Émile"]
    assert "12.5/20" in lines[0]


def test_mark_and_points_have_the_decimal_sign_of_the_screen(monkeypatch):
    for language, sign in (("en", "."), ("fr", ",")):
        monkeypatch.setenv("LANGUAGE", language)
        assert f" 12{sign}5  12{sign}5/20" in shown(class_table([copy("zoé")]))


def test_words_in_the_place_of_a_mark_have_no_points():
    line = shown(class_table([copy("zoé", "absent", "ABS")]))
    assert "ABS" in line
    assert "/20" not in line


def test_what_needs_an_eye_is_said_with_its_reason_and_not_with_its_lateness():
    notes = (f"{LATE[0]} de 2 h 05", "le sujet demande une fonction double", "autre chose")
    waiting = CopyResult("f", "zoé", "to_review", Decimal(3), Decimal(20), "3", notes=notes)
    broken = QuestionResult("total", Decimal(0), Decimal(2), "error")
    ours = CopyResult("f", "bob", "to_review", Decimal(3), Decimal(20), "3", questions=(broken,))
    fine = CopyResult("f", "eve", "graded", Decimal(20), Decimal(20), "20")
    assert list(to_look_at([waiting, ours, fine])) == [
        "to look at:",
        "  zoé: le sujet demande une fonction double",
        "  bob: a hidden test is at fault: total",
    ]
    assert list(to_look_at([fine])) == []


def test_student_without_a_name_is_called_by_the_id():
    assert called("e1", {}) == "e1"
    assert called("e1", {"e1": "ZOLA Émile"}) == "ZOLA Émile (e1)"


def test_progress_says_how_many_a_minute_and_the_states_are_summed_up(monkeypatch):
    monkeypatch.setenv("LANGUAGE", "en")
    moments = iter(range(1000))
    told = io.StringIO()
    console = Console(file=told, force_terminal=True, width=120)
    with Progress(
        *columns(), console=console, auto_refresh=False, get_time=lambda: next(moments)
    ) as progress:
        task = progress.add_task("grading", total=100, label="copie [/b]")
        for _copy in range(10):
            progress.advance(task)
        progress.refresh()
    assert "60/min" in told.getvalue()
    assert "copie [/b]" in told.getvalue()
    assert "0:01:30" in told.getvalue()
    assert summary({"graded": 9000, "to_review": 2}) == "graded: 9000; to review: 2"


def test_line_told_keeps_french_spaces_and_shows_what_hides(capsys):
    tell("la grappe n'a rien\u00a0; on attend [b]\x1b[0m")
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("bareme: la grappe n'a rien\u00a0; on attend [b]")
    assert "\x1b" not in line
