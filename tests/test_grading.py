"""Copies as students write them: what counts, what is lost, what is said, and that a mistake is charged once."""

from decimal import Decimal

import pytest

from grader.errors import UnreadableCopy
from grader.grading import unreadable, without_copy
from tests import tiny
from tests.tiny import answers, lost, question


def test_right_copy_gets_every_point(grade):
    result = grade(*answers())
    assert lost(result) == {}
    assert (result.state, result.points, result.max, result.note) == ("graded", 10, 10, "20")
    assert result.notes == ()


def test_empty_copy_is_missing_everywhere_and_still_graded(grade):
    result = grade()
    assert set(lost(result).values()) == {"missing"}
    assert [one.name for one in result.questions] == list(tiny.QUESTIONS)
    assert (result.state, result.points, result.note) == ("graded", 0, "0")


def test_untouched_stubs_are_missing(grade):
    stubs = ["trio = ...", *(f'def {name}(x):\n    """Doc."""\n    ...' for name in tiny.QUESTIONS[1:])]
    assert set(lost(grade(*stubs)).values()) == {"missing"}


def test_question_left_out_is_missing_and_costs_only_itself(grade):
    result = grade(*answers(parle=None))
    assert lost(result) == {"parle": "missing"}
    assert result.points == 8


# -- which definition counts ------------------------------------------------------------------------------


def test_last_definition_wins(grade):
    assert lost(grade(*answers(), "def double(x):\n    return 3 * x")) == {"double": "failed"}
    assert lost(grade("def double(x):\n    return 3 * x", *answers())) == {}


def test_function_rebound_to_its_result_still_counts(grade):
    cells = [*answers(), "double = double(4)", "total = total([1, 2])"]
    assert lost(grade(*cells)) == {}


@pytest.mark.parametrize(
    "source",
    [
        "double = lambda x: x * 2",
        "from functools import lru_cache\n@lru_cache\ndef double(x):\n    return 2 * x",
        "import functools\ndef double(x):\n    return 2 * x\ndouble = functools.cache(double)",
        "def fabrique():\n    def double(x):\n        return 2 * x\n    return double\ndouble = fabrique()",
        "class Doubleur:\n    def __call__(self, x):\n        return 2 * x\ndouble = Doubleur()",
        "if True:\n    def double(x):\n        return 2 * x",
        "try:\n    def double(x):\n        return 2 * x\nexcept ValueError:\n    pass",
        "%%time\ndef double(x):\n    return 2 * x",
        "exec('def double(x):\\n    return 2 * x')",
        "double: object = lambda x: 2 * x",
        "def double(x, /, fois=2):\n    return fois * x",
    ],
    ids=[
        "lambda", "decorated", "cached later", "made", "callable object", "under if", "under try", "cell magic",
        "exec", "annotated", "extra parameter",
    ],
)  # fmt: skip
def test_answer_counts_however_it_is_bound(grade, source):
    assert lost(grade(*answers(double=source))) == {}


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("double", "import numpy as np\ndef double(x):\n    return np.int64(2 * x)"),
        ("double", "def double(x):\n    return 2.0 * x"),
        ("total", "import numpy as np\ndef total(L):\n    return 2 * np.sum(np.array(L))"),
        ("table", "def table(mots):\n    return tuple([mot, len(mot)] for mot in mots)"),
        (
            "table",
            "import numpy as np\ndef table(mots):\n    return np.array([(m, len(m)) for m in mots], dtype=object)",
        ),
        ("lit", "import numpy as np\ndef lit(t, mot):\n    return np.float32(dict(t)[mot])"),
        ("trio", "import numpy as np\ntrio = [str(m) for m in np.array(tous) if len(m) == 3]"),
    ],
)
def test_whole_family_of_right_answers_gets_full_marks(grade, name, source):
    assert lost(grade(*answers(**{name: source}))) == {}


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("lit", "def lit(t, mot):\n    return True if mot == 'a' else 3"),
        ("double", "def double(x):\n    return str(2 * x)"),
        ("double", "def double(x):\n    return [2 * x]"),
        ("double", "def double(x):\n    print(2 * x)"),
        ("table", "def table(mots):\n    return {mot: len(mot) for mot in mots}"),
    ],
)
def test_answer_of_another_family_loses_its_points(grade, name, source):
    result = grade(*answers(**{name: source}))
    assert lost(result) == {name: "failed"}
    assert question(result, name).points == 0


def test_stub_below_a_written_answer_does_not_erase_it(grade):
    stubs = ['def double(x):\n    """Deux fois x."""\n    ...  # À compléter', "trio = ..."]
    assert lost(grade(*answers(), *stubs)) == {}


@pytest.mark.parametrize(
    "body", ["pass", "...", "return", "return None", "raise NotImplementedError", "'à faire'"], ids=str
)
def test_every_way_of_writing_nothing_is_missing(grade, body):
    result = grade(*answers(double=f"def double(x):\n    {body}", total=None))
    assert lost(result) == {"double": "missing", "total": "missing"}


# -- cells that go wrong ----------------------------------------------------------------------------------


def test_what_stands_after_a_failing_statement_counts(grade):
    result = grade(*answers(double="1 / 0\n" + tiny.DOUBLE))
    assert lost(result) == {}
    assert result.notes == ("cellule 2, ligne 1 : ZeroDivisionError (tu divises par zéro)",)


def test_what_stands_around_an_endless_statement_counts(grade):
    first = tiny.TRIO + "\nn = 0\nwhile True:\n    n += 1\n" + tiny.DOUBLE
    result = grade(*answers(trio=first, double=None))
    assert lost(result) == {}
    assert result.notes == ("cellule 1 : boucle infinie ou calcul trop long, interrompu",)


def test_loop_that_refuses_to_be_interrupted_is_left_out(grade):
    stubborn = "while True:\n    try:\n        while True:\n            pass\n    except BaseException:\n        pass"
    result = grade(*answers(double=f"{stubborn}\n{tiny.DOUBLE}"))
    assert lost(result) == {}
    assert result.notes == ("cellule 2 : boucle infinie ou calcul trop long, interrompu",)


def test_what_stands_around_a_deadly_statement_counts(grade):
    result = grade(*answers(total=f"avant = 1\nimport os\nos._exit(3)\n{tiny.TOTAL}"))
    assert lost(result) == {}
    (note,) = result.notes
    assert note.startswith("cellule 3 : elle arrête Python brutalement")


def test_memory_bomb_costs_only_its_statement(grade):
    result = grade(*answers(total=f"gros = [0] * 10**10\n{tiny.TOTAL}"))
    assert lost(result) == {}
    assert result.notes == ("cellule 3, ligne 1 : MemoryError (ton programme demande trop de mémoire)",)


@pytest.mark.parametrize(
    "source", ["exit()", "raise SystemExit", "raise KeyboardInterrupt", "input('?')"], ids=str
)
def test_everyday_ways_to_stop_do_not_stop_the_copy(grade, source):
    assert lost(grade(source, *answers())) == {}


def test_many_deadly_statements_are_all_left_out(grade):
    result = grade("import os", *["os._exit(1)"] * 9, *answers())
    assert lost(result) == {}


def test_source_that_does_not_parse_is_split_and_the_line_named(grade):
    broken = f"{tiny.DOUBLE}\n\ndef casse(x:\n    return x\n\n{tiny.TOTAL}"
    result = grade(*answers(double=broken, total=None))
    assert lost(result) == {}
    assert result.notes == ("cellule 2, ligne 4 : Python ne comprend pas cette instruction",)


def test_answer_that_does_not_parse_costs_only_itself(grade):
    result = grade(*answers(parle="def parle()\n    return 1"))
    assert lost(result) == {"parle": "missing"}
    assert result.notes == ("cellule 6, ligne 1 : Python ne comprend pas cette instruction",)


def test_function_that_stands_only_in_markdown_counts_with_a_note(grade):
    prose = f"Voici ma réponse :\n\n```python\n{tiny.DOUBLE}\n```"
    result = grade(("markdown", prose), *answers(double=None))
    assert lost(result) == {}
    assert result.notes == ("double est écrite dans une cellule de texte : elle a été lue quand même",)


def test_function_in_markdown_does_not_replace_one_in_a_code_cell(grade):
    result = grade(*answers(), ("raw", "def double(x):\n    return 3 * x"))
    assert lost(result) == {}
    assert result.notes == ()


def test_given_cells_that_were_deleted_are_there_all_the_same(grade):
    source = "trio = [mot for mot in tous if len(mot) == 3]"
    assert lost(grade(*answers(trio=source))) == {}


# -- names ------------------------------------------------------------------------------------------------


def test_nearly_right_name_earns_nothing_and_is_shown_to_the_teacher(grade):
    result = grade(*answers(parle=tiny.PARLE.replace("def parle", "def parles")))
    assert lost(result) == {"parle": "missing"}
    assert (result.state, result.points) == ("to_review", 8)
    (note,) = result.notes
    assert "parle " in note
    assert "parles" in note


def test_nearly_right_name_beside_the_right_one_is_no_matter(grade):
    result = grade(*answers(), "def doubles(x):\n    return 0")
    assert (result.state, result.notes) == ("graded", ())


def test_right_name_that_was_left_out_is_not_looked_for_under_another(grade):
    """What ended Python was not run again: the name was right all the same."""
    deadly = "import os\n\n\n@(lambda function: os.kill(os.getpid(), 9))\n" + tiny.PARLE
    result = grade(*answers(parle=deadly), "def parles(x):\n    return 0")
    assert lost(result) == {"parle": "missing"}
    assert result.state == "graded"
    assert not any("parles" in note for note in result.notes)


def test_helper_with_quite_another_name_is_no_matter(grade):
    result = grade(*answers(parle=None), "def affiche_tout(x):\n    print(x)")
    assert result.state == "graded"


# -- errors carried from one question to the next ---------------------------------------------------------


def test_wrong_need_is_charged_once(grade):
    result = grade(*answers(double="def double(x):\n    return 3 * x"))
    assert lost(result) == {"double": "failed"}
    total = question(result, "total")
    assert (total.carried, total.points, total.hint, total.hint_text) == (True, 2, None, None)
    assert not question(result, "table").carried


def test_question_that_is_right_in_part_keeps_the_better_of_its_two_judgements(grade):
    result = grade(
        *answers(double="def double(x):\n    return 3 * x", total="def total(L):\n    return len(L)")
    )
    total = question(result, "total")
    assert (total.carried, total.verdict) == (False, "failed")
    assert len(total.tests) > 1  # played to the end


def test_question_after_a_wrong_one_starts_from_what_the_cells_left(grade):
    """The first try, in a hurry, is no exception: what the tests of another question put into a list is not there."""
    double = "seen = []\n\ndef double(x):\n    seen.append(x)\n    return 3 * x"
    total = "def total(L):\n    return 0 if seen else 2 * sum(L)"
    result = grade(*answers(double=double, total=total))
    assert lost(result) == {"double": "failed"}
    assert not question(result, "total").carried


def test_absent_need_is_charged_once(grade):
    result = grade(*answers(double=None))
    assert lost(result) == {"double": "missing"}
    assert question(result, "total").carried


def test_need_that_does_not_parse_is_charged_once(grade):
    result = grade(*answers(double="def double(x)\n    return 2 * x"))
    assert lost(result) == {"double": "missing"}
    assert question(result, "total").carried


@pytest.mark.parametrize(
    "total",
    [
        "def total(L):\n    return sum(double(x=x) for x in L)",
        "def total(L):\n    return sum(map(double, dict.fromkeys(range(len(L))) and L))",
    ],
    ids=["by keyword", "through views"],
)
def test_absent_need_is_called_in_any_style(grade, total):
    result = grade(*answers(double=None, total=total))
    assert lost(result) == {"double": "missing"}
    assert question(result, "total").carried


@pytest.mark.parametrize(
    "longueurs",
    [
        "(b for a, b in t if a == mot)",
        "{a: b for a, b in t if a == mot}.values()",
        "map(len, [a for a, b in t if a == mot])",
        "filter(None, [b for a, b in t if a == mot])",
    ],
)
def test_absent_need_receives_what_can_be_gone_through_once(grade, longueurs):
    lit = f"def lit(t, mot):\n    return total({longueurs}) // 2"
    result = grade(*answers(total=None, lit=lit))
    assert lost(result) == {"total": "missing"}
    assert question(result, "lit").carried


def test_endless_need_is_charged_once(grade):
    result = grade(*answers(double="def double(x):\n    while True:\n        pass"))
    assert lost(result) == {"double": "failed"}
    assert question(result, "total").carried
    assert "ne s'arrête pas" in question(result, "double").tests[0].message


def test_need_reached_through_a_helper_is_charged_once(grade):
    helper = "def aide(x):\n    return double(x)\n\ndef total(L):\n    return sum(aide(x) for x in L)"
    result = grade(*answers(double="def double(x):\n    return 3 * x", total=helper))
    assert lost(result) == {"double": "failed"}
    assert question(result, "total").carried


def test_need_kept_under_another_name_is_charged_once(grade):
    alias = "deux_fois = double\ndef total(L, f=double):\n    return sum(map(deux_fois, L))"
    result = grade(*answers(double="def double(x):\n    return 3 * x", total=alias))
    assert lost(result) == {"double": "failed"}


def test_wrong_variable_is_charged_once(grade, variant):
    assignment = variant(
        reference=tiny.REFERENCE.replace("sum(double(x) for x in L)", "sum(double(x) for x in L) * len(trio)")
    )
    source = "def total(L):\n    return sum(double(x) for x in L) * len(trio)"
    result = grade(*answers(trio="trio = ['x']", total=source), assignment=assignment)
    assert lost(result) == {"trio": "failed"}
    assert question(result, "total").carried


def test_two_functions_wrong_in_matching_ways_are_charged_once(grade):
    turned = "def table(mots):\n    return [(len(mot), mot) for mot in mots]"
    reader = (
        "def lit(t, mot):\n    for longueur, nom in t:\n        if nom == mot:\n            return longueur"
    )
    result = grade(*answers(table=turned, lit=reader))
    assert lost(result) == {"table": "failed"}
    assert not question(result, "lit").carried


def test_right_reader_of_a_wrong_table_is_not_charged(grade):
    result = grade(*answers(table="def table(mots):\n    return [(len(mot), mot) for mot in mots]"))
    assert lost(result) == {"table": "failed"}
    assert question(result, "lit").carried


def test_question_carried_by_another_does_not_hide_the_first_mistake(grade, variant):
    """`lit` declares that it needs `total` only; `total` needs `double`, which is wrong."""
    assignment = variant(
        bareme=tiny.BAREME.replace('name = "lit"', 'name = "lit"\n    needs = ["total"]'),
        reference=tiny.REFERENCE.replace("next((longueur", "total([1]) + next((longueur"),
        test_lit='''
            """lit"""


            def test_lit(student, reference):
                """Ta fonction lit."""
                student.agrees_with(reference, "lit", [([("a", 1)], "a")])
            ''',
    )
    source = "def lit(t, mot):\n    return total([1]) + dict(t)[mot]"
    result = grade(*answers(double="def double(x):\n    return 3 * x", lit=source), assignment=assignment)
    assert lost(result) == {"double": "failed"}
    assert question(result, "lit").carried


def test_own_mistake_is_not_carried_away(grade):
    result = grade(
        *answers(double="def double(x):\n    return 3 * x", total="def total(L):\n    return sum(L)")
    )
    assert lost(result) == {"double": "failed", "total": "partial"}
    assert question(result, "total").points == 1


# -- what a report shows ----------------------------------------------------------------------------------


def test_modified_argument_costs_only_the_test_that_looks_at_it(grade):
    total = "def total(L):\n    s = 0\n    while L:\n        s += double(L.pop())\n    return s"
    result = grade(*answers(total=total))
    assert lost(result) == {"total": "partial"}
    assert [(one.id, one.verdict) for one in question(result, "total").tests] == [
        ("test_sommes", "passed"),
        ("test_intacte", "failed"),
    ]


def test_counterexample_is_the_smallest_input_that_goes_wrong(grade):
    result = grade(*answers(total="def total(L):\n    return sum(double(x) for x in L) if len(L) < 2 else 0"))
    example = question(result, "total").counterexample
    assert (example.call, example.expected, example.got) == ("total([5, 7])", "24", "0")


def test_counterexample_of_a_plain_comparison_has_its_two_sides(grade):
    example = question(grade(*answers(double="def double(x):\n    return x")), "double").counterexample
    assert (example.call, example.expected, example.got) == ("double(2)", "4", "2")


def test_counterexample_of_a_variable_is_its_name(grade):
    example = question(grade(*answers(trio="trio = ['abc']")), "trio").counterexample
    assert (example.call, example.got) == ("trio", "['abc']")


def test_value_that_is_false_is_shown_as_it_is(grade, variant):
    assignment = variant(
        test_double='''
            """double"""


            def test_vrai(student):
                """Ta fonction dit vrai."""
                assert student.double(2)
            '''
    )
    example = question(
        grade("def double(x):\n    return False", assignment=assignment), "double"
    ).counterexample
    assert example.got == "False"


def test_exception_is_explained_at_the_students_own_line(grade):
    result = grade(*answers(double="def double(x):\n    L = []\n    return L[x]"))
    example = question(result, "double").counterexample
    assert "IndexError" in example.got
    assert "cellule 2, ligne 3 : return L[x]" in example.got


def test_object_is_shown_by_its_type_and_never_by_its_address(grade):
    source = "class Boite:\n    pass\n\ndef double(x):\n    return [Boite()]"
    example = question(grade(*answers(double=source)), "double").counterexample
    assert "Boite" in example.got
    assert "0x" not in example.got


def test_object_as_an_argument_is_shown_as_the_call_that_made_it(grade, variant):
    assignment = variant(
        test_double='''
            """double"""


            def test_objet(student):
                """Ta fonction accepte son propre résultat."""
                assert student.double(student.double(2)) == 8
            '''
    )
    result = grade("class Boite:\n    pass\n\ndef double(x):\n    return Boite()", assignment=assignment)
    assert question(result, "double").counterexample.call == "double(double(2))"


def test_object_as_an_argument_is_never_shown_to_the_correction(grade, variant):
    assignment = variant(
        test_double='''
            """double"""


            def test_objet(student):
                """Ta fonction accepte son propre résultat."""
                assert student.double(student.double(2))
            '''
    )
    source = "class Boite:\n    pass\n\ndef double(x):\n    return Boite() if x == 2 else 0"
    example = question(grade(source, assignment=assignment), "double").counterexample
    assert (example.call, example.expected, example.got) == ("double(double(2))", "", "0")


def test_name_bound_by_a_call_is_bound_in_every_run_of_the_copy(grade):
    source = (
        "def remplit():\n    global trio\n    trio = [mot for mot in lire() if len(mot) == 3]\n\nremplit()"
    )
    assert lost(grade(*answers(trio=source))) == {}
    helper = (
        "def prepare():\n    global deux\n    deux = 2\n\nprepare()\ndef total(L):\n    return sum(L) * deux"
    )
    assert lost(grade(*answers(double="def double(x):\n    return 3 * x", total=helper))) == {
        "double": "failed"
    }
    both = "def prepare():\n    global deux\n    deux = 2\n\nprepare()\ndef total(L):\n    return sum(map(double, L)) * deux // 2"
    assert lost(grade(*answers(double="def double(x):\n    return 3 * x", total=both))) == {
        "double": "failed"
    }


# -- the tests themselves ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "raise RuntimeError",
        "inconnu",
        "assert student.double(2) == 4 and inconnu",
        "assert student.double(2) == reference.double('2', 3)",
        "student.agrees_with(reference, 'double', [(2, 3)])",
        "pytest.skip('plus tard')",
    ],
    ids=["before a call", "name", "after a call", "reference", "reference in a batch", "skip"],
)
def test_error_of_a_test_is_never_a_zero_of_the_student(grade, variant, line):
    assignment = variant(
        test_double=f'''
            """double"""

            import pytest


            def test_faux(student, reference):
                """Ta fonction."""
                {line}
            '''
    )
    result = grade(*answers(), assignment=assignment)
    assert lost(result) == {"double": "error"}
    assert [one.verdict for one in question(result, "double").tests] == ["error"]
    assert result.state == "to_review"


def test_value_of_a_strange_shape_is_the_students_failure(grade, variant):
    assignment = variant(
        test_table='''
            """table"""

            from collections import Counter


            def test_table(student):
                """Ta table."""
                assert Counter(student.table(["a", "b"]))[("a", 1)] == 1


            def test_premier(student):
                """Ta table."""
                assert student.table(["a", "b"])[0][1] == 1
            '''
    )
    result = grade(*answers(table="def table(mots):\n    return 7"), assignment=assignment)
    assert lost(result) == {"table": "failed"}
    assert result.state == "graded"
    assert lost(grade(*answers(), assignment=assignment)) == {}


def test_question_without_any_test_is_an_error_of_ours(grade, variant):
    result = grade(*answers(), assignment=variant(test_double=None))
    assert lost(result) == {"double": "error"}
    assert result.state == "to_review"


# -- the same copy, the same mark -------------------------------------------------------------------------


def test_same_seed_gives_the_same_result_and_another_seed_draws_other_inputs(grade):
    copy = answers(
        double="def double(x):\n    return 2 * x if x < 10 else 0", hasard="def hasard(L):\n    return L[0]"
    )
    first, again, other = grade(*copy), grade(*copy), grade(*copy, seed=4)
    assert _timeless(first) == _timeless(again)
    assert question(first, "double").counterexample != question(other, "double").counterexample
    assert lost(first) == lost(other)


def test_copy_graded_after_others_gets_the_same_result(sandbox, mini):
    copies = {
        "a": answers(double="import os\nos._exit(1)"),
        "b": answers(total="def total(L):\n    return sum(L)"),
        "c": answers(),
    }
    forwards = tiny.grade_all(mini, sandbox, copies)
    backwards = tiny.grade_all(mini, sandbox, dict(reversed(copies.items())))
    assert {name: _timeless(one) for name, one in forwards.items()} == {
        name: _timeless(one) for name, one in backwards.items()
    }


def _timeless(result):
    return result.questions, result.points, result.note, result.notes, result.state


# -- files that hold no copy ------------------------------------------------------------------------------


def test_unreadable_copy_has_every_question_and_no_mark(mini):
    result = unreadable("a.ipynb", "a", mini, UnreadableCopy("le fichier est vide"))
    assert (result.state, result.note, result.notes) == ("unreadable", "ILL", ("le fichier est vide",))
    assert [one.name for one in result.questions] == list(tiny.QUESTIONS)
    assert result.max == Decimal(10)


@pytest.mark.parametrize(("state", "code"), [("missing", "NRD"), ("absent", "ABS"), ("excused", "DISP")])
def test_states_that_are_not_zeros_have_their_codes(mini, state, code):
    assert without_copy("", "a", mini, state, "").note == code
