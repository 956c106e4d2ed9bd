"""Class lists and worksheets: any separator and encoding, headings in two languages, broken ones told in one line."""

import datetime as dt
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.dates import duration, moment, told
from grader.errors import UsageError
from grader.names import key
from grader.roster import read_list
from grader.tabular import parse_table
from grader.tongue import speaking
from tests.handed import CLASS, SHEET

PARIS = ZoneInfo("Europe/Paris")


def listed(tmp_path, content, name="classe.csv"):
    path = tmp_path / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return read_list(path, PARIS)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "latin-1", "cp1252"])
def test_list_in_any_encoding(tmp_path, encoding):
    text = CLASS.replace("Œdipe", "Oedipe")
    assert [one.first for one in listed(tmp_path, text.encode(encoding))][:2] == ["Éloïse", "Jean-Noël"]


@pytest.mark.parametrize("sign", [",", ";", "\t", "|"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_list_with_any_separator_and_ends(tmp_path, sign, end):
    text = CLASS.replace(";", sign).replace("\n", end)
    assert len(listed(tmp_path, text)) == 6


@pytest.mark.parametrize(
    "text",
    [
        "Nom,Prénom\nMÜLLER,Éloïse\n",
        "Last name,First name\nMÜLLER,Éloïse\n",
        "prenom ; NOM\nÉloïse ; MÜLLER\n",
        "Nom complet\nÉloïse MÜLLER\n",
        "Nom\nMÜLLER Éloïse\n",
        "Élève\nMÜLLER Éloïse\n",
        'Student,ID\n    Points Possible,20\n"MÜLLER, Éloïse",11\n',
        "sep=;\nNom;Prénom\nMÜLLER;Éloïse\n",
        "Classe BCPST2;\n;\nNom;Prénom\nMÜLLER;Éloïse\n",
        "Nom;Prénom;Nom\nMÜLLER;Éloïse;autre\n",
        "Nom;Prénom\nMÜLLER;Éloïse;une;de;trop\n;\n;;\n",
    ],
)
def test_who_is_named_however_the_columns_are(tmp_path, text):
    (one,) = listed(tmp_path, text)
    assert (one.last, one.first, key(one.name)) == ("MÜLLER", "Éloïse", ("eloise", "muller"))


@pytest.mark.parametrize(
    ("status", "handed_in"),
    [
        ("Remis pour évaluation", True), ("Pas de travail remis", False), ("Aucun travail remis", False), ("Non remis", False),
        ("Aucune tentative", False), ("No submission", False), ("Not submitted", False), ("Submitted for grading", True),
        ("Brouillon (non remis)", True), ("Draft (not submitted)", True), ("Non noté", None), ("Not graded", None), ("", None),
    ],
)  # fmt: skip
def test_status_says_whether_something_was_handed_in(tmp_path, status, handed_in):
    (one,) = listed(tmp_path, SHEET + f"Participant7,Zoé ROY,z@x.fr,{status},,20,Oui,-,-,\n")
    assert one.handed_in is handed_in


@pytest.mark.parametrize(
    "status",
    [
        "Submitted for grading - 1 day 2 hours late - Extension granted until: Sunday, 14 March 2027, 6:00 PM",
        "No submission - Extension granted until: Sunday, 14 March 2027, 6:00 PM",
        "Remis pour évaluation - Prolongation accordée jusqu’au : dimanche 14 mars 2027, 18:00",
        "Pas de travail remis\nDélai supplémentaire accordé jusqu'à dimanche 14 mars 2027, 18:00",
    ],
)
def test_extension_that_the_platform_granted(tmp_path, status):
    (one,) = listed(tmp_path, SHEET + f'Participant7,Zoé ROY,z@x.fr,"{status}",,20,Oui,-,-,\n')
    assert one.due == dt.datetime(2027, 3, 14, 17, tzinfo=dt.UTC)


def test_status_without_a_date_grants_nothing(tmp_path):
    status = "Remis - Prolongation demandée"
    (one,) = listed(tmp_path, SHEET + f'Participant7,Zoé ROY,z@x.fr,"{status}",,20,Oui,-,-,\n')
    assert one.due is None


def test_test_student_of_canvas_is_nobody(tmp_path):
    text = 'Student,ID,SIS User ID\n    Points Possible,,\n"ROY, Zoé",31,9\n"Student, Test",99,\n'
    assert [one.name for one in listed(tmp_path, text)] == ["Zoé ROY"]


BROKEN = {
    "empty": (b"", "the file is empty"),
    "blank": (b" \r\n\n", "the file is empty"),
    "web page": (b"<!DOCTYPE html><html><p>Connexion</p></html>", "this is a web page, not a list"),
    "no heading": ("MÜLLER;Éloïse\nMARTIN;Léa\n", "its first line must name the columns"),
    "other columns": ("Matière;Salle\nMaths;12\n", "its first line must name the columns"),
    "nobody": ("Nom;Prénom\n;\n", "nobody is named in this list"),
    "workbook": (b"PK\x03\x04" + b"xl/workbook.xml" * 30, "it is a workbook; save it as CSV"),
    "old workbook": (b"\xd0\xcf\x11\xe0" + b"\0" * 600, "it is a workbook; save it as CSV"),
    "picture": (
        b"\x89PNG\r\n\x1a\n" + b"\0" * 60,
        "not a list that can be read: this is not a notebook but an image",
    ),
    "noise": (bytes(range(256)) * 4, "not a list that can be read"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_list_that_cannot_be_read_is_told_in_one_line(tmp_path, name):
    content, why = BROKEN[name]
    with pytest.raises(UsageError, match=why) as caught:
        listed(tmp_path, content)
    assert "\n" not in str(caught.value)
    assert str(caught.value).startswith(str(tmp_path / "classe.csv"))


def test_list_that_is_a_folder_or_absent_is_told(tmp_path):
    for path in (tmp_path, tmp_path / "rien.csv"):
        with pytest.raises(UsageError, match="not a list that can be read"):
            read_list(path, PARIS)


def test_moodle_worksheet_says_when_and_how_late(tmp_path):
    rows = (
        'Participant 7,Éloïse MÜLLER,e@x.fr,Remis pour évaluation - En retard de 2 heures 3 min,,"20,00",Oui,'
        '"samedi 8 mars 2025, 02:03",-,\n'
        'Participant8,Anaïs N\'DOYE,a@x.fr,Pas de travail remis,,"20,00",Oui,-,-,\n'
        'Participant 9,Zoé D\'ARTAGNAN,z@x.fr,Submitted for grading,,"20,00",Oui,"Friday, 7 March 2025, 6:02 PM",-,\n'
    )
    late, none, fine = listed(tmp_path, SHEET + rows)
    assert (late.participant, late.handed_in, late.late_s) == ("7", True, 2 * 3600 + 180)
    assert late.time == dt.datetime(2025, 3, 8, 1, 3, tzinfo=dt.UTC)
    assert (none.participant, none.handed_in, none.time) == ("8", False, None)
    assert (fine.handed_in, fine.late_s, fine.time) == (
        True,
        None,
        dt.datetime(2025, 3, 7, 17, 2, tzinfo=dt.UTC),
    )


def test_quotes_that_capytale_does_not_double(tmp_path):
    text = (
        '"Dernière modif.","Élève","Classe","État","Appréciation","Évaluation"\n'
        '"07/03/2025 10:02","MÜLLER Éloïse","A","Rendu","Bien, mais revoir les "lettres doubles"","12,5"'
    )
    assert parse_table(text, "x").rows[0][4:] == ('Bien, mais revoir les "lettres doubles"', "12,5")
    (one,) = listed(tmp_path, text)
    assert (one.last, one.section, one.time) == ("MÜLLER", "A", dt.datetime(2025, 3, 7, 9, 2, tzinfo=dt.UTC))


@pytest.mark.parametrize(
    ("word", "state"),
    [
        ("ABS", "absent"),
        ("Dispensé", "excused"),
        ("EXC", "excused"),
        ("NRD", "missing"),
        ("ATT", "to_review"),
        ("", None),
    ],
)
def test_words_for_those_who_have_no_mark(tmp_path, word, state):
    (one,) = listed(tmp_path, f"Nom;Prénom;Statut\nMÜLLER;Éloïse;{word}\n")
    assert one.state == state


def test_formula_in_a_name_is_no_formula_any_more(tmp_path):
    (one,) = listed(tmp_path, "Nom;Prénom\n=HYPERLINK(1);@Éloïse\n")
    assert (one.last, one.first) == ("HYPERLINK(1)", "Éloïse")


@given(st.binary(max_size=300))
def test_no_bytes_break_the_reader(tmp_path_factory, data):
    path = tmp_path_factory.mktemp("listes") / "l.csv"
    path.write_bytes(b"Nom;Pr\xc3\xa9nom\n" + data)
    told = ""
    try:
        assert all(one.name for one in read_list(path, PARIS))
    except UsageError as error:
        told = str(error)
    assert "\n" not in told


cell = st.text("abcéÈœ'\"-=;, ", max_size=12)


@given(st.lists(st.tuples(cell, cell, cell), min_size=1, max_size=6))
def test_table_that_was_well_written_is_read_as_it_was(rows):
    import csv
    import io

    out = io.StringIO()
    csv.writer(out, delimiter=";", quoting=csv.QUOTE_ALL).writerows([("Nom", "Prénom", "Note"), *rows])
    read = parse_table(out.getvalue(), "x").rows
    assert read == tuple(row for row in rows if any(text.strip() for text in row))


@pytest.mark.parametrize(
    ("text", "hour"),
    [
        ("vendredi 7 mars 2025, 18:02", "2025-03-07 17:02"),
        ("Friday, 7 March 2025, 6:02 PM", "2025-03-07 17:02"),
        ("Friday, March 7, 2025, 6:02 PM", "2025-03-07 17:02"),
        ("7 March 2025, 12:00 AM", "2025-03-06 23:00"),
        ("7 March 2025, 12:00 PM", "2025-03-07 11:00"),
        ("samedi 1er février 2025, 08h05", "2025-02-01 07:05"),
        ("dimanche 31 août 2025, 23:59", "2025-08-31 21:59"),
        ("07/03/2025 18:02", "2025-03-07 17:02"),
        ("2025-03-07T17:02:00Z", "2025-03-07 17:02"),
        ("2025-03-07 17:02:11.123456 UTC", "2025-03-07 17:02"),
        ("2025-03-07 18:02:00 Europe/Paris", "2025-03-07 17:02"),
        ("2025-03-07 18:02:00 +0100", "2025-03-07 17:02"),
        ("2025-03-30 02:30", "2025-03-30 00:30"),  # an hour that does not exist
        ("2025-10-26 02:30", "2025-10-26 00:30"),  # an hour that comes twice
    ],
)
def test_dates_as_platforms_write_them(text, hour):
    assert f"{moment(text, PARIS):%Y-%m-%d %H:%M}" == hour


@pytest.mark.parametrize(
    "text", ["", "-", "jamais", "32/01/2025", "7 mars", "mars 2025", "2025-13-01", "99:99", "1 mai 99999"]
)
def test_what_is_no_date_is_none(text):
    assert moment(text, PARIS) is None


@given(st.text(max_size=40))
def test_no_text_breaks_the_reader_of_dates(text):
    assert moment(text, PARIS) is None or moment(text, PARIS).tzinfo


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("2 heures 3 min", 7380),
        ("1 day 4 hours", 100800),
        ("3 jours", 259200),
        ("45 secs", 45),
        ("en retard", None),
    ],
)
def test_durations(text, seconds):
    assert duration(text) == seconds


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (30, "1 min"),
        (740, "12 min"),
        (7380, "2 h 03"),
        (86400, "1 jour"),
        (3 * 86400 + 7200, "3 jours et 2 h"),
    ],
)
def test_durations_as_a_student_reads_them(seconds, text):
    assert told(seconds) == text


def test_duration_is_told_in_english_too():
    with speaking("en"):
        durations = [told(seconds) for seconds in (90_000, 180_000, 7_380)]
    assert durations == [
        "1 day and 1 h",
        "2 days and 2 h",
        "2 h 03",
    ]
