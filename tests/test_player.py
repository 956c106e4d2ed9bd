"""Two players, one behaviour: the correction in this process and a copy in its sandbox answer suites alike."""

import gc
import re
import signal
from pathlib import Path

import numpy as np
import pytest

from grader.errors import AssignmentError
from grader.isolated import IsolatedPlayer
from grader.player import LocalPlayer, Request
from grader.program import Program
from grader.sandbox.wire import Handle

SOURCE = """
import random
import numpy as np

def relit():
    with open("mots.txt") as file:
        return file.read().split()


mots = relit()
nombres = np.array([1, 2])


def double(x):
    return 2 * x


def casse(x):
    L = []
    return L[x]


def vide(L):
    L.clear()


def parle():
    nom = input("Ton nom ? ")
    print("Bonjour", nom)
    return len(nom)


def tire(L):
    return random.choice(L)


class Boite:
    def __init__(self, contenu):
        self.contenu = contenu

    def prend(self):
        return self.contenu


def boite(x):
    return Boite(x)


def ouvre(b):
    return b.prend()


def numpy():
    return np.float64(0.5), np.True_, np.arange(3)
"""
NAMES = ("mots", "double", "casse", "vide", "parle", "tire", "relit", "boite", "ouvre", "numpy")
FILES = {"mots.txt": b"un deux trois"}


@pytest.fixture(params=["local", "isolated"])
def player(request, sandbox):
    local = LocalPlayer(SOURCE, NAMES, FILES)
    if request.param == "local":
        yield local
        return
    player = IsolatedPlayer(sandbox, Program(NAMES, ((1, SOURCE),), files=FILES), local, cpu_s=1.0)
    yield player
    player.close()


def one(player, name, *args, **options):
    (outcome,) = player.call(Request(name, [args], **options))
    return outcome


def test_call_returns_its_value(player):
    outcome = one(player, "double", 4)
    assert (outcome.status, outcome.value, outcome.error) == ("returned", 8, None)


def test_batch_gives_one_outcome_a_call(player):
    outcomes = player.call(Request("double", [(n,) for n in range(5)]))
    assert [outcome.value for outcome in outcomes] == [0, 2, 4, 6, 8]


def test_batch_longer_than_a_frame_of_calls_is_answered_whole(player):
    outcomes = player.call(Request("double", [(n,) for n in range(4500)]))
    assert [outcome.value for outcome in outcomes] == [2 * n for n in range(4500)]


def test_empty_batch_gives_nothing(player):
    assert player.call(Request("double", [])) == []


def test_exception_of_one_call_leaves_the_others(player):
    statuses = [outcome.status for outcome in player.call(Request("casse", [(0,), (1,)]))]
    assert statuses == ["raised", "raised"]
    assert one(player, "casse", 0).error == "IndexError"


def test_unknown_function_is_missing(player):
    assert one(player, "inconnue").status == "missing"


def test_scalars_of_numpy_come_back_as_pythons(player):
    half, true, array = one(player, "numpy").value
    assert [type(half), type(true), type(array)] == [float, bool, np.ndarray]


def test_arguments_are_told_as_they_are_afterwards(player):
    outcome = one(player, "vide", [1, 2], keep_arguments=True)
    assert outcome.arguments == ([],)


def test_scripted_input_is_read_printed_and_told(player):
    outcome = one(player, "parle", stdin=["Zoé", "rien"])
    assert (outcome.value, outcome.printed) == (3, "Ton nom ? \nBonjour Zoé\n")
    assert (outcome.prompts, outcome.unused) == (("Ton nom ? ",), ("rien",))


def test_input_answered_by_a_function_hears_the_dialogue(player):
    heard = []

    def reply(dialogue):
        heard.append((dialogue.text, dialogue.new, dialogue.turn))
        return "Bob"

    assert one(player, "parle", stdin=reply).value == 3
    assert heard == [("Ton nom ? ", "Ton nom ? ", 0)]


@pytest.mark.parametrize("stdin", [[], lambda dialogue: None], ids=["list", "function"])
def test_input_that_runs_out_starves_the_call(player, stdin):
    assert one(player, "parle", stdin=stdin).status == "starved"


def test_input_without_a_script_starves_the_call(player):
    assert one(player, "parle").status == "starved"


def test_random_draws_depend_on_the_seed_alone(player):
    batch = [(list(range(1000)),)] * 5
    first, again, other = (
        [outcome.value for outcome in player.call(Request("tire", batch, seed=seed))] for seed in (1, 1, 2)
    )
    assert first == again
    assert first != other


def test_both_players_draw_alike(sandbox):
    local = LocalPlayer(SOURCE, NAMES, FILES)
    player = IsolatedPlayer(sandbox, Program(NAMES, ((1, SOURCE),), files=FILES), local)
    batch = Request("tire", [(list(range(1000)),)] * 5, seed=7)
    assert [o.value for o in local.call(batch)] == [o.value for o in player.call(batch)]
    player.close()


def test_variable_is_read(player):
    assert player.value("mots").value == ["un", "deux", "trois"]
    assert player.value("nombres").value.tolist() == [1, 2]
    assert player.value("inconnue").status == "missing"


def test_variable_changed_by_a_reader_is_unchanged_for_the_next(player):
    player.value("mots").value.clear()
    assert player.value("mots").value == ["un", "deux", "trois"]


def test_other_files_make_another_world(player):
    world = player.with_files({"mots.txt": "a b"})
    assert world.value("mots").value == ["a", "b"]
    assert player.value("mots").value == ["un", "deux", "trois"]


def test_function_that_reads_a_file_reads_that_of_its_world(player):
    world = player.with_files({"mots.txt": "a b"})
    assert one(world, "relit").value == ["a", "b"]
    assert one(player, "relit").value == ["un", "deux", "trois"]
    assert one(world, "relit").value == ["a", "b"]


def test_same_files_make_the_same_world(player):
    assert player.with_files({"mots.txt": "a"}) is player.with_files({"mots.txt": "a"})


def test_object_stays_and_is_called_by_its_handle(player):
    handle = one(player, "boite", 5).value
    assert (type(handle), handle.type_name) == (Handle, "Boite")
    assert one(player, "prend", handle=handle.key).value == 5


def test_object_comes_back_as_an_argument(player):
    handle = one(player, "boite", 5).value
    assert one(player, "ouvre", handle).value == 5


def test_prop_is_made_where_the_copy_is(player):
    made = player.prop("class Fausse(copy.Boite):\n    def prend(self): return 'rien'", "Fausse(1)").value
    assert one(player, "ouvre", made).value == "rien"
    assert one(player, "prend", handle=made.key).value == "rien"


# -- the correction only ----------------------------------------------------------------------------------


def test_correction_that_fails_is_told_with_its_line():
    with pytest.raises(AssignmentError, match=r"ma correction: line 2: ZeroDivisionError"):
        LocalPlayer("a = 1\nb = a / 0", ["a"], title="ma correction")


def test_correction_that_does_not_parse_is_told_with_its_line():
    with pytest.raises(AssignmentError, match=r"line 1: SyntaxError"):
        LocalPlayer("def f(:\n    pass", ["f"])


def test_correction_leaves_no_file_and_changes_no_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    player = LocalPlayer("def f():\n    with open('trace.txt', 'w'):\n        return 1\nx = f()", ["f", "x"])
    assert player.call(Request("f", [()]))[0].value == 1
    folder = Path(player.folder)
    del player
    gc.collect()
    assert not folder.exists()
    assert list(tmp_path.iterdir()) == []
    assert Path.cwd() == tmp_path


@pytest.fixture
def heard():
    """Ctrl-C is heard here, whatever another test's library has made of it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_ctrl_c_during_the_correction_is_not_an_answer(heard):
    player = LocalPlayer("import os, signal\ndef f(): os.kill(os.getpid(), signal.SIGINT)", ["f"])
    with pytest.raises(KeyboardInterrupt):
        player.call(Request("f", [()]))


SOLVES = """
from ortools.sat.python import cp_model
def f():
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    return int(solver.solve(cp_model.CpModel()))
"""


def hears_ctrl_c():
    """Whether the system gives SIGINT to this process, or ends it."""
    (caught,) = re.findall(r"SigCgt:\s*(\w+)", Path("/proc/self/status").read_text())
    return bool(int(caught, 16) >> (signal.SIGINT - 1) & 1)


@pytest.mark.parametrize("more", ["", "f()\n"], ids=["in a call", "while it is read"])
def test_ctrl_c_is_still_heard_after_a_correction_that_solves(heard, more):
    player = LocalPlayer(SOLVES + more, ["f"])
    assert player.call(Request("f", [()]))[0].status == "returned"
    assert hears_ctrl_c()
