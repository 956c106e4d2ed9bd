"""The solvers of App 16: how many nodes they visit, where they stop, that they agree, and no word without a solution."""

from __future__ import annotations

import random

import pytest

from reference.app16_mots_croises import (
    DICTIONARY,
    CrosswordBacktracking,
    CrosswordCSP,
    CrosswordForwardChecking,
    CrosswordGrid,
    Slot,
    ac3_reduce_domains,
    count_eliminated_words,
    create_sample_grid,
    generate_random_grid,
    grid_from_rows,
    solve_with_lcv,
    validate_solution,
)
from reference.crossword_boolean import CrosswordBoolean
from tests.app16 import FILLABLE, SOLVERS, SQUARE, TOO_LONG, fillings, is_distinct


@pytest.fixture(scope="module")
def sample() -> CrosswordGrid:
    """The grid of the notebook."""
    return create_sample_grid()


# -- searches ----------------------------------------------------------------------------------------------


class LeastConstraining(CrosswordForwardChecking):
    """Forward checking, MRV and LCV together."""

    def _candidates(self, slot: Slot) -> list[str]:
        return sorted(super()._candidates(slot), key=lambda word: self.cost(slot, word))

    def cost(self, slot: Slot, word: str) -> int:
        return count_eliminated_words(self.grid, self.dictionary, slot, word, self.assignment)


class SlotOrder(CrosswordBacktracking):
    """Slots in order and LCV, with other ways to part equals, or the other way round."""

    alphabetical, sign = False, 1

    def _candidates(self, slot: Slot) -> list[str]:
        words = super()._candidates(slot)
        words = sorted(words) if self.alphabetical else words
        return sorted(words, key=lambda word: self.sign * LeastConstraining.cost(self, slot, word))  # type: ignore[arg-type]


def test_nodes_on_the_sample_grid(sample: CrosswordGrid) -> None:
    plain = CrosswordBacktracking(sample, DICTIONARY)
    assert (plain.solve(50_000), plain._cutoff, plain.nodes_explored) == (False, True, 50_001)
    checking = CrosswordForwardChecking(sample, DICTIONARY)
    assert (checking.solve(), checking.nodes_explored) == (True, 33)
    assert solve_with_lcv(sample, DICTIONARY) == (True, 25)
    both = LeastConstraining(sample, DICTIONARY)
    assert (both.solve(), both.nodes_explored) == (True, 41)  # LCV does not help here


@pytest.mark.parametrize(("alphabetical", "sign"), [(True, 1), (False, -1)])
def test_lcv_that_parts_equals_otherwise_is_cut(sample: CrosswordGrid, alphabetical: bool, sign: int) -> None:
    search = SlotOrder(sample, DICTIONARY)
    search.alphabetical, search.sign = alphabetical, sign
    assert (search.solve(3_000), search.nodes_explored) == (False, 3_001)  # so it is with 50,000


def test_nodes_on_one_block() -> None:
    block = grid_from_rows(SQUARE)
    plain, checking = (
        solver(block, DICTIONARY) for solver in (CrosswordBacktracking, CrosswordForwardChecking)
    )
    assert (plain.solve(), plain.nodes_explored) == (True, 244)
    assert solve_with_lcv(block, DICTIONARY) == (True, 7)
    assert (checking.solve(), checking.nodes_explored) == (True, 9)


@pytest.mark.parametrize(
    "solver", [CrosswordBacktracking, CrosswordForwardChecking, SlotOrder, LeastConstraining]
)
def test_a_search_stops_at_its_limit_and_can_begin_again(solver: type[CrosswordBacktracking]) -> None:
    block = grid_from_rows(SQUARE)
    search, fresh = solver(block, DICTIONARY), solver(block, DICTIONARY)
    assert search.solve(4) is False
    assert (search.nodes_explored, search._cutoff) == (5, True)
    assert (search.solve(), search.nodes_explored) == (fresh.solve(), fresh.nodes_explored)
    assert search.get_solution() == fresh.get_solution()
    assert len(search.get_solution()) == 9


def test_forward_checking_stops_one_node_after_its_limit(sample: CrosswordGrid) -> None:
    search = CrosswordForwardChecking(sample, DICTIONARY)
    assert (search.solve(32), search.nodes_explored) == (False, 33)
    assert (search.solve(33), search.nodes_explored) == (True, 33)


@pytest.mark.parametrize(
    ("solver", "name"),
    [
        (solver, name)
        for solver in SOLVERS
        for name in FILLABLE
        if solver is not SOLVERS[2] or name in ("G3", "G4")
    ],
)
def test_solvers_find_what_validate_accepts_but_for_repeats(solver: type, name: str) -> None:
    grid = grid_from_rows(FILLABLE[name][0])
    search = solver(grid, DICTIONARY)
    assert search.solve()
    words = search.get_words() if hasattr(search, "get_words") else search.assignment
    assert words in fillings(grid, DICTIONARY)
    letters = {
        cell: letter for slot in grid.slots for cell, letter in zip(slot.cells, words[slot.id], strict=True)
    }
    assert search.get_solution() == letters


@pytest.mark.parametrize("seed", range(6))
def test_solvers_agree_on_whether_a_grid_can_be_filled(seed: int) -> None:
    rng = random.Random(seed)
    grid = generate_random_grid(4, 4, density=0.35, seed=seed)
    words = {length: rng.sample(listed, 9) for length, listed in DICTIONARY.items() if length <= 4}
    possible = bool(fillings(grid, words))
    assert [solver(grid, words).solve() for solver in SOLVERS] == [possible] * 4
    assert solve_with_lcv(grid, words)[0] is possible
    distinct = any(map(is_distinct, fillings(grid, words)))
    for model in (CrosswordCSP, CrosswordBoolean):
        assert model(grid, words, all_different=True).solve() is distinct


@pytest.mark.parametrize("ids", [[1, 0, 4, 3, 2], [10, 11, 30, 12, 20]])
def test_slots_are_found_by_their_number(ids: list[int]) -> None:
    plain = grid_from_rows(FILLABLE["G3"][0])
    slots = [
        Slot(key, *(s.row, s.col, s.length, s.direction, s.cells))
        for key, s in zip(ids, plain.slots, strict=True)
    ]
    grid = CrosswordGrid(3, 3, plain.black_cells, slots)
    words = dict(zip(ids, FILLABLE["G3"][1].split(), strict=True))
    assert validate_solution(grid, DICTIONARY, words) == (True, [])
    for solver in SOLVERS:
        assert solver(grid, DICTIONARY).solve()
    assert solve_with_lcv(grid, DICTIONARY)[0]
    assert count_eliminated_words(grid, DICTIONARY, slots[2], "OUI", {}) == count_eliminated_words(
        plain, DICTIONARY, plain.slots[2], "OUI", {}
    )
    assert set(ac3_reduce_domains(grid, DICTIONARY)[0]) == set(ids)


# -- no solution -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("solver", SOLVERS)
def test_a_length_without_words_has_no_solution(solver: type) -> None:
    search = solver(grid_from_rows(TOO_LONG), DICTIONARY)
    assert search.solve() is False
    assert search.get_solution() == {}
    mixed = solver(grid_from_rows(["....", ".###"]), {4: ["NOIR"]})
    assert mixed.solve() is False


def test_a_length_without_words_elsewhere() -> None:
    grid = grid_from_rows(TOO_LONG)
    assert ac3_reduce_domains(grid, DICTIONARY) == ({0: set()}, False)
    assert solve_with_lcv(grid, DICTIONARY)[0] is False
    valid, messages = validate_solution(grid, DICTIONARY, {0: "A" * 11})
    assert (valid, len(messages)) == (False, 1)


@pytest.mark.parametrize("model", [CrosswordCSP, CrosswordBoolean])
def test_without_a_solution_there_are_no_words(model: type) -> None:
    csp = model(grid_from_rows(["...", "#.#", "..."]), {3: ["MER", "SOL", "PLI"]})
    assert (csp.get_words(), csp.get_solution()) == ({}, {})  # not solved yet
    assert csp.solve() is False
    assert (csp.get_words(), csp.get_solution()) == ({}, {})  # INFEASIBLE, not UNKNOWN
