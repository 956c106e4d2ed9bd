"""A copy put in its place in submitted/: written whole, and never over another that is not kept elsewhere first."""

from __future__ import annotations

import datetime as dt
import hashlib
import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Literal

from grader.archive import Entry
from grader.dates import moment, stamp
from grader.errors import ArchiveError, UnreadableCopy, UsageError
from grader.intake import read_bytes
from grader.layouts import STAMP, Arrival, Clue
from grader.messages import about, language, refusal
from grader.record import COLLECTED, Handed
from grader.store import put_whole
from grader.tongue import speaking

Placed = Literal["new", "same", "replaced", "edited"]
IN_PLACE = "in place"


@dataclass(frozen=True)
class Place:
    """Where one student's copy of an assignment lies."""

    root: Path
    assignment: str
    student: str

    @property
    def folder(self) -> Path:
        """Its folder."""
        return self.root / "submitted" / self.student / self.assignment

    @property
    def path(self) -> Path:
        """The copy."""
        return self.folder / f"{self.assignment}.ipynb"

    def content(self) -> bytes | None:
        """What lies there, None when nothing does."""
        if not os.path.lexists(self.path):
            return None
        try:
            with speaking(language()):  # whoever collects is told
                return read_bytes(self.path)
        except UnreadableCopy as error:
            raise UsageError(about(str(self.path), str(error))) from None

    def arrival(self, before: Handed | None) -> Arrival | None:
        """The copy that lies there, as one that may be kept; None when there is none, or when we know it by its source."""
        data = self.content()
        if data is None:
            return None
        known = before is not None and before.sha256 == hashlib.sha256(data).hexdigest()
        time = before.time if before and known else self._time()
        entry = Entry(("submitted", self.student, self.path.name), time, partial(self._bytes, data))
        time_from = before.time_from if before and known else "file"
        return Arrival(entry, IN_PLACE, "nbgrader", IN_PLACE, Clue(), time, time_from)  # type: ignore[arg-type]

    @staticmethod
    def _bytes(data: bytes) -> bytes:
        return data

    def _time(self) -> dt.datetime | None:
        """When it was handed in, by its timestamp.txt, or its own date where that is none; None without this file."""
        try:
            noted = moment((self.folder / STAMP).read_text("utf-8"), dt.UTC)
            return noted or dt.datetime.fromtimestamp(self.path.stat().st_mtime, dt.UTC)
        except (OSError, ValueError):
            return None

    def put(
        self,
        data: bytes,
        before: Handed | None,
        time: dt.datetime | None,
        companions: Mapping[str, bytes],
    ) -> Placed:
        """Lay the copy there, with its time; a copy changed by hand since stays, one that is replaced is kept."""
        there = self.content()
        try:
            if there is None:
                put_whole(self.path, data)
            elif there != data:
                if before and before.sha256 == hashlib.sha256(data).hexdigest():
                    return "edited"
                put_whole(self.earlier(there), there)
                put_whole(self.path, data)
            self._beside(companions, time)
        except OSError as error:
            raise UsageError(about(str(error.filename or self.path), refusal(error))) from None
        return "new" if there is None else "same" if there == data else "replaced"

    def earlier(self, data: bytes) -> Path:
        """Where a copy that was replaced is kept."""
        digest = hashlib.sha256(data).hexdigest()[:8]
        return self.root / COLLECTED / self.assignment / self.student / f"{digest}.ipynb"

    def _beside(self, companions: Mapping[str, bytes], time: dt.datetime | None) -> None:
        wanted = {**companions, STAMP: stamp(time).encode()} if time else dict(companions)
        for name, data in wanted.items():
            path = self.folder / name
            if not path.is_file() or path.read_bytes().strip() != data.strip():
                put_whole(path, data)


def content_of(arrival: Arrival) -> bytes:
    """The bytes of a file that was looked at before."""
    try:
        return arrival.entry.read()
    except ArchiveError as error:
        raise UsageError(about(arrival.label, str(error))) from None
