"""L'entrée : dans une cellule du carnet, ou dans un terminal."""

from __future__ import annotations

import glob
import os
import sys
from collections.abc import Sequence
from typing import Any

from grader.beside.carnet import Cellule, cellules_de
from grader.beside.verdict import SUJET, Verification


def rapport(cellules: Sequence[Cellule]) -> dict[str, Any]:
    """Ce qu'il y a à dire de ces cellules."""
    chemins = list(sys.path)
    sys.path.insert(0, os.getcwd())
    try:
        return Verification([(genre, texte) for genre, texte in cellules]).rapport()
    finally:
        sys.path[:] = chemins


def rapport_du_fichier(chemin: str) -> dict[str, Any]:
    """Ce qu'il y a à dire d'un fichier, exécuté dans son dossier."""
    try:
        cellules = cellules_de(chemin)
    except (OSError, ValueError, AttributeError, TypeError) as erreur:
        pourquoi = (
            "ce fichier n'existe pas"
            if isinstance(erreur, FileNotFoundError)
            else "ce n'est pas un carnet lisible"
        )
        return {"ok": False, "lignes": [f"{chemin}\u00a0: {pourquoi}\u00a0; indique ton fichier .ipynb"]}
    ici = os.getcwd()
    os.chdir(os.path.dirname(os.path.abspath(chemin)))
    try:
        return rapport(cellules)
    finally:
        os.chdir(ici)


def carnet_voisin() -> str:
    """Le carnet à côté de ce fichier, s'il n'y a pas de doute."""
    carnets = sorted(glob.glob("*.ipynb"))
    attendu = SUJET["nom"] + ".ipynb"
    return attendu if attendu in carnets else carnets[0] if len(carnets) == 1 else ""


def verifie(chemin: str = "") -> None:
    """Vérifie un fichier, celui d'à côté, ou à défaut ce qui est en mémoire."""
    chemin = chemin or carnet_voisin()
    if chemin:
        print(f"(le fichier {chemin}, tel qu'il est enregistré)")
    bilan = rapport_du_fichier(chemin) if chemin else Verification(espace=_en_memoire()).rapport()
    print("\n".join(bilan["lignes"]))


def verifie_question(nom: str) -> bool:
    """Vérifie une question dans ce qui est en mémoire."""
    for question in SUJET["questions"]:
        if question["nom"] == nom:
            va, lignes = Verification(espace=_en_memoire()).question(question)
            print("\n".join(lignes))
            return va
    print(f"le sujet n'a pas de question «\u00a0{nom}\u00a0»")
    return False


def _en_memoire() -> dict[str, Any]:
    return dict(vars(sys.modules["__main__"]))


def main(arguments: Sequence[str]) -> int:
    """Vérifie le carnet nommé dans le terminal ; 0 quand tout va bien, 1 sinon."""
    chemin = arguments[0] if arguments else carnet_voisin()
    if chemin:
        bilan = rapport_du_fichier(chemin)
    else:
        bilan = {
            "ok": False,
            "lignes": ["quel carnet\u00a0? écris\u00a0: python verifier.py mon_carnet.ipynb"],
        }
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    print("\n".join(bilan["lignes"]))
    return 0 if bilan["ok"] else 1
