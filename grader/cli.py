"""The command line: English verbs, messages in the language of the locale."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from grader import __version__
from grader.messages import _
from grader.shell import (
    Commands,
    assignment_argument,
    dask_option,
    isolation_options,
    jobs_option,
    least_level,
    limit_option,
    seed_option,
)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]}, subcommand_metavar=_("COMMAND [ARGS]..."), help=_(
    "Grade French classroom programming notebooks, in isolation and with feedback that teaches."
))  # fmt: skip
@click.version_option(__version__, package_name="bareme")
def main() -> None:
    """The entry point."""


@main.command(help=_("Grade the collected class, or just the files named."))
@assignment_argument
@click.argument("files", nargs=-1, type=click.Path(path_type=Path), metavar=_("[FILE]..."))
@click.option(
    "--json", "json_file", metavar=_("FILE"), help=_("Write the results as JSON; - for standard output.")
)
@jobs_option
@dask_option
@limit_option
@seed_option
@isolation_options
def grade(assignment: str, files: Sequence[Path], json_file: str | None, **means: Any) -> None:
    """Grade copies."""
    from grader.classwork import GradeOrder
    from grader.run import run_grade

    means["at_least"] = least_level(means["dask"])
    run_grade(GradeOrder(assignment, tuple(files), json_file, **means))


@main.command(help=_("Grade again after a change; show whose mark moves, and why. `undo` takes it back."))
@assignment_argument
@click.option("--question", metavar=_("NAME"), help=_("Only this question, and those that use its answer."))
@click.option(
    "--student",
    "students",
    metavar=_("STUDENT"),
    multiple=True,
    help=_("Only this student, by id or name, and those of the same group; may be repeated."),
)
@click.option("--dry-run", is_flag=True, help=_("Show what would move, and keep nothing."))
@jobs_option
@dask_option
@limit_option
@click.option("--seed", type=int, help=_("Seed of the random inputs; by default, that of the results."))
@isolation_options
def regrade(
    assignment: str,
    question: str | None,
    students: Sequence[str],
    dry_run: bool,
    seed: int | None,
    **means: Any,
) -> None:
    """Grade again."""
    from grader.regrade import RegradeOrder, run_regrade

    means["at_least"] = least_level(means["dask"])
    run_regrade(RegradeOrder(assignment, question, tuple(students), dry_run, seed, **means))


@main.command(help=_("Put back the results from before the last `regrade`."))
@assignment_argument
def undo(assignment: str) -> None:
    """Take a regrading back."""
    from grader.regrade import run_undo

    run_undo(assignment)


@main.command(help=_("Rank the pairs of copies that share rare code. It proves nothing and accuses nobody."))
@assignment_argument
@click.option("--most", type=click.IntRange(1), default=20, show_default=True, metavar="N",
              help=_("Pairs to show."))  # fmt: skip
@click.option("--names", is_flag=True, help=_("Say whose copies they are."))
def similar(assignment: str, most: int, names: bool) -> None:
    """Compare the copies."""
    from grader.similar import run_similar

    run_similar(assignment, most, names)


@main.command(help=_("Hand the marks to the school's system."))
@assignment_argument
@click.option(
    "--to",
    type=click.Choice(["moodle", "capytale", "spreadsheet", "csv", "column"]),
    required=True,
    help=_(
        "The format: Moodle's worksheet and reports, Capytale's table, a French spreadsheet, plain CSV, marks to paste."
    ),
)
@click.option(
    "--sheet",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="CSV",
    help=_("The platform's own table, to be filled in."),
)
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), metavar=_("FILE"), help=_("The file to write.")
)
@click.option("--force", is_flag=True, help=_("Even while copies wait to be looked at."))
def export(assignment: str, to: str, sheet: Path | None, out: Path | None, force: bool) -> None:
    """Export the marks."""
    from grader.export import ExportOrder, run_export

    run_export(ExportOrder(assignment, to, sheet, out, force))


@main.command(help=_("Write one HTML page a student, from the results."))
@assignment_argument
def feedback(assignment: str) -> None:
    """Write the students' pages."""
    from grader.run import run_feedback

    run_feedback(assignment)


@main.command(
    help=_(
        "Write the class page: what to take up again first. Then question by question, and a summary to paste."
    )
)
@assignment_argument
def report(assignment: str) -> None:
    """Write the class page."""
    from grader.report import run_report

    run_report(assignment)


@main.command(
    help=_(
        "Say one thing to all the copies of a group. The class page has the groups; without one, list them."
    )
)
@assignment_argument
@click.argument("group", required=False)
@click.argument("text", required=False)
def comment(assignment: str, group: str | None, text: str | None) -> None:
    """Comment on a group."""
    from grader.report import run_comment

    run_comment(assignment, group, text)


@main.command(help=_("Prove that an assignment judges well. Exit status 1 and a list when it falls short."))
@assignment_argument
@seed_option
@isolation_options
def check(assignment: str, seed: int, isolation: str, unsafe: bool) -> None:
    """Prove an assignment."""
    from grader.run import run_check

    sys.exit(run_check(assignment, seed, isolation, unsafe))


@main.command(help=_("Make a course folder, on which nbgrader works too."))
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False), metavar=_("DIR"))
def init(folder: Path) -> None:
    """Make a course."""
    from grader.run import run_init

    run_init(folder)


@main.command(help=_("Write the student notebook, its data and the corrected notebook."))
@assignment_argument
@click.option("--to", type=click.Path(path_type=Path, file_okay=False),
              help=_("The folder to write in; by default release, or nbgrader's own folders in a course of nbgrader."))  # fmt: skip
def release(assignment: str, to: Path | None) -> None:
    """Write what students get."""
    from grader.run import run_release

    run_release(assignment, to)


@main.command(
    help=_("Make an assignment to fill in. With --from, out of a notebook whose corrections carry a tag.")
)
@click.argument("name")
@click.option("--to", type=click.Path(path_type=Path), default=Path("assignments"), metavar=_("DIR"), show_default=True,
              help=_("The folder in which its own folder is made."))  # fmt: skip
@click.option("--from", "notebook", type=click.Path(path_type=Path), metavar=_("NOTEBOOK"),
              help=_("The notebook to import."))  # fmt: skip
@click.option(
    "--tag", metavar=_("TAG"), help=_("The tag of the cells that hold corrections; cor if none is named.")
)
def new(name: str, to: Path, notebook: Path | None, tag: str | None) -> None:
    """Make an assignment."""
    from grader.beginning import NewOrder, run_new

    run_new(NewOrder(name, to, notebook, tag))


@main.command(
    help=_("For students: check a notebook from top to bottom. It tries the examples of the subject.")
)
@click.argument("notebook", type=click.Path(path_type=Path))
@click.option("--assignment", metavar=_("NAME"),
              help=_("Its subject; by default, what lies beside the notebook says it, or the names it defines."))  # fmt: skip
@click.option("--isolation", type=click.Choice(["L3", "L2", "L1"]), default="L3", show_default=True,
              help=_("The best isolation level to use."))  # fmt: skip
def verify(notebook: Path, assignment: str | None, isolation: str) -> None:
    """Check a student's own notebook."""
    from grader.verification import VerifyOrder, run_verify

    sys.exit(run_verify(VerifyOrder(notebook, assignment, isolation)))


@main.command(help=_("Say which isolation level this machine gives. And how to get a better one."))
def doctor() -> None:
    """Examine this machine."""
    from grader.run import run_doctor

    sys.exit(run_doctor())


@main.command(help=_("Make a sample class, grade it, and say where to look."))
@click.argument(
    "folder", type=click.Path(path_type=Path, file_okay=False), default=Path("demo"), metavar=_("[DIR]")
)
@click.option(
    "--assignment", metavar=_("NAME"), help=_("The assignment of the class; tp7_wordle if none is named.")
)
@jobs_option
@isolation_options
def demo(folder: Path, assignment: str | None, jobs: int, isolation: str, unsafe: bool) -> None:
    """Show the whole cycle."""
    from grader.run import run_demo

    run_demo(folder, assignment, jobs, isolation, unsafe)


@main.command(help=_(
    "Put a class's copies in submitted/. Archives and exports of Moodle, Capytale, Canvas, nbgrader or GitHub, folders, files."
))  # fmt: skip
@assignment_argument
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path), metavar=_("PATH..."))
@click.option(
    "--roster", type=click.Path(path_type=Path, dir_okay=False), metavar="CSV", help=_("The class list.")
)
@click.option("--sheet", type=click.Path(path_type=Path, dir_okay=False), metavar="CSV",
              help=_("The platform's worksheet: numbers, times, who is late."))  # fmt: skip
@click.option("--assign", multiple=True, metavar=_("FILE=STUDENT"),
              help=_("Whose a file is; for a group, its members separated by commas. May be repeated."))  # fmt: skip
@click.option("--state", multiple=True, metavar=_("STUDENT=STATE"),
              help=_("ABS, DISP, NRD, ILL or ATT for a student. May be repeated."))  # fmt: skip
@click.option(
    "--deadline", default="", metavar="DATE", help=_("When copies were due; else as bareme.toml says.")
)
@click.option(
    "--timezone",
    default="",
    metavar="ZONE",
    help=_("Where dates without a zone are; else as bareme.toml says."),
)
@click.option(
    "--keep-ids", is_flag=True, help=_("Use logins as ids, as nbgrader's exchange needs, and no pseudonyms.")
)
def collect(assignment: str, paths: Sequence[Path], **given: Any) -> None:
    """Collect copies."""
    from grader.collection import Order
    from grader.run_collect import run_collect

    sys.exit(run_collect(assignment, Order(tuple(paths), **given)))


@main.command(help=_("Delete the personal data of the class in this folder. Then say what was deleted."))
@click.option("--yes", is_flag=True, help=_("Do not ask."))
def purge(yes: bool) -> None:
    """Delete personal data."""
    from grader.run_collect import run_purge

    run_purge(yes)
