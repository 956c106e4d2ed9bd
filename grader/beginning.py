"""`bareme new`: a new assignment, and what is left to write in it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import click

from grader.errors import UsageError
from grader.messages import _, plural
from grader.starter import start

TAG = "cor"


@dataclass(frozen=True)
class NewOrder:
    """What `bareme new` was asked."""

    name: str
    to: Path
    notebook: Path | None = None
    tag: str | None = None


def run_new(order: NewOrder) -> None:
    """Write the assignment, and say what comes next."""
    if order.notebook is None:
        if order.tag is not None:
            raise UsageError(_("--tag tells the corrections of a notebook; name it with --from"))
        folder = start(order.name, order.to)
        click.echo(_("an assignment to fill in: {folder}").format(folder=folder))
        click.echo(
            _("its subject is sujet.md, its points are in bareme.toml, its correction is reference.py")
        )
    else:
        folder = _imported(order, order.notebook)
    click.echo(_("then: bareme check {folder}").format(folder=folder))


def _imported(order: NewOrder, notebook: Path) -> Path:
    from grader.importer import import_notebook

    folder, found = import_notebook(order.name, order.to, notebook, order.tag or TAG)
    click.echo(_("an assignment made of {notebook}: {folder}").format(notebook=notebook, folder=folder))
    for question in found.questions:
        click.echo(
            "  "
            + _("{name}: {kind}, cell {cell}").format(
                name=question.name, kind=question.kind, cell=question.cell
            )
        )
    click.echo(plural("left to do:", "{count} things left to do:", len(found.left)))
    for rank, thing in enumerate(found.left, 1):
        click.echo(f"  {rank}. {thing}")
    return folder
