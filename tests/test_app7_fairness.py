"""Whole copies of app7_wordle_csp whose marks must be fair: unusual right answers, and one mistake charged once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from grader.assignment import load_assignment
from grader.results import CopyResult
from grader.shelter import Sandbox
from tests import tiny

ROOT = Path(__file__).resolve().parent.parent
CORRECTION = (ROOT / "reference" / "app7_wordle_csp.py").read_text(encoding="utf-8")

ONE_LETTER_AT_A_TIME = """
def compute_feedback(guess, answer):
    greens = [g == a for g, a in zip(guess, answer)]
    def rest(i, free):
        match i:
            case n if n == len(guess): return ()
            case n if greens[n]: return (2, *rest(n + 1, free))
        if (k := free.find(guess[i])) < 0: return (0, *rest(i + 1, free))
        return (1, *rest(i + 1, free[:k] + free[k + 1:]))
    return rest(0, "".join(a for g, a in zip(guess, answer) if g != a))
"""
INHERITED = """
class CSPWordleSolver(SimpleFilterSolver):
    def __init__(self, word_list):
        super().__init__(word_list)
        self.reset()
    def reset(self):
        self.domains = [frozenset(ALPHABET)] * len(self.word_list[0])
        self.min_counts, self.max_counts, self.moves = {}, {}, []
    def add_constraints(self, guess, feedback):
        seen = Counter(l for l, c in zip(guess, feedback) if c)
        gone = {l for l in guess if l not in seen}
        self.domains = [
            (d & {l} if c == 2 else d - {l}) - (gone - {l}) for d, l, c in zip(self.domains, guess, feedback)
        ]
        self.moves.append((guess, tuple(feedback)))
    def get_candidates(self):
        return [w for w in self.word_list if all(compute_feedback(g, w) == f for g, f in self.moves)]
    def solve(self, answer):
        self.reset()
        return super().solve(answer)
"""
SHUFFLED_GENERATOR = """
class SimpleFilterSolver:
    def __init__(self, word_list):
        self.word_list = word_list
    def game(self, answer):
        left = random.sample(self.word_list, len(self.word_list))
        while left:
            yield left[0]
            if left[0] == answer: return
            left = filter_words(left[1:], left[0], compute_feedback(left[0], answer))
    def solve(self, answer):
        return [word for word, _ in zip(self.game(answer), range(6))]
"""
REPLY_IN_A_LIST = """
def compute_feedback(guess, answer):
    return list(compute_feedback_generic(guess, answer))
"""
SORTS_TO_COUNT = """
def feedback_distribution(guess, candidates):
    candidates.sort(key=lambda word: compute_feedback(guess, word))
    return dict(Counter(compute_feedback(guess, word) for word in candidates))
"""
RANKS_EXACTLY = """
def rank_by_entropy(candidates, word_pool=None, top_n=10):
    pool = candidates if word_pool is None else word_pool
    pairs = [(word, compute_entropy(word, candidates)) for word in pool]
    pairs.sort(key=lambda pair: pair[1], reverse=True)
    return pairs[:top_n]
"""
RATE_OF_WHAT_WAS_ASKED = """
def benchmark_solver(solver, word_list, sample_size=100, seed=42):
    random.seed(seed)
    games = [(s, solver.solve(s)) for s in random.sample(word_list, min(sample_size, len(word_list)))]
    won = [len(g) for s, g in games if g[-1] == s]
    return dict(n_games=len(games), n_won=len(won), win_rate=100 * len(won) / sample_size,
                avg_guesses=sum(won) / len(won) if won else None, worst_case=max(won, default=None),
                guess_distribution=dict(Counter(won)))
"""
ONE_LEFT_IS_KEPT = """
def filter_words(candidates, guess, feedback):
    return candidates[:] if len(candidates) == 1 else [w for w in candidates if compute_feedback(guess, w) == feedback]
"""
FIVE_WORDS = """
class CSPWordleSolver(CSPWordleSolver):
    def solve(self, answer):
        return super().solve(answer)[:5]
"""
SIX_AFTER_THE_GIVEN_WORD = """
class EntropySolver(EntropySolver):
    def solve(self, answer):
        first, left = self.precomputed_first, self.word_list
        if first is None: return super().solve(answer)
        left = filter_words(left, first, compute_feedback(first, answer))
        return [first] + (EntropySolver(left).solve(answer) if left and first != answer else [])
"""
NEVER_EMPTY = """
def filter_words(candidates, guess, feedback):
    return [w for w in candidates if compute_feedback(guess, w) == feedback] or candidates[:]
"""


@pytest.fixture(scope="module")
def results(sandbox: Sandbox) -> Callable[[str], CopyResult]:
    """The result of the correction with each of these cells after it."""
    assignment = load_assignment(str(ROOT / "assignments" / "app7_wordle_csp"))
    cells = {name: cell for name, cell in globals().items() if name.isupper() and str(cell).startswith("\n")}
    copies = {name: (CORRECTION, cell) for name, cell in cells.items()}
    return tiny.grade_all(assignment, sandbox, copies).__getitem__


@pytest.mark.parametrize("name", ["ONE_LETTER_AT_A_TIME", "INHERITED", "SHUFFLED_GENERATOR"])
def test_a_right_answer_of_another_style_gets_full_marks(results, name):
    assert tiny.lost(results(name)) == {"ouverture": "missing"}


@pytest.mark.parametrize(
    ("name", "question", "hint"),
    [
        ("REPLY_IN_A_LIST", "compute_feedback", "compute_feedback_list"),
        ("SORTS_TO_COUNT", "feedback_distribution", "feedback_distribution_empties_the_list"),
        ("RANKS_EXACTLY", "rank_by_entropy", "rank_by_entropy_exact_comparison"),
        ("RATE_OF_WHAT_WAS_ASKED", "benchmark_solver", "benchmark_solver_rate_of_the_sample_size"),
        ("ONE_LEFT_IS_KEPT", "filter_words", None),
        ("FIVE_WORDS", "CSPWordleSolver", None),
        ("SIX_AFTER_THE_GIVEN_WORD", "EntropySolver", "EntropySolver_given_word_not_counted"),
        ("NEVER_EMPTY", "filter_words", "filter_words_everything_when_nothing_fits"),
    ],
)
def test_one_mistake_costs_its_question_only_and_gets_its_own_words(results, name, question, hint):
    result = results(name)
    assert list(tiny.lost(result)) == [question, "ouverture"]  # a text, that none of them has
    assert tiny.question(result, question).hint == hint
