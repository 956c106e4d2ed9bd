"""Crossword grids as text, and random grids that look like those of a newspaper.

    python -m reference.crossword_grids > benchmarks/crosswords.txt

Glossary
    grid     lines of `.` (white) and `#` (black)
    cell     a white square, as (row, column)
    slot     the cells of a word: a run of two or more white cells, across or down
"""

from __future__ import annotations

import re
from random import Random

Cell = tuple[int, int]
Slot = tuple[Cell, ...]

RUN = re.compile(r"\.{2,}")
LEAST, MOST = 0.15, 0.25  # the part of the grid that is black
SIZES, SEEDS = range(7, 16), range(8)  # of the grids that are kept
ATTEMPTS = 40  # for each black square, before a grid is begun again


def slots_of(grid: str) -> list[Slot]:
    """The slots of a grid, across then down, in reading order: slots_of("..#") == [((0, 0), (0, 1))]."""
    lines = grid.split()
    columns = ["".join(column) for column in zip(*lines, strict=True)]
    across = [tuple((row, i) for i in run) for row, line in enumerate(lines) for run in runs(line)]
    down = [tuple((i, col) for i in run) for col, line in enumerate(columns) for run in runs(line)]
    return across + sorted(down)


def runs(line: str) -> list[range]:
    """Where the words of a line stand: runs("..#...") == [range(0, 2), range(3, 6)]."""
    return [range(*match.span()) for match in RUN.finditer(line)]


def cells_of(grid: str) -> set[Cell]:
    """The white cells."""
    return {
        (row, col) for row, line in enumerate(grid.split()) for col, mark in enumerate(line) if mark == "."
    }


def blackness(grid: str) -> float:
    """The part of the grid that is black."""
    return grid.count("#") / (grid.count("#") + grid.count("."))


def is_sound(grid: str) -> bool:
    """Whether every white cell is in a slot, and all of them hang together."""
    cells, slots = cells_of(grid), slots_of(grid)
    return {cell for slot in slots for cell in slot} == cells and connected(cells)


def connected(cells: set[Cell]) -> bool:
    """Whether one can walk from any cell to any other."""
    reached: set[Cell] = set()
    waiting = sorted(cells)[:1]
    while waiting:
        row, col = cell = waiting.pop()
        if cell in cells and cell not in reached:
            reached.add(cell)
            waiting += [(row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)]
    return reached == cells


def random_grid(size: int, seed: int) -> str:
    """A sound square grid, 15 to 25 % black: each black square falls somewhere on one of the longest words.

    Nothing is known here of the words that will fill it, nor whether any do.
    """
    random = Random(f"{size}-{seed}")
    squares = size * size
    wanted = random.choice([n for n in range(squares) if LEAST <= n / squares <= MOST])
    while True:
        grid = "\n".join(["." * size] * size)
        for _ in range(ATTEMPTS * wanted):
            if grid.count("#") == wanted:
                return grid
            blacker = blacken(grid, size, random.choice(long_cells(grid)))
            grid = blacker if is_sound(blacker) else grid


def long_cells(grid: str) -> list[Cell]:
    """The cells of the slots that are as long as the longest, or shorter by one."""
    slots = slots_of(grid)
    longest = max(map(len, slots))
    return [cell for slot in slots if len(slot) >= longest - 1 for cell in slot]


def blacken(grid: str, size: int, cell: Cell) -> str:
    """The same grid with that cell black."""
    place = cell[0] * (size + 1) + cell[1]
    return grid[:place] + "#" + grid[place + 1 :]


def main() -> None:
    """Print the grids that are kept, each below its size and its seed."""
    grids = [f"{size} {seed}\n{random_grid(size, seed)}\n" for size in SIZES for seed in SEEDS]
    print("\n".join(grids), end="")


def kept_grids(text: str) -> dict[tuple[int, int], str]:
    """The grids that `main` has printed, by size and seed."""
    blocks = [block.partition("\n") for block in text.strip().split("\n\n")]
    return {(int(size), int(seed)): grid for name, _, grid in blocks for size, seed in [name.split()]}


if __name__ == "__main__":
    main()
