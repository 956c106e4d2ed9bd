"""Compare nbgrader and bareme on the same class: CPU seconds and memory a copy, and the marks they agree on.

    python benchmarks/nbgrader_tp7.py --copies 24 --rounds 3

Each tool grades the whole class in one command. CPU is user + system time of the command and of every process
it started. A second class of one copy tells the start-up apart: start-up = T(1) - (T(N) - T(1)) / (N - 1).
Memory comes from a separate run, watched through /proc (PSS of the process tree).
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import resource
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from nbgrader_class import Answer, Subject, build_course, copies, read_subject

PR_SET_CHILD_SUBREAPER = 36
BIN = Path(sys.executable).parent
ROOT = Path(__file__).resolve().parents[1]


@dataclass(frozen=True)
class Cost:
    """What one command used."""

    cpu_s: float
    wall_s: float
    output: str


@dataclass
class Memory:
    """The highest PSS seen: of the whole process tree, and of its processes but the command itself."""

    total_mb: float = 0.0
    workers_mb: float = 0.0
    processes: int = 0


def environment() -> dict[str, str]:
    """This environment's programs first: nbgrader runs `alembic` by its bare name."""
    return os.environ | {"PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}


def run(command: list[str], cwd: Path, memory: Memory | None = None) -> Cost:
    """Run a command to its end; a tool that fails stops the benchmark."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    process = subprocess.Popen(
        command, cwd=cwd, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    if memory is not None:
        threading.Thread(target=watch, args=(process, memory), daemon=True).start()
    output, errors = process.communicate()
    wall = time.monotonic() - start
    reap_orphans()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if process.returncode:
        sys.exit(f"{' '.join(command)[:200]}\n{errors[-3000:]}")
    return Cost(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, wall, output)


def reap_orphans() -> None:
    """Wait for what a command left behind, so that its CPU time is counted too."""
    while True:
        try:
            if os.waitpid(-1, os.WNOHANG)[0] == 0:
                time.sleep(0.05)
        except ChildProcessError:
            return


def watch(process: subprocess.Popen[str], memory: Memory) -> None:
    """Keep the peaks of a process tree's PSS while it runs."""
    while process.poll() is None:
        sizes = {pid: pss_mb(pid) for pid in tree(process.pid)}
        memory.total_mb = max(memory.total_mb, sum(sizes.values()))
        memory.workers_mb = max(memory.workers_mb, sum(sizes.values()) - sizes[process.pid])
        memory.processes = max(memory.processes, len(sizes))
        time.sleep(0.02)


def tree(pid: int) -> Iterator[int]:
    """A process and its descendants."""
    yield pid
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            children = task.read_text().split()
        except OSError:
            continue
        for child in children:
            yield from tree(int(child))


def pss_mb(pid: int) -> float:
    """The memory of a process, shared pages divided among those who share them."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0.0
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


class Nbgrader:
    """`nbgrader autograde` of a course, in one process."""

    name = "nbgrader"

    def __init__(self, subject: Subject, folder: Path, answers: dict[str, list[Answer]]) -> None:
        self.subject, self.folder = subject, folder
        self.paths = build_course(subject, folder, answers)
        run([str(BIN / "nbgrader"), "generate_assignment", subject.name], folder)

    def grade(self, memory: Memory | None = None) -> Cost:
        """Autograde every copy again."""
        return run([str(BIN / "nbgrader"), "autograde", self.subject.name, "--force"], self.folder, memory)

    def full_marks(self) -> dict[tuple[str, str], bool]:
        """Whether each student got the points of each question."""
        from nbgrader.api import Gradebook

        with Gradebook(f"sqlite:///{self.folder}/gradebook.db") as book:
            return {
                (copy.student.id, grade.cell.name.removeprefix("test_")): grade.score == grade.max_score
                for copy in book.assignment_submissions(self.subject.name)
                for notebook in copy.notebooks
                for grade in notebook.grades
            }


class Bareme:
    """`bareme grade` of the same files."""

    name = "bareme"

    def __init__(self, subject: Subject, paths: list[Path], options: list[str]) -> None:
        self.paths = paths
        self.command = [sys.executable, "-m", "grader", "grade", str(subject.folder), *options, "--json", "-"]
        self.result: dict = {}

    def grade(self, memory: Memory | None = None) -> Cost:
        """Grade every copy; the result is kept."""
        cost = run([*self.command, *map(str, self.paths)], ROOT, memory)
        self.result = json.loads(cost.output)
        return cost

    def full_marks(self) -> dict[tuple[str, str], bool]:
        """Whether each student got the points of each question."""
        return {
            (Path(copy["file"]).parents[1].name, question["name"]): question["points"] == question["max"]
            for copy in self.result["copies"]
            for question in copy["questions"]
        }

    def student_cpu(self) -> float:
        """CPU seconds of the students' own code, a copy."""
        return sum(copy["cpu_s"] for copy in self.result["copies"]) / len(self.result["copies"])


def verdicts(answers: dict[str, list[Answer]], marks: dict[tuple[str, str], bool]) -> str:
    """How many right answers got their points, and how many wrong ones lost some."""
    counts = {True: [0, 0], False: [0, 0]}
    for student, given in answers.items():
        for answer in given:
            counts[answer.right][1] += 1
            counts[answer.right][0] += marks[student, answer.question] == answer.right
    return "right answers paid {}/{}, wrong ones caught {}/{}".format(*counts[True], *counts[False])


def measure(whole: Callable[[], Cost], single: Callable[[], Cost], count: int) -> dict[str, float]:
    """One round of one tool: the class, then a class of one."""
    all_of_them, one = whole(), single()
    slope = (all_of_them.cpu_s - one.cpu_s) / (count - 1)
    return {
        "CPU s, whole class": all_of_them.cpu_s,
        "CPU s a copy, all included": all_of_them.cpu_s / count,
        "CPU s of start-up": one.cpu_s - slope,
        "CPU s a copy beyond start-up": slope,
        "wall s, whole class": all_of_them.wall_s,
    }


def table(rounds: dict[str, list[dict[str, float]]]) -> None:
    """Medians over the rounds, with the ratio when both tools ran."""
    tools = list(rounds)
    print(f"{'median (min-max)':<32}" + "".join(f"{tool:>26}" for tool in tools) + f"{'ratio':>9}")
    for row in rounds[tools[0]][0]:
        columns = [[figures[row] for figures in rounds[tool]] for tool in tools]
        cells = [f"{median(column):.3f} ({min(column):.3f}-{max(column):.3f})" for column in columns]
        ratio = f"{median(columns[0]) / median(columns[1]):.1f}" if len(columns) == 2 else ""
        print(f"{row:<32}" + "".join(f"{cell:>26}" for cell in cells) + f"{ratio:>9}")


def main() -> None:
    """Build the class, run both tools in turn, print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--copies", type=int, default=24)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=20)
    parser.add_argument("--assignment", type=Path, default=ROOT / "assignments" / "tp7_wordle")
    parser.add_argument("--only", choices=["nbgrader", "bareme"])
    parser.add_argument(
        "--option", action="append", default=[], help="passed to `bareme grade`, e.g. --option=--jobs=1"
    )
    chosen = parser.parse_args()
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1)
    subject = read_subject(chosen.assignment.resolve())
    answers = copies(subject, chosen.copies, chosen.seed)
    first = dict([next(iter(answers.items()))])
    with tempfile.TemporaryDirectory() as folder:
        courses = [
            Nbgrader(subject, Path(folder) / name, some) for name, some in (("n", answers), ("1", first))
        ]
        ours = [Bareme(subject, course.paths, chosen.option) for course in courses]
        pairs = [pair for pair in (courses, ours) if chosen.only in (None, pair[0].name)]
        rounds: dict[str, list[dict[str, float]]] = {pair[0].name: [] for pair in pairs}
        for _ in range(chosen.rounds):
            for whole, single in pairs:
                rounds[whole.name].append(measure(whole.grade, single.grade, chosen.copies))
                print(whole.name, rounds[whole.name][-1], file=sys.stderr)
        questions = len(subject.reference)
        print(f"{chosen.copies} copies of {subject.name}, {questions} questions, {chosen.rounds} rounds\n")
        table(rounds)
        for whole, _ in pairs:
            whole.grade(memory := Memory())
            print(f"\n{whole.name}: {verdicts(answers, whole.full_marks())}")
            print(
                f"  peak PSS {memory.total_mb:.0f} MB, of which below the command {memory.workers_mb:.0f} MB,"
            )
            print(f"  in at most {memory.processes} processes at once")
        if chosen.only != "nbgrader":
            print(f"\nstudents' own code, as bareme measured it: {ours[0].student_cpu():.3f} CPU s a copy")


if __name__ == "__main__":
    main()
