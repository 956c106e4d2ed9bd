"""The cells of a copy, cut into statements that run one at a time, as Jupyter does, but past a faulty one."""

from __future__ import annotations

import ast
import re
import types
import warnings
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from itertools import islice
from typing import Any

PROMPT = "<cellule {}>"
MAGIC = re.compile(r"^[ \t]*[%!?]|\?[ \t]*$|^[ \t]*\w[\w, ]*=[ \t]*[%!]", re.MULTILINE)
READ_AGAIN = 1_000_000  # characters: for each of its magics, a cell is read once more
BETWEEN_NAMES = re.compile(r"[^\w*.\[\]-]+")
LONGEST_NAME = 2_000  # characters; of a longer one, nobody asks what it is (`name?`)
ENDS = re.compile(r"\r\n?|\n")
CONTINUES = re.compile(r"(elif|else|except|finally)\b|[)\]}]")

TEXT_ENDS = re.compile(r"\"{3}|'{3}")
MOST_TEXT_ENDS = 8  # looked at for the end of a text: each is parsed


@dataclass(frozen=True)
class Statement:
    """One top-level statement of a cell: its tree, or the line at which it does not parse."""

    cell: int
    rank: int
    tree: ast.stmt | None
    bad_line: int = 0

    def code(self, future: int = 0) -> Any:
        """The compiled statement, under the `from __future__` flags of those before it."""
        return _compiled(self, future)

    def shows(self, wanted: Collection[str]) -> bool:
        """Whether it only checks, prints or plays an answer: `assert ...`, `print(...)`, `jeu()`.

        Another function may set what answers need: `prepare()`.
        """
        if isinstance(self.tree, ast.Assert):
            return True
        value = self.tree.value if isinstance(self.tree, ast.Expr) else None
        return (
            isinstance(value, ast.Call)
            and isinstance(value.func, ast.Name)
            and value.func.id in {"print", "display", *wanted}
        )

    def names(self, future: int = 0) -> frozenset[str]:
        """All that it names, attributes too: read in its compiled code, which is there in any case."""
        return _names(self, future)

    @cached_property
    def bound(self) -> frozenset[str]:
        """The names that it binds at the top level."""
        return frozenset(bound_names(self.tree))

    @cached_property
    def stub(self) -> bool:
        """Whether it is an answer not written yet."""
        return is_stub(self.tree)

    @cached_property
    def harmless(self) -> bool:
        """Whether it cannot fail or last: a text, or a function whose definition runs nothing of the copy's."""
        if isinstance(self.tree, ast.Expr):
            return isinstance(self.tree.value, ast.Constant)
        if not isinstance(self.tree, ast.FunctionDef):
            return False
        args = self.tree.args
        typed = [argument.annotation for argument in (*args.posonlyargs, *args.args, *args.kwonlyargs)]
        defaults = [default for default in (*args.defaults, *args.kw_defaults) if default]
        return not (
            self.tree.decorator_list or self.tree.returns or any(typed) or args.vararg or args.kwarg
        ) and all(isinstance(default, ast.Constant) for default in defaults)

    @property
    def imported(self) -> list[str]:
        """The modules of `import random, numpy`, which does nothing else."""
        return [alias.name for alias in self.tree.names] if isinstance(self.tree, ast.Import) else []

    @property
    def defines(self) -> bool:
        """Whether it can hold an answer: a definition, an import or an assignment."""
        kinds = (ast.FunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom, ast.Assign, ast.AnnAssign)
        return isinstance(self.tree, kinds)


@lru_cache(1024)
def _compiled(statement: Statement, future: int) -> Any:
    """A copy is run several times, beside other data: it is compiled once."""
    assert statement.tree is not None
    flags = ast.PyCF_ALLOW_TOP_LEVEL_AWAIT | future
    module = ast.Module([statement.tree], [])
    return compile(module, PROMPT.format(statement.cell), "exec", flags, dont_inherit=True)


@lru_cache(1024)
def _names(statement: Statement, future: int) -> frozenset[str]:
    try:
        return frozenset(names_in(_compiled(statement, future)))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return frozenset()


def names_in(code: types.CodeType) -> Iterator[str]:
    """The names that this code looks for outside its functions."""
    yield from code.co_names
    for constant in code.co_consts:
        if type(constant) is types.CodeType:
            yield from names_in(constant)


@lru_cache(256)
def statements(cell: int, source: str) -> tuple[Statement, ...]:
    """The statements of a cell; when the whole does not parse, those of its parts that do."""
    return tuple(_statements(cell, source))


def _statements(cell: int, source: str) -> Iterator[Statement]:
    source = plain_python(source)
    try:
        trees = _parse(source)
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        yield from _salvage(cell, source)
        return
    for rank, tree in enumerate(trees):
        yield Statement(cell, rank, tree)


def _parse(source: str) -> list[ast.stmt]:
    return ast.parse(source).body


def _salvage(cell: int, source: str) -> Iterator[Statement]:
    rank = 0
    for first, part in _whole_texts(list(_parts(lines_of(source)))):
        try:
            trees = _parse(part)
        except (SyntaxError, ValueError, MemoryError, RecursionError) as error:
            line = first + (getattr(error, "lineno", None) or 1)
            yield Statement(cell, rank, None, line)
            rank += 1
            continue
        for tree in trees:
            ast.increment_lineno(tree, first)
            yield Statement(cell, rank, tree)
            rank += 1


def _whole_texts(parts: list[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    """The parts, with those that a text of several lines was cut into put together again, when that makes them Python."""
    place = 0
    while place < len(parts):
        first, part = parts[place]
        place += 1
        if _cut_in_a_text(part):
            ends = (end for end in range(place, len(parts)) if TEXT_ENDS.search(parts[end][1]))
            for end in islice(ends, MOST_TEXT_ENDS):
                whole = "\n".join([part, *(later for _first, later in parts[place : end + 1])])
                if not _cut_in_a_text(whole):
                    if parses(whole):
                        part, place = whole, end + 1
                    break
        yield first, part


def _cut_in_a_text(part: str) -> bool:
    if not TEXT_ENDS.search(part):
        return False
    try:
        _parse(part)
    except SyntaxError as error:
        return error.msg.startswith("unterminated triple-quoted")
    except (ValueError, MemoryError, RecursionError):
        pass
    return False


@lru_cache(256)
def parses(source: str) -> bool:
    """Whether this is Python, without magics; the first cells of a class are alike."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of what the copy's author writes, nobody is to be warned here
        try:
            _parse(source)
        except (SyntaxError, ValueError, MemoryError, RecursionError):
            return False
    return True


def lines_of(source: str) -> list[str]:
    """Its lines as Python counts them: `splitlines` cuts at a form feed and at U+2028 as well."""
    return ENDS.split(source.removesuffix("\n"))


def _parts(lines: list[str]) -> Iterator[tuple[int, str]]:
    """Runs of lines that each start at the margin, with the number of lines before each."""
    start, decorated = 0, False
    for number, line in enumerate(lines):
        opens = line[:1] not in ("", " ", "\t", "#") and not CONTINUES.match(line)
        if opens and not decorated and number > start:
            yield start, "\n".join(lines[start:number])
            start = number
        decorated = line.startswith("@") or (decorated and not opens)
    if start < len(lines):
        yield start, "\n".join(lines[start:])


def plain_python(source: str) -> str:
    """The cell with its magics turned into calls of `get_ipython()`; most cells have none."""
    magics = len(MAGIC.findall(source))
    if not magics or magics * len(source) > READ_AGAIN:
        return source
    if max(map(len, BETWEEN_NAMES.split(source))) > LONGEST_NAME:
        return source
    try:
        return str(_transformer().transform_cell(source))
    except Exception:  # IPython raises many kinds, one of them for hundreds of magics
        return source


@cache
def _transformer() -> Any:
    from IPython.core.inputtransformer2 import TransformerManager

    return TransformerManager()


def bound_names(tree: ast.stmt | None) -> set[str]:
    """The names that a statement binds at the top level, a rough answer being enough."""
    if isinstance(tree, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        return {tree.name}
    if isinstance(tree, (ast.Import, ast.ImportFrom)):
        return {(alias.asname or alias.name).split(".")[0] for alias in tree.names}
    stored = (node for node in ast.walk(tree) if isinstance(node, ast.Name)) if tree else ()
    return {node.id for node in stored if isinstance(node.ctx, ast.Store)}


def is_stub(tree: ast.stmt | None) -> bool:
    """Whether the statement is an answer not written yet: an empty body, or a bare `...`.

    A class is none when each of its methods is, those of the language (`__init__`) apart: a subject often gives them.
    """
    if isinstance(tree, ast.FunctionDef):
        return all(_says_nothing(node) for node in tree.body)
    if isinstance(tree, ast.ClassDef):
        methods = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
        asked = [method for method in methods if not method.name.startswith("__")]
        return bool(asked) and all(map(is_stub, asked))
    if isinstance(tree, (ast.Assign, ast.AnnAssign)):
        return isinstance(tree.value, ast.Constant) and tree.value.value in (..., None)
    return False


def _says_nothing(node: ast.stmt) -> bool:
    if isinstance(node, ast.Pass):
        return True
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Return):
        return node.value is None or (
            isinstance(node.value, ast.Constant) and node.value.value in (..., None)
        )
    return isinstance(node, ast.Raise) and "NotImplementedError" in ast.dump(node)


def definitions_in_prose(text: str, wanted: Iterable[str]) -> Iterator[str]:
    """The sources of the wanted functions and classes that stand in a Markdown or raw cell."""
    names = "|".join(map(re.escape, wanted))
    if not names:
        return
    lines = text.splitlines()
    for number, line in enumerate(lines):
        if re.match(rf"(?:def (?:{names})\(|class (?:{names})\b|(?:{names}) *= *lambda\b)", line):
            body = [line]
            for following in lines[number + 1 :]:
                if following.strip() and following[:1] not in (" ", "\t"):
                    break
                body.append(following)
            yield "\n".join(body)
