"""Mutants: which mistakes are made, how they are named, and that each is one step away."""

from __future__ import annotations

import ast
import difflib
from itertools import pairwise

import pytest

from grader.mutation import Mutant, mutants

CORRECTION = '''"""A correction."""

import math
import random
from collections import Counter

Mot = str
ETOILE = "*"


def lire():
    """Given code."""
    return open("mots.txt").read().split()


def _present(lettre, mot):
    """A helper, no question of the subject."""
    return lettre in mot


mots5 = [mot for mot in lire() if len(mot) == 5]


def reponse(mot: Mot, proposition: Mot = "arbre") -> str:
    """Docstring with == and 1 + 1."""
    rep = ""
    for i in range(len(mot)):
        if mot[i] == proposition[i]:
            rep += mot[i]
        elif _present(proposition[i], mot):
            rep += ETOILE
        else:
            rep += "_"
    return rep


def jeu():
    mot = random.choice(mots5)
    while True:
        essai = input("Ton essai : ")
        print(f"Réponse : {reponse(mot, essai)}", end="\\n\\n")
        if essai == mot:
            print("Bravo, le mot est", mot)
            break
'''
NAMES = ["mots5", "reponse", "jeu"]


def of(body: str, *names: str) -> list[Mutant]:
    """The mutants of a module that holds just this."""
    return mutants(body, names or ["f"])


def changes(body: str) -> set[str]:
    """What the mutants of `f` change, without the function's name."""
    return {mutant.id.partition("/")[2] for mutant in of(body)}


def codes(body: str) -> list[str]:
    """The last line of each mutant of `f`: what a one-line function became."""
    return [mutant.source.rstrip().rpartition("\n")[2].strip() for mutant in of(body)]


@pytest.fixture(scope="module")
def found() -> list[Mutant]:
    return mutants(CORRECTION, NAMES, given=["lire"])


def test_every_question_has_mutants_in_the_order_asked(found):
    questions = list(dict.fromkeys(mutant.question for mutant in found))
    assert questions == NAMES


def test_ids_and_sources_are_distinct(found):
    assert len({mutant.id for mutant in found}) == len(found)
    assert len({ast.dump(ast.parse(mutant.source)) for mutant in found}) == len(found)


def test_every_mutant_runs_as_python_on_its_own(found):
    for mutant in found:
        namespace: dict[str, object] = {"open": lambda name: None}
        if mutant.question != "mots5":
            exec(compile(mutant.source, mutant.id, "exec"), namespace)
            assert mutant.question in namespace


def test_each_mutant_is_one_step_away(found):
    original = ast.unparse(ast.parse(CORRECTION)).splitlines()
    for mutant in found:
        lines = mutant.source.splitlines()
        steps = [line for line in difflib.ndiff(original, lines) if line.startswith("+ ") and line != "+ "]
        assert len(steps) <= 1, mutant.id  # none when a statement was already written `pass`


def test_the_same_source_gives_the_same_mutants(found):
    assert mutants(CORRECTION, NAMES, given=["lire"]) == found


def test_ids_do_not_move_when_another_function_is_edited(found):
    longer = CORRECTION.replace(
        "    mot = random.choice(mots5)\n", "    mot = min(mots5[1:])\n    print(3)\n"
    )
    ids = [mutant.id for mutant in mutants("# a comment\n" + longer, NAMES, given=["lire"])]
    before = [mutant.id for mutant in found if mutant.question != "jeu"]
    assert ids[: len(before)] == before


def test_an_id_names_the_function_the_place_and_the_change(found):
    (mutant,) = (one for one in found if one.id == "reponse/compare-1/Eq->NotEq")
    assert mutant.question == "reponse"
    assert mutant.description == "`mot[i] == proposition[i]` becomes `mot[i] != proposition[i]`"
    assert CORRECTION.splitlines()[mutant.line - 1].strip() == "if mot[i] == proposition[i]:"


def test_a_mutant_brings_what_it_uses_and_no_other_question(found):
    sources = {mutant.question: mutant.source for mutant in found}
    assert "import random" in sources["jeu"]
    assert "Mot = str" in sources["reponse"]
    assert "def _present" in sources["reponse"]
    assert "ETOILE = '*'" in sources["reponse"]
    assert "def lire" in sources["mots5"]
    assert "def reponse" not in sources["jeu"]
    assert "mots5 =" not in sources["jeu"]
    assert not any("math" in source or "Counter" in source for source in sources.values())


def test_a_helper_counts_for_the_question_that_uses_it(found):
    ids = {mutant.id for mutant in found if mutant.question == "reponse"}
    assert {"_present/compare-1/In->NotIn", "ETOILE/text-1/empty"} <= ids
    assert not any(mutant.id.startswith("lire/") for mutant in found)


def test_future_imports_come_along():
    (first, *_) = of("from __future__ import annotations\ndef f(x: Inconnu):\n    return x\n")
    assert first.source.startswith("from __future__ import annotations\n")


def test_a_question_without_code_has_no_mutant():
    assert of("def f(x):\n    return x + 1\n", "theme") == []


def test_the_last_definition_is_the_answer():
    assert "x * 2" not in of("def f(x):\n    return x * 2\ndef f(x):\n    return x\n")[0].source


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("a < b", {"a <= b", "a >= b", "a != b"}),
        ("a == b", {"a != b", "a <= b", "a >= b"}),
        ("a not in b", {"a in b"}),
        ("a is None", {"a is not None", "a is False"}),
        ("a < b <= c", {"a <= b <= c", "a < b < c"}),
        ("a + b", {"a - b", "a * b", "0"}),
        ("a // b", {"a / b", "a * b", "a % b"}),
        ("a ** b", {"a * b"}),
        ("2 ** b", {"3 ** b", "1 ** b"}),
        ("0", {"1", "-1", "None"}),
        ("1.5", {"2.5", "0.5"}),
        ("True", {"False", "None"}),
        ("'*'", {"''", "'#'"}),
        ("'abz'", {"''", "'aba'"}),
        ("''", {"'x'"}),
        ("-a", {"a"}),
        ("not a", {"a", "True", "False"}),
        ("a and b", {"a or b", "a", "b", "True", "False"}),
        ("a if b else c", {"a if True else c", "a if False else c", "a if not b else c"}),
        ("[x for x in a if x]", {"[x for x in a]", "[x for x in a if not x]"}),
        ("g(a, b)", {"g(b, a)", "None"}),
        ("min(a)", {"max(a)"}),
        ("range(n)", {"range(n - 1)", "range(n + 1)"}),
        ("range(a, b)", {"range(a - 1, b)", "range(a, b + 1)", "range(b, a)"}),
        ("random.randrange(len(L))", {"random.randrange(len(L) - 1)", "random.randrange(len(L) + 1)"}),
        ("C[i][j]", {"C[j][i]"}),
        ("C[i, j]", {"C[j, i]"}),
        ("s[i:]", {"s[i - 1:]", "s[i + 1:]", "s[:]"}),
        ("s[:-1]", {"s[:-2]", "s[:-0]", "s[:]", "s[:1]"}),
        ("s[::-1]", {"s[:]", "s[::1]"}),
        ("f'{a} {b}'", {"f' {b}'", "f'{a} '"}),
    ],
)
def test_an_expression_and_its_mutants(expression, expected):
    returned = {code.removeprefix("return ") for code in codes(f"def f(*_):\n    return {expression}\n")}
    assert expected <= returned


def test_a_small_function_has_exactly_these_mutants():
    body = "def f(c, s):\n    for x in s:\n        if x == c:\n            return True\n    return False\n"
    assert changes(body) == {
        "condition-1/True",
        "condition-1/False",
        "compare-1/Eq->NotEq",
        "compare-1/Eq->LtE",
        "compare-1/Eq->GtE",
        "return-1/None",
        "return-removed-1/pass",
        "constant-1/True->False",
        "return-2/None",
        "constant-2/False->True",
    }


def test_statements_are_removed_one_at_a_time():
    body = """
def f(L):
    n = 0
    for x in L:
        if x:
            break
        L.append(x)
        n += x
        continue
    raise ValueError("vide")
"""
    kinds = ("assign", "break", "expr", "augassign", "continue", "raise")
    assert {f"{kind}-removed-1/pass" for kind in kinds} <= changes(body)
    assert {"jump-1/Break->Continue", "jump-2/Continue->Break", "augment-1/assign"} <= changes(body)
    assert not any(change.startswith("text") for change in changes(body))  # a message is free


def test_defaults_are_mutated_but_not_annotations_nor_docstrings_nor_decorators():
    body = '@deco(1)\ndef f(x: "Mot" = 3) -> "Mot":\n    """Doc 2."""\n    y: "int" = x\n    return y\n'
    assert changes(body) == {
        "constant-1/3->4",
        "constant-1/3->2",
        "annassign-removed-1/pass",
        "return-1/None",
    }
    assert all('"""Doc 2."""' in mutant.source for mutant in of(body))


def test_wording_is_free_but_values_and_prints_are_not():
    body = """
def f(n, mot):
    print("Gagné", n, end=" ")
    print("Le mot " + mot.upper() + ".", f"en {n:.2f} coups", "%s" % n, "{}".format("abc"[n]))
    return input(f"Essai {n + 1} : ")
"""
    made = changes(body)
    assert {change for change in made if change.startswith("text")} == {"text-1/empty", "text-1/other"}
    assert {change for change in made if change.startswith("expr")} == {
        "expr-removed-1/pass",
        "expr-removed-2/pass",
    }
    assert {"printed-1/drop", "printed-2/drop", "constant-1/1->2"} <= made
    assert "'def'" not in "".join(codes(body))


def test_a_sentence_that_joins_a_list_of_messages_is_free_but_other_texts_are_not():
    made = changes("def f(messages, mot):\n    messages.append(f'le mot {mot} est vide')\n")
    assert made == {"expr-removed-1/pass"}
    for told in ("'mot'", "f'{a} {b}'", "f'{a}*'"):
        made = changes(f"def f(a, b):\n    a.append({told})\n")
        assert any(change.startswith(("text", "printed")) for change in made)


def test_a_print_can_lose_each_of_its_values():
    made = {mutant.description for mutant in of('def f(a, b):\n    print("ici", a, b)\n')}
    assert "`print('ici', a, b)` becomes `print('ici', b)`" in made
    assert "`print('ici', a, b)` becomes `print('ici', a)`" in made
    assert "`print('ici', a, b)` removed" in made


def test_changes_that_cannot_be_seen_are_left_out():
    assert "compare-1/Eq->LtE" not in changes("def f(s):\n    return len(s) == 0\n")
    assert "compare-1/Gt->NotEq" not in changes("def f(s):\n    return len(s) > 0\n")
    assert "compare-1/Lt->NotEq" not in changes("def f(i, n):\n    while i < n:\n        i += 1\n")
    assert "arguments-1/swapped" not in changes("def f(a, b):\n    return max(a, b)\n")
    assert "arguments-1/swapped" not in changes("def f(a):\n    return g(a, a)\n")
    assert "return-removed-1/pass" not in changes("def f(a):\n    return a\n")


def test_a_negative_number_keeps_its_place_in_a_power():
    assert "return (-1) ** n" in codes("def f(n):\n    return 0 ** n\n")


def test_a_class_can_be_an_answer():
    made = of("class Solveur:\n    def suivant(self):\n        return self.mots[0]\n", "Solveur")
    assert {mutant.id for mutant in made} == {
        "Solveur/constant-1/0->1",
        "Solveur/constant-1/0->-1",
        "Solveur/return-1/None",
    }


def test_mutants_follow_the_source(found):
    for before, after in pairwise([one for one in found if one.id.startswith("reponse/")]):
        assert before.line <= after.line
