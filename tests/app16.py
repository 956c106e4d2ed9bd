"""What the tests of App 16's correction share: grids that can be filled, and every filling of a grid."""

from __future__ import annotations

from reference.app16_mots_croises import (
    CrosswordBacktracking,
    CrosswordCSP,
    CrosswordForwardChecking,
    CrosswordGrid,
    build_neighbors,
)
from reference.crossword_boolean import CrosswordBoolean

SOLVERS = [CrosswordCSP, CrosswordBoolean, CrosswordBacktracking, CrosswordForwardChecking]
SQUARE = ["..."] * 3
TOO_LONG = ["." * 11]  # no word of eleven letters

# Grids that can be filled with words all different: a filling (slots across, then down), how many there are, nodes.
FILLABLE = {
    "G3": (["#..", "#..", "..."], "EN AU OUI EAU NUI", 5, 6, 2, 3, 9),
    "G4": (["..#.", ".#..", "....", "...#"], "DE AU NOIR SUR DANS OU AIR EUR", 8, 10, 2, 4, 10),
    "G5": (
        ["..#..", "..#..", "#...#", ".#...", "...##"],
        "ET LA NE OU ROI UNE NUI EN UN TER OUI LOIN AU",
        13, 15, 2, 9, 39,
    ),
    "G7": (
        [".......", "#..#.##", "....##.", ".##.##.", ".##....", "##.#..#", "......."],
        "CREUSER OU LIRE SOUS UN SENTIER LOI ROI EUR EN ELS SE OUI UNE DES",
        15, 18, 10, 32, 27,
    ),
}  # fmt: skip


def fillings(grid: CrosswordGrid, dictionary: dict[int, list[str]]) -> list[dict[int, str]]:
    """All of them, by plain search: the slot with the fewest words left comes next."""
    neighbors = build_neighbors(grid)

    def fits(key: int, word: str, words: dict[int, str]) -> bool:
        return all(words[other][j] == word[i] for other, i, j in neighbors[key] if other in words)

    def complete(words: dict[int, str]) -> list[dict[int, str]]:
        left = {
            slot.id: [word for word in dictionary.get(slot.length, []) if fits(slot.id, word, words)]
            for slot in grid.slots
            if slot.id not in words
        }
        if not left:
            return [words]
        key = min(left, key=lambda key: len(left[key]))
        return [found for word in left[key] for found in complete({**words, key: word})]

    return complete({})


def is_distinct(words: dict[int, str]) -> bool:
    return len(set(words.values())) == len(words)
