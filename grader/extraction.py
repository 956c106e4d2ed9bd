"""The draft of a correction: what a notebook's answers need, taken out of its cells, in order."""

from __future__ import annotations

import ast
import builtins
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from grader.beside.carnet import est_vide, noms_lies, noms_utilises
from grader.tagged import TaggedCell

FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
IMPORT = (ast.Import, ast.ImportFrom)


@dataclass(frozen=True)
class Step:
    """A top-level statement of a cell: the names that it makes or changes, those that it uses, its text."""

    cell: TaggedCell
    node: ast.stmt
    makes: frozenset[str]
    uses: frozenset[str]

    @property
    def text(self) -> str:
        """Its lines."""
        return self.cell.text_of(self.node)


def steps(cells: Iterable[TaggedCell]) -> list[Step]:
    """The statements that make something; those that only print, draw or check are left out."""
    return [
        Step(cell, node, frozenset(made), frozenset(noms_utilises(ast.unparse(node))))
        for cell in cells
        for node in cell.statements or ()
        if (made := _made(node))
    ]


def names_used(node: ast.AST) -> set[str]:
    """Every name that is read somewhere in it."""
    return {
        part.id for part in ast.walk(node) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Load)
    }


def _made(node: ast.stmt) -> set[str]:
    """The names that a statement binds, or changes in place: `mots.append(x)`, `table[i] = x`."""
    made = noms_lies(node)
    if isinstance(node, (*FUNCTION, *IMPORT)):
        return made
    for part in ast.walk(node):
        if isinstance(part, ast.Expr) and isinstance(part.value, ast.Call):
            part = part.value.func
        elif not isinstance(getattr(part, "ctx", None), (ast.Store, ast.Del)):
            continue
        if isinstance(part, (ast.Attribute, ast.Subscript)) and isinstance(part.value, ast.Name):
            made.add(part.value.id)
    return made


def modules_of(found: Sequence[Step]) -> set[str]:
    """The names of imported modules, on which a call such as `plt.plot(x)` makes nothing of the correction's."""
    return {name for step in found if isinstance(step.node, IMPORT) for name in step.makes}


def needed(found: Sequence[Step], names: Iterable[str]) -> list[Step]:
    """The statements that these names need, directly or not; of two definitions of a function, the last."""
    modules = modules_of(found)
    kept: set[int] = set()
    waiting, seen = set(names), set[str]()
    last = {
        name: rank
        for rank, step in enumerate(found)
        if isinstance(step.node, FUNCTION)
        for name in step.makes
    }
    while waiting:
        name = waiting.pop()
        seen.add(name)
        for rank, step in enumerate(found):
            if name not in step.makes or rank in kept or last.get(name, rank) > rank:
                continue
            if name in modules and not isinstance(step.node, IMPORT):
                continue
            kept.add(rank)
            waiting |= {use for use in step.uses if use not in seen and not hasattr(builtins, use)}
    return [
        found[rank]
        for rank in sorted(kept, key=lambda rank: (not isinstance(found[rank].node, IMPORT), rank))
    ]


def wrapped(name: str, cell: TaggedCell) -> str:
    """A variable that takes several statements, as one definition: only that can be shown to students as an answer."""
    body = "\n".join(step.text for step in steps([cell]) if not isinstance(step.node, IMPORT))
    return f"def _calcule_{name}():\n{textwrap.indent(body, '    ')}\n    return {name}\n\n\n{name} = _calcule_{name}()"


def stub(node: ast.stmt, cell: TaggedCell, indent: str = "") -> str:
    """What a student gets of a function or a class: the signature and the docstring."""
    assert isinstance(node, FUNCTION)
    inner = f"{indent}    "
    document = _docstring(node, cell, inner)
    if isinstance(node, ast.ClassDef):
        methods = [one for one in node.body if isinstance(one, (ast.FunctionDef, ast.AsyncFunctionDef))]
        parts = [*document, *(stub(one, cell, inner) for one in methods)] or [f"{inner}...  # À compléter"]
        heads = ", ".join([*map(ast.unparse, node.bases), *map(ast.unparse, node.keywords)])
        return "\n\n".join(
            ["\n".join([f"{indent}class {node.name}{f'({heads})' if heads else ''}:", parts[0]]), *parts[1:]]
        )
    return "\n".join([_signature(node, indent), *document, f"{inner}...  # À compléter"])


def _signature(node: ast.FunctionDef | ast.AsyncFunctionDef, indent: str) -> str:
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    word = "async def" if isinstance(node, ast.AsyncFunctionDef) else "def"
    return f"{indent}{word} {node.name}({ast.unparse(node.args)}){returns}:"


def _docstring(
    node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, cell: TaggedCell, inner: str
) -> Iterator[str]:
    if ast.get_docstring(node, clean=False) is None:
        return
    first = node.body[0]
    lines = cell.code.split("\n")[first.lineno - 1 : first.end_lineno]
    if first.lineno == node.lineno:  # on the line of the `def`
        lines = [f"{inner}{ast.unparse(first)}"]
    yield "\n".join(lines)


def is_stub(node: ast.stmt) -> bool:
    """Whether the teacher already wrote what students get."""
    return isinstance(node, (*FUNCTION, ast.Assign, ast.AnnAssign)) and est_vide(node)
