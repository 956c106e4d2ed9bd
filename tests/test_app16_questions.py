"""What App 16 asks, and its grids: known values, where the usual notebook is wrong, preconditions."""

from __future__ import annotations

import random
from collections.abc import Iterator

import matplotlib.pyplot as plt
import pytest
from matplotlib.axes import Axes

from reference.app16_mots_croises import (
    DICTIONARY,
    CrosswordBacktracking,
    CrosswordCSP,
    CrosswordGrid,
    ac3_reduce_domains,
    count_eliminated_words,
    create_sample_grid,
    crossing_cells,
    display_bars,
    display_grid,
    evaluate_grid_quality,
    find_slots,
    generate_optimized_grid,
    generate_random_grid,
    grid_from_rows,
    slots_per_cell,
    solve_with_lcv,
    validate_solution,
)
from reference.crossword_generation import is_connected, publishable_grid
from tests.app16 import FILLABLE, SQUARE


@pytest.fixture(scope="module")
def sample() -> CrosswordGrid:
    """The grid of the notebook."""
    return create_sample_grid()


# -- the questions -----------------------------------------------------------------------------------------

ELIMINATED = {
    "LES": 54, "DES": 55, "UNE": 55, "PAS": 56, "SUR": 57, "PAR": 56, "EUR": 55, "ELS": 54, "MER": 55, "TER": 55,
    "AIR": 58, "EAU": 55, "FEU": 54, "NUI": 58, "OUI": 58, "ROI": 58, "LOI": 57, "VOI": 58, "FIN": 57, "BON": 57,
}  # fmt: skip
AFTER_DES_DOWN = {
    "LES": 36, "DES": 36, "UNE": 36, "PAS": 38, "SUR": 38, "PAR": 38, "EUR": 38, "ELS": 37, "MER": 36, "TER": 36,
    "AIR": 39, "EAU": 38, "FEU": 36, "NUI": 39, "OUI": 39, "ROI": 39, "LOI": 39, "VOI": 39, "FIN": 39, "BON": 38,
}  # fmt: skip
BELOW_DES = {
    "LES": 54, "DES": 55, "UNE": 50, "PAS": 57, "SUR": 56, "PAR": 57, "EUR": 51, "ELS": 54, "MER": 55, "TER": 55,
    "AIR": 55, "EAU": 48, "FEU": 51, "NUI": 53, "OUI": 50, "ROI": 54, "LOI": 53, "VOI": 54, "FIN": 57, "BON": 55,
}  # fmt: skip


@pytest.mark.parametrize(
    ("slot", "assignment", "expected"),
    [(0, {}, ELIMINATED), (0, {12: "DES"}, AFTER_DES_DOWN), (2, {0: "DES"}, BELOW_DES)],
)
def test_eliminated_words(
    sample: CrosswordGrid, slot: int, assignment: dict[int, str], expected: dict[str, int]
) -> None:
    found = {
        word: count_eliminated_words(sample, DICTIONARY, sample.slots[slot], word, assignment)
        for word in DICTIONARY[3]
    }
    assert found == expected


def test_validate_reports_every_fault_and_never_raises(sample: CrosswordGrid) -> None:
    assert len(validate_solution(sample, DICTIONARY, {})[1]) == 24
    short = {0: "DE", 12: "DES", 13: "EAU", 14: "SUR"}
    valid, messages = validate_solution(sample, DICTIONARY, short)
    assert valid is False
    assert len(messages) == 21  # 20 empty slots and a short word, whose letters agree with the others
    grid = grid_from_rows(FILLABLE["G3"][0])
    valid, messages = validate_solution(grid, DICTIONARY, {0: "UN", 1: "UN", 2: "XUI", 3: "EAU", 99: "OU"})
    assert valid is False
    assert len(messages) == 5


@pytest.mark.parametrize("bad", [None, "", "A", "ABCDEFGH"])
def test_validate_survives_bad_words(bad: str | None) -> None:
    grid = grid_from_rows(FILLABLE["G3"][0])
    for key in range(5):
        words = {**dict(enumerate(FILLABLE["G3"][1].split())), key: bad}
        valid, messages = validate_solution(grid, DICTIONARY, words)
        assert valid is False
        assert messages


def test_lcv_leaves_grid_and_dictionary_alone() -> None:
    grid = grid_from_rows(SQUARE)
    words = {3: list(DICTIONARY[3])}
    before = grid.grid.copy()
    solve_with_lcv(grid, words)
    assert words == {3: DICTIONARY[3]}
    assert (grid.grid == before).all()


# -- making grids ------------------------------------------------------------------------------------------


def lonely(grid: CrosswordGrid) -> tuple[bool, bool]:
    """Whether a white cell is in no slot, whether a slot crosses no other."""
    crossings = crossing_cells(grid)
    return 0 in slots_per_cell(grid).values(), any(not crossings & set(slot.cells) for slot in grid.slots)


def test_random_grids_promise_nothing() -> None:
    found = [lonely(generate_random_grid(7, 7, 0.2, seed)) for seed in range(1000)]
    assert sum(outside for outside, _isolated in found) == 238
    assert sum(isolated for _outside, isolated in found) == 59


def test_a_random_grid_depends_on_its_seed_only() -> None:
    grids = [generate_random_grid(7, 7, seed=seed) for seed in (5, 5, 6)]
    assert grids[0].black_cells == grids[1].black_cells != grids[2].black_cells
    random.seed(5)
    assert generate_random_grid(7, 7).black_cells == grids[0].black_cells


@pytest.mark.parametrize(("rows", "cols"), [(4, 4), (5, 5), (7, 7), (5, 9), (11, 4), (2, 9), (10, 10)])
@pytest.mark.parametrize("seed", range(4))
def test_optimized_grids_are_well_made(rows: int, cols: int, seed: int) -> None:
    random.seed(seed)
    grid = generate_optimized_grid(rows, cols)
    assert (grid.rows, grid.cols) == (rows, cols)
    assert 15 * rows * cols <= 100 * len(grid.black_cells) <= 25 * rows * cols
    assert grid.slots == find_slots(rows, cols, grid.black_cells)
    assert lonely(grid) == (False, False)


def test_optimized_grids_have_more_crossings_than_random_ones() -> None:
    random.seed(1)
    cells = [(r, c) for r in range(7) for c in range(7)]
    optimized = [generate_optimized_grid(7, 7) for _ in range(20)]
    chance = []
    for _ in range(200):
        black = set(random.sample(cells, len(optimized[0].black_cells)))
        chance.append(len(crossing_cells(CrosswordGrid(7, 7, black, find_slots(7, 7, black)))))
    mean = sum(chance) / len(chance)
    assert 31 < mean < 34
    assert min(len(crossing_cells(grid)) for grid in optimized) > mean


def test_a_target_is_approached() -> None:
    random.seed(1)
    found = [len(crossing_cells(generate_optimized_grid(7, 7, target))) for target in (24, 30, 38)]
    assert found == sorted(found)
    assert abs(found[1] - 30) <= 3


@pytest.mark.parametrize("symmetric", [False, True])
def test_publishable_grids(symmetric: bool) -> None:
    made = publishable_grid(5, 5, DICTIONARY, symmetric=symmetric, seed=1, tries=120)
    assert made is not None
    grid, words = made
    assert validate_solution(grid, DICTIONARY, words) == (True, [])
    assert lonely(grid) == (False, False)
    assert is_connected(grid)
    turned = {(4 - r, 4 - c) for r, c in grid.black_cells}
    assert (turned == grid.black_cells) >= symmetric
    again = publishable_grid(5, 5, DICTIONARY, symmetric=symmetric, seed=1, tries=120)
    assert again is not None
    assert (again[0].black_cells, again[1]) == (grid.black_cells, words)


def test_publishable_grids_may_not_exist() -> None:
    assert publishable_grid(5, 5, {2: ["LE"]}, tries=3) is None


@pytest.mark.parametrize("target", [4, 10])
def test_publishable_grids_approach_a_target(target: int) -> None:
    made = publishable_grid(4, 4, DICTIONARY, density=0.4, target_intersections=target, seed=3, tries=60)
    assert made is not None
    assert abs(len(crossing_cells(made[0])) - target) <= 3


def test_quality_is_between_0_and_1_and_prefers_what_the_subject_says() -> None:
    for seed in range(200):
        grid = generate_random_grid(5, 5, seed=seed)
        assert 0 <= evaluate_grid_quality(grid) <= 1
    assert evaluate_grid_quality(grid_from_rows(SQUARE)) == 1
    assert evaluate_grid_quality(grid_from_rows(["..#", "##.", "##."])) == 0


# -- pictures ----------------------------------------------------------------------------------------------


@pytest.fixture
def axes(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Axes]]:
    """The axes of each figure that is shown."""
    shown: list[Axes] = []
    monkeypatch.setattr(plt, "show", lambda: shown.append(plt.gca()))
    yield shown
    plt.close("all")


def test_a_grid_is_drawn_with_its_numbers_and_letters(axes: list[Axes]) -> None:
    grid = grid_from_rows(["#..", "#..", "..."])
    letters = {(0, 1): "E", (0, 2): "N"}
    display_grid(grid, letters, title="Essai")
    display_grid(grid)
    assert [patch.get_facecolor()[0] for patch in axes[0].patches] == [0, 1, 1, 0, 1, 1, 1, 1, 1]
    texts = [text.get_text() for text in axes[0].texts if text.get_text()]
    assert texts == ["0,3", "E", "4", "N", "1", "2"]
    assert axes[0].get_title() == "Essai"
    assert [text.get_text() for text in axes[1].texts if text.get_text()] == ["0,3", "4", "1", "2"]


def test_bars_have_their_numbers(axes: list[Axes]) -> None:
    display_bars({"peu": 25, "beaucoup": 50_001}, title="Nœuds")
    assert axes[0].get_xscale() == "log"
    assert [bar.get_width() for bar in axes[0].patches] == [25, 50_001]
    assert [text.get_text() for text in axes[0].texts] == ["25", "50001"]


# -- preconditions -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argument", "call"),
    [
        ("rows", lambda: CrosswordGrid(0, 3, set(), [])),
        ("black_cells", lambda: CrosswordGrid(3, 3, {(3, 0)}, [])),
        ("slots", lambda: CrosswordGrid(1, 2, set(), find_slots(1, 2, set()) * 2)),
        ("rows", lambda: grid_from_rows(["...", ".."])),
        ("density", lambda: generate_random_grid(3, 3, density=1.5)),
        ("rows", lambda: generate_optimized_grid(1, 7)),
        ("grid", lambda: evaluate_grid_quality(grid_from_rows(["#"]))),
        ("dictionary", lambda: CrosswordCSP(grid_from_rows(SQUARE), {3: ["ETÉ"]})),
        ("dictionary", lambda: CrosswordBacktracking(grid_from_rows(SQUARE), {3: ["LE"]})),
        ("dictionary", lambda: ac3_reduce_domains(grid_from_rows(SQUARE), {3: ["les"]})),
        ("max_nodes", lambda: CrosswordBacktracking(grid_from_rows(SQUARE), DICTIONARY).solve(0)),
        ("time_limit", lambda: CrosswordCSP(grid_from_rows(SQUARE), DICTIONARY).solve(0)),
        ("density", lambda: publishable_grid(4, 4, DICTIONARY, density=0)),
        ("tries", lambda: publishable_grid(4, 4, DICTIONARY, tries=0)),
    ],
)
def test_a_bad_argument_is_named(argument: str, call) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(ValueError, match=rf"^{argument}\b"):
        call()
