"""Mutators: what one step can change at one place of a syntax tree."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from grader.edits import Edit, Place, Site, altered, called, function_name, literal, replaced

Sites = Iterator[Site]

SWAPS: dict[type[ast.AST], tuple[type[Any], ...]] = {
    ast.Eq: (ast.NotEq, ast.LtE, ast.GtE),
    ast.NotEq: (ast.Eq, ast.Lt, ast.Gt),
    ast.Lt: (ast.LtE, ast.GtE, ast.NotEq),
    ast.LtE: (ast.Lt, ast.Gt, ast.Eq),
    ast.Gt: (ast.GtE, ast.LtE, ast.NotEq),
    ast.GtE: (ast.Gt, ast.Lt, ast.Eq),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.Add: (ast.Sub, ast.Mult),
    ast.Sub: (ast.Add, ast.Mult),
    ast.Mult: (ast.Add, ast.Div),
    ast.Div: (ast.Mult, ast.FloorDiv),
    ast.FloorDiv: (ast.Div, ast.Mult, ast.Mod),
    ast.Mod: (ast.FloorDiv, ast.Mult),
    ast.Pow: (ast.Mult,),
    ast.BitAnd: (ast.BitOr,),
    ast.BitOr: (ast.BitAnd,),
    ast.BitXor: (ast.BitOr,),
    ast.LShift: (ast.RShift,),
    ast.RShift: (ast.LShift,),
    ast.And: (ast.Or,),
    ast.Or: (ast.And,),
}
ORDER: dict[type[ast.AST], Callable[[int, int], bool]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}
OPPOSITE_BUILTINS = {"min": "max", "max": "min", "any": "all", "all": "any"}
ORDER_FREE = {"min", "max", "print"}
LIMITED = {"range", "arange", "randrange", "randint"}


def one_off(node: ast.expr) -> dict[str, ast.expr]:
    """The bound a step below and a step above; a plain number is left to `constants`."""
    if isinstance(node, ast.Constant):
        return {}
    steps = {"-1": ast.Sub(), "+1": ast.Add()}
    return {change: ast.BinOp(node, op, ast.Constant(1)) for change, op in steps.items()}


def _same_for_lengths(node: ast.Compare, new: type[ast.AST]) -> bool:
    """Whether `len(x) < n` cannot tell the two operators apart, a length being never negative."""
    limit = node.comparators[0]
    if not (called(node.left, "len") and isinstance(limit, ast.Constant) and isinstance(limit.value, int)):
        return False
    bound, old = limit.value, type(node.ops[0])
    return all(ORDER[old](length, bound) == ORDER[new](length, bound) for length in range(bound + 2))


def comparisons(node: ast.Compare, place: Place) -> Sites:
    """Each operator becomes its negation and its neighbours at the boundary."""
    for index, op in enumerate(node.ops):
        others: Sequence[type[Any]] = SWAPS[type(op)]
        if isinstance(place.parent, ast.While) and isinstance(op, ast.Lt | ast.Gt):
            others = others[:2]  # counting up to a limit, `<` and `!=` stop at the same moment
        others = [new for new in others if not _same_for_lengths(node, new)]
        edits = [(new, altered(node, ops=replaced(node.ops, index, new()))) for new in others]
        yield Site(
            "compare", tuple(Edit(f"{type(op).__name__}->{new.__name__}", tree) for new, tree in edits)
        )


def operations(node: ast.BinOp | ast.AugAssign, place: Place) -> Sites:
    """Another arithmetic operator; an augmented assignment may also forget the old value."""
    old = type(node.op).__name__
    edits = [Edit(f"{old}->{new.__name__}", altered(node, op=new())) for new in SWAPS.get(type(node.op), ())]
    if isinstance(node, ast.AugAssign):
        assign = ast.Assign([node.target], node.value, lineno=node.lineno)
        yield Site("augment", (*edits, Edit("assign", assign)))
    else:
        yield Site("arithmetic", tuple(edits))


def booleans(node: ast.BoolOp, place: Place) -> Sites:
    """`and` becomes `or`, or one operand is forgotten."""
    (other,) = SWAPS[type(node.op)]
    edits = [Edit(f"{type(node.op).__name__}->{other.__name__}", altered(node, op=other()))]
    for index in range(len(node.values)):
        left = replaced(node.values, index)
        edits.append(Edit(f"drop-{index + 1}", left[0] if len(left) == 1 else altered(node, values=left)))
    yield Site("boolean", tuple(edits))


def unaries(node: ast.UnaryOp, place: Place) -> Sites:
    """A `not` or a minus is forgotten."""
    if isinstance(node.op, ast.Not | ast.USub):
        yield Site("unary", (Edit(f"drop-{type(node.op).__name__}", node.operand),))


def _next_character(char: str) -> str:
    """A neighbour of the same family: the next letter or digit, else another sign."""
    for family in ("abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "0123456789"):
        if char in family:
            return family[(family.index(char) + 1) % len(family)]
    return "%" if char == "#" else "#"


def _text_edits(text: str) -> tuple[Edit, ...]:
    other = Edit("other", ast.Constant(text[:-1] + _next_character(text[-1:] or "w")))
    return (Edit("empty", ast.Constant("")), other) if text else (other,)


def constants(node: ast.Constant, place: Place) -> Sites:
    """The next number and the one before, the other truth value, no text or another letter."""
    match node.value:
        case bool() | None:
            new = node.value is False
            yield Site("constant", (Edit(f"{node.value}->{new}", ast.Constant(new)),))
        case int() | float() as old:
            steps = (old + 1, old - 1)
            yield Site("constant", tuple(Edit(f"{old}->{new}", literal(new)) for new in steps))
        case str() as text:
            yield Site("text", _text_edits(text))


def conditions(node: ast.If | ast.IfExp | ast.While, place: Place) -> Sites:
    """The condition is negated, always true or always false."""
    edits = [Edit(str(truth), altered(node, test=ast.Constant(truth))) for truth in (True, False)]
    simple = isinstance(node.test, ast.Compare) and len(node.test.ops) == 1
    if not simple and not isinstance(node.test, ast.UnaryOp | ast.Constant):  # other mutators negate those
        edits.append(Edit("negated", altered(node, test=ast.UnaryOp(ast.Not(), node.test))))
    yield Site("condition", tuple(edits))


def comprehensions(node: ast.comprehension, place: Place) -> Sites:
    """One `if` of a comprehension is forgotten or turned round."""
    for index, test in enumerate(node.ifs):
        negated = replaced(node.ifs, index, ast.UnaryOp(ast.Not(), test))
        edits = (
            Edit("drop", altered(node, ifs=replaced(node.ifs, index))),
            Edit("negated", altered(node, ifs=negated)),
        )
        yield Site("filter", edits)


def calls(node: ast.Call, place: Place) -> Sites:
    """Two arguments are swapped, or the built-in is taken for its opposite."""
    name = function_name(node)
    starred = any(isinstance(argument, ast.Starred) for argument in node.args)
    if len(node.args) == 2 and not starred and name not in ORDER_FREE:
        yield Site("arguments", (Edit("swapped", altered(node, args=node.args[::-1])),))
    if called(node, *OPPOSITE_BUILTINS):
        other = OPPOSITE_BUILTINS[name]
        opposite = altered(node, func=ast.Name(other, ast.Load()))
        yield Site("builtin", (Edit(f"{name}->{other}", opposite),))


def bounds(node: ast.Call, place: Place) -> Sites:
    """A bound of `range`, or of a random number, one step off."""
    if function_name(node) in LIMITED:
        for index, argument in enumerate(node.args):
            nearby = one_off(argument).items()
            edits = (Edit(step, altered(node, args=replaced(node.args, index, new))) for step, new in nearby)
            yield Site("range", tuple(edits))


def prints(node: ast.Call, place: Place) -> Sites:
    """A value is left out of what is printed or asked."""
    if called(node, "print", "input"):
        for index, argument in enumerate(node.args):
            if not isinstance(argument, ast.Constant | ast.JoinedStr):
                yield Site("printed", (Edit("drop", altered(node, args=replaced(node.args, index))),))


def indexes(node: ast.Subscript, place: Place) -> Sites:
    """The row is taken for the column."""
    new: ast.Subscript | None = None
    if isinstance(node.value, ast.Subscript):
        new = altered(node, value=altered(node.value, slice=node.slice), slice=node.value.slice)
    elif isinstance(node.slice, ast.Tuple):
        new = altered(node, slice=altered(node.slice, elts=node.slice.elts[::-1]))
    if new:
        yield Site("indexes", (Edit("swapped", new),))


def texts(node: ast.JoinedStr, place: Place) -> Sites:
    """A value is left out of an f-string."""
    for index, part in enumerate(node.values):
        if isinstance(part, ast.FormattedValue):
            yield Site("printed", (Edit("drop", altered(node, values=replaced(node.values, index))),))


def slices(node: ast.Slice, place: Place) -> Sites:
    """A bound one step off, or no bound."""
    for field in ("lower", "upper", "step"):
        bound = getattr(node, field)
        if bound is not None:
            nearby = one_off(bound) if field != "step" else {}
            edits = [Edit(step, altered(node, **{field: new})) for step, new in nearby.items()]
            yield Site(f"slice-{field}", (*edits, Edit("drop", altered(node, **{field: None}))))


def returns(node: ast.Return, place: Place) -> Sites:
    """Nothing comes back, or the same value whatever the arguments."""
    values: list[Any] = [None]
    if isinstance(node.value, ast.Compare | ast.BoolOp) or (
        isinstance(node.value, ast.UnaryOp) and isinstance(node.value.op, ast.Not)
    ):
        values += [True, False]
    if isinstance(node.value, ast.BinOp):
        values.append(0)
    if node.value is not None:
        yield Site("return", tuple(Edit(str(new), altered(node, value=ast.Constant(new))) for new in values))


def statements(node: ast.stmt, place: Place) -> Sites:
    """The statement is forgotten; `break` and `continue` are taken for each other."""
    body = getattr(place.parent, place.field)
    ends = isinstance(place.parent, ast.FunctionDef) and place.index == len(body) - 1
    if not (isinstance(node, ast.Return) and ends):  # there, no return and `return None` are the same
        yield Site(f"{type(node).__name__.lower()}-removed", (Edit("pass", ast.Pass()),))
    if isinstance(node, ast.Break | ast.Continue):
        other = ast.Continue() if isinstance(node, ast.Break) else ast.Break()
        yield Site("jump", (Edit(f"{type(node).__name__}->{type(other).__name__}", other),))


MUTATORS: dict[type[ast.AST], tuple[Callable[[Any, Place], Sites], ...]] = {
    ast.Compare: (comparisons,),
    ast.BinOp: (operations,),
    ast.BoolOp: (booleans,),
    ast.UnaryOp: (unaries,),
    ast.Constant: (constants,),
    ast.If: (conditions,),
    ast.IfExp: (conditions,),
    ast.While: (conditions,),
    ast.comprehension: (comprehensions,),
    ast.Call: (calls, bounds, prints),
    ast.Subscript: (indexes,),
    ast.JoinedStr: (texts,),
    ast.Slice: (slices,),
    ast.Return: (returns, statements),
    ast.AugAssign: (operations, statements),
    **dict.fromkeys((ast.Assign, ast.AnnAssign, ast.Expr, ast.Break, ast.Continue), (statements,)),
    **dict.fromkeys((ast.Raise, ast.Assert, ast.Delete), (statements,)),
}


def sites(place: Place) -> Sites:
    """Everything that one step can change at this place, itself and not below."""
    for mutator in MUTATORS.get(type(place.node), ()):
        yield from mutator(place.node, place)
