"""Notebooks as files: built cell by cell in nbformat 4.5, always the same bytes, and run in a real kernel."""

from __future__ import annotations

import hashlib
import os
import re
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError
from nbformat import NotebookNode
from traitlets.config import Config

from grader.errors import AssignmentError
from grader.messages import _, about

TIME_LIMIT_S = 120

_nbformat: Any = nbformat  # only partly typed

_METADATA = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {
        "file_extension": ".py",
        "mimetype": "text/x-python",
        "name": "python",
        "pygments_lexer": "ipython3",
    },
}
_ALLOWED_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_ANSI = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


@dataclass(frozen=True)
class Draft:
    """A cell to build; a named one gets its name as its id."""

    kind: Literal["markdown", "code"]
    source: str
    name: str = ""


def build(drafts: Iterable[Draft]) -> NotebookNode:
    """The notebook of these cells, without outputs."""
    taken: set[str] = set()
    cells = [_new_cell(draft, _new_id(draft, taken)) for draft in drafts]
    content = {"cells": cells, "metadata": _METADATA, "nbformat": 4, "nbformat_minor": 5}
    notebook: NotebookNode = _nbformat.from_dict(content)
    return notebook


def _new_cell(draft: Draft, cell_id: str) -> dict[str, Any]:
    metadata = {"bareme": {"question": draft.name}} if draft.name else {}  # an old Jupyter drops the id
    cell = {"cell_type": draft.kind, "id": cell_id, "metadata": metadata, "source": draft.source}
    return cell | {"execution_count": None, "outputs": []} if draft.kind == "code" else cell


def _new_id(draft: Draft, taken: set[str]) -> str:
    """A short id that depends on the cell alone, unless two cells are the same."""
    digest = hashlib.sha256(f"{draft.kind}:{draft.name}:{draft.source}".encode()).hexdigest()
    wanted = draft.name if _ALLOWED_ID.fullmatch(draft.name) else f"{draft.kind}-{digest[:8]}"
    found, number = wanted, 2
    while found in taken:
        found, number = f"{wanted[:58]}-{number}", number + 1
    taken.add(found)
    return found


def to_text(notebook: NotebookNode) -> str:
    """The notebook as the text of its file."""
    return str(_nbformat.writes(notebook)).rstrip("\n") + "\n"


def run_notebook(path: Path) -> NotebookNode:
    """Run it from top to bottom in a fresh kernel and its own folder, as a student would: it with its outputs; the file stays."""
    notebook: NotebookNode = _nbformat.read(path, as_version=4)
    begun = [0]
    with tempfile.TemporaryDirectory(prefix="bareme-") as private:
        client = NotebookClient(
            notebook,
            timeout=TIME_LIMIT_S,
            kernel_name="python3",
            resources={"metadata": {"path": str(path.parent)}},
            config=_local_kernel(private),
            on_cell_start=lambda cell, cell_index: begun.append(cell_index),
        )
        try:
            # A profile of its own: what the teacher's starts with could hide a missing import.
            client.execute(env={**os.environ, "IPYTHONDIR": private})
        except (CellExecutionError, CellTimeoutError, DeadKernelError) as error:
            raise AssignmentError(about(str(path), _told(notebook, begun[-1], error))) from None
    return notebook


def _local_kernel(folder: str) -> Config:
    """A kernel reached through files of this folder: no port is opened on the machine."""
    place = {"transport": "ipc", "ip": f"{folder}/kernel", "connection_file": f"{folder}/kernel.json"}
    return Config({"KernelManager": place})


def _told(notebook: NotebookNode, index: int, error: Exception) -> str:
    """What happened, and in which cell, for a teacher who looks for it in the notebook or in the subject."""
    cell = notebook.cells[index]
    first = next((line for line in cell.source.split("\n") if line.strip()), "")
    return _("cell {number} ({id}), which begins with `{line}`: {what}").format(
        number=index + 1, id=cell.get("id", ""), line=first[:60], what=_summary(error)
    )


def _summary(error: Exception) -> str:
    if isinstance(error, CellTimeoutError):
        return _("still running after {seconds} s").format(seconds=TIME_LIMIT_S)
    if isinstance(error, CellExecutionError):
        return _ANSI.sub("", f"{error.ename}: {error.evalue}").replace("\n", " ").strip(" :")[:300]
    return _("the kernel died")
