"""What all commands share: how a fault is shown, and the options that several of them take."""

from __future__ import annotations

import atexit
import os
import signal
import sys
from collections.abc import Callable
from typing import Any

import click
from click.core import ParameterSource

from grader.errors import BaremeError, UsageError
from grader.messages import _, about, refusal
from grader.usage import translate_click

DEBUG = "BAREME_DEBUG"
COMMANDLINE = ParameterSource.COMMANDLINE

translate_click()  # before the options are made: they look up their help at once


class Commands(click.Group):
    """Shows a fault as one line, with its exit status; never a traceback."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except (click.ClickException, click.exceptions.Exit, click.Abort):
            raise
        except KeyboardInterrupt:
            atexit.register(signal.signal, signal.SIGINT, signal.SIG_IGN)  # a second Ctrl-C changes nothing
            _fail(_interrupted(ctx.invoked_subcommand), 130)
        except UsageError as error:
            _fail(str(error), 2)
        except BaremeError as error:
            _fail(str(error), 1)
        except BrokenPipeError:
            os._exit(1)  # whoever read us has gone
        except Exception as error:
            if os.environ.get(DEBUG):
                raise
            _fail(_told(error), 1)


def _interrupted(command: str | None) -> str:
    if command == "grade":
        return _("interrupted; what is done is kept, run the same command again to do the rest")
    return _("interrupted before the end; run the same command again")


def _told(error: Exception) -> str:
    """A refusal of the system (no right, no room) with its place; anything else is a fault of ours."""
    if isinstance(error, OSError) and error.strerror:
        return about(str(error.filename), refusal(error)) if error.filename else refusal(error)
    what = f"{type(error).__name__}: {error}".splitlines()[0]
    return _("this is a fault of bareme: {what}; set {name}=1 to see where").format(what=what, name=DEBUG)


def _fail(message: str, status: int) -> None:
    click.echo(f"bareme: {message}", err=True)
    sys.exit(status)


def isolation_options(command: Callable[..., None]) -> Callable[..., None]:
    """The options of every command that runs a copy."""
    for option in (
        click.option("--isolation", type=click.Choice(["L3", "L2", "L1"]), default="L3", show_default=True,
                     help=_("The best isolation level to use.")),
        click.option("--unsafe", is_flag=True, help=_("Run copies even where no isolation holds.")),
    ):  # fmt: skip
        command = option(command)
    return command


assignment_argument = click.argument("assignment", metavar=_("ASSIGNMENT"))
jobs_option = click.option(
    "--jobs", type=click.IntRange(1, 256), default=lambda: os.cpu_count() or 1, metavar="N",
    help=_("Processes that grade at once; by default, one a core."),
)  # fmt: skip
dask_option = click.option(
    "--dask", metavar=_("ADDRESS"), default="",
    help=_("Grade on the workers of this Dask cluster; local:N starts one here."),
)  # fmt: skip
limit_option = click.option(
    "--limit-cpu", metavar=_("LIMIT"), default="",
    help=_("Cores to use at most (1.5), or a part of them all (50%): rests between copies."),
)  # fmt: skip
seed_option = click.option(
    "--seed", type=int, default=20, show_default=True, help=_("Seed of the random inputs.")
)


def least_level(dask: str) -> str:
    """The level below which a worker takes no work: the one that is named; L1 on this machine, which one can see."""
    source = click.get_current_context().get_parameter_source("isolation")
    return str(click.get_current_context().params["isolation"]) if dask and source is COMMANDLINE else "L1"
