"""Le carnet : ses cellules, et les noms que son code définit ou utilise."""

from __future__ import annotations

import ast
import json
import re
import symtable
from typing import Any

Cellule = tuple[str, str]  # son genre (code ou texte) et son contenu
_COMPRIS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)  # leurs noms n'en sortent pas


def cellules_de(chemin: str) -> list[Cellule]:
    """Les cellules d'un fichier .ipynb, dans l'ordre."""
    with open(chemin, encoding="utf-8-sig") as fichier:
        carnet = json.load(fichier)
    if not isinstance(carnet, dict) or not {"cells", "worksheets"} & set(carnet):
        raise ValueError("ce n'est pas un carnet")
    feuilles = [carnet] if "cells" in carnet else carnet["worksheets"]
    return [
        ("code" if cellule.get("cell_type") == "code" else "texte", _contenu(cellule))
        for feuille in feuilles
        for cellule in feuille.get("cells", [])
    ]


def _contenu(cellule: dict[str, Any]) -> str:
    contenu = cellule.get("source", cellule.get("input", ""))
    return "".join(contenu) if isinstance(contenu, list) else str(contenu)


def python(code: str) -> str:
    """Le code d'une cellule, sans les commandes propres à Jupyter (`%...`, `!...`)."""
    if re.match(r"\s*%%(?!time|timeit|capture|prun)", code):
        return ""
    code = re.sub(r"\A\s*%%.*", "", code)
    code = re.sub(r"^(\s*\w[\w, ]*=\s*)[%!].*$", r"\1None", code, flags=re.MULTILINE)
    return re.sub(
        r"^([ \t]*)(?:[%!].*|\?{1,2}[\w.]+|[\w.]+\?{1,2})[ \t]*$", r"\1pass", code, flags=re.MULTILINE
    )


def instructions(code: str) -> list[ast.stmt]:
    """Les instructions du code ; aucune s'il n'est pas correct."""
    try:
        return ast.parse(python(code)).body
    except (SyntaxError, ValueError):
        return []


def serre(texte: str) -> str:
    """Le texte, pour le comparer : les espaces et les lignes vides ne comptent pas."""
    return " ".join(texte.split())


def est_vide(noeud: ast.stmt) -> bool:
    """Une réponse qui n'est pas encore écrite : rien d'autre que `...`, `pass` ou un texte."""
    if isinstance(noeud, ast.FunctionDef):
        return all(map(_ne_dit_rien, noeud.body))
    if isinstance(noeud, ast.ClassDef):
        methodes = [un for un in noeud.body if isinstance(un, ast.FunctionDef) and un.name[:2] != "__"]
        return bool(methodes) and all(map(est_vide, methodes))
    valeur = noeud.value if isinstance(noeud, (ast.Assign, ast.AnnAssign)) else None
    return isinstance(valeur, ast.Constant) and valeur.value in (..., None)


def _ne_dit_rien(noeud: ast.stmt) -> bool:
    if isinstance(noeud, ast.Expr):
        return isinstance(noeud.value, ast.Constant)
    if isinstance(noeud, ast.Return):
        valeur = noeud.value
        return valeur is None or (isinstance(valeur, ast.Constant) and valeur.value in (..., None))
    return isinstance(noeud, ast.Pass) or (
        isinstance(noeud, ast.Raise) and "NotImplemented" in ast.dump(noeud)
    )


def noms_lies(noeud: ast.AST) -> set[str]:
    """Les noms qu'une instruction définit, au niveau de la cellule ou par `global`."""
    lies: set[str] = set()
    dehors = [noeud]
    while dehors:
        un = dehors.pop()
        if isinstance(un, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            lies |= {
                un.name,
                *(nom for part in ast.walk(un) if isinstance(part, ast.Global) for nom in part.names),
            }
            continue
        if isinstance(un, (ast.Import, ast.ImportFrom)):
            lies |= {(alias.asname or alias.name).split(".")[0] for alias in un.names}
        if isinstance(un, ast.Name) and isinstance(un.ctx, ast.Store):
            lies.add(un.id)
        lies |= {
            getattr(un, genre) for genre in ("name", "rest") if isinstance(getattr(un, genre, None), str)
        }
        if not isinstance(un, (ast.Lambda, *_COMPRIS)):
            dehors += ast.iter_child_nodes(un)
    return lies


def noms_utilises(code: str) -> set[str]:
    """Les noms que le code prend hors de ses fonctions."""
    code = python(code)
    tables = [symtable.symtable(code, "cellule", "exec")]
    trouves: set[str] = set()
    for table in tables:
        tables += table.get_children()
        pris = {un.get_name() for un in table.get_symbols() if un.is_referenced() and un.is_global()}
        trouves |= pris - (_de_passage(code) if table.get_type() != "function" else set())
    return trouves


def _de_passage(code: str) -> set[str]:
    """Les variables des listes en compréhension, que certains Python comptent parmi celles de la cellule."""
    dedans = (part for un in ast.walk(ast.parse(code)) if isinstance(un, _COMPRIS) for part in ast.walk(un))
    return {un.id for un in dedans if isinstance(un, ast.Name) and isinstance(un.ctx, ast.Store)}
