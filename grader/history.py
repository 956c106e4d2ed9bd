"""The history of an assignment's results: what they were before each regrading, to be put back."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from grader.store import put_whole

FOLDER = ".history"
UNDONE = "undone"
DRAFT = ".draft"


@dataclass(frozen=True)
class Snapshot:
    """Some results as they were at a moment; a student without a result then has an empty file."""

    folder: Path

    @property
    def files(self) -> list[Path]:
        """One file a student."""
        return sorted(self.folder.glob("*.json"))

    @property
    def moment(self) -> datetime:
        """When it was taken."""
        return datetime.strptime(self.folder.name[:20], "%Y%m%dT%H%M%S.%f")


@dataclass(frozen=True)
class History:
    """The snapshots of one folder of results, oldest first."""

    results: Path

    @property
    def folder(self) -> Path:
        """Where they are kept."""
        return self.results / FOLDER

    def snapshots(self) -> list[Snapshot]:
        """Those that are whole and were not put back."""
        folders = sorted(self.folder.glob("[0-9]*")) if self.folder.is_dir() else []
        return [Snapshot(folder) for folder in folders if folder.suffix != DRAFT]

    def keep(self, files: Iterable[Path], moment: datetime) -> Snapshot:
        """Copy these results; an interruption leaves no snapshot rather than a part of one."""
        place = self.folder / moment.strftime("%Y%m%dT%H%M%S.%f")
        draft = place.with_name(place.name + DRAFT)
        draft.mkdir(parents=True)
        for file in files:
            if file.is_file():
                shutil.copy2(file, draft / file.name)
            else:
                (draft / file.name).touch()
        os.replace(draft, place)
        return Snapshot(place)

    def put_back(self, snapshot: Snapshot) -> int:
        """Make these results the current ones again, and keep those that they replace; gives their number.

        Started again after an interruption, it does the rest: the snapshot goes last.
        """
        aside = self.folder / UNDONE / snapshot.folder.name
        aside.mkdir(parents=True, exist_ok=True)
        files = snapshot.files
        for file in files:
            current = self.results / file.name
            if current.is_file() and not (aside / file.name).exists():
                shutil.copy2(current, aside / file.name)
            if file.stat().st_size:
                put_whole(current, file.read_bytes())
            else:
                current.unlink(missing_ok=True)
        shutil.rmtree(snapshot.folder)
        return len(files)
