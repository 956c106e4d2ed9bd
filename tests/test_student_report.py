"""The pages people read: what they say, what they keep back, and that no student's text can bend them."""

from __future__ import annotations

import ast
import re
import unicodedata
from dataclasses import replace
from decimal import Decimal
from html import unescape
from html.parser import HTMLParser
from math import ceil
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from grader.reports import file_name, index_page, render, write_report
from grader.reports.comparison import compare
from grader.reports.text import VALUE_LIMIT, decimal, name, prose, typographic, value, visible
from grader.reports.tiles import picture
from grader.results import CopyResult, Counterexample, QuestionResult, State, TestResult, Verdict
from tests.sample import Question, Subject

VOID = {"meta", "br", "img", "link", "hr", "input"}
NARROW, WIDE = "\u202f", "\u00a0"
HOSTILE = "<script>alert(1)</script>&\"'\x1b[31m\u202e\u2066\x00\u200b\ud800<img src=http://evil.example/x>"


TP = Subject(
    "TP 7 : Wordle",
    (
        Question("appartient", "chercher une lettre"),
        Question("mots5", "garder les mots de cinq lettres", kind="variable"),
        Question("reponse", "comparer deux mots", picture="wordle"),
        Question("jeu", "faire jouer"),
        Question("compter", "compter les lettres"),
    ),
)
EXAMPLE = Counterexample("reponse('arbre', 'heure')", "'_*_re'", "'___re'")


def result(question: str, verdict: Verdict, points: str = "0", **details: object) -> QuestionResult:
    return QuestionResult(question, Decimal(points), Decimal(2), verdict, **details)  # type: ignore[arg-type]


def copy_of(*questions: QuestionResult, state: State = "graded", **details: object) -> CopyResult:
    known = {"file": "a.ipynb", "student": "dupont", "points": Decimal(7), "max": Decimal(20), "note": "7"}
    return CopyResult(**{**known, **details}, state=state, questions=questions)  # type: ignore[arg-type]


def one(reveal: str = "full", **details: object) -> str:
    """The page of a copy whose only question is a failed `reponse`."""
    subject = Subject("TP", (Question("reponse", "comparer deux mots", "wordle", reveal),))
    question = result("reponse", "failed", **{"counterexample": EXAMPLE, **details})  # type: ignore[arg-type]
    return render(copy_of(question), subject)


class Outline(HTMLParser):
    """Checks that tags are balanced; keeps the text, the headings, the attributes and the visible lines."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(page)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.words.append(data)

    @property
    def text(self) -> str:
        """What is read, with plain spaces and apostrophes."""
        return re.sub(r"\s+", " ", "".join(self.words)).replace("\u2019", "'")

    @property
    def headings(self) -> list[int]:
        return [int(tag[1]) for tag, _ in self.tags if re.fullmatch("h[1-6]", tag)]


def text_of(page: str) -> str:
    return Outline(page).text


def cards(page: str) -> list[str]:
    return re.findall(r"<article.*?</article>", page, re.DOTALL)


FULL_COPY = copy_of(
    result("appartient", "passed", "2"),
    result("mots5", "passed", "2", carried=True),
    result(
        "reponse", "partial", "1", hint="two_pass", hint_text="As-tu lu la règle ?", counterexample=EXAMPLE
    ),
    result("jeu", "missing"),
    result("compter", "error"),
    notes=("cellule 4 : boucle infinie, interrompue après 3 s",),
)


# --- the page of a graded copy ---------------------------------------------------------------------------


def test_the_sections_come_in_the_order_that_helps() -> None:
    text = text_of(render(FULL_COPY, TP))
    landmarks = [
        "À regarder d'abord",
        "Ce qui marche",
        "À reprendre",
        "Pas encore écrit",
        "Pendant l'exécution",
    ]
    places = [text.index(landmark) for landmark in landmarks]
    assert places == sorted(places)


def test_the_header_says_whose_copy_which_mark_and_where_to_look_first() -> None:
    text = text_of(render(FULL_COPY, TP))
    assert "TP 7 : Wordle" in text
    assert "Copie de dupont" in text
    assert "Note : 7 sur 20" in text
    assert "2 questions réussies sur 5, 1 à reprendre, 1 à écrire, 1 en attente." in text
    assert "À regarder d'abord : reponse(…), 1 point à gagner sur 2." in text


def test_what_to_look_at_first_is_what_costs_most_then_what_comes_first() -> None:
    copy = copy_of(
        result("appartient", "partial", "1.5"), result("reponse", "failed"), result("compter", "failed")
    )
    assert '<a href="#question-2">' in render(copy, TP)


def test_questions_with_full_marks_have_no_card() -> None:
    page = render(FULL_COPY, TP)
    assert [re.search(r"<code[^>]*>(\w+)", card)[1] for card in cards(page)] == ["reponse", "compter"]  # type: ignore[index]
    assert "chercher une lettre" in text_of(page)


def test_cards_follow_the_subject_not_the_results() -> None:
    page = render(copy_of(result("compter", "failed"), result("appartient", "failed")), TP)
    assert [re.search(r"<code[^>]*>(\w+)", card)[1] for card in cards(page)] == ["appartient", "compter"]  # type: ignore[index]


def test_the_signature_is_read_in_the_subject(tmp_path: Path) -> None:
    sujet = tmp_path / "sujet.md"
    sujet.write_text("```python\ndef reponse(mot,\n            proposition):\n    ...\n```", encoding="utf-8")
    assert "reponse(mot, proposition)" in text_of(render(FULL_COPY, replace(TP, subject=sujet)))


def test_a_question_that_we_could_not_judge_is_no_zero() -> None:
    card = text_of(cards(render(FULL_COPY, TP))[1])
    assert "Cette question n'a pas pu être jugée, ton enseignant est prévenu." in card
    assert "… / 2" in card


def test_a_carried_error_is_explained() -> None:
    page = render(copy_of(result("compter", "partial", "1", carried=True)), TP)
    assert "jugée avec les fonctions précédentes du corrigé" in text_of(page)
    assert "(erreur reportée)" in text_of(render(FULL_COPY, TP))


def test_what_a_failed_case_says_is_kept_back_with_the_answer() -> None:
    tests = (
        TestResult("test_un[a]", "failed", "On attendait 42."),
        TestResult("test_un[b]", "passed", "Ta fonction sait compter."),
        TestResult("test_deux", "passed", "Ta fonction sait lire."),
    )
    assert "« On attendait 42. »" in text_of(one("full", tests=tests))
    text = text_of(one("input", tests=tests))
    assert "1 vérification réussie sur 2. À revoir : « Ta fonction sait compter. »" in text
    assert "42" not in text


def test_sentences_in_an_example_are_shown_as_sentences() -> None:
    text = text_of(one(counterexample=replace(EXAMPLE, expected="chaque mot une fois", got="f s'arrête")))
    assert "attendu chaque mot une fois obtenu f s'arrête" in text
    same = text_of(one(counterexample=replace(EXAMPLE, expected="f s'arrête", got="f s'arrête")))
    assert "attendu" not in same


def test_without_a_hint_the_test_says_what_is_missing() -> None:
    tests = (
        TestResult("test_un[a]", "passed", "Ta fonction sait compter."),
        TestResult("test_deux[a]", "passed", "Ta fonction sait lire."),
        TestResult("test_deux[b]", "failed", "Ta fonction sait lire."),
    )
    sentence = "1 vérification réussie sur 2. À revoir : « Ta fonction sait lire. »"
    assert sentence in text_of(one(tests=tests))


@pytest.mark.parametrize(
    ("got", "advice"),
    [
        pytest.param("None", "rien n'a été renvoyé", id="nothing returned"),
        pytest.param("['_', '*']", "On attend une chaîne de caractères, ton code donne une liste", id="kind"),
        pytest.param(
            "reponse ne s'arrête pas : elle a été interrompue.", "suis ce que fait ton code", id="told"
        ),
        pytest.param("'___re'", "cherche d'où vient l'écart marqué ▲", id="difference"),
        pytest.param("'_*_re'", "compare leur type", id="written alike"),
    ],
)
def test_the_next_step_fits_what_came_back(got: str, advice: str) -> None:
    assert advice in text_of(one(counterexample=replace(EXAMPLE, got=got)))


def test_a_perfect_copy_and_an_empty_one() -> None:
    right = render(copy_of(*(result(question.name, "passed", "2") for question in TP.questions)), TP)
    empty = render(copy_of(*(result(question.name, "missing") for question in TP.questions)), TP)
    assert "Tout est juste" in text_of(right)
    assert "À reprendre" not in text_of(right)
    assert "Rien n'est encore écrit" in text_of(empty)
    assert "Ce qui marche" not in text_of(empty)


def test_a_manual_question_waits_for_its_reader() -> None:
    subject = replace(TP, questions=(Question("theme", "choisir un thème", kind="manual"),))
    text = text_of(render(copy_of(result("theme", "error")), subject))
    assert "Lu par ton enseignant" in text
    assert "Pas encore écrit" not in text


def test_a_manual_question_without_an_answer_is_not_written_yet() -> None:
    subject = replace(TP, questions=(Question("theme", "choisir un thème", kind="manual"),))
    assert "Lu par ton enseignant" not in text_of(render(copy_of(result("theme", "missing")), subject))


def test_every_verdict_has_a_sign_and_words() -> None:
    text = text_of(render(FULL_COPY, TP))
    assert "◐ réussie en partie" in text
    assert "! pas encore jugée" in text


# --- how much of a case is shown -------------------------------------------------------------------------


SECRET = (TestResult("test_x", "failed", "Ta fonction fait ceci."),)


@pytest.mark.parametrize(
    ("reveal", "shown", "kept"),
    [
        ("full", ["'arbre'", "'_*_re'", "'___re'", "Indice.", "comparer deux mots"], []),
        (
            "input",
            ["'arbre'", "Indice.", "comparer deux mots"],
            ["_*_re", "___re", "en couleurs", "Ta fonction fait ceci."],
        ),
        ("theme", ["Thème à revoir"], ["arbre", "_*_re", "___re", "Indice.", "Ta fonction fait ceci."]),
        (
            "nothing",
            ["à reprendre"],
            ["arbre", "_*_re", "___re", "Indice.", "Ta fonction", "comparer deux mots"],
        ),
        ("a typing error", ["à reprendre"], ["arbre", "_*_re", "Indice.", "Ta fonction"]),
    ],
)
def test_a_question_reveals_what_its_teacher_allows(reveal: str, shown: list[str], kept: list[str]) -> None:
    page = one(reveal, hint="x", hint_text="Indice.", tests=SECRET)
    text = text_of(page)
    assert [piece for piece in shown if piece not in text] == []
    assert [piece for piece in kept if piece in page] == []


def test_a_question_that_the_assignment_no_longer_has_reveals_nothing() -> None:
    page = render(copy_of(result("ancienne", "failed", counterexample=EXAMPLE)), TP)
    assert "ancienne" in page
    assert "arbre" not in page


# --- the comparison --------------------------------------------------------------------------------------


def marks(expected: str, got: str) -> str:
    return "".join("^" if column.differs else " " for column in compare(expected, got).columns).rstrip()


@pytest.mark.parametrize(
    ("expected", "got", "signs"),
    [
        pytest.param("'_*_re'", "'___re'", "  ^", id="same length: place by place"),
        pytest.param("['a', 'b']", "['a']", "    ^^^^^", id="something is missing"),
        pytest.param("[1, 3]", "[1, 2, 3]", "    ^^^", id="something is too much"),
        pytest.param("12", "12", "", id="alike"),
    ],
)
def test_differences_are_marked_under_the_characters(expected: str, got: str, signs: str) -> None:
    assert marks(expected, got) == signs


def test_values_of_different_kinds_are_not_lined_up() -> None:
    assert compare("'abc'", "['a']").columns == ()
    assert compare("1", "f s'arrête sur une erreur.").told


@pytest.mark.parametrize("place", [0, 50, 700, 1490])
def test_a_cut_value_keeps_its_first_difference(place: int) -> None:
    expected = "'" + "a" * 1500 + "'"
    got = expected[: place + 1] + "b" + expected[place + 2 :]
    seen = compare(expected, got)
    assert "b" in seen.got
    assert "…" in seen.got
    assert max(len(seen.expected), len(seen.got)) <= VALUE_LIMIT


def test_differences_past_the_first_ones_are_not_marked() -> None:
    assert marks("'" + "a" * 100 + "'", "'" + "b" * 100 + "'").count("^") == 24


def test_the_difference_is_shown_by_a_sign_and_read_aloud() -> None:
    page = one()
    assert page.count("▲</b>") == 2  # under the text and under the tile
    assert "Attendu : '_*_re'. Obtenu : '___re'." in text_of(page)


# --- the tiles -------------------------------------------------------------------------------------------


def test_tiles_carry_a_letter_a_sign_and_words() -> None:
    labels = [
        attributes.get("aria-label") for _, attributes in Outline(one()).tags if attributes.get("aria-label")
    ]
    assert labels == [
        f"attendu en couleurs{WIDE}: h absente, e mal placée, u absente, r bien placée, e bien placée",
        f"obtenu en couleurs{WIDE}: h absente, e absente, u absente, r bien placée, e bien placée",
    ]
    assert '<span class="tile misplaced"><b>e</b><i>*</i></span>' in one()


@pytest.mark.parametrize(
    ("call", "expected", "signs"),
    [
        pytest.param("reponse('arbre', 'heure')", "'_*_re'", "_*_✓✓", id="the subject's mask"),
        pytest.param("compute_feedback('ERREUR', 'TUEUR')", "[0, 1]", None, id="not the length of a word"),
        pytest.param("compute_feedback('HEURE', 'ARBRE')", "(0, 1, 0, 2, 2)", "_*_✓✓", id="numbers"),
        pytest.param("possibles(['arbre'], 'heure', '_*_re')", "['arbre']", None, id="no mask"),
        pytest.param("reponse('arbre', ", "'_*_re'", None, id="not Python"),
        pytest.param("f(" + "(" * 500, "'_*_re'", None, id="too deep"),
        pytest.param("reponse('arbre', 'heure')", "(2, True, 0, 1, 1)", None, id="a bool is no mark"),
    ],
)
def test_a_mask_becomes_tiles(call: str, expected: str, signs: str | None) -> None:
    drawn = picture(Counterexample(call, expected, "None"))
    assert (drawn and "".join(tile.sign for tile in drawn.expected)) == signs
    assert drawn is None or drawn.got == ()


def test_only_a_wordle_question_has_tiles() -> None:
    plain = render(copy_of(result("compter", "failed", counterexample=EXAMPLE)), TP)
    assert 'class="tile' not in plain


# --- the states that are not a mark ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        ("unreadable", "Ce n'est pas un zéro"),
        ("missing", "Aucun fichier n'est arrivé à ton nom"),
        ("absent", "Ton absence est enregistrée"),
        ("excused", "Une dispense est enregistrée"),
    ],
)
def test_a_state_has_its_own_page(state: State, sentence: str) -> None:
    text = text_of(render(copy_of(state=state, note="ILL", notes=("c'est un PDF",)), TP))
    assert sentence in text
    assert "Que faire maintenant" in text
    assert "c'est un PDF" in text
    assert "/ 20" not in text


def test_a_copy_to_review_is_shown_as_provisional() -> None:
    text = text_of(render(replace(FULL_COPY, state="to_review", note="ATT"), TP))
    assert "Note provisoire" in text
    assert "note en attente" in text
    assert "ATT" not in text


def test_the_exact_points_are_said_when_the_mark_is_rounded() -> None:
    rounded = text_of(render(replace(FULL_COPY, points=Decimal("6.83")), TP))
    assert "6,83 points sur 20" in rounded
    assert "7 points sur 20" not in text_of(render(FULL_COPY, TP))


# --- every page ------------------------------------------------------------------------------------------


HOSTILE_COPY = copy_of(
    result("appartient", "passed", "2"),
    result("jeu", "missing"),
    result("reponse", "failed", hint_text=HOSTILE, counterexample=Counterexample(HOSTILE, HOSTILE, HOSTILE)),
    result("compter", "failed", tests=(TestResult(HOSTILE, "failed", HOSTILE),)),
    result("mots5", "failed", counterexample=Counterexample(HOSTILE * 9, "'a'", repr(HOSTILE * 9) + HOSTILE)),
    student=HOSTILE,
    notes=(HOSTILE,) * 30,
)


def index(*copies: CopyResult, links: dict[str, Path | str], language: str = "fr") -> str:
    """The teacher's list of pages, which is in the language of the locale."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LANGUAGE", language)
        return index_page(copies, TP, links)


PAGES = {
    "full": render(FULL_COPY, TP),
    "hostile": render(HOSTILE_COPY, TP),
    "unreadable": render(replace(HOSTILE_COPY, state="unreadable"), TP),
    "no question": render(copy_of(), TP),
    "index": index(FULL_COPY, replace(HOSTILE_COPY, state="to_review"), links={HOSTILE: HOSTILE}),
}


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_a_page_stands_alone(page: str) -> None:
    tags = Outline(page).tags
    loaded = [link for _, attributes in tags for key in ("src", "href") if (link := attributes.get(key))]
    assert all(re.fullmatch(r"#question-\d+|[^:]+", link) for link in loaded)
    assert not {tag for tag, _ in tags} & {"script", "link", "img", "iframe", "form"}
    assert "default-src 'none'; style-src 'unsafe-inline'; img-src data:" in page
    assert not re.search(r"url\(|@import", page)


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_a_page_is_well_built(page: str) -> None:
    outline = Outline(page)
    assert page.startswith('<!DOCTYPE html>\n<html lang="fr">')
    assert outline.headings.count(1) == 1
    assert all(
        after - before <= 1 for before, after in zip(outline.headings, outline.headings[1:], strict=False)
    )
    assert {"header", "main"} <= {tag for tag, _ in outline.tags}
    identifiers = [attributes["id"] for _, attributes in outline.tags if "id" in attributes]
    assert len(identifiers) == len(set(identifiers))


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_nothing_invisible_reaches_a_page(page: str) -> None:
    odd = {char for char in page if unicodedata.category(char) in ("Cc", "Cf", "Cs")} - {"\n"}
    assert odd == set()


@pytest.mark.parametrize(("language", "mark"), [("fr", "11,5"), ("en", "11.5")])
def test_marks_of_the_list_have_the_decimal_sign_of_the_teacher(language: str, mark: str) -> None:
    assert f'role="cell">{mark}<' in index(replace(FULL_COPY, note="11,5"), links={}, language=language)


def test_what_a_student_wrote_is_shown_not_obeyed() -> None:
    page = PAGES["hostile"]
    assert "<script" not in page
    assert "&lt;script&gt;" in page
    assert "\u2039U+202E\u203a" in page
    assert "\u2039U+001B\u203a[31m" in page
    assert "et 18 autres remarques" in page


def lines_of(card: str) -> int:
    """The lines of text of a card at the width of a page; tiles are a picture."""
    sentences = re.findall('<p class="line.*?</p>', card)
    case = 3 if "attendu" in card else 1 if 'class="case"' in card else 0
    return 1 + case + sum(ceil(len(unescape(re.sub("<.*?>", "", line))) / 100) for line in sentences)


def test_a_question_takes_at_most_eight_lines() -> None:
    wordy = "Une phrase de taille moyenne, comme on en lit souvent. " * 20
    tests = (TestResult("test_un", "failed", wordy),)
    pages = [
        *PAGES.values(),
        one(hint_text=wordy),
        one(tests=tests),
        one(carried=True, hint_text=wordy, tests=tests),
    ]
    assert max(lines_of(card) for page in pages for card in cards(page)) <= 8


BIG = [[0] * 5 for _ in range(26)]
SMALL = [[1, 0], [0, 1]]


@pytest.mark.parametrize(
    ("expected", "got", "spelt", "step"),
    [
        (SMALL, [[1, 0], [0, 2]], True, "d'où vient l'écart marqué ▲"),
        (BIG, [[1, *row[1:]] for row in BIG], False, "d'où viennent les cases encadrées"),
        (BIG, [[0] * 26 for _ in range(5)], False, "où choisis-tu ces dimensions"),
    ],
)
def test_matrices_are_drawn_and_spelt_while_they_are_small(
    expected: object, got: object, spelt: bool, step: str
) -> None:
    page = one(counterexample=Counterexample("compter(L)", repr(expected), repr(got)))
    assert page.count('<svg class="board"') == 2
    assert ('class="columns"' in page) is spelt
    assert step in text_of(page)
    assert step not in text_of(
        one(counterexample=Counterexample("f()", repr(expected), repr(got)), hint_text="Lis.")
    )


def test_the_grid_of_the_call_is_all_that_an_input_shows() -> None:
    example = Counterexample('copie.f([".#", ".."])', "['#.', '..']", "['..', '##']")
    subject = Subject("TP", (Question("reponse", "", "grid", "input"),))
    assert render(copy_of(result("reponse", "failed", counterexample=example)), subject).count("<svg") == 1
    subject = Subject("TP", (Question("reponse", "", "grid"),))
    assert render(copy_of(result("reponse", "failed", counterexample=example)), subject).count("<svg") == 3


def test_an_exception_shows_the_own_line_of_the_student_as_code() -> None:
    got = "NameError (tu utilises un nom qui n'est pas défini : mto), cellule 4, ligne 2 : return mto : 3"
    page = one(counterexample=Counterexample("f(2)", "4", got))
    assert "défini\u00a0: mto), cellule 4, ligne 2</span>" in page
    assert '<span class="label">ta ligne</span>\n<code translate="no">return mto : 3</code>' in page
    assert "ta ligne" not in one(counterexample=Counterexample("f(2)", "4", "'a, cellule 4, ligne 2 : b'"))


def test_truth_values_are_not_laid_character_by_character() -> None:
    page = one(counterexample=Counterexample("appartient('d', 'abc')", "False", "True"))
    assert 'class="columns"' not in page
    assert "cherche à quel moment la réponse devient fausse" in text_of(page)


def test_a_reply_coded_in_base_three_is_drawn_as_tiles() -> None:
    drawn = picture(Counterexample('compute_pattern("bijou", "blanc")', "2", "162"))
    assert drawn is not None
    assert [tile.place for tile in drawn.expected] == ["placed", *["absent"] * 4]
    assert [tile.place for tile in drawn.got] == [*["absent"] * 4, "placed"]
    assert picture(Counterexample('f("bijou")', "243", "2")) is None


def test_no_hint_of_ours_is_cut() -> None:
    """The question that leads on is often its last sentence."""
    paths = sorted(Path(__file__).parent.parent.glob("assignments/*/submissions/wrong_answer/*.py"))
    hints = [ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) for path in paths]
    assert len(hints) > 500
    assert [hint for hint in hints if hint and prose(hint, 300) != prose(hint, 10_000)] == []


def test_values_are_capped() -> None:
    long = Counterexample("f(" + "x" * 900 + ")", "'" + "y" * 900 + "'", "'" + "z" * 900 + "'")
    page = one(counterexample=long)
    assert "x" * VALUE_LIMIT not in page
    assert page.count("<i>z</i>") <= VALUE_LIMIT
    assert "…" in page


@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(st.text(max_size=300), st.text(max_size=300), st.text(max_size=300))
def test_any_text_gives_a_sound_page(call: str, expected: str, got: str) -> None:
    question = result("reponse", "failed", hint_text=got, counterexample=Counterexample(call, expected, got))
    page = render(copy_of(question, student=call, notes=(got,)), TP)
    test_a_page_is_well_built(page)
    test_nothing_invisible_reaches_a_page(page)


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one_colour: str, other: str) -> float:
    low, high = sorted((luminance(one_colour), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def palettes() -> dict[str, dict[str, str]]:
    light, dark = re.findall(r":root \{(.*?)\}", PAGES["full"], re.DOTALL)[:2]
    found = {
        theme: dict(re.findall(r"--([a-z]+): (#\w{6})", css)) for theme, css in (("l", light), ("d", dark))
    }
    return {"light": found["l"], "dark": found["l"] | found["d"]}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    ("ink", "papers"),
    [
        *((ink, ("paper", "sheet", "code")) for ink in ("ink", "soft", "accent", "mend")),
        ("good", ("paper",)),
        ("ink", ("differs",)),
        ("tile", ("placed", "misplaced", "absent")),
    ],
)
def test_text_contrasts_with_what_is_behind_it(theme: str, ink: str, papers: tuple[str, ...]) -> None:
    colours = palettes()[theme]
    assert min(contrast(colours[ink], colours[paper]) for paper in papers) >= 4.5


# --- text ------------------------------------------------------------------------------------------------


def test_french_spaces_and_apostrophes() -> None:
    assert typographic("« Oui » : l'as-tu lu ? Non ; 3 s !") == (
        f"«{WIDE}Oui{WIDE}»{WIDE}: l\u2019as-tu lu{NARROW}? Non{NARROW}; 3{WIDE}s{NARROW}!"
    )


def test_code_in_a_sentence_keeps_its_spaces() -> None:
    assert prose("Essaie `a ? b`, puis <c>.") == "Essaie <code>a ? b</code>, puis &lt;c&gt;."
    assert prose("un ` seul") == "un ` seul"


def test_a_long_sentence_is_cut_at_a_full_stop() -> None:
    assert prose("Une phrase. " * 40, 60) == "Une phrase. " * 3 + f"Une phrase.{WIDE}…"


def test_names_keep_their_accents_but_not_their_tricks() -> None:
    assert name("Zoe\u0301 L'Étoile") == "Zoé L'Étoile"
    assert name("a" + "\u0323" * 9).count("\u2039") > 5
    assert visible("e\u0301") == "e\u2039U+0301\u203a"


def test_an_array_is_written_on_one_line() -> None:
    assert value("array([[0, 1],\n       [2, 3]])") == "array([[0, 1], [2, 3]])"


@pytest.mark.parametrize(
    ("number", "text"), [("2.0", "2"), ("11.5", "11,5"), ("0", "0"), ("10", "10"), ("0.3333", "0,33")]
)
def test_numbers_are_french(number: str, text: str) -> None:
    assert decimal(Decimal(number)) == text


# --- files and the class ---------------------------------------------------------------------------------


STRANGE = [
    "",
    ".",
    "..",
    "../../etc/passwd",
    "a/b",
    "a b",
    "a\nb",
    "Dupont",
    "dupont.",
    "CON",
    "con",
    "index",
]
STRANGE += ["é", "e\u0301", "\ud800", "x" * 300, "\x00", "-rf"]


def test_file_names_are_plain_and_never_shared() -> None:
    names = [file_name(student) for student in [*STRANGE, "dupont", "marie.curie", "a-b", "e"]]
    assert len({made.lower() for made in names}) == len(names)
    assert all(re.fullmatch(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,90}\.html", made) for made in names)
    assert file_name("marie.curie") == "marie.curie.html"


def test_a_report_is_written_in_one_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "feedback"
    path = write_report(FULL_COPY, TP, folder)
    assert path == folder / "dupont.html"
    assert path.read_text(encoding="utf-8") == PAGES["full"]

    def full_disk(*_: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr("grader.store.os.replace", full_disk)
    with pytest.raises(OSError, match="disk full"):
        write_report(HOSTILE_COPY, TP, folder)
    assert [left.name for left in folder.iterdir()] == ["dupont.html"]


def test_a_page_depends_on_nothing_but_the_result() -> None:
    assert render(FULL_COPY, TP) == render(FULL_COPY, TP)


def test_the_index_leads_to_every_page() -> None:
    copies = [
        replace(FULL_COPY, student="Zola"),
        replace(FULL_COPY, student="Éluard", state="to_review", notes=("nom voisin : repnse",)),
        copy_of(student="martin", state="missing", note="NRD"),
    ]
    links = {"Zola": Path("sous dossier") / "zola#1.html", "Éluard": "javascript:alert(1)"}
    page = index(*copies, links=links)
    text = text_of(page)
    assert text.index("Éluard") < text.index("martin") < text.index("Zola")
    assert "3 copies : 1 notée, 1 à relire, 1 non rendue" in text
    assert "à juger à la main : compter" in text
    assert "reponse −1, 1 non écrite" in text
    assert "nom voisin : repnse" in text
    assert 'href="sous%20dossier/zola%231.html"' in page
    assert 'href="javascript%3Aalert%281%29"' in page
    english = text_of(index(*copies, links=links, language="en"))
    assert "3 copies: 1 graded, 1 to review, 1 not handed in" in english
    assert "to judge by hand: compter" in english


def test_the_index_writes_marks_with_the_decimal_sign_of_its_own_language() -> None:
    half = [
        copy_of(note="11,5", student="a"),
        copy_of(note="7.5", student="b"),
        copy_of(note="ATT", student="c"),
    ]
    assert all(mark in text_of(index(*half, links={})) for mark in ("11,5", "7,5", "ATT"))
    assert all(mark in text_of(index(*half, links={}, language="en")) for mark in ("11.5", "7.5", "ATT"))
