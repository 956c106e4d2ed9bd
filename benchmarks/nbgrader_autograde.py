"""What `nbgrader autograde` costs with bareme's preprocessors, against nbgrader's own: CPU seconds a copy.

    python benchmarks/nbgrader_autograde.py --copies 24 --rounds 3

Both courses hold the same copies. Each tool grades the whole class in one command, then a class of one copy: what a
copy adds is (T(N) - T(1)) / (N - 1). The third column is our course once more with every result known: what is left
is nbgrader's own bookkeeping, the floor of any preprocessor.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from measure import BIN, Meter
from nbgrader_class import Answer, Subject, build_course, copies, read_subject

ROOT = Path(__file__).resolve().parents[1]
COLUMNS = ("nbgrader", "with bareme", "bookkeeping")


@dataclass(frozen=True)
class Class:
    """One class in two courses: nbgrader's as it comes, and ours."""

    meter: Meter
    subject: Subject
    theirs: Path
    ours: Path

    def grade(self, column: str) -> float:
        """The CPU seconds of one `nbgrader autograde` of the class."""
        course = self.theirs if column == "nbgrader" else self.ours
        if column == "with bareme":
            shutil.rmtree(course / "results", ignore_errors=True)
        command = [str(BIN / "nbgrader"), "autograde", self.subject.name, "--force"]
        return self.meter.run(command, course).cpu_s


def build(meter: Meter, subject: Subject, folder: Path, answers: dict[str, list[Answer]]) -> Class:
    """Both courses, ready to grade."""
    theirs, ours = folder / "nbgrader", folder / "bareme"
    build_course(subject, theirs, answers)
    meter.run([str(BIN / "nbgrader"), "generate_assignment", subject.name], theirs)
    bareme = [sys.executable, "-m", "grader"]
    meter.run([*bareme, "init", str(ours)], folder)
    with (ours / "nbgrader_config.py").open("a", encoding="utf-8") as config:
        config.write("c.CopyExporter.jobs = 1\n")  # as nbgrader, which grades in one process
    meter.run([*bareme, "release", str(subject.folder)], ours)
    shutil.copytree(theirs / "submitted", ours / "submitted", dirs_exist_ok=True)
    return Class(meter, subject, theirs, ours)


def measure(whole: Class, single: Class, count: int) -> dict[str, tuple[float, float]]:
    """For each column: what a copy adds, and what it costs in all."""
    found = {}
    for column in COLUMNS:
        everybody, one = whole.grade(column), single.grade(column)
        found[column] = (everybody - one) / (count - 1), everybody / count
    return found


def table(rounds: list[dict[str, tuple[float, float]]]) -> None:
    """Medians, and the ratio to nbgrader's own."""
    for rank, label in enumerate(("CPU s that a copy adds", "CPU s a copy, start-up included")):
        values = [median(one[column][rank] for one in rounds) for column in COLUMNS]
        cells = [
            f"{name} {value:.3f} (x{value / values[0]:.2f})"
            for name, value in zip(COLUMNS, values, strict=True)
        ]
        print(f"{label:<34}" + "   ".join(cells))


def main() -> None:
    """Build the class, run every column in turn, print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--copies", type=int, default=24)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--faulty", type=float, default=0.5, help="share of copies with wrong answers")
    parser.add_argument("--seed", type=int, default=20)
    parser.add_argument("--assignment", type=Path, default=ROOT / "assignments" / "tp7_wordle")
    chosen, meter = parser.parse_args(), Meter()
    subject = read_subject(chosen.assignment.resolve())
    answers = copies(subject, chosen.copies, chosen.seed, chosen.faulty)
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "n").mkdir()
        (Path(folder) / "1").mkdir()
        whole = build(meter, subject, Path(folder) / "n", answers)
        single = build(meter, subject, Path(folder) / "1", dict([next(iter(answers.items()))]))
        rounds = []
        for _ in range(chosen.rounds):
            rounds.append(measure(whole, single, chosen.copies))
            print(rounds[-1], file=sys.stderr)
        print(f"{chosen.copies} copies of {subject.name}, {chosen.faulty:.0%} with wrong answers,", end=" ")
        print(f"{chosen.rounds} rounds; CPU time by {meter.method}")
        table(rounds)
    meter.close()


if __name__ == "__main__":
    main()
