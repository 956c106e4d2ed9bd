"""What isolation costs: CPU a copy at each level, beside other ways of running the same copies; memory; endless copies.

    python benchmarks/isolation.py                 # CPU of an empty and of a whole TP7 copy, and memory over 100 copies
    python benchmarks/isolation.py --memory 1000   # memory over 1,000 copies
    python benchmarks/isolation.py --loops         # a class of 200 copies of which 10 loop for ever in every question

A copy costs (T(N) - T(1)) / (N - 1): what N copies cost in one command, its start-up apart. Plain Python and the
kernels run the copy and then nbgrader's checks of it, which ask what the hidden tests of bareme ask. Where `otter`
is found, or named by OTTER, `otter run` is measured too.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import mean, median

import nbformat
from isolation_classes import endless, notebook_of, script_of, stubs, whole, write_class
from measure import Cost, Meter, pss_mb, tree
from nbgrader_class import Subject, read_subject
from nbgrader_tp7 import ROOT, Nbgrader
from otter_class import autograder, otter_command

sys.path.insert(0, str(ROOT))

LEVELS = ("L3", "L2", "L1")
TARGET_MS, TARGET_FLOORS = 20, 5
FLOOR = """
import gc, importlib, os, sys
for name in sys.argv[2].split(","):
    importlib.import_module(name)
gc.collect()
gc.freeze()
for _ in range(int(sys.argv[1])):
    if (pid := os.fork()) == 0:
        os._exit(0)
    os.waitpid(pid, 0)
"""
KERNELS = """
import sys, nbformat
from nbclient import NotebookClient
for path in sys.argv[1:]:
    book = nbformat.read(path, 4)
    folder = path.rpartition("/")[0]
    NotebookClient(book, allow_errors=True, resources={"metadata": {"path": folder}}, kernel_name="python3").execute()
"""
Measure = Callable[[int], Cost]


class Costs:
    """Every way of running these copies, as a command for the first N of them."""

    def __init__(self, meter: Meter, subject: Subject, folder: Path, kind: str, count: int) -> None:
        self.meter, self.subject, self.folder = meter, subject, folder
        self.answers = (stubs if kind == "empty" else whole)(subject, count)
        self.paths = write_class(subject, folder / "class", self.answers)
        self.checked = [notebook_of(subject, path) for path in self.paths]
        self.scripts = [script_of(book) for book in self.checked]
        one = dict([next(iter(self.answers.items()))])
        self.courses = {
            1: Nbgrader(meter, subject, folder / "one", one),
            count: Nbgrader(meter, subject, folder / "all", self.answers),
        }

    def bareme(self, level: str) -> Measure:
        """`bareme grade` at this level."""
        command = [sys.executable, "-m", "grader", "grade", str(self.subject.folder), "--jobs", "1"]
        command += ["--isolation", level, "--json", "-"]
        return lambda count: self.meter.run([*command, *map(str, self.paths[:count])], ROOT)

    def nbgrader(self, count: int) -> Cost:
        """`nbgrader autograde`."""
        return self.courses[count].grade()

    def kernels(self, count: int) -> Cost:
        """A cold Jupyter kernel a copy, through nbclient."""
        return self.meter.run([sys.executable, "-c", KERNELS, *map(str, self.checked[:count])], self.folder)

    def python(self, count: int) -> Cost:
        """`python script.py`, nothing around it."""
        line = 'for script; do cd "${script%/*}" && "$0" "$script" < /dev/null > /dev/null 2>&1; done; true'
        return self.meter.run(
            ["sh", "-c", line, sys.executable, *map(str, self.scripts[:count])], self.folder
        )

    def otter(self, command: str) -> Measure:
        """`otter run`, one command a copy, as in its containers."""
        archive = autograder(command, self.subject, self.folder / "otter")
        line = 'for copy; do cd "${copy%/*}" && "$OTTER" run "$copy" -a "$ARCHIVE"; done'
        named = ["env", f"OTTER={command}", f"ARCHIVE={archive}", "sh", "-c", line, "sh"]
        return lambda count: self.meter.run([*named, *map(str, self.paths[:count])], self.folder)

    def all(self) -> Iterator[tuple[str, Measure]]:
        """Each of them, by name."""
        for level in LEVELS:
            yield f"bareme {level}", self.bareme(level)
        yield "plain python", self.python
        yield "cold kernel (nbclient)", self.kernels
        yield "nbgrader autograde", self.nbgrader
        if command := otter_command():
            yield "otter run", self.otter(command)


def slope(run: Measure, count: int) -> float:
    """Milliseconds of CPU a copy."""
    return 1000 * (run(count).cpu_s - run(1).cpu_s) / (count - 1)


def floor(meter: Meter, count: int = 200) -> float:
    """Milliseconds of CPU of one fork and exit of a process that holds what the zygote holds."""
    from grader.plan import ALWAYS_LOADED

    def run(times: int) -> Cost:
        return meter.run([sys.executable, "-c", FLOOR, str(times), ",".join(ALWAYS_LOADED)], ROOT)

    return slope(run, count)


def processor(meter: Meter, subject: Subject, folder: Path, count: int, rounds: int) -> None:
    """The table of CPU, each figure being the median of all the rounds."""
    classes = {kind: Costs(meter, subject, folder / kind, kind, count) for kind in ("empty", "whole")}
    found: dict[tuple[str, str], list[float]] = {}
    for number in range(rounds):
        found.setdefault(("fork and exit of the zygote", "empty"), []).append(floor(meter))
        for kind, costs in classes.items():
            for name, run in costs.all():
                found.setdefault((name, kind), []).append(slope(run, count))
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
    print(f"CPU ms a copy beyond start-up, median (min-max) of {rounds} rounds of {count} copies,", end=" ")
    print(f"by {meter.method}")
    print(f"{'':<30}{'empty copy':>26}{'whole copy':>26}")
    for name in dict.fromkeys(name for name, _kind in found):
        print(f"{name:<30}" + "".join(f"{_spread(found.get((name, kind))):>26}" for kind in classes))
    ours, least = median(found["bareme L3", "empty"]), median(found["fork and exit of the zygote", "empty"])
    print(
        f"an empty copy at L3: {ours:.1f} ms (target {TARGET_MS}), {ours / least:.1f} times the floor",
        end=" ",
    )
    print(f"(target {TARGET_FLOORS})")


def _spread(figures: list[float] | None) -> str:
    if not figures:
        return ""
    return f"{median(figures):.1f} ({min(figures):.1f}-{max(figures):.1f})"


def memory(subject: Subject, folder: Path, count: int) -> None:
    """Whether the grader and its sandbox grow from copy to copy: PSS of the whole process tree after each."""
    import os

    from grader.clerk import grade_here
    from grader.plan import Plan, Task, preload_for

    paths = write_class(subject, folder, whole(subject, min(count, 40), faulty=0.5))
    tasks = list(_multiplied(paths, count, Task))
    sizes: list[float] = []
    plan = Plan(str(subject.folder), preload=preload_for(tasks))
    level = grade_here(
        plan, iter(tasks), lambda *_: sizes.append(sum(pss_mb(pid) for pid in tree(os.getpid())))
    )
    part = max(1, min(100, count // 10))
    first, last = mean(sizes[:part]), mean(sizes[-part:])
    print(
        f"memory over {count} copies at {level}: {first:.1f} MB in the first {part}, {last:.1f} MB in the last",
        end=" ",
    )
    print(f"{part} ({100 * (last / first - 1):+.1f} %), {max(sizes):.1f} MB at most")
    tenths = [mean(sizes[count * rank // 10 : count * (rank + 1) // 10]) for rank in range(10)]
    print("MB in each tenth: " + " ".join(f"{size:.0f}" for size in tenths))


def _multiplied(paths: list[Path], count: int, task: Callable[[Path, str], object]) -> Iterator[object]:
    """So many copies, no two alike."""
    for number in range(count):
        book = nbformat.read(paths[number % len(paths)], 4)
        book.cells.append(nbformat.v4.new_code_cell(f"numero = {number}"))
        path = paths[number % len(paths)].parent / f"copie{number}.ipynb"
        nbformat.write(book, path)
        yield task(path, f"copie{number}")


def loops(meter: Meter, subject: Subject, folder: Path, count: int, looping: int) -> None:
    """What a few endless copies add to the cost of a class."""
    from grader.assignment import load_assignment

    honest = write_class(subject, folder / "honest", whole(subject, min(count - looping, 40)))
    tasks = [str(path) for _number, path in zip(range(count - looping), _again(honest), strict=False)]
    stuck = [str(path) for path in write_class(subject, folder / "stuck", endless(subject, looping))]
    command = [sys.executable, "-m", "grader", "grade", str(subject.folder), "--jobs", "1", "--json", "-"]
    alone, both = meter.run([*command, *tasks], ROOT), meter.run([*command, *tasks, *stuck], ROOT)
    own = [copy["cpu_s"] for copy in json.loads(both.output)["copies"][count - looping :]]
    points = [copy["points"] for copy in json.loads(both.output)["copies"][: count - looping]]
    added = (both.cpu_s - alone.cpu_s) / looping
    print(
        f"{count} copies, {looping} of them endless in every question: {both.cpu_s:.0f} s CPU in {both.wall_s:.0f} s;",
        end=" ",
    )
    print(f"the others alone {alone.cpu_s:.0f} s in {alone.wall_s:.0f} s")
    print(f"an endless copy adds {added:.1f} s CPU, {mean(own):.1f} s of it in its own code; ", end="")
    print(f"the others earn {min(points)} points at least")
    limits = len(subject.reference) * load_assignment(str(subject.folder)).limits.cpu_s
    print(
        f"the limits of its {len(subject.reference)} questions alone would allow it {limits:.0f} s: the class may take",
        end=" ",
    )
    print(f"{alone.wall_s + looping * limits:.0f} s in one job, and took {both.wall_s:.0f} s")


def _again(paths: list[Path]) -> Iterator[Path]:
    while True:
        yield from paths


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--copies", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--memory", type=int, metavar="COPIES", help="memory only, over so many copies")
    parser.add_argument("--loops", action="store_true", help="endless copies only")
    parser.add_argument("--class-size", type=int, default=200, help="of the class with endless copies")
    parser.add_argument("--assignment", type=Path, default=ROOT / "assignments" / "tp7_wordle")
    return parser.parse_args()


def main() -> None:
    """Measure what was asked."""
    chosen, meter = arguments(), Meter()
    subject = read_subject(chosen.assignment.resolve())
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        if chosen.loops:
            loops(meter, subject, folder, chosen.class_size, max(1, chosen.class_size // 20))
        elif chosen.memory:
            memory(subject, folder, chosen.memory)
        else:
            processor(meter, subject, folder, chosen.copies, chosen.rounds)
            memory(subject, folder / "memory", 100)
    meter.close()


if __name__ == "__main__":
    main()
