"""The grid, the dictionary and the fillings of App 16: known values, and what the usual notebook says wrongly."""

from __future__ import annotations

from itertools import product

import pytest

from reference.app16_mots_croises import (
    DICTIONARY,
    CrosswordCSP,
    CrosswordForwardChecking,
    CrosswordGrid,
    ac3_reduce_domains,
    analyze_crossword_complexity,
    create_sample_grid,
    find_slots,
    grid_from_rows,
    slots_per_cell,
    validate_solution,
)
from reference.crossword_boolean import CrosswordBoolean
from tests.app16 import FILLABLE, SQUARE, fillings, is_distinct
from wordlists import load

NON_WORDS = [
    "EUR",
    "ELS",
    "VOI",
    "BLAN",
    "ROUG",
    "JAUN",
    "VALOR",
    "FEUVE",
    "SYSTEM",
    "FOREST",
    "OBJECT",
    "COULEU",
    "HISTOIR",
    "JALOUSI",
    "POURSUI",
    "BROUILL",
    "RUISSEA",
    "PROGRAMM",
    "GRANDISS",
    "PAROISIE",
    "DEFINISS",
    "CARACTER",
    "ELEVATIO",
    "REPERTOI",
    "STRUCTUR",
    "ALGORITHM",
    "PAROISSIE",
    "REPERTOIR",
    "SECONDAIR",
]


@pytest.fixture(scope="module")
def sample() -> CrosswordGrid:
    """The grid of the notebook."""
    return create_sample_grid()


# -- the grid and the dictionary ---------------------------------------------------------------------------


def test_the_sample_grid(sample: CrosswordGrid) -> None:
    assert (len(sample.slots), len(sample.get_intersections()), len(sample.black_cells)) == (24, 36, 12)
    assert {slot.length for slot in sample.slots} == {3}
    assert round(12 / 49, 4) == 0.2449  # and not 17 %
    assert [cell for cell, count in slots_per_cell(sample).items() if count == 0] == [(3, 3)]
    assert len(slots_per_cell(sample)) == 37
    assert {(6 - r, 6 - c) for r, c in sample.black_cells} == sample.black_cells  # half a turn


def test_crossings_of_the_sample_grid(sample: CrosswordGrid) -> None:
    expected = []
    for first, down in ((0, 12), (6, 18)):
        for row, side in product(range(3), range(2)):
            for place in range(3):
                expected.append((first + 2 * row + side, down + 3 * side + place, (place, row)))
    assert sample.get_intersections() == expected
    assert expected[:3] == [(0, 12, (0, 0)), (0, 13, (1, 0)), (0, 14, (2, 0))]
    assert expected[-1] == (11, 23, (2, 2))


def test_the_dictionary_is_a_fixture_and_no_list_of_french() -> None:
    words = [word for listed in DICTIONARY.values() for word in listed]
    assert {length: len(listed) for length, listed in DICTIONARY.items()} == {
        2: 15, 3: 20, 4: 20, 5: 20, 6: 20, 7: 20, 8: 20, 9: 14, 10: 14,
    }  # fmt: skip
    assert len(words) == len(set(words)) == 163
    assert len(NON_WORDS) == 29
    assert set(NON_WORDS) <= set(words)


@pytest.mark.parametrize("name", FILLABLE)
def test_grids_that_words_all_different_can_fill(name: str) -> None:
    rows, words, slots, crossings, distinct, every, nodes = FILLABLE[name]
    grid = grid_from_rows(rows)
    assert (len(grid.slots), len(grid.get_intersections())) == (slots, crossings)
    assert validate_solution(grid, DICTIONARY, dict(enumerate(words.split()))) == (True, [])
    found = fillings(grid, DICTIONARY)
    assert (len(found), sum(map(is_distinct, found))) == (every, distinct)
    solver = CrosswordForwardChecking(grid, DICTIONARY)
    assert (solver.solve(), solver.nodes_explored) == (True, nodes)
    csp = CrosswordCSP(grid, DICTIONARY, all_different=True)
    assert csp.solve(time_limit=20)
    assert validate_solution(grid, DICTIONARY, csp.get_words()) == (True, [])


def test_slots_are_the_longest_runs_of_two_or_more() -> None:
    slots = find_slots(2, 4, {(0, 1)})
    assert [(slot.direction, slot.cells) for slot in slots] == [
        ("H", ((0, 2), (0, 3))),
        ("H", ((1, 0), (1, 1), (1, 2), (1, 3))),
        ("V", ((0, 0), (1, 0))),
        ("V", ((0, 2), (1, 2))),
        ("V", ((0, 3), (1, 3))),
    ]
    assert [slot.id for slot in slots] == [0, 1, 2, 3, 4]
    assert (slots[0].row, slots[0].col, slots[0].length) == (0, 2, 2)


def test_size_of_the_problem(sample: CrosswordGrid) -> None:
    told = analyze_crossword_complexity(sample, DICTIONARY)
    assert list(told.values()) == [24, 37, 36, 20, 20**24]
    assert f"{20**24:.2e}" == "1.68e+31"


# -- fillings of the sample grid ---------------------------------------------------------------------------


def test_the_only_squares_have_the_same_words_across_and_down() -> None:
    words = DICTIONARY[3]
    squares = [
        rows for rows in product(words, repeat=3) if all("".join(column) in words for column in zip(*rows, strict=True))
    ]  # fmt: skip
    assert squares == [("LES", "EAU", "SUR"), ("DES", "EAU", "SUR")]
    assert all("".join(rows[i][j] for i in range(3)) == rows[j] for rows in squares for j in range(3))


def test_the_sample_grid_has_sixteen_fillings_none_with_distinct_words(sample: CrosswordGrid) -> None:
    domains, _ = ac3_reduce_domains(sample, DICTIONARY)
    assert len(fillings(grid_from_rows(SQUARE), DICTIONARY)) ** 4 == 16
    assert max(len({*words}) for words in product(*domains.values())) == 4  # of 24
    assert 16 * 26 == 416  # when the centre, in no slot, takes any letter
    csp = CrosswordCSP(sample, DICTIONARY, all_different=True)
    assert csp.solve(time_limit=20) is False
    assert csp.solver.status_name(csp._status) == "INFEASIBLE"


@pytest.mark.parametrize(("size", "fillable"), [(100, False), (150, True)])
def test_a_larger_list_fills_the_sample_grid(sample: CrosswordGrid, size: int, fillable: bool) -> None:
    words = {3: [word.upper() for word in load("french_frequent", 3)[:size]]}
    csp = CrosswordCSP(sample, words, all_different=True)
    assert csp.solve(time_limit=60) is fillable
    assert validate_solution(sample, words, csp.get_words())[0] is fillable


@pytest.mark.parametrize("model", [CrosswordCSP, CrosswordBoolean])
def test_a_model_that_forbids_no_repeats_repeats_three_words(sample: CrosswordGrid, model: type) -> None:
    csp = model(sample, DICTIONARY)
    assert csp.solve(time_limit=20)
    words = csp.get_words()
    assert len(words) == 24
    assert len(set(words.values())) <= 4
    valid, messages = validate_solution(sample, DICTIONARY, words)
    assert valid is False
    assert messages
    assert (3, 3) not in csp.get_solution()  # no stray letter in the centre
    assert len(csp.get_solution()) == 36


def test_arc_consistency_of_the_sample_grid(sample: CrosswordGrid) -> None:
    domains, consistent = ac3_reduce_domains(sample, DICTIONARY)
    assert consistent
    first, second, third = {"DES", "LES"}, {"EAU"}, {"SUR"}
    across = [first, first, second, second, third, third]
    down = [first, second, third]
    assert [domains[key] for key in range(24)] == across + across + down * 4
    sizes = [len(domain) for domain in domains.values()]
    assert (sizes.count(1), sizes.count(2), 20**24 // 2**8) == (16, 8, 65536 * 10**24)
