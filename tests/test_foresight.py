"""Foresight: which questions are answered ahead, and that it never guesses at length for nothing."""

import time

import numpy as np
import pytest

from grader.foresight import LIKELY, MOST, Foresight, paths_of
from grader.player import Outcome

WORDS = [f"mot{rank}" for rank in range(1000)]


@pytest.fixture
def asked():
    """The batches that the correction was asked."""
    return []


@pytest.fixture
def foresee(asked):
    """Gives the answers ahead of each of these questions."""

    def run(questions, answer=str, lists=(WORDS,), given=()):
        paths = paths_of(given, sure=True)
        foresight = Foresight(lambda: lists, lambda: paths)

        def ask(batch):
            asked.append(batch)
            return [Outcome("returned", answer(args)) for args in batch]

        return [foresight.answers(args, ask)[1] for args in questions]

    return run


def test_same_question_is_answered_for_the_next_times_too(foresee):
    ahead = foresee([["a"]] * 5)
    assert [len(answers) for answers in ahead] == [0, 1, 3, 7, 15]
    assert ahead[-1] == [(["a"], "['a']")] * 15


def test_question_that_comes_back_is_answered_as_often_as_it_was_so_far(foresee):
    ahead = foresee([["a"], ["b"], ["a"], ["c"], ["a"], ["b"]])
    assert [len(answers) for answers in ahead] == [0, 0, 1, 0, 3, 1]
    assert ahead[-1] == [(["b"], "['b']")]


def test_list_that_is_gone_through_is_answered_ahead(foresee):
    ahead = foresee([["x", word] for word in WORDS[: LIKELY + 3]])
    assert [len(answers) > 0 for answers in ahead[-3:]] == [False, True, False]
    assert ahead[-2][:2] == [(["x", word], str(["x", word])) for word in WORDS[LIKELY + 2 : LIKELY + 4]]


def test_end_of_the_list_is_the_end(foresee):
    ahead = foresee([[word] for word in WORDS[-LIKELY - 3 :]])
    assert len(ahead[-2]) == 1


def test_list_that_was_given_is_answered_ahead_at_the_second_question(foresee):
    ahead = foresee([["x", "un"], ["x", "deux"]], given=["un", ["un", "deux", "trois", "un", "deux"], [[1]]])
    assert ahead == [[], [(["x", word], str(["x", word])) for word in ("trois", "un", "deux")]]


def test_short_list_is_answered_in_any_order(foresee):
    words = ["un", "deux", "trois", "quatre"]
    order = [words[rank] for rank in (0, 2, 1, 3, 0, 3, 1, 2) * 4]
    told = max(foresee([[word] for word in order], lists=(words,)), key=len)
    assert {question for (question,), _ in told} == {*words}
    assert len(told) % 4 == 0


@pytest.mark.parametrize(
    "questions",
    [
        pytest.param([[word, word[::-1]] for word in WORDS[:50]], id="two arguments move"),
        pytest.param([[word] for word in WORDS[:500:10]], id="long strides"),
        pytest.param([[word] for word in WORDS[50::-1]], id="backwards"),
        pytest.param([[[word]] for word in WORDS[:50]], id="lists"),
        pytest.param(
            [[word] if rank % 2 else [[word]] for rank, word in enumerate(WORDS[:50])], id="lists at times"
        ),
        pytest.param([[np.arange(rank)] for rank in range(50)], id="arrays"),
        pytest.param([["a"] * rank for rank in range(40)], id="more and more arguments"),
    ],
)
def test_nothing_is_foreseen(foresee, questions):
    assert not any(foresee(questions))


def test_same_array_is_the_same_question(foresee):
    assert foresee([[np.arange(3)], [np.arange(3)]])[1]


def test_long_answers_are_not_given_ahead(foresee):
    assert not any(foresee([["a"]] * 40, answer=list))


def test_slow_correction_is_asked_little_ahead(foresee, asked):
    def slow(_args):
        end = time.thread_time() + 0.01
        while time.thread_time() < end:
            pass

    foresee([["a"]] * 10, answer=slow)
    assert [len(batch) for batch in asked] == [1] * 10


def test_never_more_than_so_many(foresee, asked):
    foresee([["a"]] * 50)
    assert max(map(len, asked)) <= MOST
