"""What a hidden test sees of a copy: values, printed text, objects, failures in French, and nothing else."""

import numpy as np
import pytest

from grader.bench import Bench, Interviewee, RemoteObject
from grader.failures import Disagreement, Meddling, Misfit, ReferenceFault, StudentFailure
from grader.isolated import IsolatedPlayer
from grader.player import LocalPlayer
from grader.printed import Printed
from grader.program import Program

REFERENCE = """
def double(x): return 2 * x
def parle():
    print("Bonjour", input("Nom ? "))
    return 3
def boite(x): return x
def vide(L): return len(L)
mots = ["un", "deux"]
"""
RIGHT = """
def double(x): return x + x
def parle():
    print("Salut " + input("Qui ? "))
    return 3
class Boite:
    def __init__(self, x): self.x = x
    def prend(self): return self.x
    def demande(self): return input("? ")
    def soi(self): return self
def boite(x): return Boite(x)
def ouvre(b): return b.prend()
def vide(L):
    n = len(L)
    L.clear()
    return n
def long(n): return [0] * n
def profond():
    L = []
    for i in range(50): L = [L]
    return L
def boucle(): 
    while True: pass
def dort():
    import threading
    threading.Event().wait(60)
def meurt():
    import os
    os._exit(2)
def rate(x): return x.absent
mots = ["un", "deux"]
"""  # noqa: W291
NAMES = ("double", "parle", "boite", "vide", "mots")


@pytest.fixture(scope="module")
def correction():
    return LocalPlayer(REFERENCE, NAMES)


@pytest.fixture
def seated(sandbox, correction):
    """A bench on which a copy sits."""
    players = []

    def sit(source=RIGHT, needs=()):
        program = Program((*NAMES, "long"), ((1, source),))
        players.append(IsolatedPlayer(sandbox, program, correction, needs, cpu_s=0.3))
        bench = Bench(players[-1], correction, 20)
        bench.begin("un test")
        return bench

    yield sit
    for player in players:
        player.close()


@pytest.fixture
def student(seated):
    bench = seated()
    return Interviewee(bench, lambda: bench.student)


@pytest.fixture
def reference(student):
    bench = student._bench
    return Interviewee(bench, lambda: bench.reference, watched=False)


def test_call_gives_the_plain_value(student):
    assert student.double(4) == 8
    assert student.double("ab") == "abab"


def test_printed_text_says_the_rest(student):
    seen = student.parle(stdin=["Zoé", "trop"])
    assert isinstance(seen, Printed)
    assert seen == "Qui ? \nSalut Zoé\n"
    assert (seen.returned, seen.prompts, seen.unused) == (3, ("Qui ? ",), ("trop",))


def test_several_calls_and_the_same_call_several_times(student):
    assert student.calls("double", [(1,), (2,)]) == [2, 4]
    assert student.repeat("double", (3,), 4) == [6] * 4
    assert student.calls("double", []) == []


def test_arguments_after_the_call(student):
    assert student.after("vide", [1, 2]) == ([],)
    assert student.after("double", [1]) == ([1],)


def test_same_list_given_twice_is_not_the_same_object_there(student):
    shared = [1, 2]
    assert student.calls("vide", [(shared,), (shared,)]) == [2, 2]
    assert shared == [1, 2]


# -- arguments that must be left as they are --------------------------------------------------------------

MEDDLERS = """
import numpy as np
def double(L): return 2 * L
def depile(L): return L.pop()
def trie(L):
    L.sort()
    return L[0]
def cellule(T):
    T[0] = 9
    return int(T[1])
def compte(d):
    d["x"] = d.get("x", 0) + 1
    return len(d)
def interieur(L):
    L[0].append(1)
    return len(L)
def rend(L):
    L.append(L.pop())
    return L
def garde(x, L, n=0):
    return x, L, n
def joue(L):
    input("?")
    L.clear()
    return 1
"""


@pytest.mark.parametrize(
    ("name", "batch"),
    [
        ("double", [([1, 2],)]),
        ("trie", [([1, 2],), ([3],)]),
        ("rend", [([1, 2],)]),
        ("garde", [("a", [1, (2,)], 3), (None, {"a": [1]}, 2.5)]),
    ],
)
def test_arguments_left_alone_cost_nothing(seated, name, batch):
    student = Interviewee(bench := seated(MEDDLERS), lambda: bench.student)
    assert student.calls(name, batch, untouched=True) == student.calls(name, batch)


@pytest.mark.parametrize(
    ("name", "args", "which"),
    [
        ("depile", ([1, 2],), "la liste"),
        ("trie", ([2, 1],), "la liste"),
        ("cellule", (np.array([1, 2]),), "le tableau"),
        ("compte", ({"x": 1},), "le dictionnaire"),
        ("interieur", ([[1], [2]],), "la liste"),
    ],
)
def test_changed_argument_is_told_at_the_first_call_that_changes_one(seated, name, args, which):
    bench = seated(MEDDLERS)
    student = Interviewee(bench, lambda: bench.student)
    with pytest.raises(Meddling, match=f"^{name} modifie {which} qu'on lui donne\u00a0: "):
        student.calls(name, [args, args], untouched=True)
    witness = bench.witness
    assert witness.culprit.args == args
    assert (witness.expected, witness.got[: len(name)]) == ("", name)


def test_changed_argument_in_a_scripted_or_repeated_call_is_told(seated):
    bench = seated(MEDDLERS)
    student = Interviewee(bench, lambda: bench.student)
    with pytest.raises(Meddling):
        student.calls("joue", [([1],)], scripts=[["a"]], untouched=True)
    with pytest.raises(Meddling):
        student.calls("depile", [([1],)], times=2, untouched=True)


def test_object_inside_an_argument_cannot_be_sent(seated):
    bench = seated("class Boite: pass\ndef double(x): return Boite()")
    student = Interviewee(bench, lambda: bench.student)
    for ask in (student.double, lambda arg: student.gives("double", [(arg,)], [0])):
        with pytest.raises(Misfit):
            ask([student.double(1)])
        assert repr(student.double(student.double(1))) == "<Boite>"


def test_wrong_value_comes_before_a_changed_argument(seated):
    bench = seated(MEDDLERS)
    student = Interviewee(bench, lambda: bench.student)
    with pytest.raises(Disagreement):
        student.gives("depile", [([1, 2],)], [1], untouched=True)
    with pytest.raises(Meddling):
        student.gives("depile", [([1, 2],)], [2], untouched=True)
    other = Interviewee(bench, lambda: bench.student, watched=False)
    with pytest.raises(Meddling):
        student.agrees_with(other, "depile", [([1, 2],)], untouched=True)


def test_correction_that_changes_its_arguments_is_seen_too():
    local = LocalPlayer(MEDDLERS, ("depile",))
    bench = Bench(local, local, 20)
    bench.begin("un test")
    with pytest.raises(Meddling):
        Interviewee(bench, lambda: bench.student).calls("depile", [([1],)], untouched=True)


# -- failures ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "args", "status", "words"),
    [
        ("inconnue", (), "missing", "inconnue n'est pas définie dans ta copie."),
        ("rate", (1,), "raised", "rate s'arrête sur une erreur : AttributeError"),
        ("boucle", (), "timeout", "boucle ne s'arrête pas"),
        ("dort", (), "timeout", "dort ne s'arrête pas"),
        ("meurt", (), "died", "Le programme s'est arrêté brutalement pendant meurt. Elle a quitté Python."),
        ("long", (400_000,), "refused", "long renvoie une valeur trop grande"),
        ("profond", (), "refused", "profond renvoie une valeur trop grande"),
        ("parle", (), "starved", "parle demande encore une saisie"),
        ("double", (), "raised", "TypeError"),
    ],
)
def test_code_that_does_not_answer_fails_the_test_in_french(student, name, args, status, words):
    assert student.outcome(name, *args).status == status
    student._bench.hopeless = None
    with pytest.raises(StudentFailure) as failure:
        getattr(student, name)(*args)
    assert words in str(failure.value)


def test_failure_is_an_assertion_so_that_plain_pytest_shows_it_as_one():
    assert issubclass(StudentFailure, AssertionError)


def test_outcome_never_raises_and_names_the_error(student):
    outcome = student.outcome("rate", 1)
    assert (outcome.status, outcome.error, outcome.value) == ("raised", "AttributeError", None)


def test_large_value_costs_only_its_call(student):
    assert student.outcome("long", 400_000).status == "refused"
    assert student.long(3) == [0, 0, 0]


def test_endless_code_is_not_waited_for_again_in_the_same_question(student):
    assert student.outcome("boucle").status == "timeout"
    assert student.outcome("double", 1).status == "timeout"
    student._bench.seat(student._bench.student)
    assert student.double(1) == 2


def test_starved_call_leaves_the_copy_usable(student):
    assert student.outcome("parle", stdin=[]).status == "starved"
    assert student.parle(stdin=["a"]).returned == 3


def test_answer_of_the_test_that_fails_is_the_tests_and_the_copy_goes_on(student):
    def reply(dialogue):
        raise AssertionError("on attend une question")

    with pytest.raises(AssertionError, match="on attend une question"):
        student.parle(stdin=reply)
    assert student.double(2) == 4


def test_correction_that_does_not_answer_is_not_the_students_failure(reference):
    with pytest.raises(ReferenceFault):
        reference.double(1, 2)
    with pytest.raises(ReferenceFault):
        reference.calls("absente", [()])
    with pytest.raises(ReferenceFault):
        reference.value("absente")
    assert not issubclass(ReferenceFault, AssertionError)


# -- agreement with the correction ------------------------------------------------------------------------


def test_copy_that_answers_alike_agrees(student, reference):
    student.agrees_with(reference, "double", [(n,) for n in range(20)])


def test_disagreement_is_shown_on_the_smallest_input(seated):
    bench = seated("def double(x): return 2 * x if x < 10 else 0")
    student = Interviewee(bench, lambda: bench.student)
    reference = Interviewee(bench, lambda: bench.reference, watched=False)
    with pytest.raises(Disagreement):
        student.agrees_with(reference, "double", [(500,), (3,), (70,), (12345,)])
    assert bench.witness.culprit.text == "double(70)"
    assert (bench.witness.expected, bench.witness.got) == ("140", "0")


def test_disagreement_by_an_exception_is_the_students_failure(seated):
    bench = seated("def double(x): return x.absent")
    student = Interviewee(bench, lambda: bench.student)
    reference = Interviewee(bench, lambda: bench.reference, watched=False)
    with pytest.raises(StudentFailure, match="AttributeError"):
        student.agrees_with(reference, "double", [(5,)])
    assert bench.witness.expected == "10"


def test_tolerance_is_the_tests(seated):
    bench = seated("def double(x): return 2 * x + 0.001")
    student = Interviewee(bench, lambda: bench.student)
    reference = Interviewee(bench, lambda: bench.reference, watched=False)
    student.agrees_with(reference, "double", [(1,)], tolerance=0.01)
    with pytest.raises(Disagreement):
        student.agrees_with(reference, "double", [(1,)])


# -- objects ----------------------------------------------------------------------------------------------


def test_object_stays_there_and_its_methods_are_called(student):
    box = student.boite(5)
    assert isinstance(box, RemoteObject)
    assert box.prend() == 5
    assert box.demande(stdin=["oui"]).returned == "oui"
    assert box.soi().soi().prend() == 5


def test_object_is_shown_as_the_call_that_made_it(student):
    box = student.boite(5)
    box.prend()
    student.ouvre(box)
    box.soi().prend()
    assert [call.text for call in student._bench.witness.calls] == [
        "boite(5)", "boite(5).prend()", "ouvre(boite(5))", "boite(5).soi()", "boite(5).soi().prend()",
    ]  # fmt: skip


def test_object_of_a_test_is_shown_as_its_expression(student):
    box = student.prop("class Faux:\n    def prend(self, x): return x", "Faux()")
    assert box.prend("mot") == "mot"
    assert student._bench.witness.calls[-1].text == 'Faux().prend("mot")'


def test_object_of_a_test_that_stumbles_over_the_copy_fails_the_test(seated):
    bench = seated("def double(x):\n    raise KeyError('non')")
    student = Interviewee(bench, lambda: bench.student)
    with pytest.raises(StudentFailure, match="KeyError"):
        student.prop("class Faux:\n    def __init__(self): self.x = copy.double(1)", "Faux()")
    assert student._bench.witness.calls[-1].text == "Faux()"
    assert student.outcome("double", 1).error == "KeyError"


def test_object_is_equal_to_nothing(student):
    box = student.boite(5)
    assert box != 5
    assert box != student.boite(5)
    assert repr(box) == "<Boite>"


def test_object_comes_back_as_an_argument(student):
    assert student.ouvre(student.boite("ici")) == "ici"


def test_method_that_is_not_there_is_missing(student):
    with pytest.raises(StudentFailure, match="absente n'est pas définie"):
        student.boite(5).absente()


def test_prop_is_made_over_there_from_the_copys_own_classes(student):
    made = student.prop("class Vide(copy.Boite):\n    def prend(self): return 'rien'", "Vide(0)")
    assert student.ouvre(made) == "rien"


def test_prop_that_the_copy_cannot_carry_fails_the_test_and_not_the_next(student):
    with pytest.raises(StudentFailure):
        student.prop("class Vide(copy.Absente): pass", "Vide()")
    student._bench.hopeless = None
    assert student.double(1) == 2


# -- variables and files ----------------------------------------------------------------------------------


def test_variable_is_read_and_one_that_is_absent_fails(student):
    assert student.value("mots") == ["un", "deux"]
    with pytest.raises(StudentFailure, match="absente n'est pas définie"):
        student.value("absente")


@pytest.mark.parametrize(
    "mistaken", [lambda one: one.mots == ["un"], lambda one: list(one.mots), lambda one: len(one.mots)]
)
def test_variable_asked_as_a_call_is_told_how_to_read_it(student, mistaken):
    with pytest.raises(TypeError, match=r'student\.value\("mots"\)'):
        mistaken(student)


@pytest.mark.parametrize("lone", [3, "abc"])
def test_input_that_is_no_tuple_is_told_how_to_write_it(student, reference, lone):
    asked = rf"double: each input is a tuple of arguments; write \({lone!r},\), not {lone!r}"
    for ask in (
        lambda: student.calls("double", [lone]),
        lambda: student.gives("double", [lone], [6]),
        lambda: student.agrees_with(reference, "double", [lone]),
    ):
        with pytest.raises(TypeError, match=asked):
            ask()


def test_private_names_are_no_calls(student):
    with pytest.raises(AttributeError):
        student._secret  # noqa: B018


# -- randomness -------------------------------------------------------------------------------------------


def test_draws_depend_on_the_seed_and_on_the_test(seated):
    bench = seated("import random\ndef double(x): return random.random()")
    student = Interviewee(bench, lambda: bench.student)

    def drawn(test, seed=20):
        bench.seed = seed
        bench.begin(test)
        return student.double(0), student.double(0)

    first = drawn("a")
    assert first[0] != first[1]
    assert drawn("a") == first
    assert drawn("b") != first
    assert drawn("a", seed=21) != first
