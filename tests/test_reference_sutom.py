"""The correction of sutom_information, its word lists and its subject: known values, and what the suite assumes."""

from __future__ import annotations

import random
import re
import runpy
import tomllib
from collections import Counter
from math import log2
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference import sutom_information as sutom
from wordlists import load

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "assignments" / "sutom_information"
SUBJECT = (FOLDER / "sujet.md").read_text(encoding="utf-8")
WORDS5, WORDS7 = ((FOLDER / "data" / f"mots_{n}.txt").read_text(encoding="utf-8").split() for n in (5, 7))


# -- patterns ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pattern", "code"),
    [
        ("22010", 35),
        ("gryyr", 38),  # not 165, which is ryrrg
        ("ryrrg", 165),
        ("gyrrg", 167),
        ("rrrrr", 0),
        ("ggggg", 242),
        ("yrgrr", 19),
        ("rryyy", 117),
        ("rrrry", 81),
    ],
)
def test_codes_count_the_first_mark_least(pattern: str, code: int) -> None:
    assert sutom.encode_pattern(pattern) == code
    letters = pattern.translate(str.maketrans("012", "ryg"))
    assert sutom.decode_pattern(code, 5) == letters


@given(st.text("ryg", min_size=1, max_size=10))
def test_decoding_undoes_encoding(pattern: str) -> None:
    assert sutom.decode_pattern(sutom.encode_pattern(pattern), len(pattern)) == pattern


@pytest.mark.parametrize(
    ("guess", "answer", "digits"),
    [
        ("axxxx", "abcde", "20000"),
        ("xaxxx", "abcde", "01000"),
        ("aexxx", "abcde", "21000"),
        ("aaxxx", "abcde", "20000"),
        ("xaaxx", "abcde", "01000"),
        ("axaxx", "aabcd", "20100"),
        ("aaxxx", "aabcd", "22000"),
        ("aaxxa", "aabcd", "22000"),
        ("aaxxa", "aaacd", "22001"),
        ("tatin", "tapis", "22020"),
        ("tatin", "tarte", "22100"),
        ("errer", "tueur", "10002"),
        ("memes", "seine", "02011"),
        ("eleve", "etame", "20002"),
        ("banana", "banner", "222010"),
        ("fermee", "nommer", "001220"),
    ],
)
def test_patterns_use_each_letter_of_the_answer_once(guess: str, answer: str, digits: str) -> None:
    assert sutom.compute_pattern(guess, answer) == sutom.encode_pattern(digits)


def by_counting(guess: str, answer: str) -> int:
    """The same rule in other words: of the copies of a letter that are not well placed, the first ones are misplaced."""
    code = 0
    for i, letter in enumerate(guess):
        pairs = list(zip(guess, answer, strict=True))
        free = sum(b == letter != a for a, b in pairs)
        before = sum(a == letter != b for a, b in pairs[:i])
        code += 3**i * (2 if letter == answer[i] else before < free)
    return code


@pytest.mark.parametrize("length", range(1, 11))
def test_the_matrix_holds_the_pattern_of_every_pair(length: int) -> None:
    rng = random.Random(length)
    guesses, answers = (["".join(rng.choices("abcd", k=length)) for _ in range(count)] for count in (67, 41))
    matrix = sutom.pattern_matrix(guesses, answers)
    expected = [[by_counting(guess, answer) for answer in answers] for guess in guesses]
    assert (matrix == expected).all()
    assert [[sutom.compute_pattern(guess, answer) for answer in answers] for guess in guesses] == expected
    assert matrix.dtype == (np.uint8 if length <= 5 else np.uint16)


def test_the_matrix_of_the_small_list_is_that_of_all_its_pairs() -> None:
    words = load("app7")
    assert len(words) == 297
    expected = [[by_counting(guess, answer) for answer in words] for guess in words[:40]]
    assert (sutom.pattern_matrix(words[:40], words) == expected).all()


@pytest.mark.parametrize("words", [("été", "fée"), ("Ab", "bA"), ("a-b", "b-a"), ("🟩x", "x🟩")])
def test_any_character_is_a_letter(words: tuple[str, str]) -> None:
    matrix = sutom.pattern_matrix(words, words)
    assert (matrix == [[by_counting(guess, answer) for answer in words] for guess in words]).all()


def test_words_of_other_lengths_are_refused() -> None:
    with pytest.raises(ValueError, match="mismatch"):
        sutom.pattern_matrix(["arbre"], ["chaton"])


# -- information -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("n", "bits"), [(3242, 11.6627), (221, 7.7879), (127, 6.9887), (42, 5.3923), (9, 3.1699), (3, 1.585)]
)
def test_the_uncertainty_about_n_words(n: int, bits: float) -> None:
    assert round(sutom.entropy([1] * n), 4) == bits == round(sutom.information(range(n))[0], 4)


def test_no_number_of_words_has_11_0882_bits() -> None:
    assert (round(log2(2177), 4), round(log2(2178), 4)) == (11.0881, 11.0888)
    assert "2177 et de 2178" in SUBJECT


@given(st.lists(st.integers(0, 6), min_size=1, max_size=30))
def test_identities(codes: list[int]) -> None:
    h_w, h_y, h_w_y, i_wy = sutom.information(codes)
    assert h_w == pytest.approx(h_y + h_w_y)
    assert i_wy == pytest.approx(h_y)
    assert sutom.entropy(list(Counter(codes).values())) == pytest.approx(h_y)
    assert -1e-12 <= h_y <= h_w + 1e-12


def test_entropies_of_a_matrix_are_those_of_its_rows() -> None:
    matrix = sutom.pattern_matrix(WORDS7[:60], WORDS7[:45])
    assert sutom.row_entropies(matrix) == pytest.approx(
        [sutom.information(row)[1] for row in matrix.tolist()]
    )


# Figures quoted for lists without a licence were checked against those; these are the same computations on ours.


@pytest.mark.parametrize(
    ("name", "length", "size", "best"),
    [
        ("app7", 5, 297, [("laine", 5.5115), ("paire", 5.4658), ("clair", 5.465)]),
        ("french_frequent", 5, 1000, [("taire", 6.0629), ("tires", 6.0397), ("serie", 5.9684)]),
        ("french_frequent", 6, 1000, [("sortie", 7.2427), ("soiree", 7.0808), ("sauter", 7.0648)]),
    ],
)
def test_best_openings(name: str, length: int, size: int, best: list[tuple[str, float]]) -> None:
    words = load(name, length)[:size]
    bits = sutom.row_entropies(sutom.pattern_matrix(words, words))
    order = np.argsort(-np.round(bits, 9), kind="stable")[: len(best)]
    assert [(words[i], round(float(bits[i]), 4)) for i in order] == best
    assert sutom.best_guess(words, words) == best[0][0]


# -- playing -----------------------------------------------------------------------------------------------


FAMILY = ["balle", "dalle", "malle", "salle"]


def test_a_guess_outside_the_candidates_can_be_best() -> None:
    assert sutom.best_guess([*FAMILY, "blond"], FAMILY) == "blond"


def test_the_first_of_equals_is_best_whatever_the_rounding(monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawers of 1, 3, 5 and 9 words tell as much in any order, but their logarithms add up to other last digits."""
    rows = np.array([np.repeat(range(4), sizes) for sizes in [(1, 3, 5, 9), (1, 3, 9, 5)]])
    for matrix in (rows, rows[::-1]):
        monkeypatch.setattr(sutom, "pattern_matrix", lambda guesses, candidates, matrix=matrix: matrix)
        assert sutom.best_guess(["first", "second"], []) == "first"


def test_three_candidates_or_fewer_are_played() -> None:
    assert [sutom.next_guess(["blond", *FAMILY], FAMILY[:n]) for n in (1, 2, 3, 4)] == ["balle"] * 3 + [
        "blond"
    ]


def test_games_of_the_subject() -> None:
    games = [len(sutom.play(WORDS5, WORDS5, secret, "sorte")) for secret in WORDS5[::10]]
    assert Counter(games) == {2: 7, 3: 16, 4: 2}
    assert sutom.best_guess(WORDS5, WORDS5) == "sorte"


def test_openings_of_every_letter() -> None:
    found = sutom.sutom_openings(WORDS7)
    assert set(found) == {word[0] for word in WORDS7}
    assert (found["p"], found["c"], found["u"]) == ("partons", "courant", "utilise")
    for letter in "psh":
        family = [word for word in WORDS7 if word[0] == letter]
        bits = {word: sutom.information([by_counting(word, one) for one in family])[1] for word in family}
        assert bits[found[letter]] == pytest.approx(max(bits.values()))


def test_assistant_survives_mistakes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = iter(["", "gg", "rouge", "ggggy", "RGGGG", "ggggg"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
    sutom.assistant(FAMILY, FAMILY)
    printed = capsys.readouterr().out
    assert printed.count("Il faut 5 lettres") == 3
    assert printed.count("vérifie-la") == 1
    assert "3 mots possibles. Je propose : dalle" in printed
    assert printed.endswith("C'est trouvé !\n")


def test_it_plays_only_when_run_as_a_module() -> None:
    source = (ROOT / "reference" / "sutom_information.py").read_text(encoding="utf-8")
    names: dict[str, object] = {"__name__": "__main__", "__spec__": None}
    exec(compile(source, "sutom_information.py", "exec"), names)
    assert callable(names["play"])


# -- what the hidden tests assume --------------------------------------------------------------------------


def safe(guesses: list[str], candidates: list[str]) -> bool:
    """Whether rounding cannot change the choice: one guess is far better, or equals have drawers of equal sizes."""
    if len(candidates) <= 3:
        return True  # two sizes at most: their sum is the same in both orders
    sizes = {guess: Counter(by_counting(guess, word) for word in candidates).values() for guess in guesses}
    bits = {guess: sutom.entropy(list(sizes[guess])) for guess in guesses}
    top = [guess for guess in guesses if bits[guess] > max(bits.values()) - 1e-3]
    return len(top) == 1 or all(
        len(set(sizes[guess])) == 1 and len(sizes[guess]) == len(sizes[top[0]]) for guess in top
    )


WORLDS = runpy.run_path(str(FOLDER / "hidden_tests" / "test_play.py"))


@pytest.mark.parametrize(("world", "opening"), [("FIRST", "frere"), ("SECOND", "aucun")])
def test_each_guess_of_the_games_is_the_only_right_one(world: str, opening: str) -> None:
    guesses = WORLDS[f"{world}_GUESSES"]
    for secret in WORLDS[world]:
        candidates = WORLDS[world]
        for guess in sutom.play(guesses, candidates, secret, opening)[:-1]:
            candidates = sutom.filter_candidates(candidates, guess, by_counting(guess, secret))
            assert safe(guesses, candidates)


# -- the word lists and the subject ------------------------------------------------------------------------


@pytest.mark.parametrize(("words", "length", "count"), [(WORDS5, 5, 250), (WORDS7, 7, 600)])
def test_lists_are_the_head_of_the_frequent_words(words: list[str], length: int, count: int) -> None:
    frequent = load("french_frequent", length)
    ranks = [frequent.index(word) for word in words]
    assert ranks == sorted(set(ranks))
    assert len(words) == count
    assert ranks[-1] < count + 10


def test_the_licence_goes_with_the_lists() -> None:
    bareme = tomllib.loads((FOLDER / "bareme.toml").read_text(encoding="utf-8"))
    notice = (FOLDER / "data" / "mots_licence.txt").read_text(encoding="utf-8")
    assert "mots_licence.txt" in bareme["data"]
    assert all(
        words in notice for words in ("CC0", "Zeke Sikelianos", "Tyler Barrus", "mots_5.txt", "mots_7.txt")
    )


def test_headings_give_the_points_of_the_bareme() -> None:
    bareme = tomllib.loads((FOLDER / "bareme.toml").read_text(encoding="utf-8"))
    titles = re.findall(r"^### Question (\d+) · `?(\w+).*? \(([\d,]+) points?\)$", SUBJECT, re.MULTILINE)
    told = [(int(rank), name, float(points.replace(",", "."))) for rank, name, points in titles]
    assert told == [(rank, q["name"], q["points"]) for rank, q in enumerate(bareme["question"], 1)]
    assert sum(q["points"] for q in bareme["question"]) == bareme["mark"]["out_of"]
