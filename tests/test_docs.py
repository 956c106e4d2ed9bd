"""The documentation is true: links lead somewhere, commands and keys exist, snippets are read by what they are for."""

import ast
import contextlib
import re
import shlex
import shutil
import subprocess
import tomllib
from dataclasses import fields
from urllib.parse import unquote

import click
import pytest
import yaml

from grader import suite
from grader.assignment import Limits, MarkScale, load_assignment
from grader.bench import Interviewee
from grader.cli import main
from grader.errors import AssignmentError
from tests.pages import (
    FENCE,
    LANGUAGES,
    LINK,
    NAMES,
    PAGES,
    ROOT,
    SPAN,
    File,
    headings,
    name,
    page,
    prose,
    script,
    text,
)

EXAMPLE = page("fr", "write-an-assignment")
REFERENCES = {language: page(language, "assignment-reference") for language in LANGUAGES}
KEYS = {"fr": "bareme.toml, clé par clé", "en": "bareme.toml, key by key"}
FIXTURES = {"fr": "Tests cachés", "en": "Hidden tests"}

every_page = pytest.mark.parametrize("page", PAGES, ids=name)
every_language = pytest.mark.parametrize("language", LANGUAGES)


# -- links ------------------------------------------------------------------------------------------------


def anchors(page):
    """The anchors that GitHub gives to the headings of a page."""
    for _level, title in headings(page):
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
    known = {*options, "--copy", "--help"}
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
    """The folder of the assignment that the page shows."""
    for shown in script(EXAMPLE):
        if isinstance(shown, File):
            path = tmp_path / shown.path
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(shown.content, encoding="utf-8")
    return tmp_path / "assignments" / "tp8_voyelles"


def refused(folder, lines):
    """The keys that the kit knows in the table where `intruder` stands, as its message lists them."""
    (folder / "bareme.toml").write_text(lines, encoding="utf-8")
    with pytest.raises(AssignmentError, match="unknown key; known keys: ") as caught:
        load_assignment(str(folder))
    return str(caught.value).partition("known keys: ")[2].split(", ")


def test_reference_names_every_key_and_no_other(example):
    whole = (example / "bareme.toml").read_text(encoding="utf-8")
    intruder = "intruder = 1\n"
    known = set(refused(example, intruder + whole)) - {"mark", "limits", "deadline", "question", "equivalent"}
    for table, start in (
        ("mark", f"{whole}[mark]\n"),
        ("limits", f"{whole}[limits]\n"),
        ("deadline", f"{whole}[deadline]\n"),
        ("question", whole),
        ("equivalent", f'{whole}[[equivalent]]\nquestion = "voyelles"\nmutant = "m"\nreason = "r"\n'),
    ):
        known |= {f"{table}.{key}" for key in refused(example, start + intruder)}
    for language, reference in REFERENCES.items():
        assert {key for key, *_ in rows(reference, KEYS[language])} == known


@every_language
def test_defaults_of_marks_and_limits_are_those_of_the_engine(language):
    told = {key: default.strip("`") for key, default, *_ in rows(REFERENCES[language], KEYS[language])}
    for table, values in (("mark", MarkScale()), ("limits", Limits())):
        for field in fields(values):
            assert told[f"{table}.{field.name}"] == str(getattr(values, field.name))


# -- hidden tests -----------------------------------------------------------------------------------------


@every_language
def test_fixtures_of_the_reference_exist(language):
    told = {fixture for fixture, *_ in rows(REFERENCES[language], FIXTURES[language]) if "." not in fixture}
    made = {fixture for fixture, value in vars(suite).items() if "fixture" in type(value).__name__.lower()}
    assert told == made - {"bench"}  # for the other fixtures only


@every_language
def test_calls_of_the_reference_exist(language):
    calls = [call for call, *_ in rows(REFERENCES[language], FIXTURES[language]) if "." in call]
    told = {re.match(r"student\.(\w+)", call)[1] for call in calls}
    made = {method for method in vars(Interviewee) if not method.startswith("_")}
    assert told == made | {"f"}


# -- snippets ---------------------------------------------------------------------------------------------


def loads(snippet, folder):
    """Have the kit read some lines of a bareme.toml: a whole one, a table, or keys of a question."""
    shutil.copytree(ROOT / "assignments" / "tp7_wordle", folder)
    shutil.copy(ROOT / "reference" / "tp7_wordle.py", folder / "reference.py")
    whole = (folder / "bareme.toml").read_text(encoding="utf-8")
    if snippet.startswith("["):
        whole += f"\n{snippet}"
    else:
        whole = whole.replace('name = "reponse"\n', f'name = "reponse"\n{snippet}', 1)
    (folder / "bareme.toml").write_text(whole, encoding="utf-8")
    return load_assignment(str(folder))


def shell(body):
    """Have the shell read what is typed."""
    typed = [line.removeprefix("$ ") for line in body.splitlines() if line.startswith("$ ")] or [body]
    subprocess.run(["bash", "-n"], input="\n".join(typed), text=True, check=True)


READERS = {
    "sh": shell,
    "console": shell,
    "python": ast.parse,
    "toml": tomllib.loads,
    "yaml": yaml.safe_load,
    "markdown": str,  # the subject that a walk uses, an attack of the bank
    "text": str,  # a layout, an output
}


@every_page
def test_fenced_blocks_are_what_they_say(page):
    for block in FENCE.finditer(text(page)):
        READERS[block["language"]](block["body"])


@every_page
def test_lines_of_bareme_toml_are_accepted(page, tmp_path):
    for number, block in enumerate(FENCE.finditer(text(page))):
        if block["language"] == "toml" and not block["body"].startswith("title"):
            loads(block["body"], tmp_path / f"tp_{number}")


def test_wrong_snippets_would_be_seen(tmp_path):
    with pytest.raises(AssignmentError):
        loads("credits = 1\n", tmp_path / "tp")
    with pytest.raises(SyntaxError):
        READERS["python"]("def f(:")
    with pytest.raises(subprocess.CalledProcessError):
        READERS["sh"]("bareme grade 'tp7")


def test_example_loads(example):
    assignment = load_assignment(str(example))
    assert [question.name for question in assignment.questions] == ["appartient", "voyelles", "plus_riche"]
    assert assignment.reference == example / "reference.py"
    assert len(assignment.submissions("accepted")) == len(assignment.submissions("wrong_answer")) == 1


# -- two languages ----------------------------------------------------------------------------------------


def test_both_languages_have_the_same_pages():
    french, english = ({path.name for path in (ROOT / "docs" / language).iterdir()} for language in LANGUAGES)
    assert french == english


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_have_the_same_parts(name):
    french, english = (parts(page(language, name)) for language in LANGUAGES)
    assert french == english


def parts(page):
    """What does not depend on the language: levels of headings, kinds of blocks, sizes of tables."""
    rows = len(re.findall(r"^\|", prose(page), re.MULTILINE))
    blocks = [block["language"] for block in FENCE.finditer(text(page))]
    return [level for level, _title in headings(page)], blocks, rows


@pytest.mark.parametrize("name", NAMES)
def test_french_has_its_spaces(name):
    """A no-break space before high punctuation and within quotation marks."""
    told = SPAN.sub("x", re.sub(r"`{4}.*?`{4}", "x", prose(page("fr", name))))
    assert re.findall(r"\w*[ \n][;:!?»](?!-)|«[ \n]\w*", told.replace("| :", "")) == []


# -- the engine -------------------------------------------------------------------------------------------


def test_contributing_names_every_module():
    told = set(SPAN.findall(prose(ROOT / "CONTRIBUTING.md")))
    modules = {path.stem for path in (ROOT / "grader").rglob("*.py")} - {"__init__"}
    assert modules <= told
