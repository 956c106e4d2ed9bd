"""Filling the kept grids with 50,000 French words: the bitset search and CP-SAT side by side, CPU seconds of one run.

    python -m benchmarks.crosswords [--sizes 7 11 15] [--grids 2] [--element]

Bitset search: every kept grid, the median of several runs. CP-SAT (one worker, no word twice): the first grids of each
size, model and solving; it is compared on these grids. Its Boolean model, a variable for each (slot, word), with presolve
off, is the best of those tried; `--element` adds the model of the course, a variable for each slot and AddElement.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from ortools.sat.python import cp_model

from reference.app16_mots_croises import CrosswordCSP, grid_from_rows
from reference.crossword_grids import SEEDS, SIZES, Slot, blackness, kept_grids, slots_of
from reference.crossword_puzzle import Lexicon, Puzzle
from reference.crossword_search import solve
from wordlists import load

RUNS = 5
ENOUGH = 2.0  # CPU seconds that a grid may take
LIMIT = 120.0  # seconds that CP-SAT may take


def cpu(run: Callable[[], Any]) -> tuple[Any, float]:
    """What a function gives, and its CPU time."""
    start = process_time()
    value = run()
    return value, process_time() - start


def bitsets(grid: str, lexicon: Lexicon) -> tuple[bool, float]:
    """Whether the search fills a grid, and the median of its CPU time."""
    runs = [cpu(lambda: solve(Puzzle(slots_of(grid), lexicon))) for _ in range(RUNS)]
    return runs[0][0].words is not None, median(seconds for _, seconds in runs)


def boolean_model(slots: Sequence[Slot], lexicon: Lexicon) -> cp_model.CpModel:
    """One Boolean for each word of each slot, one for each letter of each cell."""
    model = cp_model.CpModel()
    letters = {cell: [model.new_bool_var("") for _ in lexicon.alphabet] for slot in slots for cell in slot}
    chosen: dict[int, list[list[cp_model.IntVar]]] = defaultdict(list)
    for slot in slots:
        words = lexicon.words[len(slot)]
        has = [model.new_bool_var("") for _ in words]
        chosen[len(slot)].append(has)
        model.add_exactly_one(has)
        for place, cell in enumerate(slot):
            holders: list[list[Any]] = [[~letter] for letter in letters[cell]]
            for variable, letter in zip(has, lexicon.codes[len(slot)][:, place], strict=True):
                holders[letter].append(variable)
            for group in holders:  # a letter is there when one of its words is
                model.add_exactly_one(group)
    for slots_of_a_length in chosen.values():
        for same_word in zip(*slots_of_a_length, strict=True):
            model.add_at_most_one(same_word)
    return model


def by_booleans(grid: str, lexicon: Lexicon) -> bool:
    """Whether CP-SAT fills a grid with the Boolean model."""
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.cp_model_presolve = False
    solver.parameters.max_time_in_seconds = LIMIT
    return solver.solve(boolean_model(slots_of(grid), lexicon)) in (cp_model.OPTIMAL, cp_model.FEASIBLE)


def by_elements(grid: str, lexicon: Lexicon) -> bool:
    """Whether CP-SAT fills a grid with the model of the course, presolve off as above."""
    dictionary = {length: [word.upper() for word in words] for length, words in lexicon.words.items()}
    course = CrosswordCSP(grid_from_rows(grid.split()), dictionary, all_different=True)
    course.solver.parameters.cp_model_presolve = False
    return bool(course.solve(LIMIT))


def shown(results: Sequence[tuple[bool, float]]) -> str:
    """The median, and how many were not filled."""
    missing = sum(not filled for filled, _ in results)
    return f"{median(seconds for _, seconds in results):8.2f} s" + (
        f" ({missing} not filled)" if missing else ""
    )


def compare(
    size: int, grids: dict[tuple[int, int], str], lexicon: Lexicon, few: int, element: bool
) -> list[float]:
    """One line of the table; gives the CPU time of the search on each grid."""
    ours = [bitsets(grids[size, seed], lexicon) for seed in SEEDS]
    filled = sum(found and seconds <= ENOUGH for found, seconds in ours)
    black = [blackness(grids[size, seed]) for seed in SEEDS]
    times = [seconds for _, seconds in ours]
    line = f"{size:>2}x{size:<2} {min(black):5.0%}-{max(black):.0%} {filled:>4}/{len(SEEDS)}"
    line += f" {1000 * median(times):8.1f} ms {1000 * max(times):8.1f} ms"
    models = [by_booleans, by_elements] if element else [by_booleans]
    for model in models if few else []:
        theirs = [
            cpu(lambda seed=seed, model=model: model(grids[size, seed], lexicon)) for seed in SEEDS[:few]
        ]  # type: ignore[misc]
        ratio = median(seconds for _, seconds in theirs) / median(times[:few])
        line += f" {shown(theirs)} = {ratio:5.0f} times"
    print(line, flush=True)
    return times


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--sizes", type=int, nargs="+", default=list(SIZES), help="of the grids")
    parser.add_argument(
        "--grids", type=int, default=2, help="grids of each size that CP-SAT fills; 0 for none"
    )
    parser.add_argument("--element", action="store_true", help="the model of the course too")
    options = parser.parse_args()
    grids = kept_grids(Path(__file__).with_suffix(".txt").read_text(encoding="utf-8"))
    lexicon, seconds = cpu(lambda: Lexicon(load("french_frequent")))
    print(f"bitsets of the words: {seconds:.2f} s, once for all grids")
    print(f"  size  black filled    median       worst   CP-SAT on the first {options.grids} (Boolean model)")
    every = [
        time
        for size in options.sizes
        for time in compare(size, grids, lexicon, options.grids, options.element)
    ]
    print(f"all {len(every)} grids: median {1000 * median(every):.1f} ms")


if __name__ == "__main__":
    main()
