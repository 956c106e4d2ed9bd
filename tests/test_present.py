"""What is there before any copy is imported without a word, as long as the copy has changed nothing of it."""

import builtins
import sys
import types

import pytest

from grader.sandbox.present import Present


@pytest.fixture
def present():
    return Present()


@pytest.mark.parametrize(
    ("imported", "there"),
    [(["random"], True), (["random", "os"], True), (["random", "absent"], False), (["os.absent"], False), ([], False)],
)  # fmt: skip
def test_import_of_what_is_there(present, imported, there):
    assert present.holds(imported, {}) is there


def test_modules_put_in_their_place_are_not_the_ones_that_were_there(present, monkeypatch):
    monkeypatch.setitem(sys.modules, "random", types.ModuleType("random"))
    assert not present.holds(["random"], {})


def test_module_of_another_class_is_not_the_one_that_was_there(present, monkeypatch):
    module = types.ModuleType("changed")
    monkeypatch.setitem(present.loaded, "changed", module)
    monkeypatch.setitem(sys.modules, "changed", module)
    assert present.holds(["changed"], {})
    module.__class__ = type("Other", (types.ModuleType,), {})
    assert not present.holds(["changed"], {})


def test_import_of_somebody_elses_is_not_pythons(present, monkeypatch):
    assert present.holds(["random"], {"__builtins__": vars(builtins)})
    assert not present.holds(["random"], {"__builtins__": {"__import__": print}})
    real = builtins.__import__
    monkeypatch.setattr(builtins, "__import__", lambda *args, **kwargs: real(*args, **kwargs))
    assert not present.holds(["random"], {})
