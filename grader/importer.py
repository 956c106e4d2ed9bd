"""An assignment made of a teacher's notebook, whose corrections carry a tag: subject, stubs, drafts, what is left to do."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from grader.errors import UsageError
from grader.extraction import FUNCTION, IMPORT, is_stub, names_used, needed, steps, stub, wrapped
from grader.messages import _
from grader.prose import clean_prose, code_block, shown_block, title_of
from grader.skeletons import Found, bareme_text, calls_of, hidden_test, test_to_write
from grader.starter import free_folder, write_files
from grader.subject import EMPTY_ANSWER
from grader.tagged import TaggedCell, check_corrections, data_beside, tagged_cells


@dataclass
class Import:
    """What was made of a notebook: its questions, the files of the assignment, what a person still has to do."""

    cells: Sequence[TaggedCell]
    files: dict[str, str | bytes] = field(default_factory=dict)
    left: list[str] = field(default_factory=list)

    @property
    def code(self) -> list[TaggedCell]:
        """The cells of Python."""
        return [cell for cell in self.cells if cell.kind == "code" and cell.statements is not None]

    @cached_property
    def questions(self) -> tuple[Found, ...]:
        """What the tagged cells answer, in order; of two answers to the same question, the last."""
        found: dict[str, Found] = {}
        texts = 0
        for cell in self.cells:
            if cell.corrects and cell.kind != "code":
                texts += 1
                found[f"texte_{texts}"] = Found(f"texte_{texts}", "manual", cell.index)
            for one in self._answers(cell) if cell.corrects else ():
                if one.name in found:
                    self.left.append(
                        _("cells {first} and {second} both answer {name}: the second is kept").format(
                            first=found[one.name].cell, second=cell.index, name=one.name
                        )
                    )
                found[one.name] = one
        return tuple(found.values())

    def _answers(self, cell: TaggedCell) -> Iterator[Found]:
        defined = [node for node in cell.statements or () if isinstance(node, FUNCTION)]
        # Where the teacher wrote stubs for some, the others help them.
        asked = [node for node in defined if node.name in self.stub_names] or defined
        for node in asked:
            yield Found(node.name, "function", cell.index, node)
        if not defined and (name := self._variable(cell)):
            yield Found(name, "variable", cell.index, next(iter(cell.statements or ()), None))

    def _variable(self, cell: TaggedCell) -> str:
        """The variable that a cell is about: the one used elsewhere, else the last."""
        made = [
            name
            for step in steps([cell])
            for name in sorted(step.makes)
            if isinstance(step.node, (ast.Assign, ast.AnnAssign, ast.AugAssign))
            and not isinstance(step.node, IMPORT)
        ]
        elsewhere = {
            name
            for one in self.code
            if one is not cell
            for node in one.statements or ()
            for name in names_used(node)
        }
        return next((name for name in reversed(made) if name in elsewhere), made[-1] if made else "")

    @cached_property
    def stub_names(self) -> frozenset[str]:
        """The names for which the teacher wrote a stub."""
        nodes = (
            node for cell in self.code if not cell.corrects for node in cell.statements or () if is_stub(node)
        )
        return frozenset(name for node in nodes for name in _bound(node))

    # -- the subject ------------------------------------------------------------------------------------------

    @cached_property
    def asked(self) -> dict[str, Found]:
        """The questions of code, by their names."""
        return {question.name: question for question in self.questions if question.kind != "manual"}

    @cached_property
    def stubs(self) -> dict[str, int]:
        """The names for which the teacher wrote a stub, and the cell of it."""
        found: dict[str, int] = {}
        for cell in self.code:
            for node in cell.statements or ():
                if not cell.corrects and is_stub(node):
                    for name in _bound(node) & self.asked.keys():
                        found.setdefault(name, cell.index)
        return found

    @cached_property
    def given(self) -> tuple[str, ...]:
        """The functions and classes that students are given, each defined once."""
        names = [
            node.name
            for cell in self.code
            if not cell.corrects and cell.index not in self.stubs.values()
            for node in cell.statements or ()
            if isinstance(node, FUNCTION) and node.name not in self.asked
        ]
        return tuple(name for name in dict.fromkeys(names) if names.count(name) == 1)

    def subject(self) -> str:
        """`sujet.md`."""
        return "\n\n".join(part for cell in self.cells for part in self._part(cell)) + "\n"

    def _part(self, cell: TaggedCell) -> Iterator[str]:
        if cell.kind != "code":
            yield from self._prose(cell)
        elif cell.statements is None:
            self.left.append(_("cell {cell} is not Python: it is shown as a text").format(cell=cell.index))
            yield shown_block(cell.source)
        elif cell.corrects:
            yield from self._stubs_of(cell)
        else:
            yield from self._shown(cell)

    def _prose(self, cell: TaggedCell) -> Iterator[str]:
        if cell.corrects:
            name = next(one.name for one in self.questions if one.cell == cell.index)
            yield f"<!-- question: {name} -->\n{EMPTY_ANSWER}"
            return
        if "attachment:" in cell.source:
            self.left.append(
                _("cell {cell} shows a picture that was pasted into it: give it as a file of data/").format(
                    cell=cell.index
                )
            )
        yield clean_prose(cell.source) if cell.kind == "markdown" else shown_block(cell.source)

    def _stubs_of(self, cell: TaggedCell) -> Iterator[str]:
        mine = [one for one in self.asked.values() if one.cell == cell.index]
        for one in mine:
            if one.name not in self.stubs:
                empty = f"{one.name} = ...  # À compléter"
                yield code_block(
                    empty if one.kind == "variable" else stub(one.node, cell) if one.node else empty
                )
        if not mine and not any(isinstance(node, FUNCTION) for node in cell.statements or ()):
            self.left.append(
                _(
                    "cell {cell} shows something and defines no answer: it is not graded; see the end of reference.py"
                ).format(cell=cell.index)
            )
            yield code_block("# À toi de jouer.")

    def _shown(self, cell: TaggedCell) -> Iterator[str]:
        """A cell that students get, unless it answers a question."""
        again = {name for node in cell.statements or () for name in _bound(node)} & self.asked.keys()
        if all(self.stubs.get(name) == cell.index for name in again):
            yield code_block(cell.source)
            return
        self.left.append(
            _("cell {cell} defines {names} too, without the tag: it is shown as a text").format(
                cell=cell.index, names=", ".join(sorted(again))
            )
        )
        yield shown_block(cell.source)

    # -- the correction ---------------------------------------------------------------------------------------

    def reference(self, title: str) -> str:
        """`reference.py`: the answers, and all that they need."""
        kept = [cell for cell in self.code if cell.corrects or self._gives(cell)]
        found = [step for step in steps(kept) if not self._is_other_answer(step.cell, step.makes)]
        several = {name for name, one in self.asked.items() if one.kind == "variable" and self._is_long(one)}
        whole = [step for name in several for step in steps([self._cell(self.asked[name])])]
        inside = {use for step in whole for use in step.uses} - {
            made for step in whole for made in step.makes
        }
        cells = {step.cell.index for step in whole}
        simple = [step for step in found if step.cell.index not in cells or isinstance(step.node, IMPORT)]
        inside |= {made for step in whole if isinstance(step.node, IMPORT) for made in step.makes}
        chosen = needed(simple, {*self.asked, *self.given, *inside})
        parts: dict[tuple[int, int], str] = {}
        imports = "\n".join(dict.fromkeys(step.text for step in chosen if isinstance(step.node, IMPORT)))
        for step in chosen:
            if not isinstance(step.node, IMPORT):
                parts[step.cell.index, step.node.lineno] = step.text
        for name in several:
            cell = self._cell(self.asked[name])
            parts[cell.index, 0] = wrapped(name, cell)
        plain = title.replace("\\", "\\\\").replace('"""', "'''")  # a heading may hold LaTeX
        head = f'"""Corrigé : {plain}. Brouillon tiré d\'un carnet, à relire."""'
        ordered = [text for _place, text in sorted(parts.items())]
        return "\n\n\n".join(part for part in [head, imports, *ordered, *self._leftovers()] if part) + "\n"

    def _gives(self, cell: TaggedCell) -> bool:
        bound = {name for node in cell.statements or () for name in _bound(node)}
        return not bound & self.asked.keys()

    def _is_other_answer(self, cell: TaggedCell, makes: frozenset[str]) -> bool:
        return any(
            name in self.asked and self.asked[name].cell != cell.index and cell.corrects for name in makes
        )

    def _is_long(self, question: Found) -> bool:
        own = [step for step in steps([self._cell(question)]) if not isinstance(step.node, IMPORT)]
        return len(own) != 1 or not isinstance(own[0].node, (ast.Assign, ast.AnnAssign))

    def _cell(self, question: Found) -> TaggedCell:
        return next(cell for cell in self.cells if cell.index == question.cell)

    def _leftovers(self) -> Iterator[str]:
        """What a correction shows or says, kept as comments."""
        for cell in self.cells:
            if cell.corrects and (cell.kind != "code" or not list(self._answers(cell))):
                yield "\n".join(
                    [
                        f"# Cellule {cell.index} du carnet :",
                        *(f"# {line}".rstrip() for line in cell.source.split("\n")),
                    ]
                )


def import_notebook(name: str, to: Path, notebook: Path, tag: str) -> tuple[Path, Import]:
    """Write the assignment; gives its folder, and what was found."""
    folder = free_folder(name, to)
    cells = tagged_cells(notebook, tag)
    check_corrections(notebook, cells)
    made = Import(cells)
    if not made.questions:
        raise UsageError(
            _(
                "{path}: the cells with the tag {tag!r} define no function and no variable, and hold no text; "
                "give the tag to the answers"
            ).format(path=notebook, tag=tag)
        )
    _fill(made, notebook)
    return write_files(folder, made.files), made


def _fill(made: Import, notebook: Path) -> None:
    """Make the files, and the list of what is left."""
    prose = [cell.source for cell in made.cells if cell.kind == "markdown" and not cell.corrects]
    title = title_of(prose, notebook.stem)
    data, absent = data_beside(notebook, made.cells)
    made.questions = tuple(sorted(made.questions, key=lambda one: made.stubs.get(one.name, one.cell)))
    files: dict[str, str | bytes] = {
        "bareme.toml": bareme_text(title, made.questions, made.given, sorted(data)),
        "sujet.md": made.subject(),
        "reference.py": made.reference(title),
    }
    trees = [node for cell in made.code for node in cell.statements or () if not isinstance(node, FUNCTION)]
    tests = []
    for question in made.asked.values():
        cases = calls_of(question.name, trees)
        files[f"hidden_tests/test_{question.name}.py"] = hidden_test(question, cases)
        tests.append(test_to_write(question, cases))
    made.files = {**files, **{f"data/{name}": content for name, content in data.items()}}
    made.left = [
        _("bareme.toml: the points of each question; they are 1 for now"),
        *tests,
        _(
            "submissions/wrong_answer/: the mistakes that you expect, a file each, whose docstring is the hint"
        ),
        _("submissions/accepted/: other right answers, as other students would write them"),
        *made.left,
        *(
            _("data/{file}: the notebook names it, but it is not beside it").format(file=name)
            for name in absent
        ),
        _("reference.py and sujet.md: read them again; they are drafts"),
    ]


def _bound(node: ast.stmt) -> set[str]:
    if isinstance(node, FUNCTION):
        return {node.name}
    targets = (
        node.targets
        if isinstance(node, ast.Assign)
        else [node.target]
        if isinstance(node, ast.AnnAssign)
        else []
    )
    return {part.id for target in targets for part in ast.walk(target) if isinstance(part, ast.Name)}
