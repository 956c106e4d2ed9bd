"""What a large class costs: CPU and memory of `bareme grade` with one process, with two, and with a cluster of two workers.

    python benchmarks/scale.py                          # 100, 1,000 and 10,000 copies: hours
    python benchmarks/scale.py --copies 50 200
    python benchmarks/scale.py --answers 3              # copies that answer three questions each

The copies are those of `nbgrader_class`, half of them with wrong answers, in one zip archive: a few dozen kinds, each with a
cell of its own. CPU is user + system time of the command and of every process that it starts (see `measure.py`). The
cost of a copy is (T(N) - T(M)) / (N - M), M being the size before: what the start costs is apart. Memory is PSS.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import random
import sys
import tempfile
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from measure import BIN, Cost, Memory, Meter
from nbformat.v4 import new_markdown_cell
from nbgrader_class import copies, notebook, read_subject

ROOT = Path(__file__).resolve().parents[1]
KINDS = 40
WAYS = {"jobs 1": ["--jobs", "1"], "jobs 2": ["--jobs", "2"], "dask local:2": ["--dask", "local:2"]}
OVERHEAD, FLAT = 0.15, 0.10  # what the cluster may cost over two processes; how far a copy's cost may move


@dataclass(frozen=True)
class Row:
    """One class graded in one way."""

    way: str
    count: int
    cost: Cost
    memory: Memory


def kinds(most: int) -> list[dict[str, Any]]:
    """Notebooks of a class, of which larger ones are made, with so many answers at most."""
    subject = read_subject(ROOT / "assignments" / "tp7_wordle")
    chance = random.Random(8)
    return [
        notebook(
            subject,
            {answer.question: answer.source for answer in chance.sample(answers, min(most, len(answers)))},
            with_tests=False,
        )
        for answers in copies(subject, KINDS, seed=8, share=0.5).values()
    ]


def write_class(path: Path, made: list[dict[str, Any]], count: int) -> None:
    """A class in an archive."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for rank, kind in zip(range(count), itertools.cycle(made)):
            cells = [new_markdown_cell(f"Copie {rank}", id="copie"), *kind["cells"]]
            archive.writestr(f"eleve{rank:05}.ipynb", json.dumps({**kind, "cells": cells}))


def grade(meter: Meter, archive: Path, way: str, memory: Memory | None = None) -> Cost:
    """Grade the class of this archive."""
    command = [
        str(BIN / "python"),
        "-m",
        "grader",
        "grade",
        "tp7_wordle",
        str(archive),
        "--json",
        "results.json",
    ]
    return meter.run([*command, *WAYS[way]], archive.parent, memory)


def measured(folder: Path, counts: list[int], most: int) -> list[Row]:
    """Every class in every way, the smallest first; what is worked out once for all is not counted."""
    meter, rows = Meter(), []
    print(f"CPU from: {meter.method}", file=sys.stderr)
    made = kinds(most)
    write_class(folder / "first.zip", made, KINDS)
    grade(meter, folder / "first.zip", "jobs 2")
    for count in counts:
        write_class(folder / f"{count}.zip", made, count)
        for way in WAYS:
            memory = Memory(every_s=0.5)
            rows.append(Row(way, count, grade(meter, folder / f"{count}.zip", way, memory), memory))
            print(line(rows[-1], rows), file=sys.stderr, flush=True)
    meter.close()
    return rows


def a_copy(row: Row, rows: list[Row]) -> float | None:
    """CPU seconds a copy beyond those of the class before it; None for the smallest."""
    before = [one for one in rows if one.way == row.way and one.count < row.count]
    if not before:
        return None
    return (row.cost.cpu_s - before[-1].cost.cpu_s) / (row.count - before[-1].count)


def line(row: Row, rows: list[Row]) -> str:
    """A line of the table."""
    beyond = a_copy(row, rows)
    return (
        f"{row.way:<14}{row.count:>7}{row.cost.cpu_s:>9.1f}{row.cost.cpu_s / row.count:>9.3f}"
        f"{'-' if beyond is None else f'{beyond:.3f}':>9}{row.cost.wall_s:>9.1f}{60 * row.count / row.cost.wall_s:>8.0f}"
        f"{row.memory.command_mb:>9.0f}{row.memory.workers_mb:>9.0f}"
    )


def verdicts(rows: list[Row]) -> list[str]:
    """What was aimed at, and what came of it."""
    found = []
    largest = max(row.count for row in rows)
    last = {row.way: a_copy(row, rows) for row in rows if row.count == largest}
    local, cluster = last["jobs 2"], last["dask local:2"]
    if local and cluster:
        found.append(
            f"the cluster over two processes: {cluster / local - 1:+.0%} a copy (aim: at most {OVERHEAD:.0%})"
        )
    for way in WAYS:
        costs = [cost for row in rows if row.way == way and (cost := a_copy(row, rows))]
        if len(costs) > 1:
            moved = max(costs) / min(costs) - 1
            found.append(
                f"{way}: a copy costs the same within {moved:.0%} from one size to the next (aim: {FLAT:.0%})"
            )
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--copies", type=int, nargs="+", default=[100, 1000, 10_000])
    parser.add_argument(
        "--answers", type=int, default=99, help="answers in a copy, at most, drawn among its own"
    )
    order = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="scale-") as folder:
        os.environ.update(XDG_CACHE_HOME=f"{folder}/cache", PYTHONPATH=str(ROOT))
        rows = measured(Path(folder), sorted(set(order.copies)), order.answers)
    print(
        f"{'way':<14}{'copies':>7}{'CPU s':>9}{'a copy':>9}{'beyond':>9}{'wall s':>9}{'/min':>8}{'client':>9}{'others':>9}  MB"
    )
    for row in rows:
        print(line(row, rows))
    print(*verdicts(rows), sep="\n")


if __name__ == "__main__":
    main()
