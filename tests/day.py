"""A class as a platform hands it over, for the pages that walk through a teacher's day: archive, list, worksheet."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REFERENCE = (ROOT / "reference" / "tp7_wordle.py").read_text(encoding="utf-8")

# Name, Moodle's number, what was handed in (None: nothing), status.
LATE = "Remis pour évaluation - En retard de 2 heures 5 min"
DONE, NOTHING = "Remis pour évaluation", "Pas de travail remis"
STUDENTS = (
    ("Inès BERNARD", 7101, "", DONE),
    ("Malik CHAUVIN", 7102, "swapped", DONE),
    ("Zoé DELÂTRE", 7103, "swapped", DONE),
    ("Paul MARTIN", 7104, "", LATE),
    ("Léna PETIT", 7105, None, NOTHING),
    ("Yanis ROUX", 7106, "misspelt", DONE),
)
SWAPPED = """
def reponse(mot, proposition):
    s = ""
    for i in range(len(mot)):
        if mot[i] == proposition[i]:
            s += mot[i]
        elif mot[i] in proposition:
            s += "*"
        else:
            s += "_"
    return s
"""


def source(change: str) -> str:
    """A right copy, or with one mistake: a rule turned round, a name misspelt."""
    right = REFERENCE.replace('if __name__ == "__main__"', "if False")
    if change == "misspelt":
        return right.replace("meilleure_proposition", "meilleure_propositon")
    return right + (SWAPPED if change == "swapped" else "")


def notebook(code: str) -> str:
    """A notebook of one cell."""
    cell = {"cell_type": "code", "metadata": {}, "source": code, "outputs": [], "execution_count": None}
    return json.dumps({"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 2})


def make_day(folder: Path) -> None:
    """Write `rendus.zip`, `classe.csv` and `Notes.csv` in this folder."""
    with zipfile.ZipFile(folder / "rendus.zip", "w") as archive:
        for name, number, change, _status in STUDENTS:
            if change is not None:
                archive.writestr(f"{name}_{number}_assignsubmission_file/TP7.ipynb", notebook(source(change)))
    rows = [
        "Nom;Prénom;Classe",
        *(f"{name.split()[1]};{name.split()[0]};BCPST1" for name, *_rest in STUDENTS),
    ]
    (folder / "classe.csv").write_text("\n".join(rows) + "\n", encoding="utf-8")
    head = (
        "Identifiant,Nom complet,Adresse de courriel,Statut,Note,Note maximale,La note peut être modifiée,"
        "Dernière modification (travail remis),Dernière modification (note),Feedback par commentaires\r\n"
    )
    lines = [
        f'Participant{number},{name},{name.split()[0].lower()}@exemple.fr,{status},,"20,00",Oui,'
        + ("-" if change is None else '"vendredi 12 mars 2027, ' + ('20:05"' if status == LATE else '17:30"'))
        + ",-,\r\n"
        for name, number, change, status in STUDENTS
    ]
    (folder / "Notes.csv").write_bytes((head + "".join(lines)).encode())
