"""Word lists: what each holds, how words are spelled, and what a list that cannot be had says."""

from __future__ import annotations

import gzip
import re
from collections import Counter
from pathlib import Path

import pytest

import wordlists
from wordlists import WordListError, load, make_lists, names, normalize

README = (Path(wordlists.__file__).parent / "README.md").read_text(encoding="utf-8")


# -- the lists of the kit ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "lengths"),
    [
        ("app7", {5: 297}),
        ("english", {5: 12_653}),
        ("english_answers", {5: 2_301}),
        ("french_answers", {5: 1_166, 6: 1_740, 7: 1_905}),
    ],
)
def test_list_of_few_lengths(name: str, lengths: dict[int, int]) -> None:
    words = load(name)
    assert Counter(map(len, words)) == lengths
    assert words == sorted(set(words))


def test_valid_french_words() -> None:
    words = load("french")
    assert words == sorted(set(words))
    assert set(map(len, words)) == set(range(2, 16))
    assert [len(load("french", length)) for length in (5, 6, 7)] == [5_891, 13_900, 25_455]
    assert {"eleve", "coeur", "garcon", "noel", "ai", "violence"} <= set(words)
    assert "abatjour" not in words  # compounds are left out


def test_frequent_french_words_come_first() -> None:
    words = load("french_frequent")
    assert (len(words), len(set(words))) == (50_000, 50_000)
    assert words[:10] == ["de", "que", "le", "pas", "la", "vous", "je", "un", "ne", "et"]
    assert Counter(map(len, words))[7] == 11_641


def test_answers_are_valid() -> None:
    assert set(load("french_answers")) <= set(load("french_frequent")) <= set(load("french"))
    assert set(load("english_answers")) <= set(load("english"))


def test_list_of_the_notebook() -> None:
    words = [word.upper() for word in load("app7", 5)]
    assert words[:10] == [
        "ABORD",
        "ACIER",
        "ADORE",
        "AGENT",
        "AIDER",
        "AIMER",
        "AINSI",
        "ALBUM",
        "ALGUE",
        "ALLEE",
    ]
    assert words[-5:] == ["VOLER", "VOTER", "YACHT", "ZEBRA", "ZONES"]


@pytest.mark.parametrize("name", names())
def test_page_gives_the_size_of_each_list(name: str) -> None:
    assert re.search(rf"^\| `{name}` \| {len(load(name)):,} \|", README, re.MULTILINE)


def test_no_list_without_licence() -> None:
    sources = README.partition("## Where the words come from")[2].partition("## The list of TP 7")[0]
    assert all(f"`{name}`" in sources for name in names())


# -- spelling ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "plain"),
    [
        ("Élève", "eleve"),
        ("e\u0301le\u0300ve", "eleve"),  # decomposed, as files made on a Mac
        ("CŒUR", "coeur"),
        ("ex æquo", "ex aequo"),
        ("garçon", "garcon"),
        ("NOËL", "noel"),
        ("aujourd'hui", "aujourdhui"),
        ("aujourd’hui", "aujourdhui"),
        ("mots-croisés", "motscroises"),
        ("mots‑croisés", "motscroises"),
        ("île42", "ile42"),
        ("", ""),
    ],
)
def test_normalize(word: str, plain: str) -> None:
    assert normalize(word) == plain
    assert normalize(plain) == plain


# -- a teacher's own list ----------------------------------------------------------------------------------


def test_own_file_is_folded(tmp_path: Path) -> None:
    file = tmp_path / "mots.txt"
    file.write_text("\ufeff# my words\nÉlève\n\n  Cœur \r\naujourd'hui\n", encoding="utf-8")
    assert load(file) == load(str(file)) == ["eleve", "coeur", "aujourdhui"]
    assert load(file, 5) == ["eleve", "coeur"]


def test_own_file_may_be_compressed_and_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "mots.txt.gz"
    for words in (["abbé"], ["deux", "mots"]):
        file.write_bytes(gzip.compress("\n".join(words).encode()))
        assert load(file) == [normalize(word) for word in words]


def test_each_caller_gets_a_list_of_its_own() -> None:
    load("app7").clear()
    load("app7", 5).clear()
    assert len(load("app7")) == 297


# -- errors: one line, what, where, what to do -------------------------------------------------------------


def complaint(name: str | Path, length: int | None = None) -> str:
    with pytest.raises(WordListError) as caught:
        load(name, length)
    return str(caught.value)


def test_unknown_list() -> None:
    assert complaint("frensh") == (
        "'frensh': no list of that name comes with the kit: choose one of app7, english, english_answers, french, "
        "french_answers, french_frequent, or give the path of a .txt file"
    )
    assert "choose one of" in complaint("../README")


def test_length_that_the_list_lacks() -> None:
    expected = (
        "app7: no word of 6 letters: ask for one of the lengths that it has (5), or choose another list"
    )
    assert complaint("app7", 6) == expected


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"arbre\nl1vre\n", "line 2: 'l1vre' is not a word: write one word a line, letters only"),
        (b"arbre heure\nlivre\n# end\n", "line 1: 'arbre heure' is not a word"),
        (b"\n# nothing\n", "the file holds no word: write one word a line"),
        (b"", "the file holds no word"),
        ("élève".encode("latin-1"), "byte 0 is not UTF-8: save the file again as UTF-8"),
        ("слово".encode(), "line 1: 'слово' is not a word"),
    ],
)
def test_file_that_is_no_list(tmp_path: Path, data: bytes, told: str) -> None:
    file = tmp_path / "mots.txt"
    file.write_bytes(data)
    message = complaint(file)
    assert message.startswith(str(file))
    assert told in message
    assert "\n" not in message


@pytest.mark.parametrize(
    "data", [b"arbre", gzip.compress(b"arbre " * 99, mtime=0)[:-9], b"\x1f\x8b" + bytes(20)]
)
def test_file_that_is_no_gzip(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "mots.txt.gz"
    file.write_bytes(data)
    assert "not a whole gzip file" in complaint(file)


def test_file_that_is_not_there(tmp_path: Path) -> None:
    assert complaint(tmp_path / "mots.txt").endswith("No such file or directory: check the path")
    assert "check the path" in complaint(str(tmp_path / "none" / "mots.txt"))


# -- making them again, on a small scale -------------------------------------------------------------------


def test_french_lists_from_their_sources() -> None:
    words = [
        "côté",
        "côte",
        "abat-jour",
        "a",
        "cœur",
        "merde",
        "violet",
        "sucre",
        "anticonstitutionnellement",
        "rare",
    ]
    counts = make_lists.occurrences(
        words, {"côté": 600, "côte": 600, "cœur": 999, "merde": 9_999, "a": 5, "sucre": 7}
    )
    assert make_lists.french(words) == ["coeur", "cote", "merde", "rare", "sucre", "violet"]
    assert counts == {"cote": 1_200, "coeur": 999, "sucre": 7}
    assert make_lists.french_frequent(counts) == ["cote", "coeur", "sucre"]
    assert make_lists.french_answers(counts | Counter(coeur=1, sucree=2_000)) == ["sucree"]


def test_english_lists_from_their_sources() -> None:
    valid = make_lists.english(["crane", "boxes", "atoms", "glass", "box", "pussy", "Bobby"])
    assert valid == ["atoms", "boxes", "crane", "glass", "pussy"]
    common = ["crane", "boxes", "box", "atom", "atoms", "glass", "pussy", "other"]
    assert make_lists.english_answers(common, valid) == ["crane", "glass"]


def test_large_lists_are_compressed(tmp_path: Path) -> None:
    small, large = (
        make_lists.write(tmp_path, "a", ["un"]),
        make_lists.write(tmp_path, "b", ["cinq"] * 210_000),
    )
    assert (small.name, large.name) == ("a.txt", "b.txt.gz")
    assert small.read_text() == "un\n"
    assert large.read_bytes() == make_lists.write(tmp_path, "b", ["cinq"] * 210_000).read_bytes()
