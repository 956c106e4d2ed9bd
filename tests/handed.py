"""What platforms hand over, made for the tests: archives of every layout, lists, and hostile ones."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path

from tests import tiny

WHEN = (2025, 3, 7, 18, 2, 0)
MOODLE = "_assignsubmission_file"
CLASS = (
    "Nom;Prénom;Courriel;Classe\n"
    "MÜLLER;Éloïse;eloise.muller@exemple.fr;A\n"
    "LE GUEN--MARTIN;Jean-Noël;jn.leguen@exemple.fr;A\n"
    "N'DOYE;Anaïs;anais.ndoye@exemple.fr;A\n"
    "ÇELIK;Œdipe;oedipe.celik@exemple.fr;B\n"
    "D'ARTAGNAN;Zoé;zoe.dartagnan@exemple.fr;B\n"
    "D'ARTAGNAN;Zoé;zoe.dartagnan2@exemple.fr;B\n"
)
SHEET = (
    "Identifiant,Nom complet,Adresse de courriel,Statut,Note,Note maximale,La note peut être modifiée,"
    "Dernière modification (travail remis),Dernière modification (note),Feedback par commentaires\n"
)


def copy(text: str = "def double(x):\n    return 2 * x") -> bytes:
    """A notebook of the tiny assignment."""
    return tiny.notebook([text]).encode()


def unopened() -> bytes:
    """A notebook that Capytale made and nobody opened."""
    cell = {"metadata": {}, "cell_type": "code", "source": "", "execution_count": None, "outputs": []}
    return json.dumps({"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 2}).encode()


def zipped(files: dict[str, bytes | str], when: tuple[int, ...] = WHEN) -> bytes:
    """An archive of these files."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            info = zipfile.ZipInfo(name, when)  # type: ignore[arg-type]
            info.external_attr = 0o100644 << 16
            archive.writestr(info, content, zipfile.ZIP_DEFLATED)
    return out.getvalue()


def archive(path: Path, files: dict[str, bytes | str], when: tuple[int, ...] = WHEN) -> Path:
    """The same as a file."""
    path.write_bytes(zipped(files, when))
    return path


def link(name: str, target: str) -> bytes:
    """An archive of one symbolic link."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as made:
        info = zipfile.ZipInfo(name, WHEN)
        info.create_system, info.external_attr = 3, 0o120777 << 16
        made.writestr(info, target)
    return out.getvalue()


def capytale(lines: list[str], names: list[str]) -> dict[str, bytes | str]:
    """The files of an export.zip: a file given with the notebook, the copies, the table."""
    report = ["Archive créée le 07/03/2025 18:10:42", ""]
    report += [f"{rank}/{len(lines)} {line}" for rank, line in enumerate(lines, start=1)]
    copies = {name: copy(f"double = lambda x: 2 * x  # {name}") for name in names}
    return {"mots.txt": "arbre\n", **copies, "rapport.txt": "\r\n".join(report)}
