"""What a printed text may stand for: the value alone, at the end of a sentence, or one piece a line."""

from __future__ import annotations

import numpy as np
import pytest

from grader.printed import readings
from grader.replies import of_value


@pytest.mark.parametrize(
    ("printed", "value"),
    [
        ("12\n", 12),
        ("score = 12", 12),
        ("Le code est 35", 35),
        ("Il faut en moyenne 3.5 coups", 3.5),
        ("H = 1.5 bits", 1.5),
        ("True", True),
        ("_*_re\n", "_*_re"),
        ("Réponse : _*_re", "_*_re"),
        ("[1, 2, 3]", [1, 2, 3]),
        ("2 mots possibles : ['arbre', 'barre']", ["arbre", "barre"]),
        ("arbre\nbarre\n", ["arbre", "barre"]),
        ("étape 1\nétape 2\n(0, 2, 1)", (0, 2, 1)),
        ("[0, 1]\n[2, 3]\n", [[0, 1], [2, 3]]),
        (str(np.array([[0.0, 1.0], [2.0, 3.0]])), [[0, 1], [2, 3]]),
        (str(np.array([10, -2, 3])), [10, -2, 3]),
        ("{'a': 2}", {"a": 2}),
        ("", []),
    ],
)
def test_printed_text_may_stand_for_the_value(printed: str, value: object) -> None:
    assert of_value(value) in set(map(of_value, readings(printed)))


@pytest.mark.parametrize(
    "printed", ["12 puis 13", "[1, 2", "(" * 300, "9" * 9000, "a\x00b", "-", "[[0 1]\n [2]]"]
)
def test_any_text_is_read(printed: str) -> None:
    assert of_value(12) not in set(map(of_value, readings(printed)))


@pytest.mark.parametrize(
    "printed",
    [
        "{[1]}",
        "{[]: 1}",
        "0x" + "f" * 9000,
        "[0X" + "F" * 9000 + "]",
        "1if 1else 2",
        "'\\\x1b'",
        "1e999",
        "-" * 9000 + "1",
    ],
)
@pytest.mark.filterwarnings("error")
def test_whatever_is_printed_breaks_nothing_and_warns_nobody(printed: str) -> None:
    """A warning would put its characters on the teacher's terminal."""
    assert all(map(of_value, readings(printed)))


@pytest.mark.parametrize(
    "printed", ["1" * 19_000 + "a1", "[" * 19_000, "1.1" * 6_000 + "a1", "]" * 9_999 + "[" * 9_999]
)
def test_long_line_is_read_in_one_go(printed: str) -> None:
    assert list(readings(printed))  # each of these took from five seconds to forty
