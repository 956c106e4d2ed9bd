"""The French sentences in which a student reads what happened to their code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grader.player import Fault, Outcome
from grader.program import Findings, Lessons
from grader.results import State

FAULTS = 6  # notes about failing cells, at most
CODES: dict[State, str] = {
    "graded": "",
    "unreadable": "ILL",
    "missing": "NRD",
    "absent": "ABS",
    "excused": "DISP",
    "to_review": "ATT",
}

EXCEPTIONS = {
    "IndexError": "tu lis une case qui n'existe pas",
    "KeyError": "tu cherches une clé qui n'est pas dans le dictionnaire",
    "NameError": "tu utilises un nom qui n'est pas défini",
    "UnboundLocalError": "tu lis une variable avant de lui avoir donné une valeur",
    "TypeError": "une opération reçoit une valeur d'un type qui ne convient pas",
    "ValueError": "une fonction reçoit une valeur qui ne convient pas",
    "AttributeError": "tu demandes à un objet quelque chose qu'il n'a pas",
    "ZeroDivisionError": "tu divises par zéro",
    "RecursionError": "ta fonction s'appelle elle-même sans fin",
    "MemoryError": "ton programme demande trop de mémoire",
    "FileNotFoundError": "le fichier demandé n'est pas à côté du notebook",
    "EOFError": "ton programme attend une saisie qui ne vient pas",
    "SyntaxError": "Python ne comprend pas cette ligne",
    "AssertionError": "un assert de ton code est faux",
    "ModuleNotFoundError": "le module demandé n'est pas installé ici",
    "PermissionError": "cette opération n'est pas permise pendant la correction",
}

CONTAINERS = {
    "list": "la liste",
    "dict": "le dictionnaire",
    "set": "l'ensemble",
    "ndarray": "le tableau",
}


def said(name: str, outcome: Outcome) -> str:
    """What a call gave, when it gave no value."""
    if outcome.status == "raised" and outcome.fault:
        return f"{name} s'arrête sur une erreur : {explained(outcome.fault)}."
    return {
        "missing": f"{name} n'est pas définie dans ta copie.",
        "timeout": f"{name} ne s'arrête pas : elle a été interrompue. {outcome.detail}".strip(),
        "died": f"Le programme s'est arrêté brutalement pendant {name}. {outcome.detail}".strip(),
        "refused": f"{name} renvoie une valeur trop grande ou trop imbriquée pour être lue.",
        "starved": f"{name} demande encore une saisie alors que tout a déjà été répondu.",
    }.get(outcome.status, f"{name} ne donne pas de valeur.")


def meddled(name: str, arguments: Sequence[Any]) -> str:
    """A call changed what it was given."""
    kinds = dict.fromkeys(CONTAINERS.get(type(argument).__name__, "l'objet") for argument in arguments)
    which = " et ".join(kinds) or "ce"
    return f"{name} modifie {which} qu'on lui donne\u00a0: fais-la travailler sur une copie."


def explained(fault: Fault) -> str:
    """An exception, in words, at the student's own line."""
    words = EXCEPTIONS.get(fault.type, "")
    about = f" ({words}{f' : {fault.name}' if fault.name else ''})" if words else ""
    return f"{fault.type}{about}{place(fault)}"


def place(fault: Fault) -> str:
    """Where in the copy."""
    if not fault.line:
        return ""
    line = f", cellule {fault.cell}, ligne {fault.line}"
    return f"{line} : {fault.text}" if fault.text else line


def cell_notes(findings: Findings, lessons: Lessons) -> list[str]:
    """What a student should know about how their cells ran."""
    notes = [
        f"cellule {cell} : boucle infinie ou calcul trop long, interrompu" for cell in sorted(lessons.endless)
    ]
    notes += [
        f"cellule {cell} : elle arrête Python brutalement, le reste a été exécuté sans elle"
        for cell in sorted(lessons.deadly)
    ]
    notes += [
        f"cellule {cell} : elle modifie Python lui-même, la suite n'a pas pu être exécutée"
        for cell in sorted(lessons.broken)
    ]
    for fault in findings.faults[:FAULTS]:
        if fault.type == "SyntaxError":
            notes.append(
                f"cellule {fault.cell}, ligne {fault.line} : Python ne comprend pas cette instruction"
            )
        elif fault.cell:
            words = EXCEPTIONS.get(fault.type)
            notes.append(
                f"cellule {fault.cell}, ligne {fault.line} : {fault.type}{f' ({words})' if words else ''}"
            )
    notes += [
        f"{name} est écrite dans une cellule de texte : elle a été lue quand même"
        for name in findings.in_prose
    ]
    return notes


def essay_note(name: str) -> str:
    """An answer in free text that nobody has read yet."""
    return f"{name} : ta réponse est un texte, que ton enseignant lira et notera"


def near_note(pair: tuple[str, str]) -> str:
    """A function whose name is nearly the one asked for."""
    found, wanted = pair
    return f"le sujet demande une fonction {wanted} ; ta copie définit {found} : ton enseignant regardera"
