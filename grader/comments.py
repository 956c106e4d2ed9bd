"""Comments: what a teacher writes once to a group of copies, and all of them read."""

from __future__ import annotations

import difflib
import json
from collections.abc import Collection
from pathlib import Path

from grader.errors import UsageError
from grader.messages import _, about, joined
from grader.store import write_whole

FOLDER = "comments"
LONGEST = 1000


def comments_path(root: Path, assignment: str) -> Path:
    """The file of an assignment's comments."""
    return root / FOLDER / f"{assignment}.json"


def read_comments(root: Path, assignment: str) -> dict[str, str]:
    """The comment of each group; none when there is no file."""
    path = comments_path(root, assignment)
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, RecursionError):
        data = None
    if not isinstance(data, dict) or not all(isinstance(text, str) for text in data.values()):
        raise UsageError(about(str(path), _("not comments of bareme; move it away and write them again")))
    return data


def write_comment(root: Path, assignment: str, group: str, text: str, known: Collection[str]) -> bool:
    """Keep this text for the group, or forget its text when it is empty; gives whether there was one."""
    comments = read_comments(root, assignment)
    if group not in known and group not in comments:
        near = difflib.get_close_matches(group, known, n=3, cutoff=0.4) or sorted(known)[:3]
        raise UsageError(
            _("no group {group} here; did you mean: {near}").format(group=group, near=joined(near) or "–")
        )
    if len(text) > LONGEST:
        raise UsageError(_("a comment has at most {count} characters").format(count=LONGEST))
    before = comments.pop(group, None)
    if text.strip():
        comments[group] = " ".join(text.split())
    write_whole(
        comments_path(root, assignment),
        json.dumps(comments, ensure_ascii=False, indent=1, sort_keys=True) + "\n",
    )
    return before is not None
