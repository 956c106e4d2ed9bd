"""The correction of App 7: replies, filtering, constraints, exercises, and what usual notebooks get wrong there."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from reference.app7_wordle_csp import (
    GREY,
    CSPWordleSolver,
    EntropySolver,
    SimpleFilterSolver,
    benchmark_solver,
    check_feedback,
    check_words,
    compute_feedback,
    compute_feedback_generic,
    filter_words,
    is_allowed_in_hard_mode,
    is_hard_mode_compliant,
    letter_coverage,
    load_words,
    play_generic,
    rank_by_entropy,
    trace_csp_domains,
    trace_reduction,
)

ROOT = Path(__file__).parent.parent
DATA = ROOT / "assignments" / "app7_wordle_csp" / "data"
WORDS = load_words(str(DATA / "mots.txt"))
SIX = load_words(str(DATA / "mots6.txt"))
SECRETS = ["CRANE", "FLEUR", "MONDE", "PISTE", "VAGUE"]
SIGNS = "_YG"


def signs(guess: str, answer: str) -> str:
    """The reply as signs: _ grey, Y yellow, G green."""
    return "".join(SIGNS[color] for color in compute_feedback(guess, answer))


# -- the list and the replies ------------------------------------------------------------------------------


def test_the_list() -> None:
    assert len(set(WORDS)) == len(WORDS) == 297
    assert sorted(WORDS) == WORDS
    assert WORDS[:5] == ["ABORD", "ACIER", "ADORE", "AGENT", "AIDER"]
    assert WORDS[-5:] == ["VOLER", "VOTER", "YACHT", "ZEBRA", "ZONES"]


@pytest.mark.parametrize("function", [compute_feedback, compute_feedback_generic])
@pytest.mark.parametrize(
    ("guess", "answer", "expected"),
    [
        ("CRANE", "CRANE", "GGGGG"),
        ("AIMER", "TABLE", "Y__Y_"),
        ("TRACE", "CRANE", "_GGYG"),
        ("ANNEE", "AIMER", "G__G_"),
        ("ARBRE", "BRAVE", "YGY_G"),
        ("CRISE", "CRANE", "GG__G"),
        ("ELEVE", "PEINE", "Y___G"),
        ("ALLEE", "TABLE", "YY__G"),
        ("ANNEE", "AVION", "GY___"),
        ("TERRE", "LIVRE", "___GG"),
        ("AAAAA", "ABACA", "G_G_G"),
        ("TATIN", "TAPIS", "GG_G_"),
        ("TATIN", "TARTE", "GGY__"),
        ("HEURE", "ARBRE", "___GG"),
        ("HELLO", "WORLD", "___GY"),
        ("BANANA", "BANNER", "GGG_Y_"),
        ("BALLES", "LETTRE", "__Y_Y_"),
        ("LETTRE", "TRETEL", "YYYGYY"),
        ("ABABAB", "BABABA", "YYYYYY"),
        ("ANANAS", "BANANE", "YYYY__"),
        ("ERREUR", "TERRER", "YYGY_G"),
        ("SEL", "LES", "YGY"),
    ],
)
def test_replies(function: Callable[..., tuple[int, ...]], guess: str, answer: str, expected: str) -> None:
    assert function(guess, answer) == tuple(SIGNS.index(sign) for sign in expected)


@pytest.mark.parametrize("function", [compute_feedback, compute_feedback_generic, check_words])
@pytest.mark.parametrize(
    ("guess", "answer", "named"),
    [("crane", "CRANE", "guess"), ("CRANE", "Crâne", "answer"), ("BANANE", "SEL", "guess et answer")],
)
def test_what_cannot_be_compared_is_refused(
    function: Callable[[str, str], object], guess: str, answer: str, named: str
) -> None:
    with pytest.raises(ValueError, match=f"^{named} "):
        function(guess, answer)


def test_other_refusals_name_the_argument() -> None:
    for feedback in ((0, 0, 0, 0), (0, 0, 0, 0, 3)):
        with pytest.raises(ValueError, match=r"^feedback "):
            check_feedback("CRANE", feedback)
        with pytest.raises(ValueError, match=r"^feedback "):
            filter_words(WORDS, "CRANE", feedback)
    for solver in (SimpleFilterSolver, CSPWordleSolver, EntropySolver):
        with pytest.raises(ValueError, match=r"^word_list "):
            solver([])
    with pytest.raises(ValueError, match=r"^word_list "):
        benchmark_solver(SimpleFilterSolver(WORDS), [])


# -- filtering and constraints -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "game"),
    [
        ("CRANE", [("LAINE", "_Y_GG", 2), ("CRANE", "GGGGG", 1)]),
        ("FLEUR", [("RONCE", "Y___Y", 22), ("LEVER", "YY__G", 1)]),
        ("MONDE", [("MACON", "G__YY", 1)]),
        ("PISTE", [("TENTE", "___GG", 11), ("PORTE", "G__GG", 1)]),
        ("VAGUE", [("OCEAN", "__YY_", 53), ("PEAGE", "__YYG", 4), ("ALGUE", "Y_GGG", 2), ("BAGUE", "_GGGG", 1)]),
    ],
)  # fmt: skip
def test_words_left_after_each_guess(answer: str, game: list[tuple[str, str, int]]) -> None:
    left = WORDS
    for guess, reply, count in game:
        assert signs(guess, answer) == reply
        left = filter_words(left, guess, compute_feedback(guess, answer))
        assert len(left) == count


@pytest.mark.parametrize(
    ("guess", "answer", "expected"),
    [
        ("ANNEE", "AVION", "AVION"),
        ("ALLEE", "TABLE", "CABLE FABLE LAINE LANCE LARGE SABLE TABLE"),
        ("ELEVE", "PEINE", "ANNEE DENSE FERME GENRE HERBE HEURE JEUNE NEIGE PEAGE PEINE PENTE REINE RESTE SERIE TENTE TERRE"),
    ],
)  # fmt: skip
def test_a_grey_letter_leaves_its_own_position(guess: str, answer: str, expected: str) -> None:
    solver = CSPWordleSolver(WORDS)
    solver.add_constraints(guess, compute_feedback(guess, answer))
    assert solver.get_candidates() == expected.split()


class LooseSolver(CSPWordleSolver):
    """The usual mistake: a grey letter that is also green or yellow stays possible where it is grey."""

    def add_constraints(self, guess: str, feedback: tuple[int, ...]) -> None:
        """As in many notebooks."""
        super().add_constraints(guess, feedback)
        for i, letter in enumerate(guess):
            if feedback[i] == GREY and self.max_counts[letter]:
                self.domains[i].add(letter)


def test_candidates_are_those_of_the_filter_on_all_pairs() -> None:
    pairs = loose = 0
    for guess in WORDS:
        groups: dict[tuple[int, ...], list[str]] = {}
        for answer in WORDS:
            groups.setdefault(compute_feedback(guess, answer), []).append(answer)
        for feedback, kept in groups.items():
            solver = CSPWordleSolver(WORDS)
            solver.add_constraints(guess, feedback)
            assert solver.get_candidates() == kept
            pairs += len(kept)
            if any(solver.max_counts[guess[i]] for i in range(5) if feedback[i] == GREY):
                other = LooseSolver(WORDS)
                other.add_constraints(guess, feedback)
                loose += len(kept) * (set(other.get_candidates()) > set(kept))
    assert (pairs, loose) == (88_209, 3_150)


@pytest.mark.parametrize("solver", [SimpleFilterSolver, CSPWordleSolver])
def test_random_games_from_a_seed(solver: type[SimpleFilterSolver]) -> None:
    random.seed(42)
    assert solver(WORDS).solve("CRANE") == ["CHUTE", "CABLE", "CRANE"]


def test_traces() -> None:
    guesses, feedbacks, counts = trace_reduction(SimpleFilterSolver(WORDS), "CRANE", 123)
    assert (guesses, counts) == (["BAIES", "DELTA", "ARENE", "CRANE"], [297, 29, 9, 1, 1])
    assert feedbacks == [compute_feedback(guess, "CRANE") for guess in guesses]
    assert len(trace_reduction(SimpleFilterSolver(WORDS), "CRANE", 42)[0]) == 3
    guesses, sizes, counts = trace_csp_domains(CSPWordleSolver, WORDS, "CRANE", 42)
    assert (guesses, counts) == (["CHUTE", "CABLE", "CRANE"], [297, 11, 1, 1])
    assert sizes == [[26] * 5, [1, 23, 23, 23, 1], [1, 20, 21, 21, 1], [1] * 5]


# -- the exercises -----------------------------------------------------------------------------------------


def test_hard_mode_has_two_readings() -> None:
    feedback = compute_feedback("LAINE", "CRANE")
    allowed = [word for word in WORDS if is_allowed_in_hard_mode(word, "LAINE", feedback)]
    assert filter_words(WORDS, "LAINE", feedback) == ["ARENE", "CRANE"]
    assert allowed == ["ARENE", "CANNE", "CRANE", "HAINE", "LAINE", "PANNE"]


def test_whatever_is_still_possible_is_allowed() -> None:
    for guess, answer in random.Random(1).sample([(a, b) for a in WORDS[::7] for b in WORDS[::5]], 60):
        feedback = compute_feedback(guess, answer)
        assert all(
            is_allowed_in_hard_mode(word, guess, feedback) for word in filter_words(WORDS, guess, feedback)
        )


@pytest.mark.parametrize("solver", [SimpleFilterSolver, CSPWordleSolver, EntropySolver])
def test_the_three_solvers_play_in_hard_mode(solver: type[SimpleFilterSolver]) -> None:
    words = WORDS[::6]
    assert all(is_hard_mode_compliant(solver(words), words, answer) is True for answer in words)


def test_letters_of_the_list() -> None:
    coverage = letter_coverage(WORDS)
    assert [coverage[letter] for letter in "ERAIOLNTSU"] == [241, 139, 132, 100, 83, 82, 77, 69, 59, 59]


def test_six_letters() -> None:
    assert len(SIX) == len(set(SIX)) == 79
    assert {len(word) for word in SIX} == {6}
    assert rank_by_entropy(SIX, top_n=1)[0][0] == "PANIER"
    assert play_generic(EntropySolver(SIX, "PANIER"), "LETTRE") == ["PANIER", "BEURRE", "LETTRE"]
    solver = CSPWordleSolver(SIX)
    solver.add_constraints("ERREUR", compute_feedback("ERREUR", "LETTRE"))
    assert solver.get_candidates() == filter_words(SIX, "ERREUR", compute_feedback("ERREUR", "LETTRE"))
