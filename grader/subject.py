"""The subject (`sujet.md`) as the blocks that become the cells of a notebook."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Literal

from grader.assignment import Assignment
from grader.errors import AssignmentError
from grader.messages import _
from grader.plaintext import utf8_text
from grader.source import Source, parse
from grader.tongue import N_tr, speaking, tr

Role = Literal["prose", "manual", "answer", "given", "code"]

_FENCE = re.compile(r"^( {0,3})(`{3,}|~{3,})[ \t]*([^`]*)$")
_ALMOST_PYTHON = re.compile(r"[{.]?(py|python[\d.]*|ipython\d*|code-cell)\b", re.IGNORECASE)
_HEADING = re.compile(r"^#{1,3}[ \t]")
_MANUAL = re.compile(r"^<!--[ \t]*question[ \t]*:[ \t]*(\w+)[ \t]*-->[ \t]*$")
EMPTY_ANSWER = N_tr("*Écris ta réponse ici.*")


@dataclass(frozen=True)
class Block:
    """A piece of the subject, what it is for, its first line in the file, and the names it is about."""

    role: Role
    text: str
    line: int
    names: tuple[str, ...] = ()

    @property
    def is_code(self) -> bool:
        """Whether it becomes a code cell."""
        return self.role in ("answer", "given", "code")


def read_subject(assignment: Assignment) -> tuple[Block, ...]:
    """The blocks in order.

    A ```` ```python ```` block is a code cell: an answer when it defines a question's name, given when
    it defines given names. Prose is cut at headings. `<!-- question: NAME -->` on a line of its own starts
    the text that a student replaces to answer a manual question; other comments on lines of their own are
    the teacher's, and dropped.
    """
    path = assignment.subject
    with speaking(assignment.language):
        cutter = _Cutter(path, tr(EMPTY_ANSWER))
    blocks = tuple(_with_role(block, assignment) for block in cutter.cut(utf8_text(path)))
    _check_once(blocks, path)
    return blocks


def block_source(block: Block, assignment: Assignment) -> Source:
    """The Python of a code block."""
    return parse(block.text, str(assignment.subject), block.line)


@dataclass
class _Cutter:
    """Goes through the lines once; `fence` is what closes the open block, `kept` its lines or the prose's."""

    path: Path
    empty: str  # what stands where a text is to be written
    role: Role = "prose"
    names: tuple[str, ...] = ()
    line: int = 1
    fence: str = ""
    fence_line: int = 0
    kept: list[str] = field(default_factory=list)

    def cut(self, text: str) -> Iterator[Block]:
        lines = text.split("\n")
        start = _front_matter(lines)
        self.line = start + 1
        comment = 0
        for number, line in enumerate(lines[start:], start + 1):
            if comment:
                comment = 0 if "-->" in line else comment
            elif self.fence:
                yield from self._inside(number, line)
            elif line.startswith("<!--") and not _MANUAL.match(line):
                comment = 0 if "-->" in line else number
            else:
                yield from self._outside(number, line)
        if self.fence or comment:
            raise self._never_closed(comment)
        yield from self._flush("prose", len(lines))

    def _never_closed(self, comment: int) -> AssignmentError:
        if self.fence:
            what = _("{path}: line {line}: the block ({fence}) is never closed")
        else:
            what = _("{path}: line {line}: the comment (-->) is never closed")
        return AssignmentError(what.format(path=self.path, line=self.fence_line or comment, fence=self.fence))

    def _inside(self, number: int, line: str) -> Iterator[Block]:
        if not re.fullmatch(rf" {{0,3}}{re.escape(self.fence)}{re.escape(self.fence[0])}*[ \t]*", line):
            self.kept.append(line)
            return
        self.fence, self.fence_line = "", 0
        if self.role == "code":
            yield from self._flush("prose", number + 1)
        else:
            self.kept.append(line)

    def _outside(self, number: int, line: str) -> Iterator[Block]:
        fence, manual = _FENCE.match(line), _MANUAL.match(line)
        if manual:
            yield from self._flush("manual", number + 1, (manual[1],))
        elif fence and self._is_cell(number, fence[1], fence[3].strip()):
            yield from self._flush("code", number + 1)
        elif _HEADING.match(line):
            yield from self._flush("prose", number)
        if fence:
            self.fence, self.fence_line = fence[2], number
        if not manual and self.role != "code":
            self.kept.append(line)

    def _is_cell(self, number: int, indent: str, language: str) -> bool:
        """Whether this fence opens a code cell; other fences are part of the prose."""
        if language == "python" and not indent:
            return True
        if _ALMOST_PYTHON.match(language):
            raise AssignmentError(
                _(
                    "{path}: line {line}: a code cell begins with ```python alone, at the start of the line; "
                    "for code that is only shown, write ```text"
                ).format(path=self.path, line=number)
            )
        return False

    def _flush(self, role: Role, line: int, names: tuple[str, ...] = ()) -> Iterator[Block]:
        """Hand over what was kept, and begin a block of this role."""
        text = "\n".join(self.kept)
        blank = len(self.kept) - len(text.lstrip("\n").split("\n"))
        if self.role == "manual" and not text.strip():
            text = self.empty
        if text.strip():
            yield Block(self.role, text.strip("\n").rstrip(), self.line + max(blank, 0), self.names)
        self.role, self.line, self.names, self.kept = role, line, names, []


def _front_matter(lines: list[str]) -> int:
    """The number of lines of the header that Jupytext writes."""
    if lines[0].rstrip() != "---":
        return 0
    return next((number + 1 for number, line in enumerate(lines[1:], 1) if line.rstrip() == "---"), 0)


def _with_role(block: Block, assignment: Assignment) -> Block:
    if block.role == "manual":
        return _checked_manual(block, assignment)
    if block.role != "code":
        return block
    defined = block_source(block, assignment).definitions
    names = [
        name for one in defined if not isinstance(one.node, ast.Import | ast.ImportFrom) for name in one.names
    ]
    answers = tuple(question.name for question in assignment.questions if question.name in names)
    given = tuple(name for name in assignment.given if name in names)
    if answers and given:
        raise AssignmentError(
            _("{path}: line {line}: {given} is given and {asked} is asked; put them in two blocks").format(
                path=assignment.subject, line=block.line, given=", ".join(given), asked=", ".join(answers)
            )
        )
    if answers:
        return replace(block, role="answer", names=answers)
    return replace(block, role="given", names=given) if given else block


def _checked_manual(block: Block, assignment: Assignment) -> Block:
    kinds = {question.name: question.kind for question in assignment.questions}
    if kinds.get(block.names[0]) != "manual":
        raise AssignmentError(
            _("{path}: line {line}: {name} is not a question of kind manual").format(
                path=assignment.subject, line=block.line - 1, name=block.names[0]
            )
        )
    return block


def _check_once(blocks: tuple[Block, ...], path: Path) -> None:
    seen: dict[str, int] = {}
    for block in blocks:
        for name in block.names:
            if name in seen:
                raise AssignmentError(
                    _("{path}: line {line}: {name} already has its block at line {first}; keep one").format(
                        path=path, line=block.line, name=name, first=seen[name]
                    )
                )
            seen[name] = block.line
