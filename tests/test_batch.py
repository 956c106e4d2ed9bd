"""A batch of copies: the same results however it is cut up, and a process that dies costs at most its copy."""

import multiprocessing
import os
import signal
from dataclasses import replace
from types import SimpleNamespace

import pytest

from grader.batch import grade_batch
from grader.clerk import grade_one, open_sandbox
from grader.errors import AssignmentError, BaremeError, IsolationError
from grader.plan import ALWAYS_LOADED, Plan, Task
from grader.pool import Pool
from grader.sandbox import isolation
from tests import tiny
from tests.tiny import answers, lost

DEADLY_FOR_US = '''
    """trio"""

    import os
    import signal


    def test_trio(student):
        """Ta liste."""
        if student.value("trio") == ["mort"]:
            os.kill(os.getpid(), signal.SIGKILL)
        assert student.value("trio") == ["six", "dix"]
    '''


@pytest.fixture
def class_of(tmp_path):
    """Write these copies; gives the tasks."""

    def write(copies):
        tasks = []
        for name, content in copies.items():
            path = tmp_path / f"{name}.ipynb"
            path.write_text(content if isinstance(content, str) else tiny.notebook(content), encoding="utf-8")
            tasks.append(Task(path, name))
        return tasks

    return write


def graded(assignment, tasks, jobs=1, **options):
    """The results by student, in the order in which they came, and the isolation level."""
    results = {}

    def keep(task, result, level):
        assert task.student not in results
        results[task.student] = result

    level = grade_batch(Plan(str(assignment.folder), **options), tasks, jobs, keep)
    return results, level


def timeless(results):
    return {name: replace(result, cpu_s=0) for name, result in results.items()}


MIXED = {
    "a": answers(),
    "b": answers(double="def double(x):\n    return 3 * x"),
    "c": answers(total="import os\nos._exit(1)\n" + tiny.TOTAL, hasard="def hasard(L):\n    return L[0]"),
    "d": answers(parle="def parle():\n    while True:\n        pass"),
    "e": "ceci n'est pas un carnet",
    "f": [],
}


def test_results_do_not_depend_on_processes_nor_on_order(mini, class_of):
    tasks = class_of(MIXED)
    alone, level = graded(mini, tasks)
    assert list(alone) == list(MIXED)
    assert level in isolation.LEVELS
    assert lost(alone["a"]) == {}
    assert alone["e"].state == "unreadable"
    shared, shared_level = graded(mini, tasks[::-1], jobs=3)
    assert timeless(shared) == timeless(alone)
    assert shared_level == level


def test_weaker_isolation_gives_the_same_results(mini, class_of):
    tasks = class_of({name: MIXED[name] for name in "abc"})
    best, _level = graded(mini, tasks)
    least, level = graded(mini, tasks, at_most="L1")
    assert level == "L1"
    assert timeless(least) == timeless(best)


def test_copy_that_kills_its_grading_process_is_set_aside_and_the_others_go_on(variant, class_of):
    assignment = variant(test_trio=DEADLY_FOR_US)
    copies = {"a": answers(trio="trio = ['mort']"), "b": answers(), "c": answers(), "d": answers()}
    results, _level = graded(assignment, class_of(copies), jobs=2)
    assert set(results) == set(copies)
    assert [lost(results[name]) for name in "bcd"] == [{}, {}, {}]
    aside = results["a"]
    assert (aside.state, aside.note) == ("to_review", "ATT")
    assert "copie mise de côté" in aside.notes[0]
    assert [one.name for one in aside.questions] == list(tiny.QUESTIONS)


def test_processes_killed_from_outside_cost_nothing(mini, class_of):
    copies = {name: answers() for name in "abcd"}
    results = {}

    def keep(task, result, level):
        if not results:
            for process in multiprocessing.active_children():
                os.kill(process.pid, signal.SIGKILL)
                process.join()
        results[task.student] = result

    grade_batch(Plan(str(mini.folder)), class_of(copies), 2, keep)
    assert {name: lost(result) for name, result in results.items()} == {name: {} for name in "abcd"}
    assert multiprocessing.active_children() == []


def test_process_killed_after_each_result_costs_the_next_copy_nothing(mini, class_of):
    results = {}

    def keep(task, result, level):
        results[task.student] = result
        for process in multiprocessing.active_children():
            os.kill(process.pid, signal.SIGKILL)
            process.join()

    Pool(Plan(str(mini.folder)), class_of({name: answers() for name in "abc"}), 1, keep).run()
    assert {name: (lost(result), result.state) for name, result in results.items()} == {
        name: ({}, "graded") for name in "abc"
    }


def test_processes_that_never_begin_end_the_batch(mini, class_of):
    pool = Pool(Plan(str(mini.folder)), class_of({"a": answers()}), 1, lambda *result: None)
    for job in pool.jobs:
        job.process.kill()
    pool.context = multiprocessing.get_context("spawn")
    pool.plan = None  # no process can begin with it
    with pytest.raises(IsolationError, match="before it began"):
        pool.run()


def test_sandbox_that_dies_in_the_middle_costs_nothing(variant, class_of, tmp_path):
    body = f"""
        import os
        import signal
        from pathlib import Path


        def test_double(student, bench):
            'Ta fonction double.'
            died = Path({str(tmp_path / "died")!r})
            if not died.exists():
                died.touch()
                os.kill(bench.student.sandbox.zygote.process.pid, signal.SIGKILL)
            assert student.double(2) == 4
        """
    assignment = variant(test_double=body)
    results, _level = graded(assignment, class_of({"a": answers(), "b": answers()}))
    assert (tmp_path / "died").exists()
    assert {name: (lost(result), result.state) for name, result in results.items()} == {
        name: ({}, "graded") for name in "ab"
    }


@pytest.mark.parametrize("jobs", [1, 2])
def test_assignment_that_cannot_be_used_stops_the_batch_before_any_result(variant, class_of, jobs):
    assignment = variant(test_double="import absent_de_partout\n")
    with pytest.raises(BaremeError, match="absent_de_partout"):
        graded(assignment, class_of({"a": answers(), "b": answers()}), jobs=jobs)


def test_fault_of_ours_is_tried_again_then_sets_the_copy_aside(mini, class_of):
    (task,) = class_of({"a": answers()})
    tries = []

    def fails(submission, student):
        tries.append(student)
        raise ZeroDivisionError

    result = grade_one(SimpleNamespace(assignment=mini, grade=fails), task)
    assert len(tries) == 2
    assert (result.state, result.file) == ("to_review", str(task.path))
    assert "ZeroDivisionError (test_batch.py:" in result.notes[0]


def test_interruption_is_not_a_fault_of_the_copy(mini, class_of):
    def stops(submission, student):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        grade_one(SimpleNamespace(assignment=mini, grade=stops), class_of({"a": answers()})[0])


def test_machine_without_isolation_is_refused_with_what_to_do(mini, monkeypatch):
    monkeypatch.setattr(isolation, "LEVELS", ())
    with pytest.raises(IsolationError, match="bareme doctor"):
        open_sandbox(Plan(str(mini.folder)), mini)


def test_libraries_that_a_copy_names_are_loaded_and_change_no_mark(mini, class_of):
    drawing = (
        "%matplotlib inline\nimport matplotlib.pyplot as plt\nplt.plot([1, 2])\nplt.show()\n" + tiny.DOUBLE
    )
    results, _level = graded(mini, class_of({"a": answers(double=drawing)}))
    assert (lost(results["a"]), results["a"].notes) == ({}, ())
    assert "matplotlib" not in ALWAYS_LOADED


def test_unknown_assignment_is_told(class_of):
    with pytest.raises(BaremeError) as fault:
        grade_batch(Plan("nulle_part"), class_of({"a": answers()}), 1, lambda *_args: None)
    assert not isinstance(fault.value, AssignmentError)
