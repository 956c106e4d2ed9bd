"""What the subject gives is run before each copy, and no answer with it."""

import pytest

from grader.errors import AssignmentError
from grader.grading import program_of
from grader.prelude import prelude
from grader.submission import Cell, Submission
from tests import tiny


def test_imports_given_code_and_what_it_makes_are_there(mini):
    imports, given, made = prelude(mini)
    assert imports == "import random"
    assert given.startswith("def lire():")
    assert made == "tous = lire()"


def test_no_answer_is_there(mini):
    text = "\n".join(prelude(mini))
    assert not any(f"def {name}" in text or f"{name} =" in text for name in tiny.QUESTIONS)


def test_visible_checks_and_examples_are_not_run(variant):
    subject = (
        tiny.SUBJECT
        + "\n    ```python\n    assert double(2) == 4\n    x = double(3)\n    print(x)\n    ```\n"
    )
    assert len(prelude(variant(sujet=subject))) == 3


def test_given_class_and_variable_come_from_the_correction(variant):
    bareme = tiny.BAREME.replace('["lire"]', '["lire", "Pile", "ALPHABET"]')
    reference = tiny.REFERENCE + '\n    class Pile(list):\n        pass\n\n    ALPHABET = "abc"\n'
    subject = (
        tiny.SUBJECT
        + "\n    ```python\n    class Pile: ...\n    ```\n\n    ```python\n    ALPHABET = ...\n    ```\n"
    )
    text = "\n".join(prelude(variant(bareme=bareme, reference=reference, sujet=subject)))
    assert "class Pile(list):" in text
    assert "ALPHABET = 'abc'" in text


def test_given_code_comes_with_what_it_uses(variant):
    reference = (
        tiny.REFERENCE.replace("def lire():", "NOM = nom_du_fichier()\n\n\n    def lire():")
        .replace('open("mots.txt")', "open(NOM)")
        .replace("import random", "import random\n\n\n    def nom_du_fichier():\n        return 'mots.txt'")
    )
    scope = {}
    for text in prelude(variant(reference=reference)):
        if "lire" in text:
            assert text.index("def nom_du_fichier") < text.index("NOM =") < text.index("def lire")
            exec(text, scope)
            break
    assert scope["NOM"] == "mots.txt"


def test_lines_of_notebook_magic_are_no_fault(variant):
    subject = tiny.SUBJECT.replace("import random\n", "%matplotlib inline\n    import random\n")
    assert "import random" in "\n".join(prelude(variant(sujet=subject)))


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        (
            {
                "bareme": tiny.BAREME.replace('["lire"]', '["absente"]'),
                "sujet": "```python\ndef absente(): ...\n```\n",
            },
            "absente",
        ),
        ({"sujet": "```python\ndef lire(:\n```\n"}, "sujet.md"),
        ({"reference": "def f(:\n"}, "reference.py"),
    ],
    ids=["given is not in the correction", "subject", "correction"],
)
def test_folder_that_contradicts_itself_is_told_in_one_line(variant, changes, words):
    with pytest.raises(AssignmentError, match=words) as fault:
        prelude(variant(**changes))
    assert "\n" not in str(fault.value)


@pytest.mark.parametrize(
    ("change", "again"),
    [
        pytest.param(lambda cells: cells, False, id="as it was given"),
        pytest.param(lambda cells: ["\n\n".join(cells)], False, id="in one cell"),
        pytest.param(
            lambda cells: [cells[0] + "\n\nx = 1", *cells[1:]], True, id="with something in between"
        ),
        pytest.param(lambda cells: [*cells[:-1], cells[-1] + "\n\nx = 1"], False, id="with more after it"),
        pytest.param(lambda cells: cells[1:], True, id="without its imports"),
        pytest.param(lambda cells: ["# TP 7", "", *cells], False, id="after comments"),
        pytest.param(
            lambda cells: [cells[0], *cells[1].split("\n", 1), *cells[2:]], True, id="cut within a function"
        ),
        pytest.param(lambda cells: ["x = 1", *cells], True, id="later"),
        pytest.param(lambda cells: [], True, id="deleted"),
        pytest.param(lambda cells: [cells[0], cells[1].replace("    ", "  "), cells[2]], True, id="changed"),
    ],
)
def test_code_that_a_copy_begins_with_is_not_run_before_it(mini, change, again):
    given = prelude(mini)
    cells = [Cell(rank, "code", source) for rank, source in enumerate(change([*given]), 1)]
    program = program_of(mini, Submission("copie.ipynb", "a", "", tuple(cells)), given)
    assert program.prelude == (given if again else ())
