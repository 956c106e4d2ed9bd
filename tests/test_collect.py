"""A class collected: whose each file is, which one is kept, who is missing; twice the same, nothing overwritten."""

import datetime as dt
import hashlib
import io
import json
import os
import re
import shlex
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.console import Console

from grader.attendance import questions, table
from grader.cli import main
from grader.collection import Order, collect
from grader.errors import UsageError
from grader.identity import IDENTITIES, read_identities
from grader.record import path_of, read_record
from tests import tiny
from tests.handed import CLASS, MOODLE, SHEET, archive, capytale, copy, unopened, zipped


@pytest.fixture
def root(tmp_path):
    folder = tmp_path / "cours"
    folder.mkdir()
    return folder


@pytest.fixture
def roster(tmp_path):
    path = tmp_path / "classe.csv"
    path.write_text(CLASS, encoding="utf-8")
    return path


@pytest.fixture
def run(root, mini, tmp_path):
    """Collect what is given: paths, or files to put in an archive."""

    def collected(*paths, **order):
        made = [
            archive(tmp_path / f"export{place}.zip", path) if isinstance(path, dict) else path
            for place, path in enumerate(paths)
        ]
        return collect(root, mini, Order(tuple(made), **order))

    return collected


def states(outcome):
    """The state of each student, by name; homonyms in a list."""
    found = {}
    for row in outcome.rows:
        found.setdefault(row.name, []).append(row.handed.state)
    return {name: all_of[0] if len(all_of) == 1 else all_of for name, all_of in found.items()}


def row_of(outcome, name):
    (row,) = [row for row in outcome.rows if row.name == name]
    return row


def content(root, student):
    return (root / "submitted" / student / "mini" / "mini.ipynb").read_bytes()


def snapshot(folder):
    return {
        str(path.relative_to(folder)): (
            hashlib.sha256(path.read_bytes()).hexdigest(),
            path.stat().st_mtime_ns,
        )
        for path in sorted(Path(folder).rglob("*"))
        if path.is_file()
    }


# -- every layout -----------------------------------------------------------------------------------------

NAMES = ("Éloïse MÜLLER", "Jean-Noël LE GUEN--MARTIN", "Anaïs N'DOYE")
EXCHANGE = "bcpst2/inbound/{}+mini+2025-03-07 17:02:11.123456 UTC+b64"
LAYOUTS = {
    "moodle 4.1": {f"{name}_10{place}{MOODLE}/TP7.ipynb": copy() for place, name in enumerate(NAMES)},
    "moodle 3.1": {f"{name}_10{place}{MOODLE}_/TP7.ipynb": copy() for place, name in enumerate(NAMES)},
    "moodle flat": {f"{name}_10{place}{MOODLE}_TP7.ipynb": copy() for place, name in enumerate(NAMES)},
    "moodle within groups": {f"Groupe A-{name}_10{place}{MOODLE}/TP7.ipynb": copy() for place, name in enumerate(NAMES)},
    "moodle, each in a zip": {f"{name}_1{place}{MOODLE}/r.zip": zipped({"r/TP7.ipynb": copy()}) for place, name in enumerate(NAMES)},
    "capytale": capytale(
        ["Éloïse MÜLLER (A) : rendu", "Jean-Noël LE GUEN--MARTIN (A) : en cours", "Anaïs N'DOYE (A) : corrigé (12/20)"],
        ["muller_eloise.ipynb", "le-guen-martin_jean-noel.ipynb", "ndoye_anais.ipynb"],
    ),
    "canvas": {
        "mullereloise_11_208_TP7.ipynb": copy(),
        "leguenmartinjeannoel_LATE_12_209_TP7-1.ipynb": copy(),
        "ndoyeanais_13_210_TP7.ipynb": copy(),
    },
    "folders": {f"rendus/{name}/TP7.ipynb": copy() for name in NAMES},
    "folders, last name first": {f"rendus/{name.split(' ', 1)[1]} {name.split(' ', 1)[0]}/TP7.ipynb": copy() for name in NAMES},
    "files": {f"{name.replace(' ', '_')}_TP7 (1).ipynb": copy() for name in NAMES},
    "last names alone": {"muller.ipynb": copy(), "Le Guen-Martin TP7.py": b"x = 1", "ndoye_v2.ipynb.txt": copy()},
    "addresses": {f"{login}/tp.ipynb": copy() for login in ("eloise.muller", "jn.leguen", "anais.ndoye")},
    "repositories": {f"mini-submissions/mini-{login}/tp.ipynb": copy() for login in ("eloise.muller", "jn.leguen", "anais.ndoye")},
    "exchange": {f"{EXCHANGE.format(login)}/mini.ipynb": copy() for login in ("eloise.muller", "jn.leguen", "anais.ndoye")},
    "submitted": {f"submitted/{login}/mini/mini.ipynb": copy() for login in ("eloise.muller", "jn.leguen", "anais.ndoye")},
}  # fmt: skip


@pytest.mark.parametrize("layout", LAYOUTS)
def test_copies_go_to_their_owners(run, root, roster, layout):
    outcome = run(LAYOUTS[layout], roster=roster)
    assert outcome.doubts == outcome.remarks == ()
    handed = {row.name for row in outcome.rows if row.handed.state == "submitted"}
    assert handed == set(NAMES)
    assert len(list(root.glob("submitted/*/mini/mini.ipynb"))) == 3


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_same_unpacked_in_a_folder(run, roster, layout, tmp_path):
    for path, data in LAYOUTS[layout].items():
        (tmp_path / "rendus" / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "rendus" / path).write_bytes(data if isinstance(data, bytes) else data.encode())
    outcome = run(tmp_path / "rendus", roster=roster)
    assert {row.name for row in outcome.rows if row.handed.state == "submitted"} == set(NAMES)
    assert outcome.doubts == ()


@pytest.mark.parametrize("layout", sorted(set(LAYOUTS) - {"addresses", "repositories"}))
def test_without_a_list_whoever_handed_in_is_the_class(run, layout):
    outcome = run(LAYOUTS[layout])
    assert [row.handed.state for row in outcome.rows] == ["submitted"] * 3
    assert len(run(LAYOUTS[layout]).rows) == 3


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("Éloïse_MÜLLER_TP7 (1).ipynb", "Éloïse MÜLLER"),
        ("TP7 Dupont v2.ipynb", "Dupont"),
        ("LE GUEN Jean-Noël - TP7.ipynb", "LE GUEN Jean-Noël"),
        ("d'Artagnan-v2.py", "d'Artagnan"),
        ("Copie de TP7 (Léa Noël).ipynb", "Léa Noël"),
        ("Jean-Noël-TP7.ipynb", "Jean-Noël"),
    ],
)
def test_name_taken_from_a_file_keeps_its_accents_and_capitals(run, file, name):
    (row,) = run({file: copy()}).rows
    assert row.name == name


def test_blind_copies_are_participants(run):
    outcome = run({f"Participant_{number}{MOODLE}/TP7.ipynb": copy() for number in (4711, 4712)})
    assert list(states(outcome)) == ["Participant 4711", "Participant 4712"]


def test_blind_copies_have_names_when_the_worksheet_gives_them(run, tmp_path):
    sheet = tmp_path / "feuille.csv"
    sheet.write_text(SHEET + "Participant4711,Éloïse MÜLLER,e@x.fr,Remis pour évaluation,,20,Oui,-,-,\n")
    outcome = run({f"Participant_4711{MOODLE}/TP7.ipynb": copy()}, sheet=sheet)
    assert states(outcome) == {"Éloïse MÜLLER": "submitted"}


def test_a_mix_of_everything_is_one_class(run, roster):
    outcome = run(LAYOUTS["moodle 4.1"], LAYOUTS["capytale"], LAYOUTS["files"], roster=roster)
    assert sum(row.handed.state == "submitted" for row in outcome.rows) == 3


def test_names_are_in_one_file_and_folders_say_nothing(run, root, roster):
    run(LAYOUTS["moodle 4.1"], roster=roster)
    for path in root.rglob("*"):
        if path.is_file() and path.name != IDENTITIES:
            text = f"{path.relative_to(root)} {path.read_bytes().decode('utf-8', 'replace')}"
            assert not re.search("muller|müller|guen|doye|éloïse|exemple.fr", text.lower())


# -- which file is kept -----------------------------------------------------------------------------------


def moodle(files, name=NAMES[0], number=1):
    return {f"{name}_{number}{MOODLE}/{path}": data for path, data in files.items()}


BEST, DRAFT = copy("def double(x):\n    return 2 * x\n\ndef total(L):\n    return 0"), copy("print('essai')")


@pytest.mark.parametrize(
    ("files", "kept", "why"),
    [
        ({"brouillon.ipynb": DRAFT, "rendu/TP7.ipynb": BEST}, BEST, "the only one with answers"),
        ({"TP7.ipynb": copy(), "b.ipynb": BEST}, BEST, "the most answers"),
        ({"a.ipynb": b"{", "b.ipynb": copy()}, copy(), "the only one that can be read"),
        ({"rapport.pdf": b"%PDF-1.4", "b.ipynb": copy()}, copy(), ""),
        ({"mots.txt": b"abc", "b.py": b"def double(x): return 2*x"}, b"def double(x): return 2*x", ""),
    ],
)
def test_file_with_answers_is_kept(run, root, files, kept, why):
    outcome = run(moodle(files))
    (row,) = outcome.rows
    assert content(root, row.student) == kept
    assert why in row.why or not why


def exchange(*times):
    return {
        f"inbound/zoe+mini+{time}.000000 UTC+x/mini.ipynb": copy(f"def double(x):\n    return {rank}")
        for rank, time in enumerate(times)
    }


@pytest.mark.parametrize(
    ("times", "kept", "why"),
    [
        (
            ("2025-03-07 16:00:00", "2025-03-07 16:50:00", "2025-03-07 17:30:00"),
            1,
            "the latest before the deadline",
        ),
        (("2025-03-07 16:50:00", "2025-03-07 16:00:00"), 0, "the latest"),
        (("2025-03-08 16:00:00", "2025-03-09 16:00:00"), 1, "the latest"),
    ],
)
def test_latest_before_the_deadline_wins(run, root, times, kept, why):
    outcome = run(exchange(*times), deadline="2025-03-07 18:00")
    (row,) = outcome.rows
    assert content(root, row.student) == copy(f"def double(x):\n    return {kept}")
    assert why in row.why


def test_tolerance_counts(run, root, variant):
    late = variant(bareme=tiny.BAREME + "\n    [deadline]\n    tolerance_min = 60\n")
    files = archive(root.parent / "e.zip", exchange("2025-03-07 16:50:00", "2025-03-07 17:30:00"))
    (row,) = collect(root, late, Order((files,), deadline="2025-03-07 18:00")).rows
    assert (row.late_s, content(root, row.student)) == (0, copy("def double(x):\n    return 1"))


def test_later_attempt_of_canvas_is_kept_wherever_it_stands(run, root):
    files = {"royzoe_31_9001_TP7-1.ipynb": copy(), "royzoe_31_9000_TP7.ipynb": BEST}
    (row,) = run(files).rows
    assert (content(root, row.student), "the latest" in row.why) == (copy(), True)


def test_other_assignments_of_the_exchange_are_left(run):
    files = {
        **exchange("2025-03-07 16:00:00"),
        "inbound/zoe+autre+2025-03-07 16:00:00.000000 UTC/autre.ipynb": DRAFT,
    }
    (row,) = run(files).rows
    assert row.handed.layout == "nbgrader"


def test_only_a_pdf_is_a_copy_that_cannot_be_read(run, root):
    (row,) = run(moodle({"TP7.pdf": b"%PDF-1.4"})).rows
    assert "no notebook among what was handed in" in row.why
    assert content(root, row.student) == b"%PDF-1.4"


def test_pdf_of_a_plain_folder_is_its_student_s_and_not_a_copy_that_is_missing(run, root, roster):
    outcome = run({"MULLER_Eloise.pdf": b"%PDF-1.4"}, roster=roster)
    row = row_of(outcome, "Éloïse MÜLLER")
    assert row.handed.state == "submitted"
    assert "no notebook among what was handed in" in row.why
    assert content(root, row.student) == b"%PDF-1.4"
    assert outcome.remarks == ()


def test_files_that_are_nobody_s_are_told_unless_they_lie_beside_a_copy(run, roster):
    files = {"devoir.pdf": b"%PDF-1.4", "MULLER_Eloise/tp.ipynb": copy(), "MULLER_Eloise/photo.png": b"PNG"}
    ((source, what),) = run(roster, files, roster=roster).remarks
    assert source == "export1.zip"
    assert "neither notebook nor script" in what
    assert what.endswith(": devoir.pdf")
    assigned = run(files, assign=("devoir.pdf=Éloïse MÜLLER",))
    assert assigned.remarks == ()


@pytest.mark.parametrize("listed", [True, False])
def test_archive_that_nobody_can_open_was_handed_in_all_the_same(run, root, roster, listed):
    files = moodle({"rendu.zip": zipped({"TP7.ipynb": copy()})[:60]})
    outcome = run(files, **({"roster": roster} if listed else {}))
    assert row_of(outcome, NAMES[0]).handed.state == "unreadable"
    assert [why for _place, why in outcome.remarks] == ["broken or cut short; download it again"]
    assert row_of(run(moodle({"TP7.ipynb": copy()})), NAMES[0]).handed.state == "submitted"


def test_notebook_that_capytale_made_and_nobody_opened_is_not_handed_in(run, root):
    files = {**capytale(["Zoé MARTIN (A) : en cours"], ["martin_zoe.ipynb"]), "martin_zoe.ipynb": unopened()}
    (row,) = run(files).rows
    assert (row.handed.state, list(root.glob("submitted/*"))) == ("missing", [])
    assert "jamais été ouvert" in row.handed.reason


# -- times ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("identifier", ["eloise.muller@exemple.fr", "Müller Éloïse", "MÜLLER Éloïse"])
def test_github_classroom_says_whose_a_repository_is_and_when_it_was_pushed(
    run, roster, tmp_path, identifier
):
    sheet = tmp_path / "classroom.csv"
    sheet.write_text(
        "assignment_name,github_username,roster_identifier,student_repository_name,submission_timestamp,points_awarded\n"
        f"tp7,zoe-d,{identifier},projet-zoe-d,2025-03-07T17:02:00Z,\n"
    )
    run(roster, roster=roster)
    outcome = run(
        {
            "projet-submissions/projet-zoe-d/tp.ipynb": copy(),
            "projet-submissions/projet-zoe-d/README.md": "x",
        },
        sheet=sheet,
    )
    assert len(outcome.rows) == 6
    row = row_of(outcome, "Éloïse MÜLLER")
    assert (row.handed.time, row.handed.time_from) == (dt.datetime(2025, 3, 7, 17, 2, tzinfo=dt.UTC), "sheet")


def test_table_of_capytale_says_when(run, tmp_path):
    sheet = tmp_path / "capytale.csv"
    sheet.write_text(
        '\ufeff"Dernière modif.","Élève","Classe","État","Appréciation","Évaluation"\n'
        '"08/03/2025 10:02","MÜLLER Éloïse","A","Rendu","Un "bon" travail",""\n'
    )
    outcome = run(LAYOUTS["capytale"], sheet=sheet, deadline="2025-03-07 18:00")
    assert row_of(outcome, "MÜLLER Éloïse").late_s == 16 * 3600 + 120


def test_time_is_noted_as_nbgrader_does(run, root):
    (row,) = run(exchange("2025-03-07 17:02:11")).rows
    noted = root / "submitted" / row.student / "mini" / "timestamp.txt"
    assert noted.read_text() == "2025-03-07 17:02:11.000000 UTC"


def test_worksheet_says_when_the_last_file_came(run, tmp_path):
    sheet = tmp_path / "feuille.csv"
    line = 'Participant1,Éloïse MÜLLER,e@x.fr,Remis - En retard de 2 heures 3 min,,20,Oui,"samedi 8 mars 2025, 02:03",-,\n'
    sheet.write_text(SHEET + line)
    outcome = run(moodle({"TP7.ipynb": copy()}), sheet=sheet)
    (row,) = outcome.rows
    assert row.handed.time == dt.datetime(2025, 3, 8, 1, 3, tzinfo=dt.UTC)
    assert row.late_s == 7380
    assert outcome.remarks == (
        ("feuille.csv", "late by the platform's own count; to take points off, give the deadline, such as --deadline 2025-03-08T00:00"),
    )  # fmt: skip
    ((place, _what),) = run({f"{NAMES[1]}_2{MOODLE}/TP7.ipynb": copy()}).remarks
    assert place == "worksheet"  # it was given before
    (row,) = run(moodle({"TP7.ipynb": copy()}), sheet=sheet, deadline="2025-03-08 01:00").rows
    assert row.late_s == 3780


def test_extension_counts_for_its_student_alone(run, root, tmp_path):
    sheet = tmp_path / "feuille.csv"
    granted = " - Prolongation accordée jusqu'au : samedi 8 mars 2025, 02:00"
    sheet.write_text(
        SHEET
        + f'Participant1,{NAMES[0]},e@x.fr,"Remis{granted}",,20,Oui,"samedi 8 mars 2025, 02:03",-,\n'
        + f'Participant2,{NAMES[1]},j@x.fr,Remis - En retard,,20,Oui,"samedi 8 mars 2025, 02:03",-,\n'
    )
    files = {f"{name}_{number}{MOODLE}/TP7.ipynb": copy() for number, name in enumerate(NAMES[:2], 1)}
    outcome = run(files, sheet=sheet, deadline="2025-03-07 18:00")
    assert [row_of(outcome, name).late_s for name in NAMES[:2]] == [180, 8 * 3600 + 180]
    again = run(files)  # the record remembers it
    assert row_of(again, NAMES[0]).late_s == 180


# -- again ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS)
def test_collecting_twice_changes_nothing(run, root, roster, layout):
    run(LAYOUTS[layout], roster=roster, deadline="2025-03-07 12:00")
    before = snapshot(root)
    outcome = run(LAYOUTS[layout], roster=roster, deadline="2025-03-07 12:00")
    assert snapshot(root) == before
    assert {row.placed for row in outcome.rows} == {"same", None}


def test_newer_copy_takes_the_place_of_the_older_which_is_kept(run, root):
    (row,) = run(exchange("2025-03-07 16:00:00")).rows
    old = content(root, row.student)
    newer = {"inbound/zoe+mini+2025-03-07 16:30:00.000000 UTC/mini.ipynb": BEST}
    (row,) = run(newer).rows
    assert (row.placed, content(root, row.student)) == ("replaced", BEST)
    assert [path.read_bytes() for path in (root / "collected" / "mini" / row.student).iterdir()] == [old]


def test_older_copy_does_not(run, root):
    run({"inbound/zoe+mini+2025-03-07 16:30:00.000000 UTC/mini.ipynb": BEST})
    (row,) = run(exchange("2025-03-07 16:00:00")).rows
    assert content(root, row.student) == BEST


def test_copy_changed_by_hand_stays(run, root):
    (row,) = run(exchange("2025-03-07 16:00:00")).rows
    (root / "submitted" / row.student / "mini" / "mini.ipynb").write_bytes(DRAFT)
    (again,) = run(exchange("2025-03-07 16:00:00")).rows
    assert (again.placed, content(root, row.student)) == ("edited", DRAFT)


def test_those_collected_before_stay_when_others_come(run, root):
    run(moodle({"TP7.ipynb": copy()}))
    outcome = run(moodle({"TP7.ipynb": BEST}, NAMES[2], 3))
    assert states(outcome) == {NAMES[0]: "submitted", NAMES[2]: "submitted"}


def test_own_submitted_can_be_collected(run, root, roster):
    run(LAYOUTS["moodle 4.1"], roster=roster)
    before = snapshot(root)
    run(root / "submitted")
    assert snapshot(root) == before


def test_copies_put_there_by_hand_get_an_identity(run, root):
    place = root / "submitted" / "zoe" / "mini"
    place.mkdir(parents=True)
    (place / "mini.ipynb").write_bytes(copy())
    outcome = run(root / "submitted")
    assert [row.student for row in outcome.rows] == ["zoe"]


def test_logins_may_stay_ids_with_the_secret_of_the_exchange(run, root):
    files = exchange("2025-03-07 16:00:00")
    (folder,) = {path.rpartition("/")[0] for path in files}
    run({**files, f"{folder}/submission_secret.txt": b"s3cret"}, keep_ids=True)
    assert (root / "submitted" / "zoe" / "mini" / "submission_secret.txt").read_bytes() == b"s3cret"


# -- doubts -----------------------------------------------------------------------------------------------

HOMONYMS = capytale(
    ["Zoé D'ARTAGNAN (B) : rendu", "Zoé D'ARTAGNAN (B) : rendu"],
    ["dartagnan_zoe.ipynb", "dartagnan_zoe(1).ipynb"],
)


def test_waiting_student_is_told_why_on_the_line(run, roster, tmp_path):
    sheet = tmp_path / "feuille.csv"
    sheet.write_text(SHEET + "Participant1,Éloïse MÜLLER,e@x.fr,Remis pour évaluation,,20,Oui,-,-,\n")
    outcome = run(HOMONYMS, roster=roster, sheet=sheet)
    assert row_of(outcome, NAMES[0]).why == (
        "the worksheet says that a copy was handed in; it is not among the files",
    )
    waiting = [row for row in outcome.rows if row.name == "Zoé D'ARTAGNAN"]
    assert {row.why for row in waiting} == {("a file may be theirs: see the question below",)}


def test_homonyms_are_told_apart_in_the_table(run, roster):
    outcome = run(LAYOUTS["moodle 4.1"], roster=roster)
    console = Console(width=240, file=io.StringIO())
    console.print(table(outcome.rows, dt.UTC, outcome.identities))
    shown = console.file.getvalue()
    assert "Zoé D'ARTAGNAN (B, zoe.dartagnan@exemple.fr)" in shown
    assert "Zoé D'ARTAGNAN (B, zoe.dartagnan2@exemple.fr)" in shown
    assert "Éloïse MÜLLER  " in shown


def test_flat_file_is_shown_by_the_name_that_the_student_gave_it(run):
    assert [row.file for row in run(LAYOUTS["moodle flat"]).rows] == ["TP7.ipynb"] * 3


def test_command_that_settles_a_file_names_its_source_alone(run, roster, tmp_path, mini):
    outcome = run(LAYOUTS["moodle 4.1"], HOMONYMS, roster=roster, deadline="2025-03-07 18:00")
    order = Order((tmp_path / "export0.zip", tmp_path / "export1.zip"), roster, deadline="2025-03-07 18:00")
    (first, *_others) = [
        line.plain for line in questions(outcome.doubts, order, "mini") if "--assign" in line.plain
    ]
    words = shlex.split(first.partition("  # ")[0])
    assert words[:4] == ["bareme", "collect", "mini", str(tmp_path / "export1.zip")]
    assert not {"--roster", "--deadline"} & set(words)


def test_homonyms_are_asked_about_and_their_command_settles_it(
    run, root, roster, tmp_path, mini, monkeypatch
):
    outcome = run(HOMONYMS, roster=roster)
    assert states(outcome)["Zoé D'ARTAGNAN"] == ["to_review", "to_review"]
    order = Order((tmp_path / "export0.zip",), roster)
    asked = [line.plain.strip() for line in questions(outcome.doubts, order, str(mini.folder))]
    assert asked[0] == "? dartagnan_zoe.ipynb: several students bear this name"
    words = shlex.split(asked[1].partition("  # ")[0])
    assert "zoe.dartagnan" in asked[1]
    monkeypatch.chdir(root)
    done = CliRunner().invoke(main, words[1:])
    assert done.exit_code == 0, done.output
    assert len(list(root.glob("submitted/*/mini/mini.ipynb"))) == 2  # the other is the only one left
    settled = {row.student: row.handed.sha256 for row in run(HOMONYMS).rows}
    assert {row.student: row.handed.sha256 for row in run(HOMONYMS, roster=roster).rows} == settled


def test_homonyms_of_two_classes_are_told_apart(run, tmp_path):
    classe = tmp_path / "c.csv"
    classe.write_text("Nom;Prénom;Classe\nMARTIN;Léa;A\nMARTIN;Léa;B\n")
    files = capytale(
        ["Léa MARTIN (B) : rendu", "Léa MARTIN (A) : rendu"], ["martin_lea.ipynb", "martin_lea(1).ipynb"]
    )
    outcome = run(files, roster=classe)
    assert outcome.doubts == ()
    sections = {one.id: one.section for one in read_identities(tmp_path / "cours").people}
    assert {sections[row.student]: row.file for row in outcome.rows} == {
        "B": "martin_lea.ipynb",
        "A": "martin_lea(1).ipynb",
    }


def test_two_accounts_of_one_name_are_not_mixed(run, tmp_path):
    classe = tmp_path / "c.csv"
    classe.write_text("Nom;Prénom\nMARTIN;Léa\n")
    files = {**moodle({"a.ipynb": copy()}, "Léa MARTIN", 1), **moodle({"a.ipynb": BEST}, "Léa MARTIN", 2)}
    outcome = run(files, roster=classe)
    assert {doubt.reason for doubt in outcome.doubts} == {"two accounts bear the name of one student"}
    assert len(outcome.doubts) == 2


def test_two_accounts_of_one_name_are_two_people_without_a_list(run):
    files = {**moodle({"a.ipynb": copy()}, "Léa MARTIN", 1), **moodle({"a.ipynb": BEST}, "Léa MARTIN", 2)}
    assert states(run(files)) == {"Léa MARTIN": ["submitted", "submitted"]}
    assert states(run(files)) == {"Léa MARTIN": ["submitted", "submitted"]}


def test_worksheet_of_another_assignment_gives_nobody_the_wrong_copy(run, tmp_path):
    sheet = tmp_path / "feuille.csv"
    sheet.write_text(
        SHEET
        + "".join(
            f"Participant{n},{name},,Remis,,20,Oui,-,-,\n" for n, name in ((1, NAMES[2]), (3, NAMES[0]))
        )
    )
    outcome = run(
        {**moodle({"t.ipynb": copy()}, NAMES[0], 1), **moodle({"t.ipynb": BEST}, NAMES[2], 3)}, sheet=sheet
    )
    found = {row.name: row.handed.sha256 for row in outcome.rows}
    assert found == {NAMES[0]: hashlib.sha256(copy()).hexdigest(), NAMES[2]: hashlib.sha256(BEST).hexdigest()}


def test_numbers_of_a_plain_list_are_not_those_of_moodle(run, tmp_path):
    classe = tmp_path / "c.csv"
    classe.write_text("Identifiant;Nom;Prénom\n1;MARTIN;Léa\n2;PETIT;Ali\n")
    outcome = run({f"Participant_1{MOODLE}/t.ipynb": copy()}, roster=classe)
    assert states(outcome) == {"Participant 1": "submitted", "Léa MARTIN": "missing", "Ali PETIT": "missing"}


def test_identifiers_of_a_list_are_logins(run, tmp_path):
    classe = tmp_path / "c.csv"
    classe.write_text("Identifiant;Nom;Prénom\nlmartin2;MARTIN;Léa\napetit;PETIT;Ali\n")
    outcome = run({"inbound/lmartin2+mini+2025-03-07 16:00:00.000000 UTC/mini.ipynb": copy()}, roster=classe)
    assert states(outcome) == {"Léa MARTIN": "submitted", "Ali PETIT": "missing"}


def test_table_of_canvas_gives_its_numbers(run, tmp_path):
    sheet = tmp_path / "canvas.csv"
    sheet.write_text('Student,ID,SIS User ID,SIS Login ID,Section\n"MÜLLER, Éloïse",11,100001,emuller,A\n')
    files = {"xyz_11_208_TP7.ipynb": copy(), "muellereloise_12_209_TP7.ipynb": copy()}
    outcome = run({"mullereloise_11_208_TP7.ipynb": copy()}, sheet=sheet)
    assert row_of(outcome, "Éloïse MÜLLER").why[0] == "number"
    assert len(run(files).doubts) == 2


def test_siblings_are_not_guessed(run, tmp_path):
    classe = tmp_path / "c.csv"
    classe.write_text("Nom;Prénom\nMARTIN;Léa\nMARTIN;Paul\n")
    (doubt,) = run({"martin.ipynb": copy(), "martin_lea.ipynb": BEST}, roster=classe).doubts
    assert (doubt.token, len(doubt.people)) == ("martin.ipynb", 2)


def test_misspelt_name_is_asked_about_with_those_near(run, roster):
    outcome = run({"Eloise Muler.ipynb": copy()}, roster=roster)
    (doubt,) = outcome.doubts
    assert [one.name for one in doubt.people] == ["Éloïse MÜLLER"]
    assert states(outcome)["Éloïse MÜLLER"] == "to_review"


def test_decision_is_remembered(run, roster):
    files = {"TP7 final.ipynb": copy()}
    (doubt,) = run(files, roster=roster).doubts
    run(files, assign=(f"{doubt.token}=Éloïse MÜLLER",))
    again = run(files)
    assert again.doubts == ()
    assert states(again)["Éloïse MÜLLER"] == "submitted"


WRONG = {
    "no equals sign": ({"assign": ("TP7.ipynb",)}, "write FILE=STUDENT"),
    "no student": ({"assign": ("TP7.ipynb=",)}, "write FILE=STUDENT"),
    "no such file": ({"assign": ("TP8.ipynb=Éloïse MÜLLER",)}, "'TP8.ipynb' is not among the files given"),
    "several files": (
        {"assign": ("x.ipynb=Éloïse MÜLLER",)},
        "'x.ipynb' names several files; write one of: ",
    ),
    "no such student": ({"assign": ("TP7.ipynb=Paul DURAND",)}, "'Paul DURAND' is not in the class list"),
    "a homonym": (
        {"assign": ("TP7.ipynb=Zoé d'Artagnan",)},
        "is the name of several students; write one of: e",
    ),
    "no state": ({"state": ("Éloïse MÜLLER=MALADE",)}, "write STUDENT=ABS, DISP, NRD, ILL or ATT"),
    "state of nobody": ({"state": ("Paul DURAND=ABS",)}, "'Paul DURAND' is not in the class list"),
    "deadline": ({"deadline": "lundi prochain"}, "'lundi prochain' is not a date"),
    "zone": ({"timezone": "Europe/Pariss"}, "'Europe/Pariss' is not a time zone"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_option_is_told_before_anything_is_written(run, root, roster, name):
    order, why = WRONG[name]
    files = {"TP7.ipynb": copy(), "a/x.ipynb": copy(), "b/x.ipynb": BEST}
    with pytest.raises(UsageError, match=re.escape(why)) as caught:
        run(files, roster=roster, **order)
    assert "\n" not in str(caught.value)
    assert list(root.iterdir()) == []


# -- states -----------------------------------------------------------------------------------------------


def test_states_of_those_without_a_copy(run, roster):
    outcome = run(
        moodle({"TP7.ipynb": copy()}),
        roster=roster,
        state=("N'DOYE Anaïs=ABS", "oedipe.celik@exemple.fr=DISP"),
    )
    found = states(outcome)
    assert found["Anaïs N'DOYE"] == "absent"
    assert found["Œdipe ÇELIK"] == "excused"
    assert found["Jean-Noël LE GUEN--MARTIN"] == "missing"
    assert states(run(moodle({"TP7.ipynb": copy()})))["Anaïs N'DOYE"] == "absent"
    assert states(run(moodle({"TP7.ipynb": BEST}, "Anaïs N'DOYE", 3)))["Anaïs N'DOYE"] == "submitted"


@pytest.mark.parametrize(("word", "state"), [("ATT", "to_review"), ("ILL", "unreadable")])
def test_what_the_teacher_says_of_whoever_has_no_copy_holds_too(run, roster, word, state):
    files = moodle({"TP7.ipynb": copy()})
    run(files, roster=roster, state=(f"N'DOYE Anaïs={word}",))
    assert states(run(files))["Anaïs N'DOYE"] == state
    assert states(run(files, state=("N'DOYE Anaïs=NRD",)))["Anaïs N'DOYE"] == "missing"
    assert states(run(files))["Anaïs N'DOYE"] == "missing"


def test_word_of_the_class_list_counts_for_whoever_has_no_copy(run, tmp_path):
    classe = tmp_path / "c.csv"
    classe.write_text("Nom;Prénom;Statut\nMARTIN;Léa;ATT\nPETIT;Ali;ABS\nROUX;Eva;\n")
    outcome = run(moodle({"TP7.ipynb": copy()}, "Eva ROUX"), roster=classe)
    assert states(outcome) == {"Léa MARTIN": "to_review", "Ali PETIT": "absent", "Eva ROUX": "submitted"}


def test_what_the_teacher_says_of_a_copy_holds_until_it_is_taken_back(run):
    files = moodle({"TP7.ipynb": copy()})
    for order, state in (
        ({"state": ("Éloïse MÜLLER=DISP",)}, "excused"),
        ({}, "excused"),
        ({"state": ("Éloïse MÜLLER=NRD",)}, "submitted"),
    ):
        assert states(run(files, **order)) == {NAMES[0]: state}
    run(files, state=("Éloïse MÜLLER=ABS",))
    assert states(run(moodle({"TP7.ipynb": BEST}, NAMES[2], 3)))[NAMES[0]] == "absent"


def test_copy_that_the_platform_has_and_we_do_not_waits(run, tmp_path):
    sheet = tmp_path / "feuille.csv"
    sheet.write_text(
        SHEET
        + 'Participant1,Éloïse MÜLLER,e@x.fr,Remis pour évaluation,,20,Oui,"vendredi 7 mars 2025, 18:02",-,\n'
    )
    (row,) = run(tmp_path / "feuille.csv", sheet=sheet).rows
    assert row.handed.state == "to_review"
    assert "n'est pas parmi les fichiers reçus" in row.handed.reason


def test_worksheet_names_that_the_list_does_not_have_are_told(run, roster, tmp_path):
    sheet = tmp_path / "feuille.csv"
    sheet.write_text(SHEET + "Participant1,Paul DURAND,p@x.fr,Pas de travail remis,,20,Oui,-,-,\n")
    outcome = run(moodle({"TP7.ipynb": copy()}), roster=roster, sheet=sheet)
    assert outcome.remarks == (("feuille.csv", "not in the class list, added to it: Paul DURAND"),)


def test_group_is_asked_about_then_each_member_has_the_copy(run, root, roster):
    files = {f"Binôme 3_77{MOODLE}/TP7.ipynb": copy()}
    (doubt,) = run(files, roster=roster).doubts
    assert doubt.reason.startswith("a group whose members are not known: name them")
    outcome = run(files, assign=(f"{doubt.token}=Éloïse MÜLLER,Anaïs N'DOYE",))
    assert sum(row.handed.state == "submitted" for row in outcome.rows) == 2
    assert {row.handed.group for row in outcome.rows if row.handed.sha256} == {"Binôme 3"}
    assert run(files).doubts == ()


def test_list_may_say_who_is_in_which_group(run, tmp_path):
    classe = tmp_path / "c.csv"
    classe.write_text("Nom;Prénom;Groupe\nMARTIN;Léa;Binôme 1\nPETIT;Ali;Binôme 1\nROUX;Eva;Binôme 2\n")
    outcome = run({f"Binôme 1_77{MOODLE}/TP7.ipynb": copy()}, roster=classe)
    assert states(outcome) == {"Léa MARTIN": "submitted", "Ali PETIT": "submitted", "Eva ROUX": "missing"}


# -- hostile and odd --------------------------------------------------------------------------------------


def test_hostile_archive_writes_nothing_outside_and_the_rest_goes_on(run, root, tmp_path):
    files = {"../../evasion.ipynb": copy(), "/abs/TP7.ipynb": copy(), **moodle({"TP7.ipynb": copy()})}
    around = snapshot(tmp_path)
    outcome = run(files)
    new = set(snapshot(tmp_path)) - set(around)
    assert all(path.startswith("cours/") or path == "export0.zip" for path in new)
    assert [why for _place, why in outcome.remarks] == ["its path leads out of the archive"] * 2
    assert states(outcome) == {NAMES[0]: "submitted"}


@pytest.mark.parametrize(
    "name",
    ["..", ".", "../../x", "a/b", "C:", "nul", "\u202egpj.ipynb", "x" * 240, "=1+1", "-rf", "~", "%2e%2e"],
)
def test_no_name_leads_anywhere_else(run, root, tmp_path, name):
    folder = name.replace("/", "∕")
    outcome = run({f"{folder}_1{MOODLE}/TP7.ipynb": copy()}, keep_ids=True)
    written = [path for path in snapshot(tmp_path) if path != "export0.zip"]
    assert all(
        re.match(r"cours/(submitted/e\w{5}/mini/|collected/mini\.json|identities|\.gitignore)", path)
        for path in written
    )
    assert len(outcome.rows) <= 1


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe",
        b"{",
        b"<<<<<<< HEAD\n",
        b"\0" * 50,
        "é".encode("utf-16"),
        b"%PDF-",
        b'{"nbformat": 5}',
    ],
    ids=["empty", "bom", "cut", "conflict", "zeros", "utf-16", "pdf", "nbformat 5"],
)
def test_copy_in_any_state_is_put_in_its_place_as_it_came(run, root, data):
    (row,) = run(moodle({"TP7.ipynb": data})).rows
    assert content(root, row.student) == data


def test_broken_pieces_are_told_and_the_rest_goes_on(run, tmp_path):
    folder = tmp_path / "rendus"
    folder.mkdir()
    (folder / "muller.ipynb").write_bytes(copy())
    (folder / "martin.zip").write_bytes(zipped({"tp.ipynb": copy()})[:60])
    (folder / "petit.7z").write_bytes(b"7z\xbc\xaf\x27\x1c" + b"\0" * 60)
    (folder / "roux.zip").write_bytes(b"<html>connexion</html>")
    (folder / "lien.ipynb").symlink_to("nulle_part")
    os.mkfifo(folder / "tube.ipynb")
    outcome = run(folder)
    assert [row.name for row in outcome.rows] == ["muller"]
    told = dict(outcome.remarks)
    assert told["rendus/martin.zip"] == "broken or cut short; download it again"
    assert told["rendus/petit.7z"] == "7z archives are not read; unpack it and give the folder"
    assert told["rendus/roux.zip"] == "not a zip archive, whatever its name"
    assert {"rendus/lien.ipynb", "rendus/tube.ipynb"} <= set(told)
    assert all("\n" not in line for line in told.values())


def test_archives_of_one_name_are_two_archives(run, tmp_path):
    paths = []
    for place, name in enumerate(NAMES[:2]):
        (tmp_path / f"classe{place}").mkdir()
        paths.append(
            archive(tmp_path / f"classe{place}" / "export.zip", moodle({"TP7.ipynb": copy()}, name, place))
        )
    outcome = run(*paths, paths[0])
    assert len(outcome.rows) == len({name for name, _layout, _count in outcome.sources}) == 2


def test_path_that_is_not_there_is_told(run, root, tmp_path):
    with pytest.raises(UsageError, match="no such file or folder"):
        run(tmp_path / "rien.zip")
    assert list(root.iterdir()) == []


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"students": 3}', '{"students": {"e": {"state": "?"}}, "due": null}']
)
def test_record_that_was_broken_is_told(run, root, text):
    path = path_of(root, "mini")
    path.parent.mkdir()
    path.write_text(text)
    with pytest.raises(UsageError, match="not a record of bareme; move it away and collect again"):
        run(moodle({"TP7.ipynb": copy()}))


def test_record_is_read_as_it_was_written(run, root):
    outcome = run(exchange("2025-03-07 17:30:00"), deadline="2025-03-07 18:00")
    assert read_record(root, "mini") == outcome.record


# -- the command, and grading after it --------------------------------------------------------------------


@pytest.fixture
def bareme(root, mini, monkeypatch):
    """The command line in the course folder."""
    monkeypatch.chdir(root)
    monkeypatch.setenv("COLUMNS", "200")

    def called(command, *words):
        return CliRunner().invoke(main, [command, str(mini.folder), *map(str, words)])

    return called


def test_table_says_it_all(bareme, roster, tmp_path):
    zip_file = archive(tmp_path / "export.zip", LAYOUTS["moodle 4.1"])
    done = bareme("collect", zip_file, "--roster", roster, "--deadline", "2025-03-07 12:00")
    assert done.exit_code == 0, done.output
    assert "export.zip: Moodle, 3 files" in done.output
    line = next(line for line in done.output.splitlines() if "Éloïse" in line)
    assert re.search(r"late +07/03 18:02 \(\+6 h 02\) archive +TP7.ipynb +name", line)
    assert "3 copies; not submitted (NRD): 3; late: 3" in done.output


def test_brackets_in_a_name_are_shown_as_they_are(bareme, tmp_path):
    files = {f"Zoé ROY_1{MOODLE}/tp [/final]/copie [bold].ipynb": copy()}
    done = bareme("collect", archive(tmp_path / "export.zip", files))
    assert done.exit_code == 0, done.output
    assert "tp [/final]/copie [bold].ipynb" in done.output


def test_nothing_to_collect_is_status_1(bareme, roster, tmp_path):
    done = bareme("collect", archive(tmp_path / "export.zip", {"a.txt": "x"}), "--roster", roster)
    assert (done.exit_code, "0 copies" in done.output) == (1, True)


def test_grading_shows_everybody_grades_a_group_once_and_takes_lateness_off(
    root, variant, sandbox, tmp_path, monkeypatch, roster
):
    rule = '\n    [deadline]\n    at = "2025-03-07 12:00"\n    penalty = 2\n    per = "once"\n'
    assignment = variant(bareme=tiny.BAREME + rule)
    monkeypatch.chdir(root)
    right = tiny.notebook(tiny.answers()).encode()
    files = {f"Binôme 3_77{MOODLE}/TP7.ipynb": right}
    zip_file = archive(tmp_path / "export.zip", files)
    assign = "Binôme 3_77_assignsubmission_file=Éloïse MÜLLER,Anaïs N'DOYE"
    words = ["collect", str(assignment.folder), str(zip_file), "--roster", str(roster), "--assign", assign]
    assert CliRunner().invoke(main, [*words, "--state", "Œdipe ÇELIK=DISP"]).exit_code == 0
    import grader.means as module

    asked = []
    plain = module.grade_batch
    monkeypatch.setattr(
        module, "grade_batch", lambda plan, todo, *more: (asked.extend(todo), plain(plan, todo, *more))[1]
    )
    done = CliRunner().invoke(main, ["grade", str(assignment.folder), "--jobs", "1", "--json", "notes.json"])
    assert done.exit_code == 0, done.output
    assert len(asked) == 1
    copies = json.loads(Path("notes.json").read_text())["copies"]
    graded = [one for one in copies if one["state"] == "graded"]
    assert [(one["points"], one["note"]) for one in graded] == [(8, "16"), (8, "16")]
    assert graded[0]["notes"][0] == "copie rendue en retard de 6 h 02 : 2 points en moins"
    assert sorted(one["note"] for one in copies if one["state"] != "graded") == ["DISP", "NRD", "NRD", "NRD"]
    again = CliRunner().invoke(main, ["grade", str(assignment.folder), "--jobs", "1"])
    assert (len(asked), "2 copies" in again.output) == (1, True)
    assert CliRunner().invoke(main, ["feedback", str(assignment.folder)]).exit_code == 0
    index = (root / "feedback" / "mini" / "index.html").read_text()
    assert index.count("not handed in") >= 3
    assert "Éloïse" not in index


def test_student_whose_copy_is_in_doubt_reads_that_it_waits(run, root, roster, mini):
    from grader.course import Course
    from grader.run import run_feedback

    outcome = run(HOMONYMS, roster=roster)
    (waiting, _other) = [row.student for row in outcome.rows if row.handed.state == "to_review"]
    page = run_feedback(str(mini.folder), Course(root)).parent / f"{waiting}.html"
    text = page.read_text()
    assert "Ta copie attend une décision" in text
    assert "double" not in text


def test_collecting_works_without_nbgrader(root, mini, tmp_path):
    import subprocess

    zip_file = archive(tmp_path / "export.zip", LAYOUTS["moodle 4.1"])
    program = (
        "import sys; sys.modules['nbgrader'] = sys.modules['sqlalchemy'] = None\n"
        "from grader.cli import main; main()"
    )
    here = {**os.environ, "PYTHONPATH": str(Path(__file__).resolve().parent.parent)}
    words = [sys.executable, "-c", program, "collect", str(mini.folder), str(zip_file)]
    done = subprocess.run(words, cwd=root, capture_output=True, text=True, timeout=60, env=here)
    assert done.returncode == 0, done.stderr
    assert len(list(root.glob("submitted/*/mini/mini.ipynb"))) == 3


# -- what a student packs -----------------------------------------------------------------------------------

LIAR = "bob+mini+2025-03-01 10:00:00.000000 UTC"


@pytest.mark.parametrize(
    "inner",
    [
        {f"{LIAR}/mini.ipynb": BEST},
        {"bob/mini/mini.ipynb": BEST},
        {f"{NAMES[1]}_2{MOODLE}/mini.ipynb": BEST},
        {"martinbob_31_9001_mini.ipynb": BEST},
        capytale([f"{NAMES[1]} (A) : rendu"], ["mini.ipynb"]),
    ],
    ids=["exchange", "submitted", "moodle", "canvas", "capytale"],
)
@pytest.mark.parametrize("packed", [True, False], ids=["in an archive", "in a folder"])
def test_copy_named_after_another_student_is_its_senders(run, inner, packed):
    files = {"travail.zip": zipped(inner)} if packed else inner
    (row,) = run(moodle(files)).rows
    assert row.name == NAMES[0]


@pytest.mark.parametrize("layout", ["alice", f"{NAMES[0]}_1{MOODLE}"])
def test_dates_that_a_student_packs_are_not_those_of_the_platform(run, layout):
    forged = {"timestamp.txt": "2025-03-01 10:00:00 UTC", "mini.ipynb": BEST}
    others = {"bob/mini.ipynb": copy("x = 1")} if layout == "alice" else {}
    for files in (forged, {"a.zip": zipped(forged, (2025, 3, 1, 10, 0, 0))}):
        rows = run({f"{layout}/{name}": data for name, data in files.items()} | others).rows
        assert {row.handed.time for row in rows} == {dt.datetime(2025, 3, 7, 17, 2, tzinfo=dt.UTC)}


def test_table_without_end_is_read_soon(run):
    begun = time.process_time()
    lines = ["1/1 a" + " " * 20_000 + "b", *["1/1 " + "( a" * 90] * 2000, "2/2 " + "a (b) " * 40_000]
    run(moodle({"mini.ipynb": BEST, "rapport.txt": "\n".join(lines)}))
    assert time.process_time() - begun < 10
