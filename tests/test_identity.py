"""Names in one file that only its owner reads; pseudonymous ids that stay; everything gone after a purge."""

import os
import stat
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from grader.cli import main
from grader.errors import UsageError
from grader.identity import IDENTITIES, Identities, Person, enrol, read_identities, write_identities
from grader.matching import Matcher
from grader.names import tidy
from grader.purge import delete, holdings
from grader.roster import Listed


def person(last, first, **more):
    return Listed(last=last, first=first, name=f"{first} {last}", **more)


def test_file_is_for_its_owner_only_and_git_leaves_it(tmp_path):
    (tmp_path / ".gitignore").write_text("*.log")
    write_identities(tmp_path, Identities((Person("e1", name="Zoé Martin"),)))
    assert stat.S_IMODE((tmp_path / IDENTITIES).stat().st_mode) == 0o600
    assert (tmp_path / ".gitignore").read_text().splitlines()[:2] == ["*.log", IDENTITIES]
    before = (tmp_path / ".gitignore").read_text()
    write_identities(tmp_path, Identities((Person("e1", name="Zoé Martin"),)))
    assert (tmp_path / ".gitignore").read_text() == before


def test_rights_that_were_loosened_are_tightened(tmp_path):
    known = Identities((Person("e1", name="Zoé Martin"),))
    write_identities(tmp_path, known)
    os.chmod(tmp_path / IDENTITIES, 0o644)
    write_identities(tmp_path, known)
    assert stat.S_IMODE((tmp_path / IDENTITIES).stat().st_mode) == 0o600


text = st.text(max_size=20).map(tidy)


@given(st.lists(st.tuples(text, text, text, text), max_size=5))
def test_whoever_is_written_is_read_back(tmp_path_factory, rows):
    root = tmp_path_factory.mktemp("cours")
    people = tuple(
        Person(
            f"e{rank}",
            last,
            first,
            f"{first} {last}".strip(),
            section=section,
            origins={"tp": origin} if origin else {},
        )
        for rank, (last, first, section, origin) in enumerate(rows)
    )
    write_identities(root, Identities(people))
    if people:
        assert set(read_identities(root).people) == set(people)
        assert all(read_identities(root).get(one.id).origins == one.origins for one in people)


BROKEN = {
    "no id": ("name\nZoé\n", "the column `id` is gone; put the file back as it was"),
    "twice": ("id;name\ne1;Zoé\ne1;Léa\n", "e1 stands there twice; give each student one line"),
    "path": ("id;name\n../../etc;Zoé\n", "cannot be an id; put the file back"),
    "hidden": ("id;name\n.git;Zoé\n", "cannot be an id; put the file back"),
    "empty": ("", "the file is empty"),
    "binary": ("\x89PNG\r\n\x1a\n\0\0\0", "not a list that can be read"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_file_that_was_broken_is_told_in_one_line(tmp_path, name):
    content, why = BROKEN[name]
    (tmp_path / IDENTITIES).write_text(content, encoding="latin-1" if name == "binary" else "utf-8")
    with pytest.raises(UsageError, match=why) as caught:
        read_identities(tmp_path)
    assert "\n" not in str(caught.value)


def test_spreadsheet_that_saved_it_again_changes_nothing(tmp_path):
    (tmp_path / IDENTITIES).write_bytes(
        "id;last;first;name\r\ne1;MÜLLER;Éloïse;Éloïse MÜLLER\r\n".encode("cp1252")
    )
    assert read_identities(tmp_path).get("e1").last == "MÜLLER"


def test_ids_say_nothing_and_stay():
    first = enrol(Identities(), [person("MARTIN", "Léa"), person("DURAND", "Paul")])
    again = enrol(first.identities, [person("DURAND", "Paul"), person("MARTIN", "Léa")])
    assert again.new == ()
    assert {one.id for one in again.identities.people} == {one.id for one in first.identities.people}
    assert all("martin" not in one.id and "durand" not in one.id for one in first.identities.people)


def test_ids_may_be_logins():
    enrolment = enrol(
        Identities(),
        [person("MARTIN", "Léa", login="lmartin"), person("X", "Y", login="../x")],
        keep_ids=True,
    )
    assert enrolment.identities.people[0].id == "lmartin"
    assert "/" not in enrolment.identities.people[1].id


def test_two_of_one_name_are_two_people_each_time():
    lines = [person("D'ARTAGNAN", "Zoé", email="z1@x.fr"), person("D'ARTAGNAN", "Zoé", email="z2@x.fr")]
    first = enrol(Identities(), lines)
    again = enrol(first.identities, lines[::-1])
    assert len(first.new) == 2
    assert again.new == ()
    assert {line.email: who for line, who in first.lines} == {line.email: who for line, who in again.lines}


def test_lists_that_disagree_on_the_address_mean_the_same_person():
    first = enrol(Identities(), [person("MARTIN", "Léa", email="lea@lycee.fr")])
    again = enrol(first.identities, [person("Martin", "LÉA", email="lea.martin@moodle.fr", number="12")])
    assert again.new == ()
    assert again.identities.people[0].number == "12"


def test_numbers_that_differ_mean_two_people():
    first = enrol(Identities(), [person("MARTIN", "Léa", number="11")])
    assert len(enrol(first.identities, [person("MARTIN", "Léa", number="12")]).new) == 1


word = st.text("abcdeéèàçœ", min_size=2, max_size=6)


@given(st.lists(st.tuples(word, word), min_size=1, max_size=6, unique_by=lambda pair: tuple(sorted(pair))))
def test_nobody_is_found_under_the_name_of_another(pairs):
    from grader.layouts import Clue
    from grader.names import key

    people = enrol(
        Identities(), [person(last.upper(), first.title()) for last, first in pairs]
    ).identities.people
    for one in people:
        found = Matcher(people).find(Clue((one.name.upper(),), sure=True)).people
        assert {key(other.name) for other in found} == {key(one.name)}


# -- purge ------------------------------------------------------------------------------------------------


@pytest.fixture
def course(tmp_path, monkeypatch):
    write_identities(tmp_path, Identities((Person("e1", name="Zoé Martin"), Person("e2", name="Léa Petit"))))
    for path in (
        "submitted/e1/tp/tp.ipynb",
        "results/tp/e1.json",
        "feedback/tp/e1.html",
        "collected/tp.json",
    ):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text("x")
    for path in ("source/tp/tp.ipynb", "release/tp/tp.ipynb", "nbgrader_config.txt", f".{IDENTITIES}.123"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text("Zoé" if path.startswith(".") else "x")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def files(root):
    return sorted(str(path.relative_to(root)) for path in Path(root).rglob("*") if path.is_file())


def test_purge_deletes_what_is_personal_and_says_so(course):
    done = CliRunner().invoke(main, ["purge", "--yes"])
    assert done.exit_code == 0
    assert files(course) == [".gitignore", "nbgrader_config.txt", "release/tp/tp.ipynb", "source/tp/tp.ipynb"]
    for name in (IDENTITIES, "submitted", "results", "feedback", "collected"):
        assert f"deleted: {name}: " in done.output
    assert "Zoé" not in done.output


@pytest.mark.parametrize("answer", ["n", "", "non", "peut-être"])
def test_purge_asks_first_and_without_a_yes_deletes_nothing(course, answer):
    before = files(course)
    done = CliRunner().invoke(main, ["purge"], input=f"{answer}\n")
    assert done.exit_code == 1
    assert "(2 students)?" in done.output
    assert files(course) == before


@pytest.mark.parametrize("answer", ["y", "o", "Oui"])
def test_purge_takes_a_yes_in_both_languages(course, answer):
    done = CliRunner().invoke(main, ["purge"], input=f"{answer}\n")
    assert done.exit_code == 0
    assert IDENTITIES not in files(course)


def test_purge_elsewhere_than_in_a_course_is_refused(tmp_path, monkeypatch):
    (tmp_path / "results").mkdir()
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(main, ["purge", "--yes"])
    assert (done.exit_code, (tmp_path / "results").is_dir()) == (2, True)
    assert "nothing to delete" in done.stderr


def test_purge_takes_a_link_and_leaves_where_it_leads(course, tmp_path_factory):
    outside = tmp_path_factory.mktemp("ailleurs")
    (outside / "precieux.txt").write_text("x")
    (course / "autograded").symlink_to(outside)
    for holding in holdings(course):
        delete(holding)
    assert (outside / "precieux.txt").exists()
    assert not (course / "autograded").is_symlink()


def test_purge_takes_what_was_kept_beside_the_gradebook_too(course):
    beside = [f"gradebook.db{end}" for end in ("", ".2027-03-12-180000.123456", "-journal")]
    for name in beside:
        (course / name).write_text("x")
    assert CliRunner().invoke(main, ["purge", "--yes"]).exit_code == 0
    assert not any((course / name).exists() for name in beside)


@pytest.mark.parametrize(
    ("url", "elsewhere"),
    [
        ("", False),
        ("sqlite:///gradebook.db", False),
        ("sqlite:///{root}/gradebook.db?timeout=5", False),
        ("sqlite:////srv/cours/gradebook.db", True),
        ("sqlite:///{root}/marks.db", True),
        ("postgresql://teacher:secret@localhost/gradebook.db", True),
    ],
)
def test_purge_says_when_the_gradebook_is_not_the_file_that_it_deletes(course, url, elsewhere):
    setting = f"c.CourseDirectory.db_url = {url.format(root=course)!r}\n" if url else ""
    (course / "nbgrader_config.py").write_text(f"c = get_config()\n{setting}")
    done = CliRunner().invoke(main, ["purge", "--yes"])
    assert done.exit_code == 0
    assert ("not deleted: the gradebook" in done.output) == elsewhere
    assert "secret" not in done.output


def test_purge_deletes_a_file_of_names_that_is_broken(course):
    (course / IDENTITIES).write_text("")
    assert CliRunner().invoke(main, ["purge", "--yes"]).exit_code == 0
    assert not (course / IDENTITIES).exists()
