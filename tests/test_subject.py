"""The subject cut into blocks, with the line of each fault."""

import textwrap

import pytest

from grader.assignment import load_assignment
from grader.errors import AssignmentError
from grader.subject import Block, read_subject

TOML = """
title = "TP"
given = ["lire", "Grille"]
[[question]]
name = "double"
points = 1
[[question]]
name = "valeurs"
points = 1
kind = "variable"
[[question]]
name = "avis"
points = 1
kind = "manual"
"""


@pytest.fixture
def cut(tmp_path):
    """The blocks of a subject, written as bytes or as an indented text."""

    def read(text):
        (tmp_path / "bareme.toml").write_text(TOML)
        (tmp_path / "reference.py").write_text("")
        content = text if isinstance(text, bytes) else textwrap.dedent(text).lstrip("\n").encode()
        (tmp_path / "sujet.md").write_bytes(content)
        return read_subject(load_assignment(str(tmp_path)))

    return read


def test_every_role(cut):
    blocks = cut(
        '''
        # TP

        Bonjour.

        ```python
        import random
        ```

        ## Question 1
        ```python
        def double(x):
            """Le double de x."""
            ...  # À compléter
        ```
        ```python
        assert double(2) == 4
        ```

        ```python
        def lire(): ...
        ```

        ```python
        valeurs = ...  # À compléter
        ```
        ### Question 3
        Ton avis ?
        <!-- question: avis -->
        *Écris ici.*
        '''
    )
    assert blocks == (
        Block("prose", "# TP\n\nBonjour.", 1),
        Block("code", "import random", 6),
        Block("prose", "## Question 1", 9),
        Block("answer", 'def double(x):\n    """Le double de x."""\n    ...  # À compléter', 11, ("double",)),
        Block("code", "assert double(2) == 4", 16),
        Block("given", "def lire(): ...", 20, ("lire",)),
        Block("answer", "valeurs = ...  # À compléter", 24, ("valeurs",)),
        Block("prose", "### Question 3\nTon avis ?", 26),
        Block("manual", "*Écris ici.*", 29, ("avis",)),
    )
    assert [block.is_code for block in blocks[:4]] == [False, True, False, True]


@pytest.mark.parametrize(
    ("code", "role", "names"),
    [
        ("def double(x): ...", "answer", ("double",)),
        ("async def double(x): ...", "answer", ("double",)),
        ("import functools\n\n@functools.cache\ndef double(x): ...", "answer", ("double",)),
        ("class double: ...", "answer", ("double",)),
        ("double = lambda x: ...", "answer", ("double",)),
        ("valeurs: list = ...", "answer", ("valeurs",)),
        ("a = valeurs = ...", "answer", ("valeurs",)),
        ("valeurs, autre = ..., ...", "answer", ("valeurs",)),
        ("valeurs = ...\ndef double(x): ...", "answer", ("double", "valeurs")),
        ("class Grille: ...\ndef lire(): ...", "given", ("lire", "Grille")),
        ("import math\ndef lire(): ...", "given", ("lire",)),
        ("print(double(valeurs))", "code", ()),
        ("valeurs[0] = 1\nvaleurs.append(2)\nresultat = double(1)", "code", ()),
        ("%matplotlib inline\nimport matplotlib.pyplot as plt", "code", ()),
        ("if True:\n    !pip list\n", "code", ()),
        ("from outils import double", "code", ()),
        ("# double(3)", "code", ()),
    ],
)
def test_role_of_a_code_block(cut, code, role, names):
    (block,) = cut(f"```python\n{code}\n```".encode())
    assert (block.role, block.names) == (role, names)


def texts(blocks):
    return [(block.role, block.text, block.line) for block in blocks]


def test_prose_is_cut_at_headings_of_three_levels_only(cut):
    blocks = cut("a\n# b\nc\n## d\n### e\n#### f\n#g\n")
    assert texts(blocks) == [("prose", "a", 1), ("prose", "# b\nc", 2), ("prose", "## d", 4),
                             ("prose", "### e\n#### f\n#g", 5)]  # fmt: skip


@pytest.mark.parametrize(
    "fence",
    ["```\n# x\n```", "```text\ndef double(x)\n```", "~~~\n```python\n~~~", "````\n```python\n```\n````",
     "  ```text\n  # x\n  ```", "```text\n<!-- a -->\n```"],
)  # fmt: skip
def test_other_fences_are_prose(cut, fence):
    assert texts(cut(f"avant\n{fence}\naprès\n".encode())) == [("prose", f"avant\n{fence}\naprès", 1)]


def test_longer_fences_hold_shorter_ones(cut):
    (block,) = cut(b'````python\nx = """\n```\n"""\n````\n')
    assert block.text == 'x = """\n```\n"""'


def test_blank_lines_around_blocks_do_not_count(cut):
    blocks = cut("\n\n\na\n\n\n```python\n\n\nx = 1\n\n```\n\n\nb\n")
    assert texts(blocks) == [("prose", "a", 1), ("code", "x = 1", 7), ("prose", "b", 12)]


def test_empty_blocks_are_dropped(cut):
    assert cut("```python\n\n```\n\n\n") == ()
    assert cut("") == ()


def test_comments_of_the_teacher_are_dropped(cut):
    blocks = cut("a\n<!-- pour\n\n# moi\n```python\nx\n```\n-->\nb <!-- reste -->\n<!-- fin -->\n")
    assert texts(blocks) == [("prose", "a\nb <!-- reste -->", 1)]


def test_header_of_jupytext_is_dropped(cut):
    blocks = cut("---\njupyter:\n  jupytext: {}\n---\n\n# TP\n")
    assert texts(blocks) == [("prose", "# TP", 6)]


def test_rule_at_the_top_is_not_a_header(cut):
    assert texts(cut("---\na\n")) == [("prose", "---\na", 1)]


def test_manual_answer_ends_at_the_next_heading_or_block(cut):
    blocks = cut("<!-- question: avis -->\n\nÉcris.\n\n- a\n```python\nx = 1\n```\n".encode())
    assert texts(blocks) == [("manual", "Écris.\n\n- a", 3), ("code", "x = 1", 7)]
    assert [block.role for block in cut("<!--question:avis-->\nÉcris.\n# Suite\n".encode())] == [
        "manual",
        "prose",
    ]


def test_manual_answer_without_text_gets_one(cut):
    (block,) = cut("<!-- question: avis -->\n")
    assert block == Block("manual", "*Écris ta réponse ici.*", 2, ("avis",))


def test_mark_and_windows_line_ends(cut):
    blocks = cut(b"\xef\xbb\xbf# TP\r\n\r\n```python\r\nx = 1\r\n```\r\n")
    assert texts(blocks) == [("prose", "# TP", 1), ("code", "x = 1", 4)]


FAULTS = {
    "block never closed": ("a\n\n```python\nx = 1\n", "line 3: the block (```) is never closed"),
    "text block never closed": ("~~~\nx\n```\n", "line 1: the block (~~~) is never closed"),
    "closing fence too short": ("````python\nx = 1\n```\n", "line 1: the block (````) is never closed"),
    "comment never closed": ("a\n<!-- b\n\n```python\nx\n```\n", "line 2: the comment (-->) is never closed"),
    "py": ("a\n```py\nx\n```\n", "line 2: a code cell begins with ```python alone"),
    "Python": ("```Python\nx\n```\n", "line 1: a code cell begins with ```python alone"),
    "python3": ("```python3\nx\n```\n", "line 1: a code cell begins with ```python alone"),
    "braces": ("```{python}\nx\n```\n", "line 1: a code cell begins with ```python alone"),
    "options": ('```python tags=["a"]\nx\n```\n', "line 1: a code cell begins with ```python alone"),
    "indented": ("- a\n  ```python\n  x\n  ```\n", "line 2: a code cell begins with ```python alone"),
    "syntax": ("a\n\n```python\nx = 1\ndef f(:\n```\n", "line 5: invalid syntax; correct this Python code"),
    "zero byte": ("```python\nx = '\0'\n```\n", "line 2: source code string cannot contain null bytes"),
    "given and asked": (
        "```python\ndef lire(): ...\ndef double(x): ...\n```\n",
        "line 2: lire is given and double is asked; put them in two blocks",
    ),
    "asked twice": (
        "```python\ndef double(x): ...\n```\n\n```python\ndouble = 2\n```\n",
        "line 6: double already has its block at line 2; keep one",
    ),
    "unknown manual question": (
        "a\n<!-- question: avi -->\nb\n",
        "line 2: avi is not a question of kind manual",
    ),
    "manual marker of a function": (
        "<!-- question: double -->\nb\n",
        "line 1: double is not a question of kind",
    ),
}


@pytest.mark.parametrize(("text", "message"), FAULTS.values(), ids=FAULTS)
def test_fault_is_told_with_its_line(cut, tmp_path, text, message):
    with pytest.raises(AssignmentError) as caught:
        cut(text.encode())
    assert str(caught.value).startswith(f"{tmp_path / 'sujet.md'}: {message}")


def test_latin_1_is_told(cut):
    with pytest.raises(AssignmentError, match="line 2 is not UTF-8"):
        cut("a\né\n".encode("latin-1"))
