"""The bank of wrong answers: read from `tests/diagnosis/`, put together into few copies, and graded.

A file holds wrong answers to one question, each after a line `# %% mistakes`: the name of the wrong answer of the
assignment that makes the same mistake, without the question's name; `none` when no wrong answer describes it;
`one + other` for two mistakes at once. Words after a colon are for the reader.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from grader.assignment import Assignment, Question, load_assignment
from grader.grading import Grader, all_needs
from grader.likeness import closest
from grader.recognition import Known, explained
from grader.results import QuestionResult
from grader.sentences import PRINTS
from grader.session import Session
from grader.shelter import Sandbox
from tests import tiny

ROOT = Path(__file__).resolve().parent
FOLDER = ROOT / "diagnosis"
Needs = Mapping[str, tuple[str, ...]]
HEADER = re.compile(r"^# %% (.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Case:
    """A wrong answer to a question, and the mistakes that are truly in it."""

    assignment: str
    question: str
    rank: int
    mistakes: tuple[str, ...]
    source: str

    @property
    def hints(self) -> set[str]:
        """The wrong answers of the assignment that make these mistakes."""
        return {f"{self.question}_{mistake}" for mistake in self.mistakes}

    @property
    def prints(self) -> bool:
        """Whether it prints instead of returning."""
        return not {"prints", "prints_instead_of_returning"}.isdisjoint(self.mistakes)

    @property
    def label(self) -> str:
        """Where to find it, and what is in it."""
        return f"{self.assignment}/{self.question}.py, no. {self.rank}: {' + '.join(self.mistakes) or 'none'}"


@dataclass(frozen=True)
class Named:
    """A case, and what the report of a copy that holds it says."""

    case: Case
    result: QuestionResult

    @property
    def right(self) -> bool:
        """Whether a mistake that is there was named, or said in words where the assignment has no name for it."""
        return self.result.hint in self.case.hints or (self.case.prints and self.says_that_it_prints)

    @property
    def says_that_it_prints(self) -> bool:
        """Whether the words say that the function prints instead of returning."""
        return self.result.hint is None and PRINTS in (self.result.hint_text or "")

    @property
    def wrong(self) -> bool:
        """Whether a mistake that is not there was named."""
        return self.result.hint is not None and not self.right


def cases(assignment: str) -> list[Case]:
    """All the wrong answers to the questions of an assignment."""
    return [case for path in sorted((FOLDER / assignment).glob("*.py")) for case in _read(assignment, path)]


def _read(assignment: str, path: Path) -> Iterator[Case]:
    _before, *parts = HEADER.split(path.read_text(encoding="utf-8"))
    for rank, (header, source) in enumerate(zip(parts[::2], parts[1::2], strict=True), 1):
        mistakes = header.partition(":")[0].strip()
        names = () if mistakes == "none" else tuple(re.split(r" \+ ", mistakes))
        yield Case(assignment, path.stem, rank, names, source.strip())


def packed(found: Sequence[Case], needs: Needs) -> list[list[Case]]:
    """Few copies: in none of them does a wrong answer lean on another one."""
    copies: list[list[Case]] = []
    for case in found:
        place = next((copy for copy in copies if all(_apart(case, other, needs) for other in copy)), None)
        if place is None:
            copies.append([case])
        else:
            place.append(case)
    return copies


def _apart(one: Case, other: Case, needs: Needs) -> bool:
    names = {one.question, other.question}
    return len(names) == 2 and names.isdisjoint(_leans_on(one, needs) | _leans_on(other, needs))


def _leans_on(case: Case, needs: Needs) -> set[str]:
    """The questions that this answer needs, or calls."""
    called = needs.keys() & set(re.findall(r"\w+", case.source)) - {case.question}
    return {*needs[case.question], *called, *(need for name in called for need in needs[name])}


def cells(assignment: Assignment, copy: Sequence[Case], needs: Needs) -> list[str]:
    """The cells of a copy that holds these wrong answers, and right ones to what they need."""
    wanted = set[str]().union(*(_leans_on(case, needs) for case in copy))
    others = {question.name for question in assignment.questions} - wanted
    tree = ast.parse(assignment.reference.read_text(encoding="utf-8"))
    kept = [node for node in tree.body if not others & _defines(node)]
    return [ast.unparse(ast.Module(kept, [])), *(case.source for case in copy)]


def _defines(node: ast.stmt) -> set[str]:
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return {node.name}
    targets = node.targets if isinstance(node, ast.Assign) else []
    return {part.id for target in targets for part in ast.walk(target) if isinstance(part, ast.Name)}


@dataclass(frozen=True)
class Findings:
    """What is named of each wrong answer of the bank, and of those of the assignment when they are not known."""

    named: list[Named]
    strangers: dict[str, str | None]


def findings(name: str, sandbox: Sandbox) -> Findings:
    """What is named of the wrong answers to the questions of an assignment."""
    assignment = load_assignment(str(ROOT.parent / "assignments" / name))
    needs = all_needs(assignment)
    named: list[Named] = []
    strangers: dict[str, str | None] = {}

    def work(grader: Grader, session: Session) -> None:
        for copy in packed(cases(name), needs):
            result = grader.grade(tiny.submission(cells(assignment, copy, needs)), "copie")
            named.extend(Named(case, tiny.question(result, case.question)) for case in copy)
        for question in assignment.questions:
            if question.kind != "manual":
                strangers.update(_unknown(question, grader.diagnostician.knowledge(session, question)))

    tiny.with_grader(assignment, sandbox, work)
    return Findings(named, strangers)


def _unknown(question: Question, known: Known) -> Iterator[tuple[str, str | None]]:
    """What each wrong answer would be taken for if it were not known itself."""
    for one in known.misconceptions:
        others = tuple(other for other in known.misconceptions if other != one)
        if question.diagnosis == "verdicts":
            behaviours = [(other.habit.behaviour, other.name) for other in others]
            yield one.name, closest(one.habit.behaviour, behaviours)
        elif not one.habit.prints:
            replies = {call: {reply} for call, reply in one.habit.replies.items()}
            found = explained(replies, Known(others, known.right))
            yield one.name, found.hint if found else None
