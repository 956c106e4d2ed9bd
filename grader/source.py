"""A trusted Python text (a correction, a block of a subject) cut at its top-level definitions."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from grader.errors import AssignmentError
from grader.messages import _
from grader.plaintext import utf8_text

_MAGIC = re.compile(r"^([ \t]*)[%!].*$", re.MULTILINE)


@dataclass(frozen=True)
class Definition:
    """A top-level statement that binds names, and the lines it takes up, from 1, decorators included."""

    names: tuple[str, ...]
    node: ast.stmt
    first: int
    last: int


@dataclass(frozen=True)
class Source:
    """A text and what it defines; `where` names it in messages."""

    where: str
    text: str
    tree: ast.Module
    definitions: tuple[Definition, ...]

    @property
    def names(self) -> frozenset[str]:
        """All the names bound at the top level."""
        return frozenset(name for definition in self.definitions for name in definition.names)

    def find(self, name: str) -> Definition | None:
        """The definition of this name: the only one, else the last."""
        found = [definition for definition in self.definitions if name in definition.names]
        return found[-1] if found else None

    def lines_of(self, definition: Definition) -> str:
        """The text of a definition, with the comment that stands right above it."""
        lines = self.text.split("\n")
        first = definition.first
        while first > 1 and lines[first - 2].startswith("#"):
            first -= 1
        return "\n".join(lines[first - 1 : definition.last])

    def needed_by(self, definition: Definition, known: frozenset[str]) -> list[Definition]:
        """The other definitions that this one uses, directly or not, and that are not known, in order."""
        needed: list[Definition] = []
        waiting = [definition]
        while waiting:
            for name in _names_used(waiting.pop().node) - known:
                found = self.find(name)
                if found and found is not definition and found not in needed:
                    needed.append(found)
                    waiting.append(found)
        return sorted(needed, key=lambda found: found.first)


def read_source(path: Path) -> Source:
    """The Python file of a teacher."""
    return parse(utf8_text(path), str(path))


def parse(text: str, where: str, line: int = 1) -> Source:
    """The source; a fault is told with its line, counted from `line`. Lines of notebook magic are allowed."""
    try:
        tree = ast.parse(_MAGIC.sub(r"\1pass", text))
    except SyntaxError as error:
        raise _not_python(where, line + (error.lineno or 1) - 1, error.msg) from None
    except ValueError as error:
        raise _not_python(where, line, str(error)) from None
    return Source(where, text, tree, tuple(_definitions(tree)))


def _not_python(where: str, line: int, reason: str) -> AssignmentError:
    return AssignmentError(
        _("{path}: line {line}: {reason}; correct this Python code").format(
            path=where, line=line, reason=reason
        )
    )


def not_defined(name: str, correction: Source) -> str:
    """What to say when the correction lacks a given name."""
    return _("{path}: {name} is given but not defined; define it there").format(
        path=correction.where, name=name
    )


def signature(definition: Definition) -> str:
    """What a caller sees: `f(a, b=1)`, `class F`, or the bare name of a variable."""
    node = definition.node
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return f"{node.name}({ast.unparse(_unannotated(node.args))})"
    return f"class {node.name}" if isinstance(node, ast.ClassDef) else definition.names[0]


def methods(definition: Definition) -> dict[str, ast.FunctionDef | ast.AsyncFunctionDef]:
    """The methods of a class by their names; none for anything else."""
    body = definition.node.body if isinstance(definition.node, ast.ClassDef) else []
    return {node.name: node for node in body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def method_signature(definition: Definition, name: str) -> str:
    """What a caller sees of a method: `Pile.pousse(self, x)`; of one that is not there, the class."""
    method = methods(definition).get(name)
    if method is None:
        return signature(definition)
    return f"{definition.names[0]}.{name}({ast.unparse(_unannotated(method.args))})"


def says_nothing(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether a function is a stub: its body holds texts, `...` and `pass` only."""
    return all(
        isinstance(part, ast.Pass) or (isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant))
        for part in node.body
    )


def _unannotated(arguments: ast.arguments) -> ast.arguments:
    """The parameters without their annotations, which students do not write."""

    def strip(argument: ast.arg) -> ast.arg:
        return ast.arg(arg=argument.arg)

    return ast.arguments(
        posonlyargs=[strip(argument) for argument in arguments.posonlyargs],
        args=[strip(argument) for argument in arguments.args],
        vararg=strip(arguments.vararg) if arguments.vararg else None,
        kwonlyargs=[strip(argument) for argument in arguments.kwonlyargs],
        kw_defaults=arguments.kw_defaults,
        kwarg=strip(arguments.kwarg) if arguments.kwarg else None,
        defaults=arguments.defaults,
    )


def _definitions(tree: ast.Module) -> Iterator[Definition]:
    for node in tree.body:
        names = tuple(_names_bound(node))
        if names:
            decorators = getattr(node, "decorator_list", [])
            first = min([node.lineno, *(decorator.lineno for decorator in decorators)])
            yield Definition(names, node, first, node.end_lineno or node.lineno)


def _names_bound(node: ast.stmt) -> Iterator[str]:
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case ast.Import(names=aliases) | ast.ImportFrom(names=aliases):
            yield from (alias.asname or alias.name.partition(".")[0] for alias in aliases)
        case ast.Assign(targets=targets):
            yield from (name for target in targets for name in _names_stored(target))
        case ast.AnnAssign(target=ast.Name(id=name)):
            yield name


def _names_stored(target: ast.expr) -> Iterator[str]:
    for part in ast.walk(target):
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
            yield part.id


def _names_used(node: ast.AST) -> set[str]:
    return {
        part.id for part in ast.walk(node) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Load)
    }
