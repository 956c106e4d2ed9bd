"""Copies that share rare code: found whatever the names and the layout; what everyone has, or was given, does not count."""

import pytest

from grader.course import Course
from grader.errors import UsageError
from grader.fragments import fragments
from grader.identity import Identities, Person, write_identities
from grader.record import Handed, Record, write_record
from grader.similar import run_similar
from grader.similarity import ranking
from tests import tiny

KEPT = {"double", "total"}
LOOP = "def total(L):\n    s = 0\n    for x in L:\n        if x > 0:\n            s = s + double(x) * 3 - 1\n    return s"
RENAMED = '''
def total(liste):
    """Une autre phrase."""
    # Un commentaire.
    resultat = 0

    for element in liste:
        if element > 0: resultat = resultat + double(element) * 3 - 1
    return resultat
'''
OTHER = "def total(L):\n    return sum(map(double, filter(None, L))) if L else len(L) * 0"


def trees(**sources):
    return {name: fragments([(1, source)], KEPT) for name, source in sources.items()}


def digests(source):
    return [fragment.digest for fragment in fragments([(1, source)], KEPT)]


def test_new_names_layout_comments_and_texts_make_no_difference():
    assert digests(LOOP) == digests(RENAMED)


@pytest.mark.parametrize(
    ("old", "new"),
    [("> 0", ">= 0"), ("double(x)", "triple(x)"), ("* 3", "* 4"), ("if x", "if L"), ("s + ", "s - ")],
)
def test_another_operator_function_constant_or_variable_makes_one(old, new):
    assert digests(LOOP) != digests(LOOP.replace(old, new))


def test_pair_that_shares_rare_code_comes_first():
    class_ = trees(a=LOOP, b=RENAMED, c=OTHER, d=OTHER.replace("0", "1"), e="x = 1")
    first, *_rest = ranking(class_, ())
    assert (first.left, first.right) == ("a", "b")
    (shared,) = first.shared  # the whole function, not its parts once more
    assert (shared.left.line, shared.left.end, shared.right.line, shared.copies) == (1, 6, 2, 2)


def test_part_of_a_function_is_found_in_another_one():
    class_ = trees(a=LOOP, b="def autre(y):\n    y += 1\n" + LOOP.partition("\n")[2], c=OTHER, d=OTHER)
    pair = next(pair for pair in ranking(class_, ()) if pair.left == "a")
    assert [(one.left.line, one.left.end) for one in pair.shared] == [(3, 5)]


def test_what_most_of_the_class_has_does_not_count():
    assert ranking(trees(a=LOOP, b=LOOP, c=LOOP, d=OTHER), ()) == []


def test_rarer_code_weighs_more():
    rare = ranking(trees(a=LOOP, b=LOOP, c="1", d="2", e="3", f="4", g="5", h="6"), ())[0]
    usual = ranking(trees(a=LOOP, b=LOOP, c=LOOP, d=LOOP, e="3", f="4", g="5", h="6"), ())[0]
    assert rare.weight > usual.weight > 0


def test_what_was_handed_out_does_not_count():
    released = {part.digest for root in fragments([(1, LOOP)], KEPT) for part in root.walk()}
    assert ranking(trees(a=LOOP, b=RENAMED, c=OTHER, d="x = 1"), released) == []


def test_two_copies_alone_can_be_compared():
    (pair,) = ranking(trees(a=LOOP, b=RENAMED), ())
    assert pair.weight > 0


@pytest.mark.parametrize(
    "source",
    [
        "x = " + "(" * 300 + "1" + ")" * 300,
        "x = " + "-" * 5000 + "1",
        "if 1:\n" + "".join(" " * rank + "if 1:\n" for rank in range(1, 90)) + " " * 90 + "x = 1",
        "def total(L\n    return 1",
        "%matplotlib inline\nx = 1",
        "x = '\ud800'",
        "match x:\n    case [1, *rest]:\n        y = rest[0] + 1 + 2 + 3 + 4\ntry:\n    pass\nexcept* ValueError as e:\n    y = 2",
        "a" * 300_000,
        "",
    ],
    ids=["brackets", "signs", "blocks", "unfinished", "magic", "surrogate", "patterns", "long", "empty"],
)
def test_odd_source_is_read_or_left_out(source):
    ranking(trees(a=source, b=source, c="1"), ())


# -- the command ------------------------------------------------------------------------------------------


@pytest.fixture
def course(tmp_path):
    course = Course(tmp_path)
    for student, total in (("agathe", LOOP), ("zoé", RENAMED), ("bob", OTHER), ("eve", tiny.TOTAL)):
        folder = course.root / "submitted" / student / "mini"
        folder.mkdir(parents=True)
        (folder / "mini.py").write_text("\n\n".join([tiny.TRIO, total]), encoding="utf-8")
    return course


def page(course):
    return (course.root / "results" / "mini" / "similar.html").read_text(encoding="utf-8")


def test_page_shows_the_fragments_side_by_side_without_names(course, mini, capsys):
    run_similar(str(mini.folder), 20, False, course)
    text, shown = page(course), capsys.readouterr().out
    assert "resultat = resultat + double(element)" in text
    assert "s = s + double(x) * 3 - 1" in text
    assert "not proof of anything" in text
    for name in ("agathe", "zoé"):
        assert name not in text.partition("</style>")[2]
        assert name not in shown.partition("side by side")[0]


def test_names_are_shown_when_asked(course, mini, capsys):
    (first, *_rest) = run_similar(str(mini.folder), 20, True, course)
    assert (first.left, first.right) == ("agathe", "zoé")
    assert "agathe – zoé" in capsys.readouterr().out
    assert "agathe" in page(course)


def test_names_are_on_the_screen_and_ids_alone_on_the_page(course, mini, capsys):
    write_identities(course.root, Identities((Person("zoé", "D'ARC", "Jeanne", "Jeanne D'ARC"),)))
    run_similar(str(mini.folder), 20, True, course)
    assert "agathe – D'ARC Jeanne (zoé)" in capsys.readouterr().out
    assert "Jeanne" not in page(course)


def test_members_of_a_group_are_not_compared_with_each_other(course, mini):
    same = Handed("submitted", group="Binôme 1", sha256="x")
    write_record(course.root, Record("mini", None, {"agathe": same, "zoé": same}))
    pairs = run_similar(str(mini.folder), 20, True, course)
    assert ("agathe", "zoé") not in {(pair.left, pair.right) for pair in pairs}


def test_html_of_a_copy_is_only_text(course, mini):
    for student in ("agathe", "zoé"):
        path = course.root / "submitted" / student / "mini" / "mini.py"
        path.write_text("x = '<script>alert(1)</script>' + str(1 + 2 + 3 + 4 + 5)", encoding="utf-8")
    run_similar(str(mini.folder), 20, False, course)
    assert "&lt;script&gt;alert(1)" in page(course)
    assert "<script" not in page(course)


def test_copy_that_cannot_be_read_is_left_out(course, mini):
    path = course.root / "submitted" / "bob" / "mini" / "mini.py"
    path.write_bytes(b"\x00\xff\x00")
    (first, *_rest) = run_similar(str(mini.folder), 20, True, course)
    assert (first.left, first.right) == ("agathe", "zoé")


def test_one_copy_cannot_be_compared(course, mini):
    for student in ("agathe", "bob", "eve"):
        (course.root / "submitted" / student / "mini" / "mini.py").unlink()
    with pytest.raises(UsageError, match="1 copy to read in submitted/; two are needed"):
        run_similar(str(mini.folder), 20, False, course)


def test_copy_full_of_magics_is_compared_as_any_other():
    assert {*trees(a="%time x = 1\n" * 600 + LOOP, b=LOOP)["b"]} & {*trees(b=LOOP)["b"]}
    assert trees(a="%time x = 1\n" * 600 + LOOP)["a"]
