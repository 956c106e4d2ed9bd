"""What click itself says on our command line: its texts, marked so that our catalogue translates them too."""

from __future__ import annotations

import gettext

import click

from grader.messages import CATALOGUES, DOMAIN, N_, SOURCE, N_plural, _, language

TEXTS = (
    N_("Usage:"),
    N_("Options"),
    N_("Commands"),
    N_("Show the version and exit."),
    N_("Show this message and exit."),
    N_("%(prog)s, version %(version)s"),
    N_("default: {default}"),
    N_("required"),
    N_("file"),
    N_("path"),
    N_("directory"),
    N_("Error: {message}"),
    N_("Try '{command} {option}' for help."),
    N_("Missing command."),
    N_("Missing argument"),
    N_("Missing option"),
    N_("Choose from:\n\t{choices}"),
    N_("No such command {name!r}."),
    N_("No such option {name!r}."),
    N_("Invalid value: {message}"),
    N_("Invalid value for {param_hint}: {message}"),
    N_("Option {name!r} does not take a value."),
    N_("{value!r} is not a valid {number_type}."),
    N_("{value} is not in the range {range}."),
    N_("{name} {filename!r} is a file."),
    N_("{name} {filename!r} is a directory."),
    N_("{name} {filename!r} is not readable."),
    N_("Aborted!"),
    N_plural("Did you mean {possibility}?", "(Did you mean one of: {possibilities}?)"),
    N_plural("Got unexpected extra argument ({args})", "Got unexpected extra arguments ({args})"),
    N_plural("Option {name!r} requires an argument.", "Option {name!r} requires {nargs} arguments."),
    N_plural("{value!r} is not {choice}.", "{value!r} is not one of {choices}."),
)

YES = frozenset(("y", "yes", "o", "oui"))  # whatever the language of the terminal


def agreed(question: str) -> bool:
    """Whether a person says yes; click itself takes an English y only."""
    asked = question + " " + _("[y/N]") + " "
    answer: str = click.prompt(asked, default="", show_default=False, prompt_suffix="")
    return answer.strip().casefold() in YES


def translate_click() -> None:
    """Let click, which asks the process's own catalogue, find ours; in English it needs none."""
    if language() != SOURCE:
        for kind in (click.types.IntParamType, click.IntRange):
            kind.name = _("integer")  # click never translates it
        gettext.bindtextdomain(DOMAIN, CATALOGUES)
        gettext.textdomain(DOMAIN)
