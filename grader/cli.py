"""The command line: English verbs, messages in the language of the locale."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import click

from grader.errors import BaremeError, UsageError


class _Group(click.Group):
    """Shows a fault of ours or of the user's as one line, and gives it its exit status."""

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except UsageError as error:
            click.echo(f"bareme: {error}", err=True)
            sys.exit(2)
        except BaremeError as error:
            click.echo(f"bareme: {error}", err=True)
            sys.exit(1)


@click.group(cls=_Group, context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """Grade French classroom programming notebooks, in isolation and with feedback that teaches."""


@main.command()
@click.argument("assignment")
@click.argument("files", nargs=-1, type=click.Path(path_type=Path))
@click.option("--jobs", type=click.IntRange(1), default=os.cpu_count() or 1)
@click.option("--json", "json_file")
@click.option("--seed", type=int, default=20)
@click.option("--isolation", type=click.Choice(["L1", "L2", "L3"]), default="L3")
@click.option("--unsafe", is_flag=True)
def grade(assignment: str, files: Sequence[Path], jobs: int, json_file: str | None, seed: int, isolation: str, unsafe: bool) -> None:
    """Grade the collected class, or just the files named."""
    from grader.assignment import load_assignment
    from grader.batch import Plan, Task, grade_batch
    from grader.intake import expand, student_ids
    from grader.results import RunResult, run_to_json

    loaded = load_assignment(assignment)
    paths = expand(list(files), loaded.data)
    tasks = [Task(path, student) for path, student in zip(paths, student_ids(paths), strict=True)]
    results = {}
    plan = Plan(str(loaded.folder), seed, isolation, "L0" if unsafe else "L1")
    level = grade_batch(plan, tasks, jobs, lambda task, result: results.update({task.path: result}))
    run = RunResult(loaded.name, seed, level, tuple(results[path] for path in paths))
    text = json.dumps(run_to_json(run), ensure_ascii=False, indent=1)
    if json_file == "-":
        click.echo(text)
    elif json_file:
        Path(json_file).write_text(text, encoding="utf-8")
