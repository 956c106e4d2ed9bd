"""A copy in its sandbox: it is run past what kills it, held to its limits, and helped by the correction over the wire."""

import gc
import itertools
import os
import shutil
import signal
import subprocess
import sys
import weakref

import pytest

from grader.bounds import alarm, own_files
from grader.callbacks import Callbacks
from grader.errors import SandboxError
from grader.isolated import IsolatedPlayer
from grader.player import LocalPlayer, Request
from grader.program import Lessons, Program
from grader.sandbox.client import ZygoteError
from grader.shelter import Sandbox

REFERENCE = """
import random
calls = []
mots = ["un", "deux"]
def double(x): return 2 * x
def total(L): return sum(double(x) for x in L)
def hasard(L): return random.choice(L)
def exigeant(x):
    if type(x) is not int: raise ValueError("secret")
    return x
def lent(x):
    while True: pass
"""
NAMES = ("mots", "double", "total", "hasard", "exigeant", "lent")


@pytest.fixture(scope="module")
def correction():
    return LocalPlayer(REFERENCE, NAMES)


@pytest.fixture
def play(sandbox, correction):
    """Runs a copy made of these cells."""
    players = []

    def run(*cells, needs=(), cpu_s=0.3, wanted=NAMES, **options):
        program = Program(wanted, tuple(enumerate(cells, 1)), **options)
        players.append(IsolatedPlayer(sandbox, program, correction, needs, cpu_s=cpu_s, seed=20))
        players[-1].run()
        return players[-1]

    yield run
    for player in players:
        player.close()


def value(player, name, *args):
    (outcome,) = player.call(Request(name, [args]))
    assert outcome.status == "returned", outcome
    return outcome.value


# -- functions of the correction --------------------------------------------------------------------------


@pytest.fixture
def asked(monkeypatch):
    """The questions that copies ask the correction, one after another."""
    names = []
    answer = Callbacks.__call__

    def noted(callbacks, news):
        names.append(news["callback"])
        return answer(callbacks, news)

    monkeypatch.setattr(Callbacks, "__call__", noted)
    return names


def test_steady_function_is_asked_once_for_each_argument(play, asked):
    copy = "def total(*L): return [double(x) for x in L], [x for x in L]"
    player = play(copy, needs=("double",), steady=frozenset({"double"}))
    assert value(player, "total", 1, 2, 1, True, 1.0, 2, "a") == (
        [2, 4, 2, 2, 2.0, 4, "aa"],
        [1, 2, 1, True, 1.0, 2, "a"],
    )
    assert len(asked) == 5  # 1, True and 1.0 are three arguments
    value(player, "total", 2, 1, 3)
    assert len(asked) == 6


def test_list_that_a_copy_is_given_is_answered_ahead(play, asked):
    copy = "def total(k, L): return [double(x) for x in L]"
    player = play(copy, needs=("double",))
    words = [f"mot{rank}" for rank in range(100)]
    for rank in range(3):
        assert value(player, "total", rank, words) == [word + word for word in words]
    assert len(asked) < 15  # the first two words each time, and few others
    assert value(player, "total", 0, [1, True, 1.0, 2]) == [2, 2, 2.0, 4]


def test_answer_that_a_copy_changes_is_whole_the_next_time(play):
    copy = "def total(L): first = double(L); first.append(0); return double(L)"
    player = play(copy, needs=("double",), steady=frozenset({"double"}))
    assert value(player, "total", [1]) == [1, 1]


def test_function_that_draws_gives_a_new_draw_each_time(play, asked):
    copy = "def total(L): return [hasard(L) for _ in range(400)]"
    player = play(copy, needs=("hasard",), steady=frozenset({"double"}))
    drawn = value(player, "total", [1, 2])
    assert 150 < drawn.count(1) < 250
    assert any(drawn[start : start + 8] != drawn[start + 8 : start + 16] for start in range(0, 380, 8))
    assert len(asked) < 40  # several draws a frame
    assert value(player, "total", ["seul"]) == ["seul"] * 400  # draws of another list are not mixed up


def test_list_gone_through_is_answered_ahead(correction, sandbox, asked):
    words = [f"mot{rank}" for rank in range(300)]
    reference = LocalPlayer(f"mots = {words}\ndef double(x): return x + x", ("mots", "double"))
    copy = "def total(L): return [double(x) for x in L]"
    program = Program(NAMES, ((1, copy),), steady=frozenset({"double"}))
    player = IsolatedPlayer(sandbox, program, reference, ("double",), seed=20, shared=("mots",))
    for seen in (words, words[20:] + words[:20], words[::3], [*words, 3, [1]]):
        assert value(player, "total", seen) == [word + word for word in seen]
    player.close()
    assert len(asked) < 60


def test_list_that_only_the_correction_has_is_not_told_ahead(sandbox, asked):
    """A copy that knows its beginning would learn the rest."""
    words = [f"mot{rank}" for rank in range(300)]
    source = f"mots = {words}\ndef double(x): return x + x"
    program = Program(
        NAMES,
        ((1, "def total(n): return [double(f'mot{k}') for k in range(n)]"),),
        steady=frozenset({"double"}),
    )
    for files, fewest, most in (({}, 300, 300), ({"mots.txt": "\n".join(words).encode()}, 1, 30)):
        asked.clear()
        player = IsolatedPlayer(
            sandbox, program, LocalPlayer(source, ("double",), files), ("double",), seed=20
        )
        assert value(player, "total", 300) == [word + word for word in words]
        player.close()
        assert fewest <= len(asked) <= most


def test_correction_remembers_nothing_of_what_a_copy_asked(sandbox):
    """Python takes 3, 3.0 and True for the same key: what one copy asks must not be what the next is told."""
    source = """
import functools
known = {}
@functools.cache
def double(x): return str(x)
def total(x): return known.setdefault(x, str(x))
"""
    reference = LocalPlayer(source, ("double", "total"))
    asking = Program(("lit",), ((1, "def lit(x): return double(x), total(x)"),))
    for told in (3.0, 3, True, 1):
        player = IsolatedPlayer(sandbox, asking, reference, ("double", "total"), seed=20)
        assert value(player, "lit", told) == (str(told), str(told))
        assert value(reference, "double", told) == value(reference, "total", told) == str(told)
        reference.turn()
        player.close()


READS = """
import os, pathlib, shutil, socket, subprocess, zoneinfo
def double(nom):
    with open(nom) as file: return file.read()
def total(nom): return pathlib.Path(nom).read_text()
def lit(nom): open(nom, "w").write("x")
def parle(nom): return os.system(f"touch {nom}")
def hasard(nom): os.rename("mots.txt", nom)
def jeu(nom): shutil.copy("mots.txt", nom)
def range_(nom): return os.fspath(os.open(nom, os.O_RDONLY))
def lance(nom): subprocess.run(["touch", nom])
def parle_(nom): socket.create_connection(("127.0.0.1", 9))
def efface(nom): os.remove(nom)
def heure(nom): return str(zoneinfo.ZoneInfo("Europe/Paris")) + double("mots.txt")
"""
OPENING = ("double", "total", "lit", "parle", "hasard", "jeu", "range_", "lance", "parle_", "efface")


def test_correction_that_opens_files_opens_none_for_a_copy(sandbox, tmp_path):
    """It runs where the hidden tests are: a copy that has it read them would know every answer."""
    secret = tmp_path / "secret.txt"
    secret.write_text("SECRET")
    names = (*OPENING, "heure")
    reference = LocalPlayer(READS, names, {"mots.txt": b"un deux"})
    asks = "\n".join(f"def ask_{name}(nom): return {name}(nom)" for name in names)
    player = IsolatedPlayer(sandbox, Program((), ((1, asks),)), reference, names, seed=20)
    for name in OPENING:
        for place in (str(secret), 0, 3, True, f"../../../../../../{secret}", f"/proc/self/cwd{secret}"):
            (outcome,) = player.call(Request(f"ask_{name}", [(place,)]))
            assert outcome.error in ("PermissionError", "FileNotFoundError", "TypeError")
    assert value(player, "ask_heure", "") == "Europe/Parisun deux"
    assert value(player, "ask_double", "mots.txt") == "un deux"
    player.close()
    assert [path.name for path in tmp_path.iterdir()] == ["secret.txt"]
    assert secret.read_text() == "SECRET" == value(reference, "double", str(secret))


def test_answer_ahead_that_fails_is_not_given(sandbox, asked):
    source = (
        "mots = list(range(100))\ndef double(x):\n    if x % 20 == 19: raise ValueError\n    return 2 * x"
    )
    copy = """
def tente(x):
    try:
        return double(x)
    except ValueError:
        return None
def total(L): return [tente(x) for x in L]
"""
    program = Program(NAMES, ((1, copy),), steady=frozenset({"double"}))
    player = IsolatedPlayer(sandbox, program, LocalPlayer(source, ("mots", "double")), ("double",), seed=20)
    expected = [None if x % 20 == 19 else 2 * x for x in range(100)]
    assert value(player, "total", [*range(100)]) == expected
    player.close()


# -- running the cells ------------------------------------------------------------------------------------


def test_findings_tell_what_is_written_and_what_failed(play):
    player = play("def double(x): return 2 * x\ndef aide(): pass", "mots = ...", "mots[0]")
    findings = player.findings
    assert findings.written == {"double"}
    assert {"double", "aide"} <= set(findings.functions)
    (fault,) = findings.faults
    assert (fault.type, fault.cell, fault.line, fault.text) == ("TypeError", 3, 1, "mots[0]")


def test_endless_and_deadly_statements_are_learnt_and_left_out(play):
    player = play("a = 1\nwhile True: pass\nimport os\nos._exit(1)\nb = 2")
    assert player.lessons.skip >= {(1, 3)}
    assert (player.lessons.endless, player.lessons.deadly) == ({1}, {1})
    assert (player.value("a").value, player.value("b").value) == (1, 2)


def test_lessons_spare_the_next_worker_the_same_trouble(sandbox, correction):
    program = Program(NAMES, ((1, "import os\nos._exit(1)\ndef double(x): return 0"),))
    lessons = Lessons()
    first = IsolatedPlayer(sandbox, program, correction, (), lessons)
    first.run()
    second = IsolatedPlayer(sandbox, program, correction, ("double",), lessons)
    second.run()
    assert lessons.deadly == {1}
    assert second.findings.written == {"double"}
    assert value(second, "double", 4) == 8
    first.close()
    second.close()


def test_statement_asleep_for_too_long_is_interrupted(play):
    player = play("import threading\nthreading.Event().wait(60)\nb = 2")
    assert player.lessons.endless == {1}
    assert player.value("b").value == 2


def test_copy_that_dies_at_each_statement_still_answers(play):
    player = play("import os", *["x = os._exit(1)"] * 8, "def double(x): return 2 * x")
    assert value(player, "double", 3) == 6


def test_prose_is_read_for_what_is_not_written(play):
    player = play("mots = []", prose=((2, "def double(x):\n    return 2 * x"),))
    assert player.findings.in_prose == ("double",)
    assert value(player, "double", 3) == 6


def test_short_cell_that_is_endless_to_read_costs_only_itself(play):
    player = play("?\n" * 490, "def double(x): return 2 * x")
    assert value(player, "double", 2) == 4
    assert player.lessons.skip == {(1, -1)}


def test_import_that_kills_is_left_out_and_nothing_before_it(play):
    deadly = """
import builtins, os
real = builtins.__import__
def deadly(name, *args): return os._exit(0) if name == "random" else real(name, *args)
builtins.__import__ = deadly
"""
    player = play(
        deadly,
        "mots = ['un']",
        "def double(x): return 2 * x",
        "import random",
        "builtins.__import__ = real",
    )
    assert player.lessons.skip == {(4, 0)}
    assert player.findings.written == {"mots", "double"}


def test_death_where_nothing_is_said_is_found_at_the_second_run(play):
    dying = "import sys, os\ndef dying(frame, event, arg): 'total' in globals() and os._exit(0)\nsys.setprofile(dying)"
    player = play("mots = ['un']", dying, "double = len", "def total(L): return 0", "def hasard(L): return 1")
    assert {"mots", "double"} <= player.findings.written
    assert (3, 0) not in player.lessons.skip


def test_prelude_runs_before_the_cells_and_its_faults_are_not_the_students(play):
    player = play("x = donne + 1", prelude=("donne = 41\n1 / 0",))
    assert player.value("x").value == 42
    assert player.findings.faults == ()


def test_data_files_lie_beside_the_copy(play):
    player = play("with open('mots.txt') as f: mots = f.read()", files={"mots.txt": b"abc"})
    assert player.value("mots").value == "abc"


def test_data_file_is_found_under_any_path_and_by_download(play):
    source = (
        "import urllib.request\n"
        "with open(r'C:\\TP\\mots.txt') as f: a = f.read()\n"
        "b = urllib.request.urlopen('https://exemple.fr/x/mots.txt').read().decode()\n"
        "try:\n    urllib.request.urlopen('https://exemple.fr/autre.txt')\nexcept OSError as e:\n    c = type(e).__name__"
    )
    player = play(source, files={"mots.txt": b"abc"})
    assert [player.value(name).value for name in "abc"] == ["abc", "abc", "URLError"]


def test_magics_work_and_commands_of_the_system_do_not(play):
    player = play("%time x = 3\n!touch trace\ny = get_ipython().getoutput('ls')", cpu_s=2.0)
    assert player.findings.faults == ()
    assert (player.value("x").value, player.value("y").value) == (3, [])


def test_output_is_bounded(play):
    player = play("def double(x):\n    print('a' * 10_000)\n    return x", output_kb=1)
    (outcome,) = player.call(Request("double", [(1,)], stdin=[]))
    assert (outcome.status, len(outcome.printed)) == ("returned", 1024)


def test_worlds_are_apart_and_share_what_was_learnt(play):
    source = (
        "import os\nos._exit(1)\nwith open('mots.txt') as f: mots = f.read()\ndef double(x): return mots * x"
    )
    player = play(source, files={"mots.txt": b"a"})
    world = player.with_files({"mots.txt": "b"})
    assert (value(player, "double", 2), value(world, "double", 2), value(player, "double", 3)) == (
        "aa",
        "bb",
        "aaa",
    )


def test_world_lost_in_a_call_is_made_again(play):
    player = play("def double(x):\n    if x == 0:\n        import os\n        os._exit(1)\n    return 2 * x")
    world = player.with_files({"a.txt": ""})
    assert value(world, "double", 2) == 4
    assert player.call(Request("double", [(0,)]))[0].status == "died"
    assert (value(world, "double", 2), value(player, "double", 3)) == (4, 6)


# -- limits -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ("while True: pass", "timeout"),
        (
            "while True:\n        try:\n            while True: pass\n        except BaseException: pass",
            "timeout",
        ),
        ("import os; os._exit(0)", "died"),
        ("import os, signal; os.kill(os.getpid(), signal.SIGKILL)", "died"),
        ("return [0] * 400_000", "refused"),
        ("return '*' * (1 << 21)", "refused"),
        ("return 1 << 100_000", "refused"),
        ("return bytearray(1 << 31)", "raised"),
        ("return double(x)", "raised"),
        ("return input()", "starved"),
    ],
    ids=["loop", "stubborn", "exit", "kill", "long", "text", "number", "memory", "recursion", "input"],
)
def test_call_that_goes_too_far_has_a_status_and_the_copy_goes_on(play, body, status):
    player = play(f"def double(x):\n    {body}\ndef total(L): return len(L)")
    assert player.call(Request("double", [(1,)]))[0].status == status
    assert value(player, "total", [1, 2]) == 2


SOLVES = """
from ortools.sat.python import cp_model


def double(x):
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.solve(cp_model.CpModel())
    while x == 2:
        pass
    return x
"""


def test_loop_after_a_solver_that_resets_the_signals_is_a_loop(play):
    """CP-SAT leaves the system's handling of SIGINT, which ends a process: the copy has not quit by itself."""
    player = play(SOLVES, cpu_s=3)
    assert value(player, "double", 1) == 1
    assert player.call(Request("double", [(2,)]))[0].status == "timeout"
    assert value(player, "double", 7) == 7


def test_loop_in_the_call_after_a_solver_is_its_own(play):
    player = play(SOLVES.replace("x == 2:", "False:") + "def total(x):\n    return double(x) if x < 2 else loop(x)\n"
                  "def loop(x):\n    while True:\n        pass\n", cpu_s=3)  # fmt: skip
    statuses = [outcome.status for outcome in player.call(Request("total", [(n,) for n in range(5)]))]
    assert statuses == ["returned", "returned", "timeout"]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ("os._exit(1)", "died"),
        (
            "while True:\n            try:\n                while True: pass\n            except BaseException: pass",
            "timeout",
        ),
        ("return '*' * (1 << 21)", "refused"),
    ],
    ids=["exit", "stubborn", "text"],
)
@pytest.mark.parametrize("scripts", [None, [["a"]] * 5], ids=["", "typed"])
def test_call_that_loses_a_batch_is_the_one_to_blame(play, body, status, scripts):
    player = play(f"import os\ndef double(x):\n    if x == 3:\n        {body}\n    return 2 * x")
    outcomes = player.call(Request("double", [(n,) for n in range(5)], scripts=scripts))
    assert [(one.status, one.value) for one in outcomes] == [
        ("returned", 0), ("returned", 2), ("returned", 4), (status, None),
    ]  # fmt: skip


def test_batch_cut_short_ends_with_the_reason(play):
    player = play("def double(x):\n    while x == 2: pass\n    return x")
    statuses = [outcome.status for outcome in player.call(Request("double", [(n,) for n in range(5)]))]
    assert statuses == ["returned", "returned", "timeout"]


def test_time_used_is_counted(play):
    player = play("def double(x):\n    while True: pass")
    player.call(Request("double", [(1,)]))
    player.close()
    assert player.lessons.cpu_s >= 0.3


# -- needs answered by the reference ----------------------------------------------------------------------

WRONG = "def double(x): return 0\ndef total(L): return sum(double(x) for x in L)\nmots = []\ndef aide(): return len(mots)"


def test_needs_are_answered_by_the_reference_and_the_rest_by_the_copy(play):
    assert value(play(WRONG), "total", [1, 2]) == 0
    player = play(WRONG, needs=("double", "mots"))
    assert value(player, "total", [1, 2]) == 6
    assert value(player, "aide") == 2


@pytest.mark.parametrize(
    "draw",
    [
        "random.random()", "secrets.randbelow(10**9)", "random.SystemRandom().random()", "np.random.random()",
        "float(np.random.default_rng().random())",
    ],
)  # fmt: skip
def test_chance_is_the_same_each_time(play, draw):
    source = f"import random, secrets\nimport numpy as np\ndef double(x): return {draw}"
    (one, other) = (play(source).call(Request("double", [(1,), (1,)], seed=7)) for _copy in range(2))
    assert [outcome.value for outcome in one] == [outcome.value for outcome in other]
    assert one[0].value != one[1].value


def test_need_that_the_copy_does_not_define_is_there(play):
    assert value(play("def total(L): return double(L[0])", needs=("double",)), "total", [4]) == 8


def test_reference_refuses_strange_arguments_as_an_exception_of_its_own_kind(play):
    source = "def total(x):\n    try:\n        return exigeant(x)\n    except ValueError as error:\n        return str(error)"
    player = play(source, needs=("exigeant",))
    assert value(player, "total", 3) == 3
    assert "secret" not in value(player, "total", "a")


def test_reference_answers_keywords_that_its_function_has(play):
    source = "def total(L): return [double(x=4), double(*[], **{'x': 5})]"
    assert value(play(source, needs=("double",)), "total", []) == [8, 10]


def test_objects_and_unknown_keywords_are_refused_by_the_reference(play):
    source = (
        "def essai(f):\n    try:\n        return f()\n    except Exception as error:\n        return type(error).__name__\n"
        "def total(L): return [essai(lambda: double(object())), essai(lambda: double(1, y=1)), essai(lambda: double(1, x=1)), essai(lambda: double())]"
    )
    got = value(play(source, needs=("double",)), "total", [])
    assert got == ["TypeError"] * 4


def test_only_declared_needs_are_answered(play):
    player = play("def total(L): return double(1)", needs=("exigeant",))
    assert player.call(Request("total", [([],)]))[0].error == "NameError"


def test_reference_that_would_never_end_is_cut_short(play, monkeypatch):
    monkeypatch.setattr("grader.callbacks.LONGEST_S", 0.2)
    source = (
        "def total(L):\n    try:\n        return lent(1)\n    except TimeoutError:\n        return 'coupé'"
    )
    assert value(play(source, needs=("lent",)), "total", []) == "coupé"


def test_random_answers_of_the_reference_differ_from_call_to_call_and_not_from_run_to_run(play):
    source = "def total(L): return [hasard(L) for _ in range(8)]"
    first, again = (value(play(source, needs=("hasard",)), "total", list(range(1000))) for _time in range(2))
    assert first == again
    assert len(set(first)) > 1


def test_alarm_rings_and_is_put_away():
    with pytest.raises(TimeoutError), alarm(0.01):
        sum(1 for _forever in itertools.repeat(None))
    assert signal.getitimer(signal.ITIMER_VIRTUAL) == (0.0, 0.0)


# -- the sandbox itself -----------------------------------------------------------------------------------


@pytest.fixture
def own_sandbox():
    """A sandbox that a test may break."""
    opened = Sandbox(())
    yield opened
    opened.close()


def test_sandbox_that_died_is_started_again(own_sandbox):
    first = own_sandbox.fork()
    os.kill(own_sandbox.zygote.process.pid, signal.SIGKILL)
    own_sandbox.zygote.process.wait()
    guest = own_sandbox.fork()
    assert guest.pid > 0
    guest.close()
    with pytest.raises(ZygoteError):
        first.close()


def test_sandbox_that_cannot_start_again_says_so(own_sandbox, monkeypatch):
    os.kill(own_sandbox.zygote.process.pid, signal.SIGKILL)
    own_sandbox.zygote.process.wait()
    monkeypatch.setattr("sys.executable", shutil.which("false"))
    with pytest.raises(SandboxError, match="does not start again"):
        own_sandbox.fork()


# -- pauses, ends of games, and what a question leaves behind ---------------------------------------------


def test_pause_costs_nothing_in_a_cell_or_in_a_function(play):
    player = play(
        "import time\nfrom time import sleep\nsleep(600)\ndef double(x):\n    time.sleep(5)\n    return 2 * x"
    )
    assert not player.lessons.endless
    assert [outcome.value for outcome in player.call(Request("double", [(n,) for n in range(9)]))] == [
        2 * n for n in range(9)
    ]


def test_pauses_without_end_are_interrupted(play):
    player = play("import time\nwhile True:\n    time.sleep(1)", "b = 2")
    assert player.lessons.endless == {1}
    assert player.value("b").value == 2


GAME = """
import sys
def double(n):
    while True:
        mot = input("Mot ? ")
        if mot == "gagné":
            print("Bravo")
            {end}
        print("Encore")
"""


@pytest.mark.parametrize(
    ("end", "last"),
    [
        ("sys.exit()", ""),
        ("sys.exit(0)", ""),
        ("quit()", ""),
        ("exit()", ""),
        ("raise SystemExit", ""),
        ("sys.exit('Fin')", "Fin\n"),
    ],
)
def test_game_that_exits_when_it_is_won_has_ended(play, end, last):
    player = play(GAME.format(end=end))
    for _again in range(2):
        (outcome,) = player.call(Request("double", [(1,)], scripts=[["perdu", "gagné", "reste"]]))
        assert (outcome.status, outcome.value, outcome.error) == ("returned", None, None)
        assert outcome.printed == "Mot ? \nEncore\nMot ? \nBravo\n" + last
        assert outcome.unused == ("reste",)


def test_function_that_exits_without_asking_anything_fails(play):
    player = play("import sys\ndef double(x): sys.exit()")
    (outcome,) = player.call(Request("double", [(1,)]))
    assert (outcome.status, outcome.error) == ("raised", "SystemExit")


def test_exit_that_is_not_one_fails(play):
    player = play("class Fin(SystemExit): pass", GAME.format(end="raise Fin"))
    (outcome,) = player.call(Request("double", [(1,)], scripts=[["gagné"]]))
    assert outcome.status == "raised"


def test_each_question_starts_from_what_the_cells_left(play):
    player = play("mots = ['un', 'deux']\ndef double(x):\n    mots.pop()\n    return len(mots)")
    assert [value(player, "double", 1) for _ in range(2)] == [1, 0]
    player.turn()
    assert player.value("mots").value == ["un", "deux"]
    assert value(player, "double", 1) == 1
    beside = player.with_files({"a.txt": ""})
    assert [value(beside, "double", 1) for _ in range(2)] == [1, 0]
    player.turn()
    assert value(beside, "double", 1) == 1


def test_value_of_a_copy_is_not_spoilt_by_its_examples(play):
    player = play(
        "mots = ['un', 'deux']", "def double(x): return mots.pop()", "print(double(1))\ny = double(1)"
    )
    assert player.value("mots").value == ["un", "deux"]
    assert value(player, "double", 1) == "deux"


def test_named_tuple_is_read_as_a_tuple(play):
    source = "from collections import namedtuple\nPaire = namedtuple('Paire', 'a b')\ndef double(x): return Paire(x, x)"
    assert value(play(source), "double", 3) == (3, 3)


def test_sets_of_words_are_in_the_same_order_each_time(correction):
    cell = "def total(L): return list(set(L))"
    program, words = Program(NAMES, ((1, cell),)), [f"mot{rank}" for rank in range(40)]
    orders = []
    for _time in range(2):
        sandbox = Sandbox((), 512)
        player = IsolatedPlayer(sandbox, program, correction, seed=20)
        orders.append(value(player, "total", words))
        player.close()
        sandbox.close()
    assert orders[0] == orders[1] != words


def test_variables_of_the_teacher_do_not_reach_a_copy(monkeypatch, correction):
    for name in ("PYTHONPATH", "PYTHONSTARTUP", "PYTHONWARNINGS", "SECRET"):
        monkeypatch.setenv(name, "ici")
    sandbox = Sandbox((), 512)
    cell = "import os, sys\ndef double(x): return [*sorted(os.environ), *sys.path, *sys.warnoptions]"
    player = IsolatedPlayer(sandbox, Program(NAMES, ((1, cell),)), correction, seed=20)
    seen = value(player, "double", 1)
    player.close()
    sandbox.close()
    assert "HOME" in seen
    assert not {"PYTHONPATH", "PYTHONSTARTUP", "PYTHONWARNINGS", "SECRET", "ici", ""} & {*seen}


def test_garbage_of_the_grader_is_not_collected_while_the_correction_answers_a_copy(tmp_path):
    kept = tmp_path / "à nous"
    kept.mkdir()
    holder = {"itself": None}
    holder["itself"] = holder
    garbage = type("Garbage", (), {})()
    holder["garbage"] = garbage
    weakref.finalize(garbage, shutil.rmtree, kept)
    del holder, garbage
    with own_files(str(tmp_path / "ses données")):
        cycles = [[] for _ in range(5000)]
        for cycle in cycles:
            cycle.append(cycle)
        assert kept.exists()
    gc.collect()
    assert not kept.exists()


BREAKS_PYTHON = """
import builtins
for name in ("len isinstance type str list dict print all any id getattr range enumerate sorted sum min max open compile exec "
             "hasattr repr").split():
    setattr(builtins, name, lambda *given, **named: True)
"""


@pytest.fixture
def busy_machine():
    """Every processor has something else to do, so that a worker that is about to exit waits."""
    loops = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(os.cpu_count() or 1)]
    yield
    for loop in loops:
        loop.kill()
        loop.wait()


def test_copy_that_breaks_python_is_found_out_each_time(busy_machine):
    """The host that sees the end of the wire knows how the worker ended."""
    sandbox = Sandbox((), at_most="L1")
    try:
        for _ in range(25):
            program = Program(("double",), ((1, BREAKS_PYTHON), (2, "def double(x):\n    return 2 * x")))
            player = IsolatedPlayer(sandbox, program, LocalPlayer("", ()))
            player.run()
            player.close()
            assert (player.lessons.broken, player.lessons.deadly) == ({1}, set())
    finally:
        sandbox.close()
