"""Crossword grids and small matrices drawn as SVG: what a list of rows looks like, and where two of them differ."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from grader.literals import tree_of, value_of
from grader.results import Counterexample
from grader.tongue import tr, tr_plural

LONGEST = 8000  # characters that are read
MOST = 30  # rows, and columns
WIDEST = 5  # characters in a cell
TOO_LARGE = 10**100  # an integer wider than a cell, which may be more than a float holds
READ_ALOUD = 36  # cells; of a larger grid only the black ones are counted
SIZE, LOW, MARGIN = 22, 16, 18  # of a cell, of one among many rows, of the room for their numbers
MANY = 12  # rows

Rows = tuple[tuple[str, ...], ...]

_ARRAY = re.compile(r"^array\((.*?)(?:,\s*dtype=\w+)?\)$", re.DOTALL)
_GRID = re.compile(r"[#.\w ]+")
_SVG = Markup(
    '<svg class="board" viewBox="0 0 {w} {h}" width="{w}" height="{h}" role="img" aria-label="{told}">{body}</svg>'
)
_CELL = Markup('<rect class="{kind}" x="{x}" y="{y}" width="{w}" height="{h}"/>')
_TEXT = Markup('<text class="{kind}" x="{x}" y="{y}" text-anchor="middle">{text}</text>')


@dataclass(frozen=True)
class Board:
    """A drawing, what it is of, and a sentence that says the same to whoever cannot see it."""

    label: str
    rows: Rows
    told: str
    framed: frozenset[tuple[int, int]] = frozenset()
    grid: bool = False

    def __html__(self) -> str:
        """The drawing."""
        return str(_grid(self) if self.grid else _matrix(self))


def matrices(example: Counterexample) -> tuple[Board, ...]:
    """The two matrices of an example, the cells that differ framed; nothing when they are none, or alike."""
    expected, got = _matrix_in(example.expected), _matrix_in(example.got)
    if not expected or not got or expected == got:
        return ()
    framed = frozenset(_differing(expected, got)) if _shape(expected) == _shape(got) else frozenset()
    return (
        Board(tr("attendu"), expected, _told(expected)),
        Board(tr("obtenu"), got, f"{_told(got)}{_difference(expected, got, framed)}", framed),
    )


def grids(example: Counterexample) -> tuple[Board, ...]:
    """The crossword grids of an example: the one in the call, then those of what was expected and obtained."""
    texts = ((tr("grille"), example.call), (tr("attendu"), example.expected), (tr("obtenu"), example.got))
    found = ((label, _grid_in(text)) for label, text in texts)
    return tuple(Board(label, rows, _grid_told(rows), grid=True) for label, rows in found if rows)


def leading(boards: Sequence[Board]) -> str:
    """The question that two matrices lead to."""
    expected, got = boards
    if got.framed:
        return tr("Lance cet appel dans ton carnet et cherche d'où viennent les cases encadrées.")
    return tr("On attend {expected}, ton code donne {got} : où choisis-tu ces dimensions ?").format(
        expected=_size(expected.rows), got=_size(got.rows)
    )


def _literal(text: str) -> object:
    try:
        return value_of(text) if len(text) <= LONGEST else None
    except ValueError:
        return None


def _matrix_in(text: str) -> Rows:
    """The rows of a matrix of numbers, as texts; empty when this is none, or too large to be drawn."""
    array = _ARRAY.match(text.strip())
    value = _literal(array[1] if array else text)
    if not isinstance(value, list | tuple) or not 2 <= len(value) <= MOST:
        return ()
    if not all(isinstance(row, list | tuple) and len(row) == len(value[0]) for row in value):
        return ()
    rows = tuple(tuple(map(_number, row)) for row in value)
    wide = max((len(cell) for row in rows for cell in row), default=0)
    return rows if 2 <= len(rows[0]) <= MOST and wide <= WIDEST and all(map(all, rows)) else ()


def _number(value: object) -> str:
    """A number in few characters; empty when it is none."""
    if isinstance(value, bool):
        return "1" if value else "0"
    if isinstance(value, int):
        return f"{value:g}" if abs(value) < TOO_LARGE else ""
    return f"{value:g}" if isinstance(value, float) else ""


def _grid_in(text: str) -> Rows:
    """The first list of rows of a grid in this piece of Python, wherever it stands."""
    tree = tree_of(text) if len(text) <= LONGEST else None
    return next((rows for node in ast.walk(tree) if (rows := _grid_rows(node))), ()) if tree else ()


def _grid_rows(node: ast.AST) -> Rows:
    if not isinstance(node, ast.List) or not 2 <= len(node.elts) <= MOST:
        return ()
    rows = [
        item.value for item in node.elts if isinstance(item, ast.Constant) and isinstance(item.value, str)
    ]
    even = len(rows) == len(node.elts) and len({len(row) for row in rows}) == 1 and len(rows[0]) <= MOST
    drawn = even and all(map(_GRID.fullmatch, rows)) and any(cell in "#." for cell in "".join(rows))
    return tuple(map(tuple, rows)) if drawn else ()


def _shape(rows: Rows) -> tuple[int, int]:
    return len(rows), len(rows[0])


def _differing(expected: Rows, got: Rows) -> Iterator[tuple[int, int]]:
    for place, (wanted, given) in enumerate(zip(expected, got, strict=True)):
        yield from (
            (place, rank) for rank, pair in enumerate(zip(wanted, given, strict=True)) if len({*pair}) > 1
        )


# -- in words -------------------------------------------------------------------------------------------------


def _size(rows: Rows) -> str:
    lines = tr_plural("{count} ligne", "{count} lignes", len(rows))
    columns = tr_plural("{count} colonne", "{count} colonnes", len(rows[0]))
    return tr("{lines} sur {columns}").format(lines=lines, columns=columns)


def _told(rows: Rows) -> str:
    return tr("tableau de {size}").format(size=_size(rows))


def _difference(expected: Rows, got: Rows, framed: frozenset[tuple[int, int]]) -> str:
    """Where the first of the differing cells is, in numbers as Python counts."""
    if not framed:
        return ""
    row, column = min(framed)
    count = tr_plural("{count} case diffère", "{count} cases diffèrent", len(framed))
    return tr(" ; {count}, la première en [{row}, {column}] : {wanted} attendu, {given} obtenu").format(
        count=count, row=row, column=column, wanted=expected[row][column], given=got[row][column]
    )


def _grid_told(rows: Rows) -> str:
    cells = [cell for row in rows for cell in row]
    black = tr_plural("{count} case noire", "{count} cases noires", cells.count("#"))
    told = tr("grille de {size}, {black}").format(size=_size(rows), black=black)
    if len(cells) > READ_ALOUD:
        return told
    names = {"#": tr("noire"), ".": tr("blanche")}
    return f"{told} ; " + " ; ".join(", ".join(names.get(cell, cell) for cell in row) for row in rows)


# -- in lines -------------------------------------------------------------------------------------------------


def _matrix(board: Board) -> Markup:
    """Cells with their numbers; zeros are faint, and those that differ have a frame."""
    lines, columns = _shape(board.rows)
    wide = max(SIZE, 8 * max(len(cell) for row in board.rows for cell in row) + 8)
    high = LOW if lines > MANY else SIZE
    middle, base = wide // 2, high // 2 + 5
    body = [_text("rank", MARGIN + rank * wide + middle, MARGIN - 5, rank) for rank in range(columns)]
    body += [_text("rank", MARGIN // 2, MARGIN + rank * high + base - 1, rank) for rank in range(lines)]
    for place in sorted(_places(board.rows), key=board.framed.__contains__):  # the frames above the rest
        row, column = place
        x, y, text = MARGIN + column * wide, MARGIN + row * high, board.rows[row][column]
        body.append(
            _CELL.format(kind="framed" if place in board.framed else "cell", x=x, y=y, w=wide, h=high)
        )
        body.append(_text("zero" if text == "0" else "value", x + middle, y + base, text))
    return _drawn(board, MARGIN + columns * wide, MARGIN + lines * high, body)


def _grid(board: Board) -> Markup:
    """White cells with their letters, and black ones."""
    lines, columns = _shape(board.rows)
    body = []
    for row, column in _places(board.rows):
        x, y, letter = column * SIZE, row * SIZE, board.rows[row][column]
        body.append(_CELL.format(kind="black" if letter == "#" else "white", x=x, y=y, w=SIZE, h=SIZE))
        if letter.isalnum():
            body.append(_text("letter", x + SIZE // 2, y + 16, letter))
    return _drawn(board, columns * SIZE, lines * SIZE, body)


def _text(kind: str, x: int, y: int, text: object) -> Markup:
    return _TEXT.format(kind=kind, x=x, y=y, text=text)


def _places(rows: Rows) -> Iterator[tuple[int, int]]:
    return ((row, column) for row in range(len(rows)) for column in range(len(rows[0])))


def _drawn(board: Board, width: int, height: int, body: Sequence[Markup]) -> Markup:
    told = board.label + tr("\u00a0: ") + board.told
    return _SVG.format(w=width + 2, h=height + 2, told=told, body=Markup("").join(body))
