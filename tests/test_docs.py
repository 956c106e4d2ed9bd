"""The documentation is true: links lead somewhere, commands and keys exist, the example is a working assignment."""

import contextlib
import re
import shlex
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from urllib.parse import unquote

import click
import pytest

from grader import suite
from grader.assignment import Limits, MarkScale, load_assignment
from grader.bench import Interviewee
from grader.cli import main
from grader.errors import AssignmentError

ROOT = Path(__file__).resolve().parent.parent
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "assignments/README.md")),
    *sorted((ROOT / "docs").glob("*/*.md")),
]
EXAMPLE = ROOT / "docs" / "en" / "write-an-assignment.md"
REFERENCE = ROOT / "docs" / "en" / "assignment-reference.md"

FENCE = re.compile(r"^(?P<fence>`{3,})(?P<language>\w*)\n(?P<body>.*?)^(?P=fence)$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?<!!)\[[^\]]+\]\(([^)\s]+)\)")
SPAN = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
FILE_BLOCK = re.compile(
    r"^`(?P<path>[\w/]+\.\w+)`(?:(?!^`{3,}).)*?^(?P<fence>`{3,})\w+\n(?P<body>.*?)^(?P=fence)$",
    re.MULTILINE | re.DOTALL,
)


def text(page):
    return page.read_text(encoding="utf-8")


def prose(page):
    """The page without its fenced blocks."""
    return FENCE.sub("", text(page))


def name(page):
    return str(page.relative_to(ROOT))


every_page = pytest.mark.parametrize("page", PAGES, ids=name)


# -- links ------------------------------------------------------------------------------------------------


def anchors(page):
    """The anchors that GitHub gives to the headings of a page."""
    for title in re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE):
        yield re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


@every_page
def test_relative_links_lead_somewhere(page):
    for link in LINK.findall(prose(page)):
        path, _, anchor = link.partition("#")
        if "://" in link:
            continue
        target = (page.parent / unquote(path)).resolve() if path else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


def test_every_page_is_reached_from_the_first():
    seen, waiting = set(), [ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        if page in seen or page.suffix != ".md":
            continue
        seen.add(page)
        paths = (link.partition("#")[0] for link in LINK.findall(prose(page)) if "://" not in link)
        waiting += [(page.parent / path).resolve() for path in paths if path]
    assert set(PAGES) <= seen


# -- commands ---------------------------------------------------------------------------------------------


def shell_lines(page):
    """What a reader would type: the lines of sh blocks, and those after a prompt in console blocks."""
    for block in FENCE.finditer(text(page)):
        for line in block["body"].splitlines():
            if block["language"] == "sh":
                yield line
            elif block["language"] == "console" and line.startswith("$ "):
                yield line.removeprefix("$ ")


def command_lines(page):
    """Each `bareme ...` of a page as words; in a sentence, the command alone may stand for itself."""
    for line in shell_lines(page):
        words = shlex.split(line, comments=True)
        if words[:1] == ["bareme"]:
            yield words[1:]
    for span in SPAN.findall(prose(page)):
        if re.match(r"bareme \w", span):
            words = shlex.split(span)[1:]
            yield [*words, "--help"] if len(words) == 1 else words


def parsed(words):
    """Have click read a command line; UsageError when it is not right."""
    with click.Context(main) as group, contextlib.suppress(click.exceptions.Exit):
        _name, command, arguments = main.resolve_command(group, list(words))
        command.make_context(words[0], arguments, parent=group)


@every_page
def test_commands_shown_exist_with_their_options(page, capsys):
    for words in command_lines(page):
        try:
            parsed(words)
        except click.UsageError as error:
            pytest.fail(f"bareme {' '.join(words)}: {error.message}")


def test_every_command_is_in_the_pages():
    shown = {words[0] for page in PAGES for words in command_lines(page)}
    assert shown == set(main.commands)


@pytest.mark.parametrize(
    "line", ["grades tp7_wordle", "grade tp7_wordle --marks x", "release", "grade tp7_wordle --json"]
)
def test_wrong_command_would_be_seen(line):
    with pytest.raises(click.UsageError):
        parsed(line.split())


@every_page
def test_make_targets_exist(page):
    targets = set(re.findall(r"^([\w-]+):", text(ROOT / "Makefile"), re.MULTILINE))
    spans = [*shell_lines(page), *SPAN.findall(prose(page))]
    asked = {shlex.split(line, comments=True)[1] for line in spans if line.startswith("make ")}
    assert asked <= targets


@every_page
def test_options_named_alone_exist(page):
    options = (option for command in main.commands.values() for one in command.params for option in one.opts)
    known = {*options, "--copy"}
    for span in SPAN.findall(prose(page)):
        if span.startswith("--"):
            assert span.split()[0] in known, span


# -- bareme.toml ------------------------------------------------------------------------------------------


def rows(page, title):
    """The rows of the tables of one section: the code of the first cell, then the other cells."""
    section = re.split(r"^##+ ", text(page).partition(f"# {title}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]
    for line in section.splitlines():
        if line.startswith("| `"):
            first, *others = (cell.strip() for cell in line.strip("|").split(" | "))
            yield first.strip("` "), *others


@pytest.fixture
def example(tmp_path):
    """The folder in which the files shown in the page are written."""
    for block in FILE_BLOCK.finditer(text(EXAMPLE)):
        path = tmp_path / block["path"]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(block["body"], encoding="utf-8")
    return tmp_path


def refused(folder, lines):
    """The keys that the kit knows in the table where `intruder` stands, as its message lists them."""
    (folder / "bareme.toml").write_text(lines, encoding="utf-8")
    with pytest.raises(AssignmentError, match="unknown key; known keys: ") as caught:
        load_assignment(str(folder))
    return str(caught.value).partition("known keys: ")[2].split(", ")


def test_reference_names_every_key_and_no_other(example):
    folder = example / "assignments" / "voyelles"
    whole = (folder / "bareme.toml").read_text(encoding="utf-8")
    intruder = "intruder = 1\n"
    known = set(refused(folder, intruder + whole)) - {"mark", "limits", "deadline", "question", "equivalent"}
    for table, start in (
        ("mark", f"{whole}[mark]\n"),
        ("limits", f"{whole}[limits]\n"),
        ("deadline", f"{whole}[deadline]\n"),
        ("question", whole),
        ("equivalent", f'{whole}[[equivalent]]\nquestion = "voyelles"\nmutant = "m"\nreason = "r"\n'),
    ):
        known |= {f"{table}.{key}" for key in refused(folder, start + intruder)}
    assert {key for key, *_ in rows(REFERENCE, "bareme.toml, key by key")} == known


def test_defaults_of_marks_and_limits_are_those_of_the_engine():
    told = {key: default.strip("`") for key, default, *_ in rows(REFERENCE, "bareme.toml, key by key")}
    for table, values in (("mark", MarkScale()), ("limits", Limits())):
        for field in fields(values):
            assert told[f"{table}.{field.name}"] == str(getattr(values, field.name))


# -- hidden tests -----------------------------------------------------------------------------------------


def test_fixtures_of_the_reference_exist():
    told = {fixture for fixture, *_ in rows(REFERENCE, "Hidden tests") if "." not in fixture}
    made = {fixture for fixture, value in vars(suite).items() if "fixture" in type(value).__name__.lower()}
    assert told == made - {"bench"}  # for the other fixtures only


def test_calls_of_the_reference_exist():
    calls = [call for call, *_ in rows(REFERENCE, "Hidden tests") if "." in call]
    told = {re.match(r"student\.(\w+)", call)[1] for call in calls}
    made = {method for method in vars(Interviewee) if not method.startswith("_")}
    assert told == made | {"f"}


# -- the example ------------------------------------------------------------------------------------------


def test_example_loads(example):
    assignment = load_assignment(str(example / "assignments" / "voyelles"))
    assert [question.name for question in assignment.questions] == ["voyelles", "plus_riche"]
    assert assignment.reference == example / "reference" / "voyelles.py"
    assert len(assignment.submissions("accepted")) == len(assignment.submissions("wrong_answer")) == 1


def test_hidden_tests_of_the_example_pass_with_plain_pytest(example):
    tests = "assignments/voyelles/hidden_tests"
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-q", tests]
    done = subprocess.run(command, cwd=example, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "5 passed" in done.stdout


# -- the engine -------------------------------------------------------------------------------------------


def test_contributing_names_every_module():
    told = set(SPAN.findall(prose(ROOT / "CONTRIBUTING.md")))
    modules = {path.stem for path in (ROOT / "grader").rglob("*.py")} - {"__init__"}
    assert modules <= told
