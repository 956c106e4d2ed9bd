"""The correction of TP 7, its word list and its subject: known values and settled questions."""

from __future__ import annotations

import contextlib
import re
import runpy
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from wordlists.make_tp7 import common_words, fold

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "assignments" / "tp7_wordle"
WORDS = (FOLDER / "data" / "mots.txt").read_text(encoding="utf-8")
SUBJECT = (FOLDER / "sujet.md").read_text(encoding="utf-8")

Functions = dict[str, Any]


def correction_in(folder: Path) -> Functions:
    """The correction's names, once it has run beside a folder's mots.txt."""
    with contextlib.chdir(folder):
        return runpy.run_path(str(ROOT / "reference" / "tp7_wordle.py"))


@pytest.fixture(scope="module")
def tp7() -> Functions:
    """The correction beside the list that is given to students."""
    return correction_in(FOLDER / "data")


@pytest.fixture
def beside(tmp_path: Path) -> Callable[[list[str]], Functions]:
    """Runs the correction beside another list."""

    def run(words: list[str]) -> Functions:
        (tmp_path / "mots.txt").write_text("\n".join(words) + "\n", encoding="utf-8")
        return correction_in(tmp_path)

    return run


# -- known values ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("c", "s", "expected"), [("a", "abc", True), ("d", "abc", False), ("a", "", False)])
def test_appartient(tp7: Functions, c: str, s: str, expected: bool) -> None:
    assert tp7["appartient"](c, s) is expected


def test_valide(tp7: Functions) -> None:
    assert tp7["valide"]("arbre") is True
    assert tp7["valide"]("bonjour") is False


@pytest.mark.parametrize(
    ("mot", "proposition", "expected"),
    [
        ("arbre", "heure", "_*_re"),  # the real game, which counts letters, would reply ___re
        ("arbre", "arbre", "arbre"),
        ("arbre", "bonjo", "*____"),
        ("tapis", "tatin", "ta*i_"),
        ("tarte", "tatin", "ta*__"),
        ("aimer", "annee", "a__e*"),
        ("entre", "terre", "***re"),
        ("livre", "fibre", "_i_re"),
    ],
)
def test_reponse_judges_each_letter_alone(tp7: Functions, mot: str, proposition: str, expected: str) -> None:
    assert tp7["reponse"](mot, proposition) == expected


def test_possibles_keeps_order_and_duplicates(tp7: Functions) -> None:
    words = ["vitre", "adore", "heure", "adore", "tapis", "arbre", "fibre"]
    kept = tp7["possibles"](words, "heure", "_*_re")
    assert kept == ["vitre", "adore", "adore", "arbre", "fibre"]
    assert words == ["vitre", "adore", "heure", "adore", "tapis", "arbre", "fibre"]


@pytest.mark.parametrize(("c", "expected"), [("a", 0), ("e", 4), ("z", 25)])
def test_numero_lettre(tp7: Functions, c: str, expected: int) -> None:
    assert tp7["numero_lettre"](c) == expected


def test_compter_counts_duplicates(tp7: Functions) -> None:
    matrix = tp7["compter"](tp7["mots5"])
    assert matrix.shape == (26, 5)
    assert matrix.sum(axis=0).tolist() == [len(tp7["mots5"])] * 5
    assert matrix[1][3] == sum(word[3] == "b" for word in tp7["mots5"])


@pytest.mark.parametrize("form", [list, np.asarray], ids=["lists", "array"])
def test_heuristique_reads_the_row_of_the_letter(tp7: Functions, form: Callable[[Any], Any]) -> None:
    matrix = form(tp7["compter"](["arbre", "heure", "herbe"]).tolist())
    assert tp7["heuristique"](matrix, "arbre") == 8
    assert tp7["heuristique"](matrix, "heure") == 10


def test_the_best_first_guess_whether_duplicates_are_kept_or_not(tp7: Functions) -> None:
    assert tp7["meilleure_proposition"](tp7["mots5"]) == "maree"
    assert tp7["meilleure_proposition"](sorted(set(tp7["mots5"]))) == "maree"


# -- settled questions -------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [["abord", "acier"], ["seul"], [f"mot{i}" for i in range(5000)]])
def test_mot_aleatoire_draws_from_any_list(tp7: Functions, words: list[str]) -> None:
    assert {tp7["mot_aleatoire"](words) for _ in range(50)} <= set(words)


def test_an_empty_list_raises(tp7: Functions) -> None:
    with pytest.raises(ValueError, match="empty"):
        tp7["mot_aleatoire"]([])
    with pytest.raises(ValueError, match="empty"):
        tp7["meilleure_proposition"]([])


@pytest.mark.parametrize("play", ["resolution2", "resolution3"])
def test_games_end_on_duplicated_words(beside: Callable[[list[str]], Functions], play: str) -> None:
    functions = beside(["adore", "adore", "arbre", "amere", "amere", "amere"])
    assert all(1 <= functions[play](word) <= 3 for word in ("adore", "amere", "arbre") for _ in range(10))


@pytest.mark.parametrize("play", ["resolution2", "resolution3"])
def test_the_last_guess_counts(beside: Callable[[list[str]], Functions], play: str) -> None:
    functions = beside(["tapis", "fumer"])
    found = {functions[play](word) for word in ("tapis", "fumer") for _ in range(20)}
    assert found == {1, 2}


def scripted(monkeypatch: pytest.MonkeyPatch, functions: Functions, replies: list[str]) -> list[str]:
    """Answers the function's input() from a list; gives the prompts."""
    prompts: list[str] = []

    def answer(prompt: str = "") -> str:
        prompts.append(prompt)
        return replies.pop(0)

    monkeypatch.setattr("builtins.input", answer)
    return prompts


def test_an_impossible_reply_gives_a_message(
    tp7: Functions, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    scripted(monkeypatch, tp7, ["arbre, je crois"])
    assert tp7["resolution"]() is None
    assert "Aucun mot" in capsys.readouterr().out


def test_resolution_prints_and_counts(
    beside: Callable[[list[str]], Functions],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    functions = beside(["tapis"])
    prompts = scripted(monkeypatch, functions, ["tapis"])
    assert functions["resolution"]() == 1
    assert "tapis" in prompts[0]
    assert "tapis" in capsys.readouterr().out


def test_jeu_refuses_then_replies(
    beside: Callable[[list[str]], Functions],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    functions = beside(["tapis", "tapis", "lire"])
    prompts = scripted(monkeypatch, functions, ["lire", "arbre", "tapis"])
    functions["jeu"]()
    printed = capsys.readouterr().out
    assert len(prompts) == 3
    assert printed.count("pas dans la liste") == 2
    assert "_" not in printed


def test_both_means_are_kept(tp7: Functions) -> None:
    assert tp7["nombre_coups"] is not tp7["nombre_coups3"]
    assert 1 <= tp7["nombre_coups3"](3) <= 9


# -- the word list and the subject -------------------------------------------------------------------------


def test_the_list_is_plain_sorted_and_ends_with_a_line_end(tp7: Functions) -> None:
    lines = WORDS.removesuffix("\n").split("\n")
    assert WORDS.endswith("\n")
    assert lines == sorted(lines) == tp7["mots"]
    assert all(re.fullmatch("[a-z]{2,12}", word) for word in lines)


def test_numbers_that_are_told_about_the_list(tp7: Functions) -> None:
    mots5 = tp7["mots5"]
    assert f"il y en a {len(mots5)}\u00a0; sans eux, {len(set(mots5))}." in SUBJECT
    about = (ROOT / "wordlists" / "README.md").read_text(encoding="utf-8")
    assert all(f"{number:,}" in about for number in (len(tp7["mots"]), len(mots5), len(set(mots5))))
    assert mots5.count("adore") == 2


def test_headings_give_the_points_of_the_bareme() -> None:
    bareme = tomllib.loads((FOLDER / "bareme.toml").read_text(encoding="utf-8"))
    titles = re.findall(r"^### Question (\d+) · `(\w+).*?` \(([\d,]+) points?\)$", SUBJECT, re.MULTILINE)
    told = [(int(rank), name, float(points.replace(",", "."))) for rank, name, points in titles]
    assert told == [(rank, q["name"], q["points"]) for rank, q in enumerate(bareme["question"], 1)]
    assert sum(q["points"] for q in bareme["question"]) == bareme["mark"]["out_of"]


@pytest.mark.parametrize(
    ("word", "folded"),
    [
        ("élève", "eleve"),
        ("cœur", "coeur"),
        ("cæcum", "caecum"),
        ("garçon", "garcon"),
        ("noël", "noel"),
        ("mot", "mot"),
    ],
)
def test_fold(word: str, folded: str) -> None:
    assert fold(word) == folded


def test_common_words_are_folded_sorted_and_kept_twice() -> None:
    frequencies = {"adoré": 1000, "adore": 5000, "rare": 999, "arc-en-ciel": 9000, "y": 9000, "être": 9000}
    words = ["être", "adoré", "adore", "rare", "arc-en-ciel", "y", "inconnu"]
    assert common_words(words, frequencies) == ["adore", "adore", "etre"]
