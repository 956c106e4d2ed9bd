"""The class page: figures that are right, groups that cost most first, one comment for all of a group."""

import math
import random
from dataclasses import replace
from decimal import Decimal
from statistics import NormalDist

import pytest

from grader.comments import read_comments
from grader.course import Course
from grader.errors import UsageError
from grader.groups import comments_of, group_key, groups
from grader.report import _links, run_comment, run_report
from grader.reports.charts import gauge, histogram
from grader.reports.class_ import ClassPage
from grader.reports.lessons import lesson, split
from grader.results import CopyResult, Counterexample, QuestionResult, Suspicion, TestResult
from grader.run import run_feedback
from grader.statistics import Z, class_statistics, correlation, fisher, wilson

TRIPLE = "Tu sembles multiplier par trois\u00a0: relis l'énoncé."


def answer(name, points, most=2, hint=None, got="6", verdict=None):
    found = verdict or ("passed" if points == most else "partial" if points else "failed")
    example = None if points == most else Counterexample(f"{name}(2)", "4", got)
    tests = (TestResult("test_a", "passed" if points == most else "failed"),)
    return QuestionResult(
        name, Decimal(points), Decimal(most), found, hint=hint, hint_text=hint and TRIPLE, counterexample=example, tests=tests
    )  # fmt: skip


def copy(student, *answers, state="graded", **more):
    points = sum((one.points for one in answers), Decimal(0))
    return CopyResult(
        "f",
        student,
        state,
        points,
        Decimal(10),
        "x" if state == "unreadable" else str(points),
        0.1,
        answers,
        **more,
    )


CLASS = (
    copy("anne", answer("double", 2), answer("total", 2)),
    copy("bob", answer("double", 0, hint="double_triple"), answer("total", 2)),
    copy("eve", answer("double", 1, hint="double_triple"), answer("total", 0, got="7")),
    copy("max", answer("double", 0, got="5"), answer("total", 0, got="7")),
    copy("zoé", answer("double", 2), answer("total", 0, verdict="missing"), suspicions=(Suspicion(3, 2, "lit /etc/passwd"),)),
    copy("léa", state="unreadable", notes=("ce fichier est vide",)),
)  # fmt: skip


# -- figures ----------------------------------------------------------------------------------------------


def test_normal_quantile_is_that_of_95_percent():
    assert pytest.approx(NormalDist().inv_cdf(0.975), abs=1e-6) == Z


@pytest.mark.parametrize(
    ("successes", "count", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson_interval_has_the_published_values(successes, count, low, high):
    assert wilson(successes, count) == (pytest.approx(low, abs=1e-3), pytest.approx(high, abs=1e-3))


def test_wilson_interval_holds_the_true_rate_in_95_percent_of_cases():
    rng, inside = random.Random(20), 0
    for _ in range(2000):
        low, high = wilson(sum(rng.random() < 0.3 for _ in range(40)), 40)
        inside += low <= 0.3 <= high
    assert 0.93 < inside / 2000 < 0.98


def test_correlation_and_its_interval():
    assert correlation([1, 2, 3, 4], [2, 4, 6, 8]) == pytest.approx(1)
    assert correlation([1, 2, 3, 4], [4, 3, 2, 1]) == pytest.approx(-1)
    assert correlation([1, 2, 3, 4], [1, 1, 1, 1]) is None
    assert correlation([1, 2, 3], [1, 2, 3]) is None
    low, high = fisher(0.5, 28)
    assert (low, high) == (pytest.approx(math.tanh(math.atanh(0.5) - Z / 5)), pytest.approx(0.7358, abs=1e-3))


def test_class_in_figures(mini):
    found = class_statistics(CLASS, mini)
    assert found.points == (0, 1, 2, 2, 4)  # not the copy that could not be read
    double, total = found.questions
    assert (double.name, double.facility, double.lost) == ("double", 0.5, 5)
    assert (double.full, double.partial, double.none, double.missing) == (2, 1, 2, 0)
    assert (total.full, total.none, total.missing) == (2, 2, 1)
    # Points of double: 2 0 1 0 2; of the rest: 2 2 0 0 0.
    assert double.discrimination == pytest.approx(correlation([2, 0, 1, 0, 2], [2, 2, 0, 0, 0]))


def test_copy_that_waits_without_a_mark_is_no_zero(mini):
    waiting = replace(copy("ali", answer("double", 0, verdict="missing"), state="to_review"), note="ATT")
    assert class_statistics((*CLASS, waiting), mini) == class_statistics(CLASS, mini)


def test_class_without_a_mark_has_figures_all_the_same(mini):
    assert class_statistics((), mini).questions == ()
    assert class_statistics(CLASS[-1:], mini).points == ()


# -- groups -----------------------------------------------------------------------------------------------


def test_group_is_told_what_is_true_of_all_its_copies():
    double = answer("double", 0, hint="double_triple")
    more = replace(double, hint_text=f"{TRIPLE} Ce n'est pas la seule erreur.")
    for those in ((double, more), (more, double)):
        (found,) = groups([copy(f"c{rank}", one) for rank, one in enumerate(those)])
        assert (found.hint_text, len(found.students)) == (TRIPLE, 2)


def test_copies_that_go_wrong_alike_are_together_the_costliest_first():
    first, second, third = groups(CLASS)
    assert (first.question, first.students, first.lost) == ("total", ("eve", "max"), 4)
    assert (second.key, second.students, second.lost) == ("double:double_triple", ("bob", "eve"), 3)
    assert third.students == ("max",)


def test_key_of_a_group_does_not_change():
    assert group_key(answer("double", 0, got="5")) == group_key(answer("double", 0, got="5"))
    assert group_key(answer("double", 0, got="5")) != group_key(answer("double", 0, got="6"))
    assert group_key(answer("double", 2)) is None
    assert group_key(answer("double", 0, verdict="missing")) is None


# -- the page ---------------------------------------------------------------------------------------------


@pytest.fixture
def course(tmp_path, mini):
    course = Course(tmp_path)
    for one in CLASS:
        course.store(mini, 20).write(one, "x", "L3")
    return course


def shown(course, mini):
    return run_report(str(mini.folder), course).read_text(encoding="utf-8")


def test_page_says_what_to_take_up_first_and_who(course, mini):
    page = shown(course, mini)
    assert "5 marks out of 20: mean 3.6, median 4, from 0 to 8." in page
    assert page.index("total(2)") < page.index("Tu sembles multiplier par trois")
    assert "léa" in page.partition("To look at")[2]
    assert "lit /etc/passwd" in page.partition("What may deserve a look")[2]
    assert 'aria-label="Distribution of the marks. 0 to 2: 1; 2 to 4: 1; 4 to 6: 2; 8 to 10: 1"' in page


def test_page_links_to_the_pages_that_are_there(course, mini):
    assert "<a href=" not in shown(course, mini)
    run_feedback(str(mini.folder), course)
    page = shown(course, mini)
    assert '<a href="../../feedback/mini/bob.html">' in page
    assert (course.root / "report" / "mini" / "../../feedback/mini/bob.html").is_file()


def test_links_lead_there_whatever_the_assignment_is_called(course):
    page = course.root / "feedback" / "TP #2 ?" / "bob.html"
    page.parent.mkdir(parents=True)
    page.touch()
    bob = [one for one in CLASS if one.student == "bob"]
    assert _links(course, "TP #2 ?", bob) == {"bob": "../../feedback/TP%20%232%20%3F/bob.html"}


def test_summary_to_paste_has_no_name(course, mini):
    shown(course, mini)
    text = (course.root / "report" / "mini" / "summary.md").read_text(encoding="utf-8")
    assert "- **double**, 2 copies, points lost: 3. Tu sembles multiplier par trois" in text
    assert not any(one.student in text for one in CLASS)


def test_text_of_a_copy_is_only_text(course, mini):
    worse = copy("<script>x", answer("double", 0, got="<script>alert(1)</script>"))
    course.store(mini, 20).write(worse, "x", "L3")
    page = shown(course, mini)
    assert "<script" not in page
    assert "&lt;script&gt;alert(1)" in page


def test_nothing_graded_is_one_clear_line(tmp_path, mini):
    with pytest.raises(UsageError, match="no results of mini here"):
        run_report(str(mini.folder), Course(tmp_path))


# -- comments ---------------------------------------------------------------------------------------------


def test_comment_is_written_once_and_read_by_the_whole_group(course, mini):
    run_comment(str(mini.folder), "double:double_triple", "Relisez   la question 2.", course)
    run_feedback(str(mini.folder), course)
    pages = {one.student: course.root / "feedback" / "mini" / f"{one.student}.html" for one in CLASS[:4]}
    read = {
        student: "Relisez la question 2." in page.read_text(encoding="utf-8")
        for student, page in pages.items()
    }
    assert read == {"anne": False, "bob": True, "eve": True, "max": False}
    assert "Relisez la question 2." in shown(course, mini)


def test_comment_follows_the_answer_and_not_the_student():
    comments = {"double:double_triple": "Relisez."}
    assert comments_of(CLASS[1], comments) == {"double": "Relisez."}
    assert comments_of(replace(CLASS[1], questions=(answer("double", 2),)), comments) == {}


def test_empty_comment_takes_it_back(course, mini):
    run_comment(str(mini.folder), "double:double_triple", "Relisez.", course)
    run_comment(str(mini.folder), "double:double_triple", "", course)
    assert read_comments(course.root, "mini") == {}


def test_groups_are_listed(course, mini, capsys):
    run_comment(str(mini.folder), None, None, course)
    assert "double:double_triple  2 copies" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("group", "text", "message"),
    [
        (
            "double:double_tripel",
            "x",
            "no group double:double_tripel here; did you mean: double:double_triple",
        ),
        ("double:double_triple", None, "what do you say to them"),
        ("double:double_triple", "x" * 1001, "a comment has at most 1000 characters"),
    ],
    ids=["unknown", "nothing", "long"],
)
def test_comment_that_cannot_be_kept_is_one_clear_line(course, mini, group, text, message):
    with pytest.raises(UsageError, match=message):
        run_comment(str(mini.folder), group, text, course)


def test_comments_that_somebody_broke_are_one_clear_line(course, mini):
    path = course.root / "comments" / "mini.json"
    path.parent.mkdir()
    path.write_text("[1")
    with pytest.raises(UsageError, match=r"mini\.json: not comments of bareme; move it away"):
        run_report(str(mini.folder), course)


def test_mistakes_that_are_shared_come_first_and_the_others_fold():
    shared, alone = split(groups(CLASS))
    assert [len(group.students) for group in shared] == [2, 2]
    assert [len(group.students) for group in alone] == [1]
    only = groups(CLASS[1:2] + CLASS[3:4])
    assert split(only) == (only[:3], [])
    assert split([]) == ([], [])


def test_a_card_draws_the_matrices_of_its_example(mini, monkeypatch):
    monkeypatch.setenv("LANGUAGE", "en")
    example = Counterexample("double(L)", repr([[0] * 9] * 9), repr([[1] * 9] * 9))
    (group,) = groups([copy("anne", replace(answer("double", 0), counterexample=example))])
    made = lesson(group, mini, "", {})
    assert [board.label for board in made.boards] == ["expected", "obtained"]
    assert made.comparison is None  # no need to spell them too
    gone = replace(group, question="no longer there")
    assert lesson(gone, mini, "", {}).title == "no longer there"


def test_a_question_that_does_not_tell_copies_apart_is_to_be_looked_at(mini, monkeypatch):
    monkeypatch.setenv("LANGUAGE", "en")
    odd = [copy(str(rank), answer("double", rank % 3), answer("total", 2 - rank % 3)) for rank in range(9)]
    page = ClassPage(mini, odd, class_statistics(odd, mini), groups(odd), {}, {}).html()
    assert page.count(", look at it") == 2
    page = ClassPage(mini, CLASS, class_statistics(CLASS, mini), groups(CLASS), {}, {}).html()
    assert ", look at it" not in page


# -- charts -----------------------------------------------------------------------------------------------


def test_charts_have_a_text_and_no_escape():
    chart = histogram([0, 3], ["0", "10", "20"], 'Notes <"1">')
    assert 'aria-label="Notes &lt;&#34;1&#34;&gt;"' in chart
    assert chart.count('class="bar"') == 1
    assert 'width="78.0"' in gauge(0.5, (0.25, 0.75), "x")
