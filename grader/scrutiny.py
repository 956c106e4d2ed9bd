"""Scrutiny: the cells of a copy as trees, read for what no answer needs; nothing in them is executed."""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from grader.examples import Examples
from grader.literals import TABLES, branches, keys, same
from grader.messages import _
from grader.results import Suspicion
from grader.sandbox import cells

LONGEST = 100_000  # characters of a cell: a longer one is only said to be long
MOST = 300_000  # of all the cells

PRYING = frozenset({"gc", "ctypes", "_ctypes", "inspect", "dis", "tracemalloc", "faulthandler"})
REACHING = frozenset({"socket", "subprocess", "multiprocessing", "pty", "mmap", "resource"})
SEEKING = frozenset({"grader", "hidden_tests", "reference"})
_INSIDES = """
_getframe _current_frames f_back f_locals f_globals f_builtins tb_frame gi_frame cr_frame ag_frame settrace setprofile
addaudithook get_objects get_referrers get_referents remote_exec __subclasses__ __globals__ __code__ __closure__
__builtins__
"""
_SYSTEM = """
system popen fork forkpty kill killpg execv execve execl execlp execvp posix_spawn spawnl spawnv _exit abort symlink
link chmod chown mkfifo mknod chroot unshare setns
"""
INSIDES, SYSTEM = frozenset(_INSIDES.split()), frozenset(_SYSTEM.split())
EQUALITIES = frozenset({"__eq__", "__ne__", "__instancecheck__", "__subclasscheck__", "__class__"})
PLACES = ("/etc/", "/proc/", "/sys/", "/dev/", "/root/", "/var/")

_WORDS = PRYING | REACHING | SEEKING | INSIDES | EQUALITIES | {"os", "posix", "builtins"}
_PATHS = tuple(quote + place for place in PLACES for quote in "'\"")
# A name of a module that is given another value: `random.seed = 3`.
_REPLACEMENT = re.compile(r"^[ \t]*(?!self\b)[A-Za-z_]\w*\.\w+[ \t]*(?:=(?!=)|,.*=)", re.MULTILINE)
_MAGIC_LINE = re.compile(r"^([ \t]*)[%!].*$", re.MULTILINE)
_IMPORT = re.compile(r"^[ \t]*import[ \t]+(\w+)[\w.]*(?:[ \t]+as[ \t]+(\w+))?", re.MULTILINE)
_WORD = re.compile(r"\w\w+|\d")

Place = tuple[int, int]


class Scrutiny:
    """What was found in the cells read so far."""

    def __init__(self, examples: Examples) -> None:
        self.examples = examples
        self.found: list[Suspicion] = []
        self.left = MOST
        self.modules: set[str] = {"builtins", "__builtins__"}
        self.branches: dict[str, dict[str, Place]] = {}  # question -> example -> where it is answered
        self.tables: dict[str, list[tuple[Any, Place]]] = {}  # name of a table -> its keys
        self.used: dict[str, set[str]] = {}  # question -> names that its answer uses
        self.looks: dict[type, Callable[[int, Any], None]] = {
            ast.Import: self._import,
            ast.ImportFrom: self._import_from,
            ast.Attribute: self._attribute,
            ast.Name: self._name,
            ast.Constant: self._constant,
            ast.Assign: self._assign,
            ast.ClassDef: self._class,
            ast.FunctionDef: self._function,
        }

    def read(self, cells: Iterable[tuple[int, str]]) -> None:
        """Read cells; as trees when a quick look gives a reason to, since that costs more than all the rest."""
        others = []
        for cell, source in cells:
            self.modules.update(alias or name for name, alias in _IMPORT.findall(source))
            if source.strip() in self.examples.cells:
                continue
            if len(source) > min(LONGEST, self.left):
                self._note(cell, 1, _("a cell too long to be read"))
            elif self._deserves_it(source):
                self._read(cell, source)
            else:
                others.append((cell, source))
        for cell, source in others if self.tables else ():
            if "def " in source:
                self._read(cell, source)

    def _read(self, cell: int, source: str) -> None:
        self.left -= len(source)
        for tree in trees(source):
            for node in ast.walk(tree):
                if look := self.looks.get(type(node)):
                    look(cell, node)

    def _deserves_it(self, source: str) -> bool:
        words = set(_WORD.findall(source))
        return (
            not words.isdisjoint(_WORDS)
            or (("def" in words or "=" in source) and len(words & self.examples.words) > 1)
            or any(path in source for path in _PATHS)
            or bool(_REPLACEMENT.search(source))
        )

    def written_out(self) -> dict[str, list[Place]]:
        """For each question, where its answer names examples of the subject, one by one."""
        found: dict[str, dict[str, Place]] = {name: dict(places) for name, places in self.branches.items()}
        for name, words in self.used.items():
            for table in words & self.tables.keys():
                for key, place in self.tables[table]:
                    if (example := self._example(name, key)) is not None:
                        found.setdefault(name, {}).setdefault(example, place)
        return {name: sorted(places.values()) for name, places in found.items()}

    # -- one node -----------------------------------------------------------------------------------------

    def _import(self, cell: int, node: ast.Import) -> None:
        for alias in node.names:
            self._imported(cell, node.lineno, alias.name)
            self.modules.add((alias.asname or alias.name).partition(".")[0])

    def _import_from(self, cell: int, node: ast.ImportFrom) -> None:
        self._imported(cell, node.lineno, node.module or "")
        for alias in node.names:
            self._named(cell, node.lineno, alias.name, f"{node.module}.{alias.name}")

    def _attribute(self, cell: int, node: ast.Attribute) -> None:
        owner = f"{node.value.id}." if isinstance(node.value, ast.Name) else ""
        self._named(cell, node.lineno, node.attr, owner + node.attr)
        if isinstance(node.ctx, (ast.Store, ast.Del)) and owner[:-1] in self.modules:
            self._note(cell, node.lineno, _("replaces {name}").format(name=owner + node.attr))

    def _name(self, cell: int, node: ast.Name) -> None:
        self._named(cell, node.lineno, node.id, node.id)

    def _constant(self, cell: int, node: ast.Constant) -> None:
        if isinstance(node.value, str) and node.value.startswith(PLACES):
            what = _("names a file of the machine: {path}").format(path=node.value[:60])
            self._note(cell, node.lineno, what)

    def _assign(self, cell: int, node: ast.Assign) -> None:
        if isinstance(node.value, TABLES) and (
            rows := [(key, (cell, line)) for key, line in keys(node.value)]
        ):
            self.tables.update(dict.fromkeys(_assigned(node), rows))

    def _class(self, cell: int, node: ast.ClassDef) -> None:
        for part in node.body:
            names = [part.name] if isinstance(part, ast.FunctionDef) else _assigned(part)
            for name in EQUALITIES.intersection(names):
                if not self._given(name):
                    what = _("a class with its own {name}: {owner}").format(name=name, owner=node.name)
                    self._note(cell, part.lineno, what)

    def _note(self, cell: int, line: int, what: str) -> None:
        self.found.append(Suspicion(cell, line, what))

    def _given(self, word: str) -> bool:
        """Whether the subject itself speaks of it."""
        return word in self.examples.subject_words

    def _imported(self, cell: int, line: int, module: str) -> None:
        root = module.partition(".")[0]
        if root in PRYING and not self._given(root):
            self._note(cell, line, _("looks inside Python: {name}").format(name=root))
        elif root in REACHING and not self._given(root):
            self._note(cell, line, _("reaches out of the notebook: {name}").format(name=root))
        elif root in SEEKING and not self._given(root):
            self._note(cell, line, _("looks for the grader: {name}").format(name=root))

    def _named(self, cell: int, line: int, name: str, owned: str) -> None:
        if name in INSIDES and not self._given(name):
            self._note(cell, line, _("looks inside Python: {name}").format(name=name))
        elif name in SYSTEM and owned in (f"os.{name}", f"posix.{name}") and not self._given(name):
            self._note(cell, line, _("reaches out of the notebook: {name}").format(name=owned))

    # -- the examples -------------------------------------------------------------------------------------

    def _function(self, cell: int, function: ast.FunctionDef) -> None:
        name = function.name
        if name not in self.examples.calls:
            return
        found = self.branches.setdefault(name, {})
        for line, values in branches(function):
            for args in self.examples.telling(name):
                if all(repr(arg) in values for arg in args):
                    found.setdefault(repr(args), (cell, line))
        for node in ast.walk(function):
            if isinstance(node, TABLES):
                for key, line in keys(node):
                    if (example := self._example(name, key)) is not None:
                        found.setdefault(example, (cell, line))
        self.used[name] = {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}

    def _example(self, name: str, key: Any) -> str | None:
        """The example whose arguments are this key of a dictionary."""
        for args in self.examples.telling(name):
            row = tuple(key[: len(args)]) if isinstance(key, (tuple, list)) else ()
            if same(args, (key,)) or same(args, row):
                return repr(args)
        return None


@lru_cache(16)
def trees(source: str) -> tuple[ast.stmt, ...]:
    """The statements of a cell that parse; magics aside."""
    source = _MAGIC_LINE.sub(r"\1pass", source)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of what the copy's author writes, nobody is to be warned here
        try:
            return tuple(ast.parse(source).body)
        except (SyntaxError, ValueError, MemoryError, RecursionError):
            if cells.MAGIC.search(source):
                return ()
            return tuple(part.tree for part in cells.statements(0, source) if part.tree)


def _assigned(node: ast.stmt) -> list[str]:
    targets = node.targets if isinstance(node, ast.Assign) else ()
    return [target.id for target in targets if isinstance(target, ast.Name)]
