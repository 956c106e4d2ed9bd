"""The skeletons of hidden tests and of `bareme.toml`, for a teacher to complete."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from grader.messages import _, plural

_HEAD = '''"""{signature} : à compléter, ce que la question demande, en une phrase."""
'''
_CASES = '''
CAS = [{cases}]  # les arguments de chaque appel ; ajoutez les vôtres, du plus simple au plus long


def test_exemples(student, reference):
    """Ta fonction répond comme le corrigé."""
    assert CAS, "complétez la liste CAS"
    student.agrees_with(reference, "{name}", CAS)
'''
_DIALOGUE = '''
LIGNES = []  # ce que l'on répond à chaque input()


def test_dialogue(student):
    """Ta fonction affiche ce qui est demandé."""
    assert LIGNES, "complétez la liste LIGNES, puis cherchez dans vu ce qui doit être affiché"
    vu = student.{name}(stdin=LIGNES)
    assert LIGNES[0] in vu
'''
_VALUE = '''

def test_valeur(student, reference, like):
    """Ta variable a la bonne valeur."""
    assert student.value("{name}") == like(reference.value("{name}"))
'''
_OTHER = '''

def test_a_ecrire(student):
    """Ta classe fait ce qui est demandé."""
    raise NotImplementedError("écrivez ce test")
'''


@dataclass(frozen=True)
class Found:
    """A question found in a notebook: its name, its kind, the cell of its correction, its code there."""

    name: str
    kind: str
    cell: int
    node: ast.stmt | None = None

    @property
    def is_class(self) -> bool:
        """Whether a class is asked."""
        return isinstance(self.node, ast.ClassDef)

    @property
    def talks(self) -> bool:
        """Whether the answer asks somebody something."""
        return self._uses("input")

    @property
    def draws(self) -> bool:
        """Whether chance has a part in it."""
        return any(map(self._uses, ("random", "rd", "rnd", "randint", "randrange", "choice", "shuffle")))

    def _uses(self, name: str) -> bool:
        parts = ast.walk(self.node) if self.node else ()
        return any(
            (isinstance(part, ast.Name) and part.id == name)
            or (isinstance(part, ast.Attribute) and part.attr == name)
            for part in parts
        )


def hidden_test(question: Found, cases: Sequence[str]) -> str:
    """The file of tests of a question."""
    node = question.node
    arguments = ast.unparse(node.args) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) else None
    head = _HEAD.format(signature=question.name if arguments is None else f"{question.name}({arguments})")
    if question.kind == "variable":
        return head + _VALUE.format(name=question.name)
    if question.is_class:
        return head + _OTHER
    if question.talks:
        return head + _DIALOGUE.format(name=question.name)
    rows = "".join(f"\n    {case}," for case in cases)
    return head + _CASES.format(name=question.name, cases=f"{rows}\n" if rows else "")


def calls_of(name: str, trees: Iterable[ast.stmt]) -> list[str]:
    """The arguments, as tuples, of the calls of this function with literals."""
    found: dict[str, None] = {}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                try:
                    values = tuple(map(ast.literal_eval, node.args))
                except (ValueError, TypeError, SyntaxError):
                    continue
                if not node.keywords:
                    found[repr(values)] = None
    return list(found)


def bareme_text(title: str, questions: Sequence[Found], given: Sequence[str], data: Sequence[str]) -> str:
    """The points of the questions found, one each until the teacher decides."""
    lines = [
        "# Les points sont à fixer : 1 partout pour l'instant. Les autres clés : docs/fr/assignment-reference.md",
        "",
        f"title = {quoted(title)}",
        *([f"given = {_list(given)}"] if given else []),
        *([f"data = {_list(data)}"] if data else []),
    ]
    for question in questions:
        lines += ["", "[[question]]", f"name = {quoted(question.name)}", "points = 1"]
        lines += [f'kind = "{question.kind}"'] if question.kind != "function" else []
        lines += ['diagnosis = "verdicts"  # le hasard intervient'] if question.draws else []
    return "\n".join(lines) + "\n"


def quoted(text: str) -> str:
    """A text of TOML."""
    return json.dumps(text, ensure_ascii=False)


def _list(names: Sequence[str]) -> str:
    return f"[{', '.join(map(quoted, names))}]"


def test_to_write(question: Found, cases: Sequence[str]) -> str:
    """What is left to write of the tests of a question."""
    file = f"hidden_tests/test_{question.name}.py"
    if question.kind == "variable":
        return _("{file}: say what is asked; test it beside other data too (`with_files`)").format(file=file)
    if question.is_class:
        return _("{file}: everything; it is a class").format(file=file)
    if question.talks:
        return _("{file}: what is typed, and what must be shown").format(file=file)
    if question.draws:
        return _(
            "{file}: chance has a part in this answer, so that it cannot be compared call by call"
        ).format(file=file)
    if not cases:
        return _("{file}: the inputs to try").format(file=file)
    told = plural("{count} input of the notebook", "{count} inputs of the notebook", len(cases))
    return _("{file}: more inputs; it has {told}").format(file=file, told=told)
