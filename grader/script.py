"""The cells of a Python script: one, or those that its `# %%` lines separate."""

from __future__ import annotations

import re
from collections.abc import Iterator

from grader.submission import Cell, CellKind

# Written by VS Code, Spyder and Jupytext (`# %% [markdown]`), or by nbconvert (`# In[3]:`).
_MARKER = re.compile(r"^#[ \t]*(?:%%+|In[ \t]?\[[ \d]*\]:?)(?:[ \t]+(.*))?$")
_PROSE_TAG = re.compile(r"\[(?:markdown|md)\]")


def script_cells(source: str) -> Iterator[Cell]:
    """The cells in order; comments before the first marker are a header, not a cell."""
    chunks = list(_chunks(source))
    if len(chunks) > 1 and not _has_code(chunks[0][1]):
        del chunks[0]
    for index, (kind, lines) in enumerate(chunks, 1):
        yield Cell(index, kind, "\n".join(lines).rstrip("\n") if kind == "code" else _prose(lines))


def _chunks(source: str) -> Iterator[tuple[CellKind, list[str]]]:
    kind: CellKind = "code"
    lines: list[str] = []
    for line in source.split("\n"):
        marker = _MARKER.match(line)
        if marker is None:
            lines.append(line)
            continue
        yield kind, lines
        kind, lines = _kind(marker[1] or ""), []
    yield kind, lines


def _kind(title: str) -> CellKind:
    if _PROSE_TAG.search(title):
        return "markdown"
    return "raw" if "[raw]" in title else "code"


def _has_code(lines: list[str]) -> bool:
    return any(line.strip() and not line.startswith("#") for line in lines)


def _prose(lines: list[str]) -> str:
    """Prose without its comment signs, or without the triple quotes around it."""
    return "\n".join(re.sub(r"^# ?", "", line) for line in lines).strip().strip('"').strip()
