"""Copies written on Capytale or Basthon run here too: what those sites offer does nothing, and stops nobody."""

from grader.assignment import load_assignment
from tests import tiny
from tests.tiny import answers, lost

CAPYTALE = """
from capytale.autoeval import Validate, ValidateVariables, validationclass
from capytale.random import user_seed
import basthon, js
from js import document
import random
random.seed(str(user_seed()))
basthon.download("mots.txt")
document.title = "TP"

@validationclass
class Mienne(ValidateVariables):
    def __init__(self, noms):
        super().__init__(noms, essais=3)

    def __call__(self):
        return super().__call__()

assert Mienne({"a": 1})() and Validate()()
for _ in document.children:
    pass
"""
STOPS = ["from validation import *\n\ndepart()", "verifie_double()", "import verifier\nverifier.verifie()"]


def test_copy_of_capytale_runs_without_a_note_and_keeps_its_marks(grade):
    result = grade(CAPYTALE, "import micropip\nawait micropip.install('p5')", *answers(), *STOPS)
    assert lost(result) == {}
    assert (result.state, result.notes) == ("graded", ())


def test_file_of_the_subject_comes_before_a_stand_in(grade, tmp_path):
    bareme = tiny.BAREME.replace('["mots.txt"]', '["mots.txt", "basthon.py"]')
    folder = tiny.write(tmp_path / "assignments" / "mini", bareme=bareme)
    (folder / "data" / "basthon.py").write_text("VU = 3\n")
    assignment = load_assignment(str(folder))
    result = grade("from basthon import VU\nassert VU == 3", *answers(), assignment=assignment)
    assert result.notes == ()


def test_other_missing_modules_are_still_told(grade):
    result = grade("import capytal", *answers())
    assert "cellule 1" in result.notes[0]
