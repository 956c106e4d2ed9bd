"""The results folder: whole files, valid as long as what they depend on has not changed, one a student."""

import json
import multiprocessing
import os
from dataclasses import replace
from decimal import Decimal

import pytest

from grader.errors import UsageError
from grader.results import CopyResult, Counterexample, QuestionResult, TestResult
from grader.store import Stamp, Store, safe_name, write_whole

RESULT = CopyResult(
    "submitted/zoé/tp/tp.ipynb", "zoé", "to_review", Decimal("3.33"), Decimal(4), "16,5", 0.04,
    (
        QuestionResult(
            "f", Decimal("1.33"), Decimal(2), "partial", True, "f_x", "Un indice.", Counterexample("f(1)", "2", "3"),
            (TestResult("test_a[é]", "failed", "La phrase."),),
        ),
        QuestionResult("g", Decimal(2), Decimal(2), "passed"),
    ),
    ("une note",),
)  # fmt: skip
STAMP = Stamp("tp", "d1", 20)


@pytest.fixture
def store(tmp_path):
    return Store(tmp_path / "results" / "tp", STAMP)


def test_result_is_read_back_as_it_was_written(store):
    store.write(RESULT, "abc", "L3")
    assert store.read("zoé", "abc") == RESULT
    assert list(store.all()) == [RESULT]


def test_file_tells_what_the_result_depends_on(store):
    store.write(RESULT, "abc", "L3")
    content = json.loads(store.path("zoé").read_text(encoding="utf-8"))
    assert {key: content[key] for key in ("assignment", "digest", "seed", "isolation", "sha256")} == {
        "assignment": "tp",
        "digest": "d1",
        "seed": 20,
        "isolation": "L3",
        "sha256": "abc",
    }


@pytest.mark.parametrize(
    "change",
    [{"digest": "d2"}, {"seed": 21}, {"assignment": "tp2"}, {"version": "0"}],
    ids=lambda change: next(iter(change)),
)
def test_result_of_something_else_has_to_be_graded_again(store, change):
    store.write(RESULT, "abc", "L3")
    assert Store(store.folder, replace(STAMP, **change)).read("zoé", "abc") is None


def test_result_of_another_copy_has_to_be_graded_again(store):
    store.write(RESULT, "abc", "L3")
    assert store.read("zoé", "abd") is None
    assert store.read("léa", "abc") is None


@pytest.mark.parametrize(
    "fault",
    [
        {"note": "ATT", "questions": ()},
        {
            "questions": (
                QuestionResult("f", Decimal(0), Decimal(2), "error", tests=(TestResult("t", "error"),)),
            )
        },
    ],
    ids=["set aside", "error of a test"],
)
def test_result_that_a_fault_of_ours_spoilt_has_to_be_graded_again(store, fault):
    spoilt = replace(RESULT, **fault)
    store.write(spoilt, "abc", "L3")
    assert store.read("zoé", "abc") is None
    assert list(store.all()) == [spoilt]


def test_isolation_level_does_not_make_a_result_invalid(store):
    store.write(RESULT, "abc", "L1")
    assert store.read("zoé", "abc") == RESULT


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "{}", '{"sha256": "abc"}', "null", "\ud800".encode("utf-8", "surrogatepass")]
)
def test_damaged_file_has_to_be_graded_again(store, text):
    store.write(RESULT, "abc", "L3")
    data = text if isinstance(text, bytes) else text.encode()
    store.path("zoé").write_bytes(data)
    assert store.read("zoé", "abc") is None


def test_damaged_file_is_named_when_all_are_read(store):
    store.write(RESULT, "abc", "L3")
    (store.folder / "autre.json").write_text("{}")
    with pytest.raises(UsageError, match=r"autre\.json: not a result of bareme"):
        list(store.all())


def test_text_that_waits_for_a_person_is_no_fault_of_ours(store):
    waiting = replace(RESULT, questions=(QuestionResult("avis", Decimal(0), Decimal(2), "error"),))
    store.write(waiting, "abc", "L3")
    assert store.read("zoé", "abc") == waiting
    assert store.isolation("zoé") == "L3"


def test_empty_folder_has_no_results(store):
    assert list(store.all()) == []
    assert store.read("zoé", "abc") is None


def test_no_draft_is_left(store):
    store.write(RESULT, "abc", "L3")
    store.write(replace(RESULT, points=Decimal(2)), "abc", "L3")
    assert [path.name for path in store.folder.iterdir()] == ["zoé.json"]
    assert store.read("zoé", "abc").points == 2


def _rewrite(path, text, times):
    for _time in range(times):
        write_whole(path, text)


def test_reader_never_sees_half_of_a_file(tmp_path):
    path = tmp_path / "r.json"
    texts = {"a" * 200_000, "b" * 100_000}
    context = multiprocessing.get_context("spawn")
    write_whole(path, min(texts))
    writers = [context.Process(target=_rewrite, args=(path, text, 20)) for text in texts]
    for writer in writers:
        writer.start()
    while any(writer.is_alive() for writer in writers):
        assert path.read_text() in texts
    for writer in writers:
        writer.join()
        assert writer.exitcode == 0


def test_text_that_utf8_cannot_hold_is_written_all_the_same(tmp_path):
    write_whole(tmp_path / "r.json", "a\udcffb")
    assert (tmp_path / "r.json").read_text(encoding="utf-8") == "a?b"


def test_link_stays_a_link_to_what_is_written(tmp_path):
    (tmp_path / "link.json").symlink_to(tmp_path / "real.json")
    write_whole(tmp_path / "link.json", "x")
    assert (tmp_path / "link.json").is_symlink()
    assert (tmp_path / "real.json").read_text() == "x"


def test_pipe_is_written_to_and_stays_a_pipe(tmp_path):
    path = tmp_path / "pipe"
    os.mkfifo(path)
    reader = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    write_whole(path, "x")
    assert os.read(reader, 10) == b"x"
    os.close(reader)
    assert path.is_fifo()


def test_folder_is_made_when_it_is_not_there(tmp_path):
    write_whole(tmp_path / "a" / "b" / "r.json", "x")
    assert (tmp_path / "a" / "b" / "r.json").read_text() == "x"


# -- names ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("student", ["alice", "zoé", "DUPONT Jean-Paul", "a.b@ens.fr", "12345678", "l_ea"])
def test_usual_name_is_kept(student):
    assert safe_name(student) == student


@pytest.mark.parametrize(
    "student", ["../../etc/passwd", "a/b", "..", ".", "", "a\nb", "a\0b", "con:1", "x" * 500, "é" * 300]
)
def test_any_name_makes_a_file_inside_the_folder(store, student):
    path = store.path(student)
    assert path.parent == store.folder
    assert not path.name.startswith(".")
    store.write(replace(RESULT, student=student), "abc", "L3")
    assert store.read(student, "abc").student == student


def test_different_students_never_share_a_file(store):
    names = [
        "a(1)",
        "a[1]",
        "a_1_",
        "x" * 200 + "1",
        "x" * 200 + "2",
        "",
        "copie",
        "a.",
        "a",
        "é" * 100 + "1",
        "é" * 100 + "2",
    ]
    assert len({store.path(name) for name in names}) == len(names)
