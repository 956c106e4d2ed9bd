"""The archive of reports that Moodle hands out: one `rapport.html` a student, in the folders that it made."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Callable, Sequence

from grader.marksheet import MarkLine
from grader.names import tidy

PAGE = "rapport.html"
KIND = "assignsubmission_file"
MOMENT = (2000, 1, 1, 0, 0, 0)  # the same pages make the same archive


def returns(
    lines: Sequence[MarkLine], participants: dict[str, str], assignment: str, page: Callable[[MarkLine], str]
) -> tuple[bytes, list[MarkLine]]:
    """The archive, and those whom the platform gave no number: they are not in it."""
    out = io.BytesIO()
    without, made = [], set()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for line in lines:
            folder = folder_of(line, participants.get(line.person.id, ""), assignment)
            if folder is None:
                without.append(line)
                continue
            if folder in made:  # the group's, which has the page of its first member
                continue
            made.add(folder)
            entry = zipfile.ZipInfo(f"{folder}/{PAGE}", MOMENT)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, page(line).encode("utf-8", "replace"), zipfile.ZIP_DEFLATED)
    return out.getvalue(), without


def folder_of(line: MarkLine, participant: str, assignment: str) -> str | None:
    """The folder that the platform made for this student, or the one that it would have made."""
    known = line.person.origins.get(assignment, "")
    head, found, rest = known.partition(KIND)
    digits = "".join(re.findall(r"\d+", participant))
    number = re.search(r"_(\d+)_$", head)
    of_a_group = number and digits and number[1] != digits  # the folder is that of a group
    if found and number and not of_a_group and "/" not in head and "\\" not in head:
        return head + KIND + ("_" if rest.startswith("_") else "")
    if not digits:
        return None
    name = tidy(line.person.name).replace("/", "-").replace("_", " ")
    if not name or name == f"Participant {digits}":  # nobody's name is known
        name = "Participant"
    return f"{name}_{digits}_{KIND}"
