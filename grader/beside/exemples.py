"""Les exemples du sujet, essayés un par un sur ce que le carnet définit."""

from __future__ import annotations

import ast
import asyncio
import contextlib
import dis
import inspect
import sys
import types
from collections.abc import Iterator
from functools import partial
from typing import Any

from grader.beside.carnet import instructions, noms_utilises
from grader.beside.execution import CELLULE, Saisie, Trop, essaie, ferme_les_dessins, lieu, racontee, valeur

Espace = dict[str, Any]
Essai = tuple[str, str]  # un exemple qui ne va pas, et ce qui se passe


def executer(arbre: ast.Module, espace: Espace, rang: int) -> None:
    """Exécute une cellule, `await` compris."""
    code = compile(arbre, CELLULE.format(rang), "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT, dont_inherit=True)
    if code.co_flags & inspect.CO_COROUTINE:
        _attendre(types.FunctionType(code, espace)())
    else:
        exec(code, espace)


def deroule_cellule(arbre: ast.Module, espace: Espace, rang: int) -> BaseException | None:
    """Exécute une cellule, et ce qui suit une erreur aussi ; la première erreur, s'il y en a une."""
    premiere: BaseException | None = None
    for instruction in arbre.body:
        erreur = essaie(partial(executer, ast.Module([instruction], []), espace, rang))
        premiere = premiere or erreur
        if isinstance(erreur, Trop):
            break
    ferme_les_dessins()
    return premiere


def _attendre(tache: Any) -> None:
    """Mène à bien un `await`, même quand Jupyter attend déjà autre chose."""
    if (
        sys.platform == "emscripten"
    ):  # la page fait déjà tout avancer : on va aussi loin que l'on peut sans elle
        with contextlib.suppress(StopIteration):
            while tache.send(None) is None:
                pass
        return tache.close()
    en_cours = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        asyncio.run(tache)
    finally:
        asyncio._set_running_loop(en_cours)
    return None


def exemples(source: str, espace: Espace, rang: int) -> tuple[int, list[Essai]]:
    """Combien il y a d'exemples dans cette cellule, et ceux qui ne vont pas."""
    nombre, rates = 0, []
    for instruction in instructions(source):
        if not isinstance(instruction, ast.Assert):
            erreur = essaie(partial(executer, ast.Module([instruction], []), espace, rang))
            if erreur is not None and not isinstance(erreur, Saisie):
                rates.append((ast.unparse(instruction), _situee(erreur, rang)))
            continue
        for test in _tests(instruction.test):
            nombre += 1
            ecart = _ecart(test, espace)
            rates += [(ast.unparse(test), ecart)] if ecart else []
    ferme_les_dessins()
    return nombre, rates


def _tests(test: ast.expr) -> Iterator[ast.expr]:
    """Les conditions que `and` réunit, une par une."""
    if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And):
        for un in test.values:
            yield from _tests(un)
    else:
        yield test


def _ecart(test: ast.expr, espace: Espace) -> str:
    """En quoi une condition n'est pas vraie ; rien quand elle l'est."""
    vu: list[Any] = []

    def regarde() -> None:
        if isinstance(test, ast.Compare) and len(test.ops) == 1 and noms_utilises(ast.unparse(test.left)):
            vu.append(_vaut(test.left, espace))
            droite = _vaut(test.comparators[0], espace)
            noms: list[ast.expr] = [ast.Name(nom, ast.Load()) for nom in ("gauche", "droite")]
            compare = ast.Compare(noms[0], test.ops, [noms[1]])
            vrai = _vaut(ast.fix_missing_locations(compare), {"gauche": vu[0], "droite": droite})
        else:
            vrai = _vaut(test, espace)
        if not vrai:
            raise AssertionError

    erreur = essaie(regarde)
    if erreur is None:
        return ""
    if not isinstance(erreur, AssertionError) or lieu(erreur):
        return _situee(erreur, 0)
    oubli = " (il manque peut-être un return)" if vu and vu[0] is None else ""
    return f"tu obtiens {valeur(vu[0])}{oubli}" if vu else "ce n'est pas vrai"


def _vaut(expression: ast.expr, espace: Espace) -> Any:
    return eval(compile(ast.Expression(expression), "<exemple>", "eval", dont_inherit=True), espace)


def _situee(erreur: BaseException, rang: int) -> str:
    ou = lieu(erreur, rang)
    return f"{racontee(erreur)} ({ou})" if ou else racontee(erreur)


def fonction_vide(chose: Any) -> bool:
    """Une fonction en mémoire qui ne fait rien de ses paramètres et ne renvoie rien."""
    code = getattr(chose, "__code__", None)
    if code is None or not set(code.co_names) <= {"NotImplementedError"}:
        return False
    lues = any(un.opname.startswith("LOAD_FAST") for un in dis.get_instructions(code))
    return not lues and all(un in (None, ..., chose.__doc__) for un in code.co_consts)
