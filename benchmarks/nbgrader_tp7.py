"""Compare nbgrader and bareme on the same class: CPU seconds and memory a copy, and the marks they agree on.

    python benchmarks/nbgrader_tp7.py --copies 24 --rounds 3

Each tool grades the whole class in one command. CPU is user + system time of the command and of every process
it started (see `measure.py`). A second class of one copy tells the start-up apart: start-up = T(1) - (T(N) - T(1)) / (N - 1).
Memory comes from a separate run, watched through /proc (PSS of the process tree).
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import mean, median

from measure import BIN, Cost, Memory, Meter
from nbgrader_class import Answer, Subject, build_course, copies, read_subject

ROOT = Path(__file__).resolve().parents[1]


class Nbgrader:
    """`nbgrader autograde` of a course, in one process."""

    name = "nbgrader"

    def __init__(
        self, meter: Meter, subject: Subject, folder: Path, answers: dict[str, list[Answer]]
    ) -> None:
        self.meter, self.subject, self.folder = meter, subject, folder
        self.paths = build_course(subject, folder, answers)
        meter.run([str(BIN / "nbgrader"), "generate_assignment", subject.name], folder)

    def grade(self, memory: Memory | None = None) -> Cost:
        """Autograde every copy again."""
        return self.meter.run(
            [str(BIN / "nbgrader"), "autograde", self.subject.name, "--force"], self.folder, memory
        )

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

    def __init__(self, meter: Meter, subject: Subject, paths: list[Path], options: list[str]) -> None:
        self.meter, self.paths = meter, paths
        self.command = [sys.executable, "-m", "grader", "grade", str(subject.folder), *options, "--json", "-"]
        self.result: dict = {}

    def grade(self, memory: Memory | None = None) -> Cost:
        """Grade every copy; the result is kept."""
        cost = self.meter.run([*self.command, *map(str, self.paths)], ROOT, memory)
        self.result = json.loads(cost.output)
        return cost

    def full_marks(self) -> dict[tuple[str, str], bool]:
        """Whether each student got the points of each question."""
        return {
            (Path(copy["file"]).parents[1].name, question["name"]): question["points"] == question["max"]
            for copy in self.result["copies"]
            for question in copy["questions"]
        }

    def student_cpu(self) -> list[float]:
        """CPU seconds of each student's own code."""
        return [copy["cpu_s"] for copy in self.result["copies"]]


def verdicts(answers: dict[str, list[Answer]], marks: dict[tuple[str, str], bool]) -> str:
    """How many right answers got their points and how many wrong ones lost some, and which did not."""
    counts, missed = {True: [0, 0], False: [0, 0]}, []
    for student, given in answers.items():
        for answer in given:
            agreed = marks[student, answer.question] == answer.right
            counts[answer.right][1] += 1
            counts[answer.right][0] += agreed
            missed += [] if agreed else [f"{student}:{answer.question}"]
    text = "right answers paid {}/{}, wrong ones caught {}/{}".format(*counts[True], *counts[False])
    return text + ("; not so: " + " ".join(missed[:6]) if missed else "")


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


def table(rounds: Rounds) -> None:
    """Medians over the rounds, with the ratio when both tools ran."""
    tools = list(rounds)
    print(f"{'median (min-max)':<32}" + "".join(f"{tool:>26}" for tool in tools) + f"{'ratio':>9}")
    for row in rounds[tools[0]][0]:
        columns = [[figures[row] for figures in rounds[tool]] for tool in tools]
        cells = [f"{median(column):.3f} ({min(column):.3f}-{max(column):.3f})" for column in columns]
        ratio = f"{median(columns[0]) / median(columns[1]):.1f}" if len(columns) == 2 else ""
        print(f"{row:<32}" + "".join(f"{cell:>26}" for cell in cells) + f"{ratio:>9}")


Rounds = dict[str, list[dict[str, float]]]
Pair = tuple[Nbgrader, Nbgrader] | tuple[Bareme, Bareme]


def compare(pairs: list[Pair], count: int, rounds: int) -> Rounds:
    """The figures of each tool, measured in turn."""
    found: Rounds = {whole.name: [] for whole, _single in pairs}
    for _ in range(rounds):
        for whole, single in pairs:
            found[whole.name].append(measure(whole.grade, single.grade, count))
            print(whole.name, found[whole.name][-1], file=sys.stderr)
    return found


def watched(tool: Nbgrader | Bareme, answers: dict[str, list[Answer]]) -> None:
    """One more run, not timed: its memory and its marks."""
    tool.grade(memory := Memory())
    print(f"\n{tool.name}: {verdicts(answers, tool.full_marks())}")
    print(
        f"  peak PSS {memory.total_mb:.0f} MB, {memory.workers_mb:.0f} MB of it below the command,", end=" "
    )
    print(f"in at most {memory.processes} processes at once")


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--copies", type=int, default=24)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--faulty", type=float, default=0.5, help="share of copies with wrong answers")
    parser.add_argument("--seed", type=int, default=20)
    parser.add_argument("--assignment", type=Path, default=ROOT / "assignments" / "tp7_wordle")
    parser.add_argument("--only", choices=["nbgrader", "bareme"])
    passed = "passed to `bareme grade`, e.g. --option=--jobs=1"
    parser.add_argument("--option", action="append", default=[], help=passed)
    return parser.parse_args()


def main() -> None:
    """Build the class, run both tools in turn, print the table."""
    chosen, meter = arguments(), Meter()
    subject = read_subject(chosen.assignment.resolve())
    answers = copies(subject, chosen.copies, chosen.seed, chosen.faulty)
    first = dict([next(iter(answers.items()))])
    with tempfile.TemporaryDirectory() as folder:
        theirs = tuple(
            Nbgrader(meter, subject, Path(folder) / name, some)
            for name, some in (("n", answers), ("1", first))
        )
        ours = tuple(Bareme(meter, subject, course.paths, chosen.option) for course in theirs)
        pairs = [pair for pair in (theirs, ours) if chosen.only in (None, pair[0].name)]
        rounds = compare(pairs, chosen.copies, chosen.rounds)
        print(f"{chosen.copies} copies of {subject.name}, {len(subject.reference)} questions,", end=" ")
        print(f"{chosen.faulty:.0%} with wrong answers,", end=" ")
        print(f"{chosen.rounds} rounds; CPU time by {meter.method}\n")
        table(rounds)
        for whole, _single in pairs:
            watched(whole, answers)
        if chosen.only != "nbgrader":
            own = ours[0].student_cpu()
            print(f"\nstudents' own code, CPU s a copy: median {median(own):.3f}, mean {mean(own):.3f}")
    meter.close()


if __name__ == "__main__":
    main()
