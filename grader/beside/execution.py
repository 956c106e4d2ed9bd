"""L'exécution : du code d'élève lancé à part, arrêté s'il dure trop, et son erreur racontée en français."""

from __future__ import annotations

import builtins
import contextlib
import io
import os
import re
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

DUREE = 10.0  # secondes, pour une cellule
LARGEUR = 70  # caractères montrés d'une valeur
CELLULE = "<carnet, cellule {}>"
FRANCAIS = {
    "AssertionError": "ce que dit assert n'est pas vrai",
    "AttributeError": "cet objet n'a pas cet attribut ({})",
    "IndentationError": "les lignes ne sont pas bien décalées",
    "IndexError": "un indice sort de la liste ou du texte",
    "KeyError": "la clé {} n'est pas dans le dictionnaire",
    "RecursionError": "la fonction s'appelle elle-même sans fin",
    "SyntaxError": "Python ne comprend pas cette ligne ({})",
    "UnboundLocalError": "cette variable est lue avant d'avoir une valeur ({})",
    "URLError": "le téléchargement a échoué",
    "ZeroDivisionError": "division par zéro",
}


class Trop(BaseException):
    """La cellule dure trop longtemps."""


class Saisie(BaseException):
    """La cellule attend que quelqu'un écrive."""


class Puits(io.TextIOBase):
    """Avale ce qui s'affiche."""

    def write(self, texte: str) -> int:
        """Ne garde rien."""
        return len(texte)


@contextlib.contextmanager
def limite(secondes: float) -> Iterator[None]:
    """Arrête ce qui dure trop longtemps : par un réveil, sinon (dans un navigateur) en comptant à chaque ligne."""
    import _thread
    import signal

    fin = time.monotonic() + secondes
    fini = threading.Event()
    ancien_compte, ancien_signal = sys.gettrace(), None

    def sonne(*_rien: Any) -> None:
        if time.monotonic() < fin:
            raise KeyboardInterrupt  # c'est toi qui as interrompu
        if not fini.is_set():
            raise Trop

    def compte(*_rien: Any) -> Any:
        if time.monotonic() > fin:
            raise Trop
        return compte

    def veille() -> None:
        while not fini.wait(max(fin - time.monotonic(), 0.05)):  # encore, si un `except` l'a avalé
            _thread.interrupt_main()

    veilleur = threading.Thread(target=veille, daemon=True)
    try:
        ancien_signal = signal.signal(signal.SIGINT, sonne)
        veilleur.start()
    except (ValueError, AttributeError, OSError, RuntimeError):
        sys.settrace(compte)
    try:
        yield
    finally:
        fini.set()
        if veilleur.is_alive():
            veilleur.join()
        sys.settrace(ancien_compte)
        if ancien_signal is not None:
            signal.signal(signal.SIGINT, ancien_signal)


@contextlib.contextmanager
def a_part() -> Iterator[None]:
    """Ce qui s'affiche est avalé, ce qui se demande est refusé."""

    def refuse(*_rien: Any) -> str:
        raise Saisie

    ancien = builtins.input
    builtins.input = refuse
    os.environ.setdefault("MPLBACKEND", "Agg")
    try:
        with contextlib.redirect_stdout(Puits()), contextlib.redirect_stderr(Puits()):
            yield
    finally:
        builtins.input = ancien


def ferme_les_dessins() -> None:
    """À la fin d'une cellule, comme dans un carnet."""
    dessins = sys.modules.get("matplotlib.pyplot")
    if dessins is not None:
        dessins.close("all")


def essaie(action: Callable[[], Any]) -> BaseException | None:
    """Fait l'action ; l'erreur qui l'a arrêtée, s'il y en a une."""
    try:
        with a_part(), limite(DUREE):
            action()
    except KeyboardInterrupt:
        raise
    except BaseException as erreur:
        return erreur
    return None


def valeur(chose: Any) -> str:
    """Une valeur, comme Python l'écrit, abrégée."""
    try:
        if type(chose).__module__ == "numpy" and getattr(chose, "shape", None) == ():
            chose = chose.item()
        texte = " ".join(repr(chose).split())
    except Exception:
        texte = f"<{type(chose).__name__}>"
    return texte if len(texte) <= LARGEUR else texte[:LARGEUR] + "..."


def _texte(erreur: BaseException) -> str:
    try:
        return str(erreur).split("\n")[0][:LARGEUR]
    except Exception:
        return ""


def racontee(erreur: BaseException) -> str:
    """Une erreur, en une phrase."""
    if isinstance(erreur, Trop):
        return f"toujours pas fini après {DUREE:g} secondes (une boucle sans fin\u00a0?)"
    if isinstance(erreur, Saisie):
        return "attend que l'on écrive quelque chose (input)"
    if isinstance(erreur, ModuleNotFoundError):
        return f"le module «\u00a0{erreur.name}\u00a0» n'est pas installé ici"
    if isinstance(erreur, FileNotFoundError):
        return f"le fichier «\u00a0{erreur.filename}\u00a0» n'est pas à côté du carnet"
    if type(erreur) is NameError:
        return f"le nom «\u00a0{erreur.name}\u00a0» n'est pas défini"
    nom, detail = type(erreur).__name__, _texte(erreur)
    return f"{nom}\u00a0: {FRANCAIS.get(nom, '{}').format(detail)}".removesuffix("\u00a0: ")


def lieu(erreur: BaseException, cellule: int = 0) -> str:
    """Où l'erreur s'est produite : « cellule 3, ligne 2 »."""
    place = (cellule, erreur.lineno or 0) if isinstance(erreur, SyntaxError) else (cellule, 0)
    trace = erreur.__traceback__
    while trace is not None:
        dans = re.fullmatch(CELLULE.format(r"(\d+)"), trace.tb_frame.f_code.co_filename)
        place = (int(dans[1]), trace.tb_lineno) if dans else place
        trace = trace.tb_next
    ou = f"cellule {place[0]}" if place[0] else ""
    return f"{ou}, ligne {place[1]}" if ou and place[1] else ou
