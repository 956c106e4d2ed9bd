"""Mutants: the correction's functions, each with one small mistake that a good suite notices.

A mutant stands alone: it brings the imports, constants and helpers of the correction that it uses, but no
other question, so that it can be judged like a copy that answers a single question.
"""

from __future__ import annotations

import ast
import re
import warnings
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from grader.edits import Place, called
from grader.messages import _
from grader.mutators import sites

SKIPPED_FIELDS = {"annotation", "returns", "decorator_list", "type_params", "format_spec"}
SENTENCE = re.compile(r"[^\W\d_]{2}.*\s|\s.*[^\W\d_]{2}")
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(frozen=True)
class Mutant:
    """One small mistake: the question it spoils, what changed where, and the source that has it.

    The id (`reponse/compare-1/Eq->NotEq`) names the function, the kind of place and its rank among those of
    its kind, and the change: editing another function leaves it as it was.
    """

    question: str
    id: str
    description: str
    line: int
    source: str


def mutants(source: str, names: Sequence[str], given: Collection[str] = ()) -> list[Mutant]:
    """Every distinct one-step mutant of the questions `names` that the module `source` defines.

    A helper is mutated too, once, for the first question that reaches it; what is `given` is not.
    """
    definitions = _definitions(ast.parse(source))
    found: list[Mutant] = []
    settled = {*names, *given}
    for name in names:
        parts = _needed(name, definitions, set(names) - {name})
        for part in parts:
            bound = set(_bound(part))
            if name in bound or not bound & settled:
                settled |= bound
                found += _mutants_of(part, parts, name)
    return found


def _definitions(module: ast.Module) -> dict[str, ast.stmt]:
    """The last top-level statement that binds each name."""
    return {name: statement for statement in module.body for name in _bound(statement)}


def _bound(statement: ast.stmt) -> Iterator[str]:
    """The names that a top-level statement defines, imports or assigns."""
    if isinstance(statement, Definition):
        yield statement.name
    elif isinstance(statement, ast.Import | ast.ImportFrom):
        yield from ((alias.asname or alias.name).partition(".")[0] for alias in statement.names)
    elif isinstance(statement, ast.Assign | ast.AnnAssign):
        targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        for target in targets:
            yield from (node.id for node in ast.walk(target) if isinstance(node, ast.Name))


def _needed(name: str, definitions: dict[str, ast.stmt], others: set[str]) -> list[ast.stmt]:
    """The statements that one definition needs, itself included, in the module's order."""
    reached: set[str] = set()
    todo = [name]
    while todo:
        current = todo.pop()
        if current in definitions and current not in reached | others:
            reached.add(current)
            todo += [node.id for node in ast.walk(definitions[current]) if isinstance(node, ast.Name)]
    future = {"annotations"} if _is_future(definitions.get("annotations")) and reached else set()
    unique = {id(definitions[one]): definitions[one] for one in reached | future}
    return sorted(unique.values(), key=lambda statement: statement.lineno)


def _is_future(statement: ast.stmt | None) -> bool:
    return isinstance(statement, ast.ImportFrom) and statement.module == "__future__"


def _mutants_of(part: ast.stmt, parts: list[ast.stmt], question: str) -> Iterator[Mutant]:
    """The mutants of one statement, written with those it goes with; the tree ends as it began."""
    label = next(iter(_bound(part)))
    ranks: Counter[str] = Counter()
    seen = {ast.dump(ast.parse(_text(parts) or ""))}
    for place in _places(part, _untouched(part)):
        for site in sites(place):
            ranks[site.kind] += 1
            for edit in site.edits:
                place.put(edit.new)
                text = _text(parts)
                place.put(place.node)
                if text and (dump := ast.dump(ast.parse(text))) not in seen:
                    seen.add(dump)
                    identity = f"{label}/{site.kind}-{ranks[site.kind]}/{edit.change}"
                    line = _line(place) or part.lineno
                    yield Mutant(question, identity, _describe(place.node, edit.new), line, text)


def _line(place: Place) -> int | None:
    """Where the node stands; a `for ... if` of a comprehension has no line but its target has."""
    node = place.node.target if isinstance(place.node, ast.comprehension) else place.node
    return getattr(node, "lineno", None)


def _text(parts: list[ast.stmt]) -> str | None:
    """The statements as source text; None when they are no Python that compiles."""
    try:
        text = "\n\n".join(ast.unparse(ast.fix_missing_locations(part)) for part in parts) + "\n"
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            compile(text, "<mutant>", "exec")
    except (SyntaxError, ValueError):  # ValueError: an f-string whose quotes cannot be written
        return None
    return text


def _describe(old: ast.AST, new: ast.AST) -> str:
    """What was there and what is there now, on one line each."""
    if isinstance(new, ast.Pass):
        return _("`{old}` removed").format(old=_headline(old))
    return _("`{old}` becomes `{new}`").format(old=_headline(old), new=_headline(new))


def _headline(node: ast.AST) -> str:
    return ast.unparse(ast.fix_missing_locations(node)).strip().partition("\n")[0]


def _places(node: ast.AST, untouched: set[int]) -> Iterator[Place]:
    """Every place below a node where something can change, in the order of the source."""
    for field, value in ast.iter_fields(node):
        if field in SKIPPED_FIELDS:
            continue
        for index, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(child, ast.AST) and id(child) not in untouched:
                yield Place(node, field, index, child)
                yield from _places(child, untouched)


def _untouched(root: ast.AST) -> set[int]:
    """Nodes whose content is free: docstrings, and the wording of what is printed, asked, raised or listed."""
    free: set[int] = set()
    for node in ast.walk(root):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            free.add(id(node))
        elif isinstance(node, ast.Call) and called(node, "print", "input"):
            for said in [*node.args, *(keyword.value for keyword in node.keywords)]:
                free.update(map(id, _wording(said)))
        elif message := _listed_message(node):
            free.add(id(message))
        elif isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            free.update(id(part) for argument in node.exc.args for part in _wording(argument))
        elif isinstance(node, ast.Assert) and node.msg:
            free.add(id(node.msg))
    return free


def _listed_message(node: ast.AST) -> ast.expr | None:
    """The sentence that a function adds to its list of messages, whatever values it quotes."""
    match node:
        case ast.Call(func=ast.Attribute(attr="append"), args=[ast.JoinedStr() | ast.Constant() as said]):
            text = "".join(str(part.value) for part in _wording(said) if isinstance(part, ast.Constant))
            return said if SENTENCE.search(text) else None
    return None


def _wording(node: ast.expr) -> Iterator[ast.AST]:
    """The literal text within what is said: constants, text around the values of an f-string, templates."""
    match node:
        case ast.Constant(value=str()):
            yield node
        case ast.JoinedStr(values=parts):
            for part in parts:
                yield from _wording(part)
        case ast.FormattedValue(value=inner):
            yield from _wording(inner)
        case ast.BinOp(left=left, right=right):
            yield from _wording(left)
            yield from _wording(right)
        case ast.IfExp(body=body, orelse=orelse):
            yield from _wording(body)
            yield from _wording(orelse)
        case ast.Call(func=ast.Attribute(value=ast.Constant() as template)):
            yield template
