"""Grids and matrices as drawings: what becomes one, what is framed, and what is read aloud."""

from __future__ import annotations

import numpy as np
import pytest

from grader.reports.boards import MOST, grids, leading, matrices
from grader.results import Counterexample
from grader.tongue import speaking


def pair(expected, got):
    return matrices(Counterexample("f()", repr(expected), repr(got)))


def test_the_cells_that_differ_are_framed_and_told():
    expected, got = pair([[1, 0], [0, 1]], [(1, 0), (0.5, True)])
    assert got.rows == (("1", "0"), ("0.5", "1"))
    assert (expected.framed, got.framed) == (frozenset(), frozenset({(1, 0)}))
    assert (
        got.told
        == "tableau de 2 lignes sur 2 colonnes ; 1 case diffère, la première en [1, 0] : 0 attendu, 0.5 obtenu"
    )
    drawn = got.__html__()
    assert drawn.count('class="framed"') == 1
    assert drawn.count('class="cell"') == 3
    assert 'aria-label="obtenu\u00a0: tableau de 2 lignes' in drawn
    assert leading((expected, got)).endswith("les cases encadrées.")


def test_matrices_of_two_shapes_are_drawn_whole():
    expected, got = matrices(Counterexample("f()", repr(np.eye(3, 2)), repr(np.eye(2, 3, dtype=np.uint8))))
    assert [len(board.rows) for board in (expected, got)] == [3, 2]
    assert got.framed == frozenset()
    assert leading((expected, got)) == (
        "On attend 3 lignes sur 2 colonnes, ton code donne 2 lignes sur 3 colonnes : où choisis-tu ces dimensions ?"
    )
    with speaking("en"):
        assert "3 rows by 2 columns" in leading((expected, got))


@pytest.mark.parametrize(
    ("expected", "got"),
    [
        ([[1, 2], [3, 4]], [[1, 2], [3, 4]]),  # alike
        ([[1, 2], [3, 4]], [[1, 2], [3]]),
        ([[1, 2], [3, 4]], None),
        ([[1, 2], [3, 4]], [["a", "b"], ["c", "d"]]),
        ([[1, 2], [3, 4]], [[1, 2], [3, 123456789]]),
        ([1, 2], [2, 1]),
        ([[1]], [[2]]),
        ([[], []], [[], []]),
        ([[0] * 2] * (MOST + 1), [[1] * 2] * (MOST + 1)),
        ([[1, 2], [3, 4]], [[1, 2], [3, 10**400]]),
        ([[1, 2], [3, 4]], "[[1, 2], [3, {[]: 4}]]"),
        ([[1, 2], [3, 4]], "__import__('os').abort()"),
        ([[1, 2], [3, 4]], "[" * 9000),
    ],
)  # fmt: skip
def test_nothing_else_is_a_matrix(expected, got):
    shown = got if isinstance(got, str) else repr(got)
    assert matrices(Counterexample("f()", repr(expected), shown)) == ()


def test_a_grid_is_found_wherever_it_stands():
    rows = ["#A.", "..É"]
    call = f"copie.f({{'lignes': {rows!r}, 'mots': ['LE', 'LA']}}, 3)"
    (board,) = grids(Counterexample(call, "", "True"))
    assert (board.label, board.rows) == ("grille", (("#", "A", "."), (".", ".", "É")))
    assert (
        board.told
        == "grille de 2 lignes sur 3 colonnes, 1 case noire ; noire, A, blanche ; blanche, blanche, É"
    )
    drawn = board.__html__()
    assert [drawn.count(f'class="{kind}"') for kind in ("black", "white", "letter")] == [1, 5, 2]


def test_of_a_large_grid_only_the_black_cells_are_counted():
    (board,) = grids(Counterexample("f(7, 7)", "", repr({"lignes": ["#......"] * 7})))
    assert (board.label, board.told) == ("obtenu", "grille de 7 lignes sur 7 colonnes, 7 cases noires")


@pytest.mark.parametrize(
    "text",
    [
        "['LE', 'LA']",
        "['#.', '#']",
        "['#<', '.>']",
        "f(",
        "(" * 9000,
        f"[{'#.' * 40!r}, {'#.' * 40!r}]",
        "['#.']",
    ],
)
def test_nothing_else_is_a_grid(text):
    assert grids(Counterexample(text, text, text)) == ()
