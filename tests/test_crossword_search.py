"""Filling crosswords: the kept grids are filled, the bitsets do what the didactic methods do, and proofs are proofs."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from random import Random

import pytest

from reference.app16_mots_croises import (
    DICTIONARY,
    CrosswordForwardChecking,
    CrosswordGrid,
    ac3_reduce_domains,
    create_sample_grid,
    find_slots,
    grid_from_rows,
)
from reference.crossword_didactic import ForwardChecking, arc_consistent
from reference.crossword_grids import SEEDS, SIZES, blackness, is_sound, kept_grids, random_grid, slots_of
from reference.crossword_puzzle import Lexicon, Puzzle, bitset, members, start
from reference.crossword_search import DeadEnd, Search, propagate, solve
from wordlists import load

KEPT = kept_grids((Path(__file__).parent.parent / "benchmarks" / "crosswords.txt").read_text())
# What the search visits in all on the eight grids of each size.
NODES = {7: 156, 8: 202, 9: 240, 10: 304, 11: 417, 12: 390, 13: 883, 14: 818, 15: 869}
DEAD_ENDS = {7: 0, 8: 2, 9: 3, 10: 72, 11: 221, 12: 7, 13: 1642, 14: 928, 15: 732}

SAMPLE = "...#...\n...#...\n...#...\n###.###\n...#...\n...#...\n...#..."
G4 = "..#.\n.#..\n....\n...#"
G5 = "..#..\n..#..\n#...#\n.#...\n...##"
G7 = ".......\n#..#.##\n....##.\n.##.##.\n.##....\n##.#..#\n......."


@pytest.fixture(scope="module")
def french() -> Lexicon:
    """The 50,000 frequent French words."""
    return Lexicon(load("french_frequent"))


@pytest.fixture(scope="module")
def small() -> Lexicon:
    """The dictionary of App-16."""
    return Lexicon(word for words in DICTIONARY.values() for word in words)


def check(grid: str, words: Sequence[str], lexicon: Lexicon) -> None:
    """A filling is right: said with squares only, nothing of the search."""
    squares: dict[tuple[int, int], str] = {}
    for slot, word in zip(slots_of(grid), words, strict=True):
        assert len(slot) == len(word)
        assert word in lexicon.words[len(word)]
        for cell, letter in zip(slot, word, strict=True):
            assert squares.setdefault(cell, letter) == letter
    assert len(squares) == grid.count(".")
    assert len(set(words)) == len(words)


# -- grids -------------------------------------------------------------------------------------------------


def test_eight_grids_of_each_size_are_kept() -> None:
    assert sorted(KEPT) == [(size, seed) for size in SIZES for seed in SEEDS]
    assert (list(SIZES), len(SEEDS)) == ([7, 8, 9, 10, 11, 12, 13, 14, 15], 8)
    assert len(set(KEPT.values())) == 72
    for (size, _), grid in KEPT.items():
        assert [len(line) for line in grid.split()] == [size] * size
        assert 0.15 <= blackness(grid) <= 0.25
        assert is_sound(grid)


@pytest.mark.parametrize(("size", "seed"), [(7, 0), (7, 7), (10, 3), (15, 0)])
def test_kept_grids_are_made_again(size: int, seed: int) -> None:
    assert random_grid(size, seed) == KEPT[size, seed]


@pytest.mark.parametrize("grid", [*list(KEPT.values())[::9], SAMPLE, G4, G5, G7])
def test_slots_are_those_of_the_course(grid: str) -> None:
    lines = grid.split()
    black = {(r, c) for r, line in enumerate(lines) for c, mark in enumerate(line) if mark == "#"}
    course = find_slots(len(lines), len(lines[0]), black)
    assert sorted(slots_of(grid)) == sorted(tuple(slot.cells) for slot in course)


@pytest.mark.parametrize(
    ("grid", "sound"), [("..\n..", True), ("..#\n..#\n##.", False), ("..#..", False), (SAMPLE, False)]
)
def test_sound_grids(grid: str, sound: bool) -> None:
    assert is_sound(grid) is sound


# -- filling -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_every_kept_grid_is_filled(french: Lexicon, size: int) -> None:
    nodes = dead_ends = 0
    for seed in SEEDS:
        result = solve(Puzzle(slots_of(KEPT[size, seed]), french))
        assert result.words is not None, seed
        check(KEPT[size, seed], result.words, french)
        nodes, dead_ends = nodes + result.nodes, dead_ends + result.dead_ends
    assert (nodes, dead_ends) == (NODES[size], DEAD_ENDS[size])


def test_same_puzzle_same_filling(french: Lexicon) -> None:
    puzzle = Puzzle(slots_of(KEPT[10, 2]), french)
    assert solve(puzzle) == solve(puzzle)


def test_search_gives_up_without_a_verdict(french: Lexicon) -> None:
    result = solve(Puzzle(slots_of(KEPT[15, 6]), french), most_dead_ends=20)
    assert (result.words, result.proven, result.dead_ends) == (None, False, 20)


def test_sample_grid_has_no_filling_with_distinct_words(small: Lexicon) -> None:
    puzzle = Puzzle(slots_of(SAMPLE), small)
    assert (solve(puzzle).words, solve(puzzle).proven) == (None, True)
    repeated = solve(puzzle, distinct=False).words
    assert repeated is not None
    assert set(repeated) <= {"LES", "DES", "EAU", "SUR"}


@pytest.mark.parametrize("grid", [G4, G5, G7])
def test_grids_of_the_course_are_filled(small: Lexicon, grid: str) -> None:
    words = solve(Puzzle(slots_of(grid), small)).words
    assert words is not None
    check(grid, words, small)


def test_length_without_words_has_no_filling() -> None:
    result = solve(Puzzle(slots_of("...\n.#.\n..."), Lexicon(["ou", "et"])))
    assert (result.words, result.proven) == (None, True)


def test_slot_that_crosses_nothing_is_filled_too() -> None:
    assert solve(Puzzle(slots_of("...#..."), Lexicon(["cle", "mot"]))).words == ("cle", "mot")
    assert solve(Puzzle(slots_of("...#..."), Lexicon(["mot"]))).proven
    assert solve(Puzzle([], Lexicon(["mot"]))).words == ()


def fillings(words: Sequence[str]) -> list[tuple[str, ...]]:
    """Every 3x3 square of six distinct words, by trying all the rows."""
    squares = []
    for rows in product(words, repeat=3):
        columns = tuple("".join(column) for column in zip(*rows, strict=True))
        if set(columns) <= set(words) and len({*rows, *columns}) == 6:
            squares.append((*rows, *columns))
    return squares


def words_of_three(seed: int) -> list[str]:
    """Some words of the letters a, b and c."""
    every = ["".join(letters) for letters in product("abc", repeat=3)]
    return sorted(Random(seed).sample(every, 7 + seed % 3))


@pytest.mark.parametrize("patience", [1, 10])
@pytest.mark.parametrize("seed", range(24))
def test_verdict_is_that_of_trying_everything(
    seed: int, patience: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reference.crossword_search.PATIENCE", patience)  # with many restarts, or with few
    possible = fillings(words_of_three(seed))
    result = solve(Puzzle(slots_of("...\n...\n..."), Lexicon(words_of_three(seed))))
    assert result.words in possible if possible else (result.words, result.proven) == (None, True)


def test_verdicts_above_are_of_both_kinds() -> None:
    verdicts = Counter(bool(fillings(words_of_three(seed))) for seed in range(24))
    assert min(verdicts[True], verdicts[False]) >= 5


# -- the bitsets do what the didactic methods do -----------------------------------------------------------


def french_of_the_course(seed: int, each: int = 60) -> dict[int, list[str]]:
    """Some frequent words of each length, as the course keeps them."""
    by_length = defaultdict(list)
    for word in load("french_frequent"):
        by_length[len(word)].append(word.upper())
    return {n: Random(seed).sample(by_length[n], min(each, len(by_length[n]))) for n in range(2, 11)}


def as_puzzle(grid: CrosswordGrid, dictionary: dict[int, list[str]]) -> Puzzle:
    """The course's grid and dictionary, its slots in its own order."""
    words = (word for group in dictionary.values() for word in group)
    return Puzzle([tuple(slot.cells) for slot in grid.slots], Lexicon(words))


@pytest.mark.parametrize(
    ("grid", "nodes"), [(SAMPLE, 33), (G4, 10), (G5, 39), (G7, 27), ("...\n...\n...", 9)]
)
def test_forward_checking_visits_the_nodes_of_the_course(grid: str, nodes: int) -> None:
    course = create_sample_grid() if grid == SAMPLE else grid_from_rows(grid.split())
    assert ForwardChecking(as_puzzle(course, DICTIONARY)).solve().nodes == nodes


@pytest.mark.parametrize("seed", range(8))
def test_forward_checking_is_that_of_the_course(seed: int) -> None:
    dictionary, course = french_of_the_course(seed), grid_from_rows(random_grid(5, seed).split())
    slow = CrosswordForwardChecking(course, dictionary)
    solved = slow.solve(400)
    fast = ForwardChecking(as_puzzle(course, dictionary), 400).solve()
    assert fast.nodes == slow.nodes_explored
    assert fast.words == (tuple(slow.assignment[slot.id] for slot in course.slots) if solved else None)


def test_forward_checking_stops_at_the_limit() -> None:
    assert ForwardChecking(as_puzzle(create_sample_grid(), DICTIONARY), 32).solve().nodes == 33


def test_fixpoint_of_the_sample_grid() -> None:
    domains = arc_consistent(as_puzzle(create_sample_grid(), DICTIONARY))
    assert domains is not None
    assert Counter(map(tuple, domains)) == {("DES", "LES"): 8, ("EAU",): 8, ("SUR",): 8}


@pytest.mark.parametrize("seed", range(8))
def test_fixpoint_is_that_of_ac3(seed: int) -> None:
    dictionary, course = french_of_the_course(seed, 200), grid_from_rows(random_grid(7, seed).split())
    domains, consistent = ac3_reduce_domains(course, dictionary)
    found = arc_consistent(as_puzzle(course, dictionary))
    assert (found is not None) == consistent
    assert found is None or found == [sorted(domains[slot.id]) for slot in course.slots]


@pytest.mark.parametrize("distinct", [False, True])
def test_what_remains_does_not_depend_on_the_order_of_the_work(french: Lexicon, distinct: bool) -> None:
    puzzle = Puzzle(slots_of(KEPT[9, 1]), french)
    slots, ends = list(range(len(puzzle.lengths))), []
    for seed in range(4):
        state = start(puzzle)
        state.domains[3] &= -state.domains[3]  # its first word
        propagate(puzzle, state, Random(seed).sample(slots, len(slots)), distinct)
        ends.append(state)
    assert all(end == ends[0] for end in ends)


# -- parts -------------------------------------------------------------------------------------------------


def test_bitsets_and_their_members() -> None:
    for bits in (0, 1, 0b1011, 1 << 4000 | 5):
        chosen = [bit == "1" for bit in reversed(f"{bits:b}")]
        assert members(bits).tolist() == [i for i, one in enumerate(chosen) if one]
    codes = Lexicon(["abc", "bcd", "abd"]).codes[3]
    assert bitset(codes[:, 0] == 0) == 0b011  # abc, abd come first in alphabetical order


def test_dead_end_blames_the_crossing() -> None:
    puzzle = Puzzle(slots_of("..\n.."), Lexicon(["ab", "cd"]))
    with pytest.raises(DeadEnd) as caught:
        propagate(puzzle, start(puzzle), [0])
    assert caught.value.crossing in range(4)
    search = Search(puzzle, distinct=True)
    assert search.run(100).proven
    assert (search.dead_ends, sorted(search.weights)) == (1, [1, 1, 1, 2])
