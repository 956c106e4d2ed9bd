"""A class graded on a cluster: the results of one machine, and one line about every worker that cannot give them."""

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile

import pytest

from grader.batch import grade_batch
from grader.cluster import Cluster
from grader.cluster_address import opened
from grader.cluster_worker import Room, order_for
from grader.errors import ClusterError, SandboxError, UsageError
from grader.plan import Plan, Task
from tests import tiny
from tests.clusters import ROOT, free_port, real_cluster
from tests.tiny import answers

ENGLISH = {"LANGUAGE": "en", "LC_ALL": "C.UTF-8", "PYTHONWARNINGS": "error", "PYTHONPATH": str(ROOT)}
TRIPLE = "def double(x):\n    return 3 * x"
MIXED = {
    "juste": answers(),
    "triple": answers(double=TRIPLE),
    "mort": answers(total="import os\nos._exit(1)\n" + tiny.TOTAL, hasard="def hasard(L):\n    return L[0]"),
    "sourd": answers(parle="def parle():\n    while True:\n        pass"),
    "texte": "ceci n'est pas un carnet",
    "vide": [],
}
PLAIN = dict.fromkeys(tiny.CHAFFS)  # without wrong answers, which take time to know
DEADLY_FOR_US = '''
    """trio"""

    import os
    import signal


    def test_trio(student):
        """Ta liste."""
        if student.value("trio") == ["mort"]:
            os.kill(os.getpid(), signal.SIGKILL)
        assert student.value("trio") == ["six", "dix"]
    '''


@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    with real_cluster(tmp_path_factory.mktemp("cluster")) as cluster:
        yield cluster


@pytest.fixture
def here(tmp_path):
    """A folder with the tiny assignment and a folder of copies."""
    tiny.write(tmp_path / "mini", **PLAIN)
    hand_in(tmp_path / "copies", MIXED)
    return tmp_path


def hand_in(folder, copies):
    """Write these copies."""
    folder.mkdir(exist_ok=True)
    for name, cells in copies.items():
        text = cells if isinstance(cells, str) else tiny.notebook(cells)
        (folder / f"{name}.ipynb").write_text(text, encoding="utf-8")


def bareme(here, *arguments):
    """Run the command to its end; gives its status and its lines on standard error."""
    command = [sys.executable, "-m", "grader", *map(str, arguments)]
    done = subprocess.run(
        command, cwd=here, env={**os.environ, **ENGLISH}, capture_output=True, text=True, timeout=120
    )
    return done.returncode, done.stderr.splitlines()


def timeless(path):
    """A file of results without the times."""
    return re.sub(r'"cpu_s": [\d.]+', '"cpu_s": 0', path.read_text(encoding="utf-8"))


def states(path):
    """The state of each copy."""
    return {copy["student"]: copy["state"] for copy in json.loads(path.read_text())["copies"]}


def test_results_are_those_of_one_machine_to_the_byte(here, cluster):
    tiny.write(here / "mini")
    (here / "copies" / "lien.ipynb").symlink_to("juste.ipynb")
    (here / "copies" / "brisé.ipynb").symlink_to("nulle part")
    os.mkfifo(here / "copies" / "tube.ipynb")
    assert bareme(here, "grade", "mini", "copies", "--jobs", 1, "--json", "alone.json") == (0, [])
    assert bareme(here, "grade", "mini", "copies", "--dask", cluster.address, "--json", "far.json") == (0, [])
    assert bareme(here, "grade", "mini", "copies", "--dask", "local:1", "--json", "local.json") == (0, [])
    assert timeless(here / "far.json") == timeless(here / "alone.json")
    assert timeless(here / "local.json") == timeless(here / "alone.json")
    assert len(states(here / "alone.json")) == len(MIXED) + 3


def test_why_a_copy_cannot_be_read_is_in_the_language_of_the_assignment_wherever_it_is_graded(here, cluster):
    tiny.write(here / "mini", bareme=tiny.BAREME.replace('title = "Mini"', 'title = "Mini"\nlanguage = "en"'))
    shutil.rmtree(here / "copies")
    hand_in(here / "copies", {"juste": answers()})
    (here / "copies" / "brisé.ipynb").symlink_to("nulle part")
    os.mkfifo(here / "copies" / "tube.ipynb")
    with zipfile.ZipFile(here / "classe.zip", "w") as archive:
        archive.writestr("zoe.ipynb", "x" * 1000)
    data = (here / "classe.zip").read_bytes()
    (here / "classe.zip").write_bytes(data.replace(b"x" * 1000, b"y" * 1000))  # another checksum
    said = {}
    for way in (("--jobs", 1), ("--jobs", 2), ("--dask", cluster.address)):
        assert bareme(here, "grade", "mini", "copies", "classe.zip", "--json", "r.json", *way) == (0, [])
        said[way] = {
            copy["student"]: copy["notes"] for copy in json.loads((here / "r.json").read_text())["copies"]
        }
    first, *others = said.values()
    assert first == {
        "brisé": ["it is a broken link: the file that it points to does not exist"],
        "juste": [],
        "tube": ["it is a pipe (fifo), not a file"],
        "zoe": ["this file could not be read in the archive"],
    }
    assert others == [first, first]


def test_copies_are_graded_again_in_a_cluster_too(here, cluster):
    shutil.move(here / "copies", here / "graded")
    for path in sorted((here / "graded").iterdir()):
        folder = here / "submitted" / path.stem / "mini"
        folder.mkdir(parents=True)
        path.rename(folder / path.name)
    assert bareme(here, "grade", "mini", "--jobs", 2)[0] == 0
    tiny.write(here / "mini", test_double=tiny.TEST_DOUBLE.replace("def test_", "def test_de_plus_"), **PLAIN)
    found = []
    for way in (["--jobs", 1], ["--dask", cluster.address], ["--dask", "local:1", "--limit-cpu", "80%"]):
        assert bareme(here, "regrade", "mini", "--question", "double", *way) == (0, [])
        found.append({path.name: timeless(path) for path in (here / "results" / "mini").glob("*.json")})
        assert bareme(here, "undo", "mini") == (0, [])
    assert found[1:] == [found[0], found[0]]
    assert "de_plus" in found[0]["juste.json"]


def test_worker_keeps_a_room_for_each_version_of_an_assignment(here, cluster):
    points = []
    for reference in (tiny.REFERENCE, tiny.REFERENCE.replace("2 * x", "3 * x")):
        tiny.write(here / "mini", reference=reference, **PLAIN)
        bareme(here, "grade", "mini", "copies/triple.ipynb", "--dask", cluster.address, "--json", "r.json")
        points.append(json.loads((here / "r.json").read_text())["copies"][0]["points"])
    assert points[0] != points[1]


def test_copy_that_kills_its_grading_process_twice_is_set_aside_as_on_one_machine(here, cluster):
    tiny.write(here / "mini", test_trio=DEADLY_FOR_US, **PLAIN)
    hand_in(here / "copies", {"mort": answers(trio="trio = ['mort']")})
    assert bareme(here, "grade", "mini", "copies", "--dask", cluster.address, "--json", "r.json") == (0, [])
    (aside,) = [
        copy for copy in json.loads((here / "r.json").read_text())["copies"] if copy["student"] == "mort"
    ]
    assert (aside["state"], aside["note"]) == ("to_review", "ATT")
    assert aside["notes"] == ["copie mise de côté : le processus qui la corrigeait est mort à chaque essai"]
    assert sorted(states(here / "r.json").values()) == ["graded"] * 4 + ["to_review", "unreadable"]


# -- workers that take no work ----------------------------------------------------------------------------


def test_workers_that_would_not_grade_alike_are_named_and_take_no_work(here, tmp_path):
    (tmp_path / "bin").mkdir()  # without bubblewrap
    other = tmp_path / "other"
    shutil.copytree(ROOT / "grader", other / "grader", ignore=shutil.ignore_patterns("__pycache__"))
    (other / "grader" / "__init__.py").write_text('__version__ = "9.9.9"\n')
    old = tmp_path / "old" / "grader"
    old.mkdir(parents=True)
    (old / "__init__.py").touch()
    (here / "mini" / "data" / "mots.txt").write_text("un deux six dix trois\n" * 9999)
    command = ["grade", "mini", "copies", "--isolation", "L3", "--json", "r.json", "--dask"]
    with real_cluster(tmp_path, workers=1) as cluster:
        cluster.worker("weak", env={"PATH": str(tmp_path / "bin")})
        cluster.worker("other", env={"PYTHONPATH": str(other)})
        cluster.worker("old", env={"PYTHONPATH": str(old.parent)})
        cluster.worker("full", preexec_fn=no_large_file)
        cluster.wait_for(5)
        status, lines = bareme(here, *command, cluster.address)
        cluster.kill("w1")
        again = bareme(here, *command, cluster.address)
    told = sorted(re.sub(r" \(.*?\)", "", line) for line in lines)
    assert told[:3] == [
        "bareme: worker full takes no work: File too large",
        "bareme: worker old takes no work: it has no bareme, or one that knows nothing of clusters, this machine "
        "bareme 0.1.0; install the same on both",
        "bareme: worker other takes no work: it has bareme 9.9.9, this machine bareme 0.1.0; install the same on both",
    ]
    assert told[3].startswith("bareme: worker weak takes no work: below L3, no isolation level holds")
    assert (status, len(told)) == (0, 4)
    assert json.loads((here / "r.json").read_text())["isolation"] == "L3"
    assert len(states(here / "r.json")) == len(MIXED)
    assert (again[0], len(again[1])) == (1, 5)
    assert again[1][-1] == "bareme: no worker of the cluster takes work; what is graded is kept"


def test_grading_process_that_cannot_go_on_is_ended(here, monkeypatch):
    made = []

    class Failing:
        level, closed = "L3", False

        def __init__(self, plan):
            made.append(self)

        def grade(self, task):
            raise SandboxError("no room")

        def close(self):
            self.closed = True

    monkeypatch.setattr("grader.cluster_worker.Job", Failing)
    room = Room(order_for(Plan(str(here / "mini"))), here / "room")
    done = room.grade("tcp://w", [Task(here / "copies" / "vide.ipynb", "vide")])
    assert (done.results, done.fault, room.idle, room.busy) == ((), "no room", [], 0)
    assert [job.closed for job in made] == [True]


def no_large_file():
    """Let this process write small files only."""
    import resource

    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 16, 1 << 16))


# -- addresses --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("address", ["ici", "local:0", "local:deux", "tcp://", "-1", "http://x"])
def test_address_that_is_none_is_a_wrong_command_line(address, monkeypatch):
    monkeypatch.setenv("LANGUAGE", "en")
    with pytest.raises(UsageError) as fault, opened(address):
        pass
    assert str(fault.value) == f"{address!r}: not the address of a cluster; write tcp://host:port or local:N"


def test_address_where_nobody_answers_is_told(here):
    address = f"tcp://127.0.0.1:{free_port()}"
    status, lines = bareme(here, "grade", "mini", "copies", "--dask", address, "--json", "r.json")
    assert status == 1
    assert lines == [
        f"bareme: no scheduler of Dask answers at {address}; check the address, or start one; what is graded is kept"
    ]


def test_cluster_without_dask_is_told(here, monkeypatch):
    monkeypatch.delitem(sys.modules, "grader.cluster", raising=False)
    monkeypatch.setitem(sys.modules, "distributed", None)
    monkeypatch.setenv("LANGUAGE", "en")
    task = Task(here / "copies" / "vide.ipynb", "vide")
    with pytest.raises(UsageError, match=r"pip install '\.\[cluster\]'"):
        grade_batch(Plan(str(here / "mini")), [task], 1, lambda *_result: None, "tcp://127.0.0.1:1")


def test_scheduler_that_goes_for_good_ends_the_run_and_loses_nothing(here, tmp_path, monkeypatch):
    monkeypatch.setattr("grader.cluster.PATIENCE_S", 2.0)
    monkeypatch.setenv("LANGUAGE", "en")
    hand_in(here / "copies", {f"e{rank}": answers() for rank in range(40)})
    tasks = [Task(path, path.stem) for path in sorted((here / "copies").iterdir())]
    results, told = {}, []
    with real_cluster(tmp_path, workers=1) as cluster:
        cluster.wait_for(1)

        def keep(task, result, level):
            assert task not in results
            results[task] = result
            if len(results) == 5:
                cluster.kill("scheduler")

        with pytest.raises(ClusterError, match="no scheduler of Dask answers"):
            Cluster(Plan(str(here / "mini")), tasks, cluster.address, keep, told.append).run()
    assert told == [f"the scheduler at {cluster.address} has gone; waiting for it"]
    assert 5 <= len(results) < len(tasks)
