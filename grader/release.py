"""What an assignment hands out: the student's notebook and its data; apart from them, the corrected one."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from grader import capytale, verifier
from grader.assignment import Assignment
from grader.errors import AssignmentError, UsageError
from grader.leaks import leaks
from grader.messages import _, joined, refusal
from grader.notebook import Draft, build, run_notebook, to_text
from grader.source import Definition, Source, method_signature, methods, not_defined, read_source, signature
from grader.subject import Block, block_source, read_subject

__all__ = [
    "Released",
    "corrected_text",
    "drafts",
    "leaks",
    "refuse_faults",
    "refuse_leaks",
    "release",
    "run_notebook",
    "signature_faults",
    "write_folder",
    "write_verifier",
]

CORRECTED = "corrige"
# What a student's computer does not have: code that uses it cannot be handed out.
_OURS = {"assignments", "grader", "reference", "wordlists"}


@dataclass(frozen=True)
class Released:
    """The files that were written."""

    student: Path
    corrected: Path
    data: tuple[Path, ...]
    verifier: Path
    capytale: Path


def release(assignment: Assignment, to: Path) -> Released:
    """Write the student's folder, and in it the corrected one under its own name; refuses what would leak."""
    refuse_faults(assignment)
    cells = drafts(assignment)
    known = verifier.knowledge(assignment, cells)
    student = to_text(build(cells))
    refuse_leaks(assignment, student, {verifier.NAME: known})
    corrected = corrected_text(assignment)
    try:
        handed, data = write_folder(to, assignment, student)
        kept, _data = write_folder(to / CORRECTED, assignment, corrected)
        check = write_verifier(to, known)
        sequenced = capytale.write_capytale(to, assignment, cells, known)
    except OSError as error:
        raise UsageError(
            _("{path}: cannot be written ({reason}); use --to").format(
                path=error.filename or to, reason=refusal(error)
            )
        ) from None
    return Released(handed, kept, data, check, sequenced)


def refuse_faults(assignment: Assignment) -> None:
    """An assignment whose subject and correction disagree is not released."""
    faults = [*_names_taken(assignment), *signature_faults(assignment)]
    if faults:
        raise AssignmentError(joined(faults))


def _names_taken(assignment: Assignment) -> list[str]:
    return [
        _("{path}: a file of this name is made at release; rename it").format(
            path=assignment.folder / "data" / name
        )
        for name in assignment.data
        if name in (verifier.NAME, capytale.NAME)
    ]


def refuse_leaks(assignment: Assignment, student: str, beside: Mapping[str, Any] | None = None) -> None:
    """A notebook that holds a part of an answer or of a hidden test is not released; nor is what lies beside it."""
    found = leaks(assignment, student, beside)
    if found:
        raise AssignmentError(
            _("{folder}: not released, since it would leak: {found}").format(
                folder=assignment.folder, found=joined(found[:5])
            )
        )


def corrected_text(assignment: Assignment) -> str:
    """The corrected notebook."""
    return to_text(build(drafts(assignment, corrected=True)))


def write_folder(folder: Path, assignment: Assignment, notebook: str) -> tuple[Path, tuple[Path, ...]]:
    """Write a notebook and, beside it, the data; gives their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    data = tuple(folder / name for name in assignment.data)
    for path, content in zip(data, assignment.data_files().values(), strict=True):
        path.write_bytes(content)
    path = folder / f"{assignment.name}.ipynb"
    path.write_text(notebook, encoding="utf-8", newline="\n")
    return path, data


def write_verifier(folder: Path, known: Mapping[str, Any]) -> Path:
    """Write the file with which students check their notebook."""
    path = folder / verifier.NAME
    path.write_text(verifier.verifier_text(known), encoding="utf-8", newline="\n")
    return path


def drafts(assignment: Assignment, *, corrected: bool = False) -> list[Draft]:
    """The cells to hand out, in order; an answer's cell bears the name of its question."""
    blocks = read_subject(assignment)
    paste = _Paste(assignment, read_source(assignment.reference), _known(assignment, blocks))
    return [_draft(block, paste, corrected) for block in blocks]


def _draft(block: Block, paste: _Paste, corrected: bool) -> Draft:
    name = block.names[0] if block.role in ("answer", "manual") else ""
    if block.role == "given" or (block.role == "answer" and corrected):
        return Draft("code", paste.into(block), name)
    return Draft("code" if block.is_code else "markdown", block.text, name)


def _known(assignment: Assignment, blocks: Iterable[Block]) -> frozenset[str]:
    """The names that the notebook defines itself: they need not come along with an answer."""
    names = set(assignment.given) | {question.name for question in assignment.questions}
    for block in blocks:
        if block.is_code:
            names |= block_source(block, assignment).names
    return frozenset(names)


@dataclass
class _Paste:
    """Puts the correction's code in the place of a block's; what it needs besides comes along, once."""

    assignment: Assignment
    correction: Source
    known: frozenset[str]
    pasted: list[Definition] = field(default_factory=list)

    def into(self, block: Block) -> str:
        """The text of a block where each definition that has a correction is replaced by it."""
        source = block_source(block, self.assignment)
        lines: list[str] = source.text.split("\n")
        helpers: list[str] = []
        for definition in reversed(source.definitions):
            found = self.correction.find(definition.names[0])
            if found is None or not set(definition.names) & set(block.names):
                continue
            helpers = [*self._helpers(found), *helpers]
            last = definition.last + _trailing_comments(lines[definition.last :])
            lines[definition.first - 1 : last] = [self.correction.lines_of(found)]
        return "\n\n".join([*helpers, "\n".join(lines)])

    def _helpers(self, definition: Definition) -> Iterator[str]:
        for one in [*self.correction.needed_by(definition, self.known), definition]:
            self._refuse_our_modules(one)
            if one is not definition and one not in self.pasted:
                self.pasted.append(one)
                yield self.correction.lines_of(one)

    def _refuse_our_modules(self, definition: Definition) -> None:
        for node in ast.walk(definition.node):
            for module in _modules(node):
                if module.partition(".")[0] in _OURS:
                    raise AssignmentError(
                        _(
                            "{path}: line {line}: {name} imports {module}, which students do not have; "
                            "read a file given with the notebook instead"
                        ).format(
                            path=self.correction.where,
                            line=definition.first,
                            name=definition.names[0],
                            module=module,
                        )
                    )


def _modules(node: ast.AST) -> list[str]:
    match node:
        case ast.Import(names=aliases):
            return [alias.name for alias in aliases]
        case ast.ImportFrom(module=str(module)):
            return [module]
    return []


def _trailing_comments(lines: list[str]) -> int:
    """How many of these lines are indented comments: they belong to the stub above."""
    count = 0
    while (
        count < len(lines) and lines[count].startswith((" ", "\t")) and lines[count].strip().startswith("#")
    ):
        count += 1
    return count


def signature_faults(assignment: Assignment) -> list[str]:
    """Where subject and correction disagree: a name that one lacks, other parameters, another order."""
    correction = read_source(assignment.reference)
    stubs, order = _stubs(assignment)
    faults: list[str] = []
    for question in assignment.questions:
        stub = stubs.get(question.name)
        faults += _disagreement(question.name, question.kind, stub, correction)
    for name in assignment.given:
        if correction.find(name) is None:
            faults.append(not_defined(name, correction))
        if name not in stubs:
            faults.append(
                _("{path}: no block for {name}, which is given; write `def {name}(): ...`").format(
                    path=assignment.subject, name=name
                )
            )
    expected = [question.name for question in assignment.questions if question.name in order]
    if order != expected:
        faults.append(
            _("{path}: the questions come as {order}, not in the order of bareme.toml").format(
                path=assignment.subject, order=order
            )
        )
    return faults


def _stubs(assignment: Assignment) -> tuple[dict[str, Definition | None], list[str]]:
    """What the subject defines for each name, and its questions in order."""
    stubs: dict[str, Definition | None] = {}
    order: list[str] = []
    for block in read_subject(assignment):
        source = block_source(block, assignment) if block.is_code else None
        stubs.update({name: source.find(name) if source else None for name in block.names})
        order += block.names if block.role in ("answer", "manual") else ()
    return stubs, order


def _disagreement(name: str, kind: str, stub: Definition | None, correction: Source) -> Iterator[str]:
    found, where = correction.find(name), correction.where
    if kind == "manual":
        return
    if stub is None:
        yield _("sujet.md: no block defines {name}; write its stub").format(name=name)
    if found is None:
        yield _("{path}: {name} is asked but not defined; define it there").format(path=where, name=name)
    if sum(name in definition.names for definition in correction.definitions) > 1:
        yield _("{path}: {name} is defined more than once; keep one definition").format(path=where, name=name)
    if stub is None or found is None:
        return
    pairs = [(signature(stub), signature(found))]
    pairs += [(method_signature(stub, one), method_signature(found, one)) for one in methods(stub)]
    different = [pair for pair in pairs if pair[0] != pair[1]]
    for theirs, ours in different:
        yield _("sujet.md has {stub} but {path} has {found}; make them agree").format(
            stub=theirs, path=where, found=ours
        )
    if different:
        return
    if (signature(found) == name) != (kind == "variable"):
        yield _("bareme.toml says that {name} is a {kind}, but it is defined as {found}").format(
            name=name, kind=kind, found=signature(found)
        )
