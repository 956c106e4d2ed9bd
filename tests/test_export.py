"""Marks on their way out: everyone on the right line, nothing else touched, no formula, no name where it should not be."""

import csv
import io
import stat
import zipfile
from dataclasses import replace
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.comments import write_comment
from grader.course import Course
from grader.errors import UsageError
from grader.export import ExportOrder, run_export
from grader.identity import Identities, Person, write_identities
from grader.marksheet import mark_lines
from grader.rawtable import parse_raw
from grader.record import Handed, Record, write_record
from grader.results import CopyResult, Counterexample, QuestionResult
from grader.returns import folder_of, returns
from grader.tables import column, harmless, plain, spreadsheet
from grader.worksheet import fill, summary

FRENCH = (
    "Identifiant,Nom complet,Adresse de courriel,Statut,Note,Note maximale,La note peut être modifiée,"
    "Dernière modification (travail remis),Dernière modification (note),Feedback par commentaires\r\n"
    'Participant501,Léa D\'ÉTÉ,lea@exemple.fr,Remis pour évaluation,,"20,00",Oui,"lundi 2 mars 2026, 18:02",-,\r\n'
    'Participant502,Max NOËL,max@exemple.fr,Pas de travail remis,,"20,00",Oui,-,-,\r\n'
    'Participant503,Ali BEN--SAÏD,ali1@exemple.fr,Remis pour évaluation,,"20,00",Oui,-,-,\r\n'
    'Participant504,Ali BEN--SAÏD,ali2@exemple.fr,Remis pour évaluation,,"20,00",Oui,-,-,"<p>à garder, ""oui""</p>"\r\n'
    'Participant505,Inconnu INCONNU,x@exemple.fr,Pas de travail remis,,"20,00",Oui,-,-,\r\n'
)
ENGLISH = (
    "Identifier,Full name,Status,Grade,Maximum Grade,Grade can be changed,Feedback comments\n"
    "Participant 501,Léa D'ÉTÉ,Submitted for grading,,100.00,Yes,\n"
    "Participant 502,Max NOËL,No submission,3.00,100.00,No,\n"
)
CAPYTALE = (
    '\ufeff"Dernière modif.","Élève","Classe","État","Appréciation","Évaluation"\n'
    '"02/03/2026 10:02","D\'ÉTÉ Léa","B2","Rendu","Revoir les "lettres doubles"","1,5"\n'
    '"02/03/2026 11:02","NOËL Max","B2","Rendu","",""\n'
)
PEOPLE = (
    Person("e1", "D'ÉTÉ", "Léa", "Léa D'ÉTÉ", origins={"mini": "Léa D'ÉTÉ_501_assignsubmission_file"}),
    Person("e2", "NOËL", "Max", "Max NOËL", section="B2"),
    Person("e3", "BEN--SAÏD", "Ali", "Ali BEN--SAÏD", email="ALI1@exemple.fr"),
    Person("e4", "BEN--SAÏD", "Ali", "Ali BEN--SAÏD"),
)
NUMBERS = {"e4": "Participant504"}


def question(name, points, most, hint=None, verdict="failed"):
    return QuestionResult(
        name, Decimal(points), Decimal(most), verdict, hint="x" if hint else None, hint_text=hint
    )


def copy(student, points, *questions, state="graded", note=None):
    return CopyResult(
        "f", student, state, Decimal(points), Decimal(10), note or str(Decimal(points) * 2), 0.0, questions
    )


COPIES = (
    copy("e1", "6.25", question("double", "1.25", 2, 'Relis "<b>".'), question("total", 5, 8, verdict="missing"), note="12,5"),
    copy("e2", 0, state="missing", note="NRD"),
    copy("e3", 10, question("double", 10, 10, verdict="passed"), note="20"),
    copy("e4", 4, question("total", 4, 10, "=HYPERLINK(1)"), note="8"),
)  # fmt: skip


@pytest.fixture
def lines(mini):
    return mark_lines(COPIES, Identities(PEOPLE), mini)


def filled(text, lines, mini, html=True, encoding="utf-8"):
    return fill(parse_raw(text.encode(encoding)), lines, NUMBERS, mini, html=html, name="sheet.csv")


def cells(data, delimiter=","):
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline=""), delimiter=delimiter))


# -- a worksheet goes back as it came ---------------------------------------------------------------------


@pytest.mark.parametrize("text", [FRENCH, ENGLISH, CAPYTALE, FRENCH.replace("\r\n", "\n"), FRENCH.rstrip()])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_table_is_written_back_to_the_byte(text, encoding):
    data = text.lstrip("\ufeff").encode(encoding)
    assert parse_raw(data).to_bytes() == data


@given(
    st.lists(st.lists(st.text("ab\"',\n\ré =+", max_size=6), min_size=2, max_size=4), min_size=1, max_size=5),
    st.data(),
)
def test_any_cell_can_be_given_any_text_and_no_other_differs(rows, data):
    out = io.StringIO()
    csv.writer(out, lineterminator="\r\n").writerows([["x,", *rows[0]], *rows])
    table = parse_raw(out.getvalue().encode())
    assert table.to_bytes() == out.getvalue().encode()
    row = data.draw(st.integers(0, len(table.lines) - 1))
    place = data.draw(st.integers(0, len(table.lines[row].cells) - 1))
    text = data.draw(st.text("ab\"', é=", max_size=8))
    changed = table.with_text(row, place, text)
    assert changed.text(row, place) == text
    again = parse_raw(changed.to_bytes())
    same = [
        (r, c)
        for r in range(len(table.lines))
        for c in range(len(table.lines[r].cells))
        if (r, c) != (row, place)
    ]
    assert [again.lines[r].cells[c] for r, c in same] == [table.lines[r].cells[c] for r, c in same]


@pytest.mark.parametrize("above", ["Devoir 1\r\n", "Classe ; groupe ; salle\r\n", "sep=,\r\n"])
def test_lines_above_the_headings_do_not_hide_them(above, lines, mini):
    table = filled(above + FRENCH, lines, mini).table
    assert table.to_bytes() == above.encode() + filled(FRENCH, lines, mini).table.to_bytes()


def test_only_marks_and_comments_of_moodles_worksheet_change(lines, mini):
    before, after = cells(FRENCH.encode()), cells(filled(FRENCH, lines, mini).table.to_bytes())
    changed = {
        (row[1], before[0][place])
        for row, old in zip(after, before, strict=True)
        for place, (new, was) in enumerate(zip(row, old, strict=True))
        if new != was
    }
    mark, comment = "Note", "Feedback par commentaires"
    assert changed == {
        ("Léa D'ÉTÉ", mark), ("Léa D'ÉTÉ", comment), ("Max NOËL", comment),
        ("Ali BEN--SAÏD", mark), ("Ali BEN--SAÏD", comment),
    }  # fmt: skip
    assert [row[4] for row in after[1:]] == ["12,5", "", "20", "8", ""]


def test_homonyms_get_their_own_marks_or_none(lines, mini):
    rows = cells(filled(FRENCH, lines, mini).table.to_bytes())
    assert [(row[0], row[4]) for row in rows if "Ali" in row[1]] == [
        ("Participant503", "20"),
        ("Participant504", "8"),
    ]
    alone = tuple(line for line in lines if line.person.id in ("e1", "e4"))
    nobody = fill(parse_raw(FRENCH.encode()), alone, {}, mini, html=True, name="s")
    assert len(nobody.entered) == 1
    assert summary(nobody)[1] == "no line of the worksheet for: Ali BEN--SAÏD (e4)"


def test_marks_follow_the_platforms_scale_and_sign_and_a_locked_one_stays(lines, mini):
    result = filled(ENGLISH, lines, mini)
    rows = cells(result.table.to_bytes())
    assert [row[3] for row in rows[1:]] == ["62.5", "3.00"]
    assert result.locked == ("Max NOËL",)


def test_comment_says_what_lateness_cost(lines, mini):
    late = replace(COPIES[2], notes=("copie rendue en retard de 30 min : 2 points en moins", "autre chose"))
    (line,) = mark_lines((late,), Identities(PEOPLE), mini)
    assert line.comment == (
        "Tout est juste, bravo\u00a0! Copie rendue en retard de 30 min\u00a0: 2 points en moins."
    )


def test_comment_is_html_that_hides_nothing_and_runs_nothing(lines, mini):
    rows = cells(filled(FRENCH, lines, mini).table.to_bytes())
    assert rows[1][9] == (
        "<ul><li>double\u00a0: 1,25/2. Relis &quot;&lt;b&gt;&quot;.</li><li>total\u00a0: 5/8. Question non traitée.</li></ul>"
    )
    assert rows[2][9] == "<p>Copie non rendue (NRD).</p>"


def test_table_of_capytale_is_filled_in_although_its_quotes_are_not_doubled(lines, mini):
    text = filled(CAPYTALE, lines, mini, html=False).table.to_bytes().decode()
    assert text.splitlines()[1].endswith('Relis "<b>". total\u00a0: 5/8. Question non traitée.","12,5"')
    assert text.splitlines()[2] == '"02/03/2026 11:02","NOËL Max","B2","Rendu","Copie non rendue (NRD).",""'


def test_filling_in_twice_changes_nothing_more(lines, mini):
    once = filled(FRENCH, lines, mini).table.to_bytes()
    assert fill(parse_raw(once), lines, NUMBERS, mini, html=True, name="s").table.to_bytes() == once


@pytest.mark.parametrize("text", ["a,b\n1,2\n", "Nom,Prénom\nX,Y\n", "Note\n12\n", "\n\n\n"])
def test_table_without_marks_or_people_is_refused(text, lines, mini):
    with pytest.raises(UsageError, match=r"sheet\.csv: no column for marks"):
        filled(text, lines, mini)


def test_sign_that_the_encoding_lacks_becomes_a_reference(lines, mini):
    worse = replace(COPIES[0], questions=(question("double", 1, 2, "Remplace → par ←."),))
    lines = mark_lines((worse,), Identities(PEOPLE), mini)
    data = filled(FRENCH, lines, mini, encoding="cp1252").table.to_bytes()
    assert b"Remplace &#8594; par &#8592;." in data


def test_question_without_a_hint_is_told_with_its_call_unless_the_page_hides_it(mini, variant):
    wrong = replace(
        question("double", 0, 2),
        counterexample=Counterexample("double([1])", "[2]", "double ne s'arrête pas"),
    )
    handed = (copy("e1", 0, wrong),)
    (line,) = mark_lines(handed, Identities(PEOPLE), mini)
    assert line.comment == "double\u00a0: 0/2. Regarde ce que donne double([1])."
    (line,) = mark_lines(handed, Identities(PEOPLE), variant(bareme=BAREME_HIDDEN))
    assert line.comment == "double\u00a0: 0/2."


def test_namesakes_are_called_by_their_identifier_too(mini):
    people = [Person(one, last="D'ARTAGNAN", first="Zoé", name="Zoé D'ARTAGNAN") for one in ("e1", "e2")]
    called = [line.called for line in mark_lines(COPIES[:3], Identities(people), mini)]
    assert sorted(called) == ["Zoé D'ARTAGNAN (e1)", "Zoé D'ARTAGNAN (e2)", "e3"]


def test_hint_that_the_page_hides_is_not_told(variant):
    assignment = variant(bareme=BAREME_HIDDEN)
    (line,) = mark_lines(COPIES[:1], Identities(PEOPLE), assignment)
    assert "Relis" not in line.comment


# -- tables made from nothing -----------------------------------------------------------------------------


def test_spreadsheet_opens_in_french(lines, mini):
    data = spreadsheet(lines, mini)
    assert data.startswith(b"\xef\xbb\xbf")
    rows = cells(data, ";")
    assert [row[:5] for row in rows[1:]] == [
        ["BEN--SAÏD", "Ali", "", "e3", "20"],
        ["BEN--SAÏD", "Ali", "", "e4", "8"],
        ["D'ÉTÉ", "Léa", "", "e1", "12,5"],
        ["NOËL", "Max", "B2", "e2", "NRD"],
    ]
    assert rows[3][5:8] == ["20", "6,25", ""]


def test_plain_table_has_a_column_a_question(lines, mini):
    head, *rows = cells(plain(lines, mini))
    assert head[-7:] == [question.name for question in mini.questions]
    lea = dict(zip(head, next(row for row in rows if row[0] == "e1"), strict=True))
    assert (lea["mark"], lea["points"], lea["double"], lea["total"], lea["trio"]) == (
        "12.5",
        "6.25",
        "1.25",
        "5",
        "",
    )
    max_ = dict(zip(head, next(row for row in rows if row[0] == "e2"), strict=True))
    assert (max_["state"], max_["mark"], max_["points"]) == ("missing", "", "")


def test_column_to_paste_is_in_the_order_of_names(lines):
    assert column(lines).decode() == "20\n8\n12,5\nNRD\n"


@pytest.mark.parametrize("text", ["=1+1", "+33", "-2", "@SUM(A1)", "\t=1", "\r=1"])
def test_formula_is_only_a_text(text):
    assert harmless(text)[0] not in "=+-@\t\r"


def test_formula_in_a_name_or_a_comment_is_only_a_text(mini):
    people = Identities((replace(PEOPLE[3], last="=cmd|' /C calc'!A0"),))
    data = spreadsheet(mark_lines(COPIES[3:], people, mini), mini)
    assert all(not cell.startswith(("=", "+", "-", "@")) for row in cells(data, ";") for cell in row)


# -- the archive of reports -------------------------------------------------------------------------------


def test_reports_are_in_the_folders_that_moodle_made(lines):
    data, without = returns(lines, NUMBERS, "mini", lambda line: f"<p>{line.said}</p>")
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert archive.namelist() == [
            "Ali BEN--SAÏD_504_assignsubmission_file/rapport.html",
            "Léa D'ÉTÉ_501_assignsubmission_file/rapport.html",
        ]
        assert archive.read("Léa D'ÉTÉ_501_assignsubmission_file/rapport.html") == b"<p>12,5</p>"
    assert [line.person.id for line in without] == ["e3", "e2"]
    assert returns(lines, NUMBERS, "mini", lambda line: f"<p>{line.said}</p>")[0] == data


@pytest.mark.parametrize(
    ("origin", "participant", "folder"),
    [
        ("Léa_501_assignsubmission_file_", "", "Léa_501_assignsubmission_file_"),
        ("Léa_501_assignsubmission_file_TP.ipynb", "", "Léa_501_assignsubmission_file_"),
        ("Participant_501_assignsubmission_file", "", "Participant_501_assignsubmission_file"),
        ("lea_dete.ipynb", "Participant 501", "Léa D'ÉTÉ_501_assignsubmission_file"),
        ("../x_501_assignsubmission_file", "501", "Léa D'ÉTÉ_501_assignsubmission_file"),
        ("Binôme 3_77_assignsubmission_file", "501", "Léa D'ÉTÉ_501_assignsubmission_file"),
        ("Binôme 3_77_assignsubmission_file", "", "Binôme 3_77_assignsubmission_file"),
        ("", "", None),
    ],
)
def test_folder_of_a_student(origin, participant, folder, lines):
    line = next(line for line in lines if line.person.id == "e1")
    line = replace(line, person=replace(line.person, origins={"mini": origin}))
    assert folder_of(line, participant, "mini") == folder


def test_participant_whose_name_is_hidden_has_a_folder_as_moodle_makes_it(lines):
    line = replace(lines[0], person=Person("e9", name="Participant 9104"))
    assert folder_of(line, "9104", "mini") == "Participant_9104_assignsubmission_file"


def test_page_of_a_group_is_in_its_folder_once(lines):
    origins = {"mini": "Binôme 3_77_assignsubmission_file"}
    both = [replace(line, person=replace(line.person, origins=origins)) for line in lines[:2]]
    data, without = returns(both, {}, "mini", lambda line: "")
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert archive.namelist() == ["Binôme 3_77_assignsubmission_file/rapport.html"]
    assert without == []


def test_long_list_of_names_says_how_many_more(lines, mini):
    many = tuple(
        replace(lines[0], person=Person(f"p{rank}", name=f"P {rank}"), namesake=False) for rank in range(10)
    )
    told = summary(fill(parse_raw(FRENCH.encode()), many, {}, mini, html=True, name="s"))
    assert told[1] == "no line of the worksheet for: P 0; P 1; P 2; P 3; P 4; P 5; P 6; P 7; 2 more"


# -- the command ------------------------------------------------------------------------------------------


@pytest.fixture
def course(tmp_path, mini):
    course = Course(tmp_path / "course")
    course.root.mkdir()
    write_identities(course.root, Identities(PEOPLE))
    students = {one.student: Handed(one.state if one.state == "missing" else "submitted") for one in COPIES}
    write_record(
        course.root, Record("mini", None, {**students, "e4": Handed("submitted", participant="504")})
    )
    for one in COPIES:
        course.store(mini, 20).write(one, "x", "L3")
    return course


def test_moodle_gets_its_worksheet_and_the_reports(course, mini, tmp_path, capsys):
    sheet = tmp_path / "Notes-TP.csv"
    sheet.write_text(FRENCH, encoding="utf-8", newline="")
    paths = run_export(ExportOrder(str(mini.folder), "moodle", sheet), course)
    assert [path.name for path in paths] == ["moodle.csv", "retours.zip"]
    assert all(stat.S_IMODE(path.stat().st_mode) == 0o600 for path in paths)
    said = " ".join(capsys.readouterr().out.split())
    assert "3 marks entered no mark for these, the comment says why: Max NOËL" in said
    assert "left as they were: Inconnu INCONNU" in said
    assert "Allow updating records that have been modified more recently" in said
    assert sheet.read_bytes() == FRENCH.encode()
    with zipfile.ZipFile(paths[1]) as archive:
        assert b"<!DOCTYPE html>" in archive.read("Ali BEN--SAÏD_504_assignsubmission_file/rapport.html")


def test_reports_for_moodle_say_what_the_teacher_said_to_all_of_a_group(course, mini, tmp_path):
    sheet = tmp_path / "Notes-TP.csv"
    sheet.write_text(FRENCH, encoding="utf-8", newline="")
    write_comment(course.root, "mini", "total:x", "Relisez la consigne.", {"total:x"})
    _sheet, reports = run_export(ExportOrder(str(mini.folder), "moodle", sheet), course)
    with zipfile.ZipFile(reports) as archive:
        pages = {name: b"Relisez la consigne." in archive.read(name) for name in archive.namelist()}
    assert pages == {
        "Ali BEN--SAÏD_504_assignsubmission_file/rapport.html": True,
        "Léa D'ÉTÉ_501_assignsubmission_file/rapport.html": False,
    }


@pytest.mark.parametrize("to", ["spreadsheet", "csv", "column"])
def test_tables_need_no_worksheet(course, mini, to):
    (path,) = run_export(ExportOrder(str(mini.folder), to), course)
    assert path.parent == course.root / "exports" / "mini"
    assert path.read_bytes()


def test_file_to_write_can_be_named(course, mini, tmp_path):
    (path,) = run_export(ExportOrder(str(mini.folder), "csv", out=tmp_path / "m.csv"), course)
    assert path == tmp_path / "m.csv"


def test_copy_that_waits_holds_the_marks_back_unless_forced(course, mini):
    course.store(mini, 20).write(replace(COPIES[0], state="to_review"), "x", "L3")
    with pytest.raises(
        UsageError, match="1 copy waits to be looked at: Léa D'ÉTÉ; look, or export all the same"
    ):
        run_export(ExportOrder(str(mini.folder), "csv"), course)
    assert run_export(ExportOrder(str(mini.folder), "csv", force=True), course)


@pytest.mark.parametrize("to", ["moodle", "capytale"])
def test_platform_without_its_worksheet_is_one_clear_line(course, mini, to):
    with pytest.raises(UsageError, match=f"--to {to} fills in the platform's own table: add --sheet FILE"):
        run_export(ExportOrder(str(mini.folder), to), course)


def test_nothing_graded_is_one_clear_line(tmp_path, mini):
    with pytest.raises(UsageError, match="no results of mini here"):
        run_export(ExportOrder(str(mini.folder), "csv"), Course(tmp_path))


BAREME_HIDDEN = """
    title = "Mini"
    given = ["lire"]
    data = ["mots.txt"]

    [[question]]
    name = "double"
    points = 10
    reveal = "theme"
    theme = "les doubles"
    """
