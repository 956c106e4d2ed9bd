"""The stage: which names a copy has written, what a call gives, what is printed and what is asked."""

import signal

import pytest

from grader.sandbox.console import Console, Script
from grader.sandbox.faults import cell_of
from grader.sandbox.stage import Interrupted, Stage, catch_interrupts, seed_everything
from grader.sandbox.wire import Handle

WANTED = ("double", "trio")


def staged(*cells, wanted=WANTED, skip=lambda statement: False):
    stage = Stage(wanted)
    for number, source in enumerate(cells, 1):
        stage.run_cell(number, source, skip)
    stage.settle()
    return stage


def call(stage, name, *args, lines=(), ask=None):
    (played,) = stage.play(stage.target(name), [args], lambda: Script(list(lines), ask))
    return played


def test_names_bound_by_the_cells_are_written():
    stage = staged("trio = []\ndef double(x): return 2 * x\nautre = 1")
    assert stage.written == {"trio", "double"}
    assert call(stage, "double", 4).value == 8


def test_stub_is_known_and_not_written():
    stage = staged("def double(x): ...\ntrio = None")
    assert stage.written == set()
    assert stage.stubs == {"trio", "double"}


def test_function_rebound_to_its_result_is_called_and_seen_by_other_functions():
    stage = staged(
        "def double(x): return 2 * x",
        "double = double(5)",
        "def voit(): return double(1)",
        wanted=("double", "voit"),
    )
    assert call(stage, "double", 4).value == 8
    assert call(stage, "voit").value == 2


def test_function_replaced_by_another_is_the_last_one():
    assert call(staged("def double(x): return 0", "double = lambda x: 2 * x"), "double", 4).value == 8


def test_name_bound_deep_inside_a_statement_is_written():
    stage = staged("def fabrique():\n    global double\n    double = lambda x: 2 * x\nfabrique()")
    assert stage.written == {"double"}
    assert call(stage, "double", 4).value == 8


def test_faulty_statement_is_noted_at_its_line_and_the_next_runs():
    stage = staged("a = 1\n\nb = a / 0\nc = 3", "def f():\n    return L[3]\nL = []\nx = f()\nd = 4")
    assert stage.faults == [
        {"cell": 1, "line": 3, "type": "ZeroDivisionError"},
        {"cell": 2, "line": 2, "type": "IndexError"},
    ]
    assert (stage.names["c"], stage.names["d"]) == (3, 4)


def test_error_of_the_students_own_type_is_told_as_pythons():
    stage = staged("class Mienne(KeyError): pass\nraise Mienne('secret')")
    assert stage.faults == [{"cell": 1, "line": 2, "type": "KeyError"}]


def test_return_outside_a_function_is_a_syntax_error_of_its_line():
    assert staged("a = 1\nreturn a\nb = 2").faults == [{"cell": 1, "line": 2, "type": "SyntaxError"}]


def test_notes_about_faults_are_bounded():
    assert len(staged("1 / 0\n" * 500).faults) == 20


def test_skipped_statement_does_not_run():
    stage = staged("a = 1\nb = 2", skip=lambda statement: statement.rank == 0)
    assert "a" not in stage.names
    assert stage.names["b"] == 2


def test_future_import_holds_for_the_cells_after_it():
    stage = staged("from __future__ import annotations", "def double(x: Inconnu): return 2 * x")
    assert stage.faults == []


def test_top_level_await_runs():
    stage = staged("import asyncio\nasync def f(): return 3\ntrio = await f()")
    assert (stage.faults, stage.names["trio"]) == ([], 3)


def test_name_supplied_from_elsewhere_wins_over_the_copys():
    stage = Stage(WANTED)
    stage.supply("double", lambda: lambda x: "fourni")
    stage.run_cell(
        1, "def double(x): return 0\nalias = double\ndef voit(): return double(1)", lambda statement: False
    )
    stage.settle()
    assert call(stage, "voit").value == "fourni"
    assert stage.names["alias"](1) == "fourni"
    assert stage.written == {"double"}


def test_supplied_value_is_whole_again_whatever_the_cells_put_into_it():
    stage = Stage(WANTED)
    stage.supply("trio", lambda: ["abc"])
    stage.run_cell(1, "trio.append('x')\ntrio = []\ntrio.append('y')\nn = len(trio)", lambda statement: False)
    assert stage.names["n"] == 1
    assert stage.names["trio"] == ["abc"]


# -- calls ------------------------------------------------------------------------------------------------


def test_unknown_name_has_no_target():
    with pytest.raises(LookupError):
        staged().target("double")


def test_exception_of_a_call_has_its_kind_line_and_unknown_name():
    played = call(staged("def double(x):\n    return x + inconnu"), "double", 1)
    assert played.status == "raised"
    assert played.error == {"type": "NameError", "cell": 1, "line": 2, "name": "inconnu"}


def test_text_of_an_exception_is_never_told():
    played = call(staged("def double(x):\n    raise ValueError(x)"), "double", "secret")
    assert "secret" not in str(played.error)


@pytest.mark.parametrize(
    "source", ["exit()", "raise SystemExit(1)", "raise KeyboardInterrupt", "raise BaseException"]
)
def test_call_that_wants_to_stop_everything_only_raises(source):
    assert call(staged(f"def double(x):\n    {source}"), "double", 1).status == "raised"


def test_endless_recursion_raises():
    played = call(staged("def double(x): return double(x)"), "double", 1)
    assert played.error["type"] == "RecursionError"


def test_wrong_number_of_arguments_raises():
    assert call(staged("def double(x): return x"), "double", 1, 2).error["type"] == "TypeError"


def test_arguments_are_given_back_as_the_call_left_them():
    played = call(staged("def double(L): L.append(1)"), "double", [0])
    assert played.arguments == [[0, 1]]


def test_interruption_ends_the_call_and_not_the_next():
    stage = staged(
        "import os, signal\ndef double(x):\n    if x:\n        os.kill(os.getpid(), signal.SIGINT)\n    return x"
    )
    before = signal.getsignal(signal.SIGINT)
    try:
        catch_interrupts(stage)
        assert call(stage, "double", 1).status == "timeout"
        assert call(stage, "double", 0).status == "returned"
    finally:
        signal.signal(signal.SIGINT, before)


def test_interruption_between_calls_is_ignored():
    stage = staged()
    before = signal.getsignal(signal.SIGINT)
    try:
        catch_interrupts(stage)
        signal.raise_signal(signal.SIGINT)
        stage.armed = True
        with pytest.raises(Interrupted):
            signal.raise_signal(signal.SIGINT)
    finally:
        signal.signal(signal.SIGINT, before)


def test_object_kept_is_called_by_its_handle_and_comes_back_as_an_argument():
    stage = staged("class Boite:\n    def taille(self): return 3\ndef double(b): return b.taille()")
    handle = stage.keep(stage.names["Boite"]())
    assert (type(handle), handle.type_name) == (Handle, "Boite")
    (played,) = stage.play(stage.target("taille", handle.key), [()], Script)
    assert played.value == 3
    assert call(stage, "double", handle).value == 3


def test_prop_sees_the_copy_and_leaves_it_alone():
    stage = staged("class Base:\n    def qui(self): return 'copie'")
    made = stage.play_prop(
        "class Faux(copy.Base):\n    def qui(self): return 'faux ' + super().qui()", "Faux()"
    )
    assert made.value.qui() == "faux copie"
    assert "Faux" not in stage.names


def test_generators_start_from_the_seed():
    stage = staged("import random, numpy as np\ndef double(x): return random.random(), np.random.rand()")
    drawn = []
    for seed in (1, 1, 2):
        seed_everything(seed)
        drawn.append(call(stage, "double", 0).value)
    assert drawn[0] == drawn[1]
    assert drawn[0] != drawn[2]


@pytest.mark.parametrize(
    ("name", "cell"), [("<cellule 4>", 4), ("<cellule x>", None), ("<stdin>", None), ("", None)]
)
def test_cell_is_known_by_the_name_of_its_code(name, cell):
    assert cell_of(name) == cell


# -- printing and asking ----------------------------------------------------------------------------------


def test_what_is_printed_is_kept_with_the_prompts_in_order():
    stage = staged("def double():\n    print('a')\n    x = input('b ? ')\n    print(x, end='')")
    played = call(stage, "double", lines=["c"])
    assert played.printed == "a\nb ? \nc"
    assert played.script.prompts == ["b ? "]


def test_lines_never_read_are_left():
    played = call(staged("def double(): return input()"), "double", lines=["a", "b"])
    assert (played.value, played.script.lines) == ("a", ["b"])


@pytest.mark.parametrize(
    "catch", ["", "\n    except EOFError:\n        return 'bravo'"], ids=["raised", "caught"]
)
def test_call_that_asks_once_more_is_starved(catch):
    body = f"try:\n        input()\n        input(){catch or chr(10) + '    finally: pass'}"
    assert call(staged(f"def double():\n    {body}"), "double", lines=["a"]).status == "starved"


def test_answers_can_come_from_a_function_that_hears_what_is_new():
    heard = []

    def ask(new):
        heard.append(new)
        return str(len(heard))

    played = call(
        staged("def double():\n    print('un')\n    return input('? ') + input('encore ? ')"),
        "double",
        ask=ask,
    )
    assert (played.value, heard) == ("12", ["un\n? ", "encore ? "])


def test_standard_input_read_directly_is_answered_too():
    source = "import sys\ndef double():\n    return [sys.stdin.readline(), *sys.stdin]"
    assert call(staged(source), "double", lines=["a", "b"]).value == ["a\n", "b\n"]


def test_standard_error_is_kept_too():
    assert call(staged("import sys\ndef double(): print('a', file=sys.stderr)"), "double").printed == "a\n"


def test_output_has_a_limit_and_printing_beyond_it_is_no_error():
    stage = Stage(WANTED, output=10)
    stage.run_cell(
        1, "def double():\n    for i in range(1000): print('abc')\n    return 1", lambda statement: False
    )
    played = call(stage, "double")
    assert (played.printed, played.value) == ("abc\nabc\nab", 1)


def test_each_call_of_a_batch_has_its_own_script_and_output():
    stage = staged("def double(x):\n    print(x)\n    return input()")
    played = list(stage.play(stage.target("double"), [(1,), (2,)], lambda: Script(["a"])))
    assert [(one.value, one.printed) for one in played] == [("a", "1\n\n"), ("a", "2\n\n")]


def test_standard_streams_are_given_back(capsys):
    with Console().playing():
        print("dedans")
    print("dehors")
    assert capsys.readouterr().out == "dehors\n"


def test_colours_of_a_terminal_are_not_read():
    console = Console()
    console.begin(Script(lines=["oui"]))
    console.write("\x1b[92m_\x1b[0m\x1b[93m*\x1b[0m\n")
    assert console.input("\x1b[1mballe\x1b[0m ? ") == "oui"
    console.write("\x1b[2Kfini")
    assert console.text() == "_*\nballe ? \nfini"
    assert console.script.prompts == ["balle ? "]
