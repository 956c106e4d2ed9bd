"""What the hidden tests share: grids drawn row by row, small dictionaries, and a workshop beside the copy.

The functions of this assignment receive a grid, an object of the copy's own class `CrosswordGrid`. So the grids are
made where the copy is: `workshop.validate_solution(["#..", "..."], dictionary, words)` draws the grid there (`#` is a
black cell) and calls the copy's function with it. Slots are numbered row by row, then column by column, unless the
drawing says otherwise: `{"lignes": ["..", ".."], "numéros": [7, 3, 12, 5]}`.
"""

import pytest

WORKSHOP = '''
import re
import sys
from numbers import Real
from types import SimpleNamespace


class Workshop:
    """Calls the copy's functions with grids of the copy's own classes.

    `watching`: with what `solve_with_lcv` gives come the filling that was seen during the search and, when it was
    modified, the dictionary's state.
    `counts`: what `count_eliminated_words` answers instead of the copy's own, by word; 0 for others.
    """

    def __init__(self, watching=False, counts=None):
        self.watching = watching
        self.counts = counts

    def validate_solution(self, drawing, dictionary, words):
        return copy.validate_solution(drawn(drawing), dictionary, words)

    def validate_and_look(self, drawing, dictionary, words):
        before = contents(dictionary), dict(words)
        valid, messages = self.validate_solution(drawing, dictionary, words)
        changed = "remplissage" if dict(words) != before[1] else "dictionnaire"
        return [valid, "" if (contents(dictionary), dict(words)) == before else changed]

    def count_and_look(self, drawing, dictionary, slot, word, current_assignment):
        before = dict(current_assignment)
        value = self.count_eliminated_words(drawing, dictionary, slot, word, current_assignment)
        return [value, current_assignment == before]

    def count_eliminated_words(self, drawing, dictionary, slot, word, current_assignment):
        grid = drawn(drawing)
        (chosen,) = [one for one in grid.slots if one.id == slot]
        before = contents(dictionary)
        value = copy.count_eliminated_words(grid, dictionary, chosen, word, current_assignment)
        return value if contents(dictionary) == before else (value, "dictionnaire modifié")

    def solve_with_lcv(self, drawing, dictionary):
        grid = drawn(drawing)
        names = getattr(copy.solve_with_lcv, "__globals__", {})
        own = names.get("count_eliminated_words")
        if self.counts is not None:
            names["count_eliminated_words"] = self.scripted
        before, laid_out = contents(dictionary), [*grid.slots, *sorted(grid.black_cells)]
        try:
            if not self.watching:
                return outcome(copy.solve_with_lcv(grid, dictionary))
            with Watch(grid, dictionary, names) as watch:
                told = outcome(copy.solve_with_lcv(grid, dictionary))
            changed = contents(dictionary) != before
            seen = {"bilan": told, "mots": watch.filling, **({"dictionnaire modifié": True} if changed else {})}
            moved = [*grid.slots, *sorted(grid.black_cells)] != laid_out
            return {**seen, **({"grille modifiée": True} if moved else {})}
        finally:
            if own is not None:
                names["count_eliminated_words"] = own
            else:
                names.pop("count_eliminated_words", None)

    def scripted(self, *args, **named):
        (word,) = [one for one in (*args, *named.values()) if isinstance(one, str)]
        return self.counts.get(word, 0)

    def generate_optimized_grid(self, *sizes):
        return described(copy.generate_optimized_grid(*sizes))

    def evaluate_grid_quality(self, drawing):
        return copy.evaluate_grid_quality(drawn(drawing))


def plain_grid(height, width, black, parts):
    """In case the copy makes its own classes in another way."""
    fields = ("id", "row", "col", "length", "direction", "cells")
    slots = [SimpleNamespace(**dict(zip(fields, part))) for part in parts]
    crossings = [
        (one.id, two.id, (one.cells.index(cell), two.cells.index(cell)))
        for one in slots if one.direction == "H"
        for two in slots if two.direction == "V"
        for cell in one.cells if cell in two.cells
    ]
    return SimpleNamespace(
        rows=height, cols=width, black_cells=black, slots=slots,
        is_white=lambda row, column: (row, column) not in black, get_intersections=lambda: list(crossings),
    )


def drawn(drawing):
    lines = drawing["lignes"] if isinstance(drawing, dict) else drawing
    height, width = len(lines), len(lines[0])
    places = [[(r, c) for c in range(*span)] for r in range(height) for span in spans(lines[r])]
    places += [[(r, c) for r in range(*span)] for c in range(width) for span in spans([row[c] for row in lines])]
    numbers = drawing["numéros"] if isinstance(drawing, dict) else range(len(places))
    parts = [
        (number, *cells[0], len(cells), "H" if cells[0][0] == cells[1][0] else "V", tuple(cells))
        for number, cells in zip(numbers, places)
    ]
    black = {(r, c) for r in range(height) for c in range(width) if lines[r][c] == "#"}
    try:
        slots = [copy.Slot(*part) for part in parts]
        return copy.CrosswordGrid(rows=height, cols=width, black_cells=black, slots=slots)
    except Exception:
        return plain_grid(height, width, black, parts)


def outcome(result):
    """The success alone, since any number of nodes above 0 is as good as another; else the result as it is."""
    if type(result) in (list, tuple) and len(result) == 2:
        success, nodes = result
        if success in (True, False) and isinstance(nodes, Real) and nodes >= success:
            return {"succès": success}
    return result


def contents(dictionary):
    return {length: list(words) for length, words in dictionary.items()}


def spans(line):
    return [found.span() for found in re.finditer("[^#]{2,}", "".join(line))]


def described(grid):
    """The grid as plain data, or the name of its type when it is no grid."""
    try:
        black = {tuple(cell) for cell in grid.black_cells}
        lines = ["".join(".#"[(r, c) in black] for c in range(grid.cols)) for r in range(grid.rows)]
        slots = [(one.id, one.direction, one.length, [tuple(cell) for cell in one.cells]) for one in grid.slots]
        return {"lignes": lines, "noires": len(black), "slots": slots}
    except (AttributeError, TypeError, ValueError):
        return type(grid).__name__


class Watch:
    """Looks at the variables of the copy's functions during a search: the last complete filling they held."""

    def __init__(self, grid, dictionary, names):
        self.slots = grid.slots
        self.known = {word for words in dictionary.values() for word in words}
        self.names = names
        self.filling = None

    def __enter__(self):
        self.before = sys.getprofile()
        sys.setprofile(self.look)
        return self

    def __exit__(self, *_error):
        sys.setprofile(self.before)

    def look(self, frame, event, _value):
        if event == "return" and frame.f_globals is self.names and frame.f_code.co_name[0] != "<":
            inside = [held for one in list(frame.f_locals.values()) for held in (one, *getattr(one, "__dict__", {}).values())]
            outside = [value for value in list(self.names.values()) if type(value) in (dict, list)]
            for held in (*outside, *inside):
                try:
                    self.filling = self.read(held) or self.filling
                except Exception:
                    pass  # not a filling

    def read(self, held):
        """The words by slot, if this holds one for each slot: by slot or by cell, in a dictionary, a list, a table."""
        slots = self.slots
        if isinstance(held, dict) and len(held) >= len(slots):
            words = {getattr(key, "id", key): word for key, word in held.items()}
            if all(one.id not in words for one in slots):
                words = {one.id: "".join(held[cell] for cell in one.cells) for one in slots}
        elif isinstance(held, (list, tuple)) and len(held) == len(slots) and isinstance(held[0], str):
            words = {one.id: word for one, word in zip(slots, held)}
        elif hasattr(held, "__len__") and not isinstance(held, (str, set, dict)):
            words = {one.id: "".join(held[r][c] for r, c in one.cells) for one in slots}
        else:
            return None
        letters = {}
        for one in slots:
            if words[one.id] not in self.known or len(words[one.id]) != one.length:
                return None
            for cell, letter in zip(one.cells, words[one.id]):
                if letters.setdefault(cell, letter) != letter:
                    return None
        return {one.id: str(words[one.id]) for one in slots}
'''


def made(player, watching=False, counts=None):
    """The workshop beside a copy; in a counterexample a call reads `copie.validate_solution(["#..", ...], ...)`."""
    return player.prop(f"{WORKSHOP}\ncopie = Workshop({watching}, {counts!r})\n", "copie")


@pytest.fixture
def workshop(student):
    """Where the copy's functions meet grids."""
    return made(student)


@pytest.fixture
def with_help(student):
    """Plays a check with the copy's own `count_eliminated_words` and, if that fails, with one that answers for it.

    So a mistake in that question is charged there only. What it answers is written here as numbers, for a few words.
    """

    def play(check, counts, watching=False):
        try:
            check(made(student, watching))
        except AssertionError:
            check(made(student, watching, counts))

    return play
