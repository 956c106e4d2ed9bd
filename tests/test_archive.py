"""Archives: read in place, whatever wrote them; what is hostile or broken is refused in one line, and the rest is read."""

import io
import struct
import unicodedata
import zipfile
from contextlib import ExitStack

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grader import archive as module
from grader.archive import Unpacking, entries
from grader.sources import open_sources
from tests.handed import WHEN, copy, link, zipped


def read(data):
    """The paths and contents of an archive, and what was refused."""
    refused = []
    with ExitStack() as opened:
        desk = Unpacking(lambda place, why: refused.append((place, why)), opened)
        found = {}
        for entry in entries(io.BytesIO(data), ("a.zip",), desk):
            try:
                found["/".join(entry.path[1:])] = entry.read()
            except module.ArchiveError as error:
                refused.append(("/".join(entry.path), str(error)))
    return found, refused


def encrypted(data):
    """The archive with the flag of a password on every file."""
    changed = bytearray(data)
    for sign, place in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        start = changed.find(sign)
        while start >= 0:
            changed[start + place] |= 1
            start = changed.find(sign, start + 4)
    return bytes(changed)


def stored(name, content, method=zipfile.ZIP_STORED):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as made:
        made.writestr(zipfile.ZipInfo(name, WHEN), content, method)
    return out.getvalue()


def many(count):
    """An archive that says that it holds so many files."""
    data = bytearray(zipped({"tp.ipynb": copy()}))
    end = data.rfind(b"PK\x05\x06")
    data[end + 8 : end + 12] = struct.pack("<HH", count, count)
    return bytes(data)


def huge_directory():
    data = bytearray(zipped({"tp.ipynb": copy()}))
    end = data.rfind(b"PK\x05\x06")
    data[end + 12 : end + 16] = struct.pack("<L", 0xFFFFFFF0)
    return bytes(data)


def bomb(declared):
    """A file that says it is larger than it is."""
    data = bytearray(stored("tp.ipynb", b"0" * 100))
    for sign, place in ((b"PK\x03\x04", 22), (b"PK\x01\x02", 24)):
        start = data.find(sign)
        data[start + place : start + place + 4] = struct.pack("<L", declared)
    return bytes(data)


def damaged():
    data = bytearray(stored("tp.ipynb", b"x" * 1000))
    data[200] ^= 0xFF
    return bytes(data)


def unknown_method():
    data = bytearray(stored("tp.ipynb", b"x" * 10))
    data[8:10] = data[data.find(b"PK\x01\x02") + 10 : data.find(b"PK\x01\x02") + 12] = struct.pack("<H", 99)
    return bytes(data)


def nested(levels):
    data = zipped({"tp.ipynb": copy()})
    for level in range(levels):
        data = zipped({f"{level}.zip": data})
    return data


GOOD = zipped({"ok/tp.ipynb": copy()})

WHOLE = {  # nothing of it can be read
    "empty": (b"", "the file is empty"),
    "text": (b"Bonjour", "not a zip archive, whatever its name"),
    "web page": (b"<!DOCTYPE html><html>" * 50, "not a zip archive, whatever its name"),
    "cut short": (GOOD[: len(GOOD) // 2], "broken or cut short; download it again"),
    "only its start": (GOOD[:10], "broken or cut short; download it again"),
    "end cut": (GOOD[:-8], "broken or cut short; download it again"),
    "too many": (many(30_000), "more files than any class hands in"),
    "directory too large": (huge_directory(), "more files than any class hands in"),
}
ENTRIES = {  # one file of it is refused
    "slip": (zipped({"../../evasion.ipynb": copy()}), "its path leads out of the archive"),
    "slip with backslashes": (zipped({"..\\..\\evasion.ipynb": copy()}), "its path leads out of the archive"),
    "slip inside": (zipped({"a/../../b.ipynb": copy()}), "its path leads out of the archive"),
    "absolute": (zipped({"/etc/tp.ipynb": copy()}), "its path leads out of the archive"),
    "drive": (zipped({"C:\\Users\\tp.ipynb": copy()}), "its path leads out of the archive"),
    "link": (link("tp.ipynb", "/etc/passwd"), "a link, not a file"),
    "password": (encrypted(stored("tp.ipynb", copy())), "protected by a password; ask for it without"),
    "too large": (bomb(3_000_000_000), "too large once unpacked"),
    "damaged": (damaged(), "damaged in the archive; ask for the file again"),
    "method": (unknown_method(), "packed by a method that is not known here; make a plain zip"),
    "deep": (nested(4), "too many archives one within another"),
    "nested broken": (zipped({"dupont.zip": GOOD[:40]}), "broken or cut short; download it again"),
}  # fmt: skip


@pytest.mark.parametrize("name", WHOLE)
def test_archive_that_cannot_be_read_is_refused_in_one_line(name):
    data, why = WHOLE[name]
    assert read(data) == ({}, [("a.zip", why)])


@pytest.mark.parametrize("name", ENTRIES)
def test_file_that_cannot_be_read_is_refused_in_one_line(name):
    data, why = ENTRIES[name]
    found, refused = read(data)
    assert found == {}
    ((_place, told),) = refused
    assert told == why


def test_the_rest_of_a_hostile_archive_is_read():
    found, refused = read(zipped({"../a.ipynb": b"1", "ok/b.ipynb": b"2", "/c.ipynb": b"3"}))
    assert found == {"ok/b.ipynb": b"2"}
    assert len(refused) == 2


def test_what_systems_leave_behind_is_not_seen():
    found, refused = read(
        zipped(
            {
                "__MACOSX/._tp.ipynb": b"x",
                ".DS_Store": b"x",
                "a/Thumbs.db": b"x",
                "tp.ipynb": b"y",
                "vide/": b"",
            }
        )
    )
    assert (found, refused) == ({"tp.ipynb": b"y"}, [])


def test_names_in_two_pieces_come_in_one():
    (name,) = read(zipped({unicodedata.normalize("NFD", "Éloïse/été.ipynb"): b"x"}))[0]
    assert name == "Éloïse/été.ipynb"


@pytest.mark.parametrize("encoding", ["cp850", "cp437", "utf-8", "cp1252"])
def test_names_that_do_not_say_how_they_are_written(encoding):
    meant, stand_in = "é_terminé.ipynb", "Q_terminQ.ipynb"
    raw = meant.encode(encoding)
    data = zipped({stand_in + "_" * (len(raw) - len(stand_in)): b"x"})
    data = data.replace((stand_in + "_" * (len(raw) - len(stand_in))).encode(), raw)
    (name,) = read(data)[0]
    assert name == meant


def test_backslashes_are_folders():
    assert list(read(zipped({"zoé\\tp.ipynb": b"x"}))[0]) == ["zoé/tp.ipynb"]


def test_two_files_of_one_name_are_both_seen():
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as made:
        made.writestr("tp.ipynb", b"1")
        with pytest.warns(UserWarning, match="Duplicate"):
            made.writestr("tp.ipynb", b"2")
    with ExitStack() as opened:
        desk = Unpacking(lambda place, why: None, opened)
        assert [one.read() for one in entries(io.BytesIO(out.getvalue()), ("a",), desk)] == [b"1", b"2"]


def test_archive_within_an_archive_is_read_where_it_is():
    found, _refused = read(zipped({"zoé/rendu.zip": zipped({"tp.ipynb": b"x"})}))
    assert found == {"zoé/rendu.zip/tp.ipynb": b"x"}


def test_all_that_is_unpacked_counts_once(monkeypatch):
    data = zipped({f"{place}.ipynb": b"x" * 400 for place in range(4)})
    monkeypatch.setattr(
        module.Budget, "__init__", lambda self: self.__dict__.update(left=1000, inflated=500, seen=set())
    )
    with ExitStack() as opened:
        desk = Unpacking(lambda place, why: None, opened, module.Budget())
        first, second, third, _last = entries(io.BytesIO(data), ("a",), desk)
        assert [first.read(), first.read(), second.read()] == [b"x" * 400] * 3
        with pytest.raises(module.ArchiveError, match="too much in this archive once unpacked"):
            third.read()


def test_what_was_blown_up_has_a_smaller_share():
    data = zipped({f"{place}.ipynb": b"0" * 60_000 for place in range(3)})
    budget = module.Budget(inflated=130_000)
    with ExitStack() as opened:
        desk = Unpacking(lambda place, why: None, opened, budget)
        *small, last = entries(io.BytesIO(data), ("a",), desk)
        assert [len(one.read()) for one in small] == [60_000] * 2
        with pytest.raises(module.ArchiveError, match="too much in this archive once unpacked"):
            last.read()


@settings(max_examples=150)
@given(st.integers(0, 400), st.binary(min_size=1, max_size=6))
def test_damage_anywhere_is_told_and_never_raises(place, change):
    data = bytearray(zipped({"zoé/tp.ipynb": copy(), "../b.ipynb": b"x"}))
    place %= len(data)
    data[place : place + len(change)] = change
    found, refused = read(bytes(data))
    assert all("\n" not in why for _place, why in refused)
    assert all(".." not in path.split("/") for path in found)


def test_other_kinds_of_archives_are_told(tmp_path):
    for name, start in (
        ("a.7z", b"7z\xbc\xaf\x27\x1c"),
        ("a.rar", b"Rar!\x1a\x07"),
        ("a.tgz", b"\x1f\x8b\x08"),
    ):
        (tmp_path / name).write_bytes(start + b"\0" * 600)
    refused = []
    with open_sources([tmp_path], lambda place, why: refused.append(why)) as sources:
        assert sources[0].entries == ()
    assert refused == [
        f"{kind} archives are not read; unpack it and give the folder" for kind in ("7z", "rar", "gzip")
    ]
