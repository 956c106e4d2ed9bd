"""A course folder that nbgrader works on too: its settings, its gradebook, its assignments and where they lie."""

from __future__ import annotations

import datetime as dt
import json
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from traitlets.config import Config
from traitlets.config.loader import ConfigFileNotFound, JSONFileConfigLoader, PyFileConfigLoader

from grader.assignment import Assignment, load_assignment
from grader.dates import moment
from grader.errors import BaremeError, GradebookError, UsageError
from grader.messages import _, about
from grader.store import write_whole

if TYPE_CHECKING:
    from grader.gradebook import Gradebook

CONFIG = "nbgrader_config.py"
PLACES = "assignments.json"


@dataclass(frozen=True)
class NbgraderCourse:
    """The folder that holds `nbgrader_config.py`."""

    root: Path

    @property
    def exists(self) -> bool:
        """Whether nbgrader is meant to work here."""
        return (self.root / CONFIG).is_file()

    @cached_property
    def config(self) -> Config:
        """What nbgrader would read: the settings of the machine and of the user, then those of the course."""
        from jupyter_core.paths import jupyter_config_path

        config = Config()
        for folder in [*reversed(jupyter_config_path()), str(self.root)]:
            for loader, ending in ((JSONFileConfigLoader, "json"), (PyFileConfigLoader, "py")):
                try:
                    config.merge(loader(f"nbgrader_config.{ending}", path=folder).load_config())
                except ConfigFileNotFound:
                    continue
                except Exception as error:  # it is a program, somebody else's
                    place = f"{folder}/nbgrader_config.{ending}"
                    raise UsageError(about(place, f"{type(error).__name__}: {error}")) from None
        return config

    def gradebook(self) -> Gradebook:
        """The gradebook of the course, not opened yet; ImportError without nbgrader."""
        from grader.gradebook import Gradebook  # needs what comes with it

        settings = self.config.CourseDirectory
        url = settings.get("db_url") or f"sqlite:///{self.root.absolute() / 'gradebook.db'}"
        return Gradebook(str(url), str(settings.get("course_id") or ""))

    def folder(self, step: str, assignment: str, student: str = ".") -> Path:
        """Where a step of nbgrader's work keeps the files of an assignment."""
        return self.root / step / student / assignment

    def notebook(self, step: str, assignment: str, student: str = ".") -> Path:
        """The notebook in that folder."""
        return self.folder(step, assignment, student) / f"{assignment}.ipynb"

    def released(self, assignment: str) -> dict[str, Any] | None:
        """The notebook that was handed out, None when there is none."""
        for step in ("release", "source"):
            try:
                notebook = json.loads(self.notebook(step, assignment).read_text(encoding="utf-8"))
            except (OSError, ValueError):
                continue
            if isinstance(notebook, dict) and isinstance(notebook.get("cells"), list):
                return notebook
        return None

    def timestamp(self, assignment: str, student: str) -> dt.datetime | None:
        """When the copy was handed in, in UTC, as the exchange noted it."""
        try:
            noted = (self.folder("submitted", assignment, student) / "timestamp.txt").read_text("utf-8")
        except (OSError, ValueError):
            return None
        found = moment(noted, dt.UTC)
        return found and found.replace(tzinfo=None)

    # -- where the assignments are ------------------------------------------------------------------------

    def assignment(self, name: str) -> Assignment:
        """The assignment that is released here under this name."""
        place = self._places().get(name)
        if place is not None:
            return load_assignment(str(self.root / place))
        inside = self.root / "assignments" / name
        return load_assignment(str(inside) if inside.is_dir() else name)

    def remember(self, assignment: Assignment) -> None:
        """Note where an assignment is, unless its name is enough."""
        try:
            known = self.assignment(assignment.name).folder == assignment.folder
        except BaremeError:
            known = False
        if known:
            return
        places = {**self._places(), assignment.name: str(assignment.folder)}
        text = json.dumps(places, ensure_ascii=False, indent=1, sort_keys=True)
        write_whole(self.root / PLACES, text + "\n")

    def _places(self) -> dict[str, str]:
        path = self.root / PLACES
        if not path.exists():
            return {}
        try:
            places = json.loads(path.read_text(encoding="utf-8"))
            return {str(name): str(folder) for name, folder in places.items()}
        except (OSError, ValueError, AttributeError):
            raise GradebookError(
                _("{path}: not a list of assignments; delete it and release them again").format(path=path)
            ) from None
