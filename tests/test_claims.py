"""Files given to their owners: whatever the spelling, to the right person or to nobody, homonyms never by chance."""

import datetime as dt
import unicodedata
from collections import Counter
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from grader.archive import Entry
from grader.claims import Registry, settle
from grader.identity import Identities, enrol
from grader.layouts import arrivals
from grader.names import key
from grader.record import Record
from grader.roster import Listed
from grader.sources import Source
from tests.handed import MOODLE

word = st.text("abcdeéèïçœ", min_size=2, max_size=5)
pupil = st.tuples(word, word)
DISGUISES = {
    "as it is": lambda first, last: f"{first} {last}",
    "in two pieces": lambda first, last: unicodedata.normalize("NFD", f"{first} {last}"),
    "in capitals": lambda first, last: f"{first} {last}".upper(),
    "last name first": lambda first, last: f"{last.upper()} {first.title()}",
    "hyphens": lambda first, last: f"{first}-{last}",
    "two spaces": lambda first, last: f" {first}  {last} ",
}


def settled(pupils, paths):
    """What becomes of these files in this class."""
    listed = [
        Listed(last.upper(), first.title(), f"{first.title()} {last.upper()}") for first, last in pupils
    ]
    identities = enrol(Identities(), listed).identities
    entries = tuple(
        Entry(("x.zip", *path.split("/")), dt.datetime(2025, 3, 7), lambda: b"x = 1") for path in paths
    )
    found = arrivals(Source(Path("x.zip"), "x.zip", entries), "mini", dt.UTC)
    registry = Registry("mini", identities, Record("mini"), {}, closed=True)
    claims, doubts = settle(found, (), registry)
    return {one.arrival.label: identities.get(one.students[0]) for one in claims}, doubts


@settings(max_examples=60)
@given(st.lists(pupil, min_size=1, max_size=6), st.data())
def test_every_folder_of_a_class_goes_to_its_owner_and_homonyms_are_asked_about(pupils, data):
    names = []
    for first, last in pupils:
        way = data.draw(st.sampled_from(sorted(DISGUISES)))
        names.append(DISGUISES[way](first, last))
    owned, doubts = settled(pupils, [f"{name}_{n}{MOODLE}/tp.ipynb" for n, name in enumerate(names)])
    shared = Counter(key(f"{first} {last}") for first, last in pupils)
    assert len(owned) + len(doubts) == len(pupils)
    for label, person in owned.items():
        assert key(person.name) == key(label.split("/")[1].split("_")[0])
        assert shared[key(person.name)] == 1
    assert all(shared[key(doubt.arrival.clue.names[0])] > 1 for doubt in doubts)


@settings(max_examples=60)
@given(st.lists(pupil, min_size=1, max_size=5), pupil)
def test_somebody_who_is_not_in_the_class_gets_nobodys_place(pupils, stranger):
    name = " ".join(stranger)
    owned, doubts = settled(pupils, [f"{name}_1{MOODLE}/tp.ipynb"])
    for person in owned.values():
        assert sorted("".join(key(person.name))) == sorted("".join(key(name)))
    assert len(owned) + len(doubts) == 1


def test_letters_that_capytale_drops_are_dropped_from_names_of_files_only():
    owned, _doubts = settled([("œdipe", "çelik")], ["celik_dipe.ipynb"])
    assert len(owned) == 1
    owned, doubts = settled([("œdipe", "çelik")], [f"Dipe CELIK_1{MOODLE}/tp.ipynb"])
    assert (len(owned), len(doubts)) == (0, 1)
