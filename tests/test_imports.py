"""Dependencies run one way: the engine knows no assignment, corrections and tests know no engine, the sandbox is alone."""

import ast
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
STDLIB = frozenset(sys.stdlib_module_names)
DECLARED_AS = {"ipython": "IPython"}


def files(*patterns):
    return [path for pattern in patterns for path in sorted(ROOT.glob(pattern))]


def modules(path):
    """The modules that a file imports, wherever in it; relative ones from the package they name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            package = path.relative_to(ROOT).parts[: -node.level] if node.level else ()
            yield ".".join([*package, node.module] if node.module else package)


def roots(path):
    return {module.partition(".")[0] for module in modules(path)}


def identify(path):
    return str(path.relative_to(ROOT))


def test_there_is_something_to_look_at():
    assert len(files("grader/**/*.py")) > 30
    assert files("reference/*.py")
    assert files("assignments/*/hidden_tests/*.py")


@pytest.mark.parametrize("path", files("grader/**/*.py"), ids=identify)
def test_engine_imports_no_correction_no_assignment_and_no_word_list(path):
    assert not roots(path) & {"reference", "assignments", "wordlists", "tests", "benchmarks"}


def test_engine_imports_only_what_it_declares():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    optional = [name for group in project["optional-dependencies"].values() for name in group]
    names = {name.partition(">")[0].partition("[")[0] for name in [*project["dependencies"], *optional]}
    allowed = {DECLARED_AS.get(name, name) for name in names} | STDLIB | {"grader"}
    allowed |= {"traitlets", "jupyter_core"}  # come with IPython and ipykernel
    allowed |= {"sqlalchemy", "alembic"}  # come with nbgrader, whose own objects they are
    strangers = {identify(path): roots(path) - allowed for path in files("grader/**/*.py")}
    assert {path: names for path, names in strangers.items() if names} == {}


@pytest.mark.parametrize("path", files("grader/sandbox/*.py"), ids=identify)
def test_sandbox_imports_nothing_of_the_engine_around_it(path):
    """Inside, only the folder of the sandbox is there."""
    ours = {module for module in modules(path) if module.partition(".")[0] == "grader"}
    assert all(module == "grader.sandbox" or module.startswith("grader.sandbox.") for module in ours)
    assert roots(path) - STDLIB <= {"grader", "numpy", "msgpack", "IPython", "traitlets"}


@pytest.mark.parametrize("path", files("reference/**/*.py"), ids=identify)
def test_correction_is_pure_teaching_code(path):
    assert roots(path) - STDLIB <= {"numpy", "matplotlib", "ortools", "reference", "wordlists"}


@pytest.mark.parametrize("path", files("wordlists/**/*.py"), ids=identify)
def test_word_lists_need_nothing(path):
    assert roots(path) - STDLIB <= {"wordlists"}


@pytest.mark.parametrize("path", files("assignments/*/hidden_tests/**/*.py"), ids=identify)
def test_hidden_test_imports_pytest_and_the_standard_library_only(path):
    assert roots(path) - STDLIB <= {"pytest"}


@pytest.mark.parametrize("folder", sorted((ROOT / "assignments").glob("*/submissions")), ids=identify)
def test_sample_submissions_are_students_code(folder):
    for path in folder.glob("*/*.py"):
        assert not roots(path) & {"grader", "reference", "wordlists", "pytest", "assignments"}, path


def test_command_line_starts_without_the_engine():
    """What a user waits for before any work is known."""
    code = "import sys, grader.cli; print(sorted({name.partition('.')[0] for name in sys.modules}))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert not {"numpy", "pytest", "IPython", "reference", "nbformat"} & set(ast.literal_eval(loaded))
