"""Whatever dies in the middle of a class, each copy is graded once, with the right mark."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time

from tests import tiny
from tests.clusters import ROOT, real_cluster

COPIES = 500
MARKS = {"right": "20", "wrong": "0", "absent": "0", "partial": "10"}
DOUBLE = {
    "right": "def double(x):\n    return 2 * x",
    "wrong": "def double(x):\n    return 3 * x",
    "absent": "print('bonjour')",
    "partial": "def double(x):\n    return 2 * abs(x)",
    "deadly": "def double(x):\n    return 666",
}
ASSIGNMENT = {
    "bareme.toml": '[[question]]\nname = "double"\npoints = 2\n',
    "reference.py": "def double(x):\n    return 2 * x\n",
    "sujet.md": "# Mini\n\n```python\ndef double(x):\n    ...\n```\n",
    "hidden_tests/test_double.py": '''
"""double(x)"""

import os
import signal


def test_positive(student):
    """Ta fonction double."""
    if student.double(2) == 666:
        os.kill(os.getppid(), signal.SIGKILL)  # the worker itself
    assert student.double(2) == 4


def test_negative(student):
    """Ta fonction double aussi les nombres négatifs."""
    assert student.double(-2) == -4
''',
}


def kind_of(rank):
    """What sort of copy this is."""
    return list(MARKS)[rank % 4]


def write_class(folder, count=COPIES):
    """The assignment and its copies, one of which kills whoever grades it."""
    for name, text in ASSIGNMENT.items():
        path = folder / "mini" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text if name != "bareme.toml" else 'title = "Mini"\n' + text, encoding="utf-8")
    (folder / "copies").mkdir()
    names = {f"e{rank:03}": kind_of(rank) for rank in range(count)} | {"z": "deadly"}
    for name, kind in names.items():
        (folder / "copies" / f"{name}.ipynb").write_text(tiny.notebook([DOUBLE[kind]]), encoding="utf-8")


class Class:
    """A class being graded, whose results are watched as they come."""

    def __init__(self, folder, cluster, workers=2):
        self.folder, self.cluster, self.workers = folder, cluster, workers
        self.first = {}  # each result as it was first seen: a result written again is another file
        self.start()

    def start(self):
        command = [sys.executable, "-m", "grader", "grade", "mini", "copies", "--dask", self.cluster.address]
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "LANGUAGE": "en"}
        self.client = subprocess.Popen(
            command,
            cwd=self.folder,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def look(self):
        for entry in os.scandir(self.folder / "results" / "mini"):
            if entry.name.endswith(".json") and not entry.name.startswith("."):
                assert self.first.setdefault(entry.name, entry.inode()) == entry.inode(), entry.name

    def until(self, count):
        """Wait for this many results, with dead workers replaced."""
        while len(self.first) < count:
            assert self.client.poll() is None, self.client.communicate()
            self.cluster.keep_up(self.workers)
            time.sleep(0.05)
            if (self.folder / "results" / "mini").is_dir():
                self.look()


def test_every_copy_of_a_class_is_graded_once_whatever_is_killed(tmp_path):
    write_class(tmp_path)
    with real_cluster(tmp_path) as cluster:
        graded = Class(tmp_path, cluster)
        graded.until(60)
        cluster.kill(max(cluster.processes))
        graded.until(130)
        graded.client.kill()
        graded.client.communicate()
        graded.start()
        graded.until(220)
        cluster.kill("scheduler")
        cluster.scheduler()
        graded.until(300)
        cluster.kill(max(cluster.processes))
        graded.until(COPIES + 1)
        out, errors = graded.client.communicate(timeout=60)
    graded.look()
    assert graded.client.returncode == 0
    told, *more = errors.splitlines()
    assert told == f"bareme: the scheduler at {cluster.address} has gone; waiting for it"
    assert more in ([], ["bareme: the cluster has no worker; waiting for one"])  # some come late
    assert "to look at:\n  z: " in out
    for rank in range(COPIES):
        result = json.loads((tmp_path / "results" / "mini" / f"e{rank:03}.json").read_text())
        assert (result["state"], result["note"]) == ("graded", MARKS[kind_of(rank)])
    assert_set_aside(tmp_path)


def assert_set_aside(folder):
    """The copy that kills waits for a person, with the reason."""
    aside = json.loads((folder / "results" / "mini" / "z.json").read_text())
    assert (aside["state"], aside["note"]) == ("to_review", "ATT")
    assert aside["notes"] == ["copie mise de côté : le processus qui la corrigeait est mort à chaque essai"]


def test_copy_that_kills_the_only_worker_each_time_is_set_aside_too(tmp_path):
    """Its worker is gone before another comes: Dask never sees two workers of one batch die."""
    write_class(tmp_path, 12)
    with real_cluster(tmp_path, workers=1) as cluster:
        graded = Class(tmp_path, cluster, workers=1)
        graded.until(13)
        _out, errors = graded.client.communicate(timeout=60)
    assert graded.client.returncode == 0, errors
    graded.look()
    assert_set_aside(tmp_path)
    for rank in range(12):
        result = json.loads((tmp_path / "results" / "mini" / f"e{rank:03}.json").read_text())
        assert (result["state"], result["note"]) == ("graded", MARKS[kind_of(rank)])
