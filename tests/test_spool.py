"""Results on the disk: the same in any order, and no more memory for many than for few."""

import json
import tracemalloc
from dataclasses import replace
from decimal import Decimal

from grader.results import CopyResult, QuestionResult, RunResult, TestResult, run_parts
from grader.spool import Spool


def result(rank):
    """A result of some size."""
    tests = tuple(TestResult(f"test_{rank}_{number}", "passed", "x" * 200) for number in range(20))
    question = QuestionResult(f"q{rank}", Decimal(1), Decimal(2), "partial", tests=tests)
    return CopyResult(f"{rank}.py", str(rank), "graded", Decimal(1), Decimal(2), "10", questions=(question,))


def test_results_come_back_in_the_order_that_is_asked():
    results = [result(rank) for rank in range(5)]
    spool = Spool(results)
    assert (list(spool), len(spool), spool[3], spool[1:3]) == (results, 5, results[3], results[1:3])
    assert list(spool.sorted([4, 0, 2])) == [results[4], results[0], results[2]]


def test_a_thousand_results_take_no_more_memory_than_ten():
    tracemalloc.start()
    try:
        spool = Spool(result(rank) for rank in range(1000))
        assert sum(len(part) for part in run_parts(RunResult("tp", 20, "L3", spool))) > 5_000_000
        assert tracemalloc.get_traced_memory()[1] < 1_000_000
    finally:
        tracemalloc.stop()


def test_json_written_copy_by_copy_is_the_usual_one():
    odd = replace(result(1), notes=("deux\nlignes\u2028et [] plus",))
    for copies in ([], [odd], [odd, result(2)]):
        text = "".join(run_parts(RunResult("t[]p", 20, "L3", copies)))
        assert text == json.dumps(json.loads(text), ensure_ascii=False, indent=1) + "\n"
        assert [copy["notes"] for copy in json.loads(text)["copies"]] == [list(one.notes) for one in copies]
