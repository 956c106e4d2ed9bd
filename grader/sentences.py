"""The sentences in which a student reads what happened to their code."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import Any

from grader.dates import told
from grader.player import Fault, Outcome
from grader.program import Findings, Lessons
from grader.results import State
from grader.scoring import worth
from grader.tongue import N_tr, tr

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
    "IndexError": N_tr("tu lis une case qui n'existe pas"),
    "KeyError": N_tr("tu cherches une clé qui n'est pas dans le dictionnaire"),
    "NameError": N_tr("tu utilises un nom qui n'est pas défini"),
    "UnboundLocalError": N_tr("tu lis une variable avant de lui avoir donné une valeur"),
    "TypeError": N_tr("une opération reçoit une valeur d'un type qui ne convient pas"),
    "ValueError": N_tr("une fonction reçoit une valeur qui ne convient pas"),
    "AttributeError": N_tr("tu demandes à un objet quelque chose qu'il n'a pas"),
    "ZeroDivisionError": N_tr("tu divises par zéro"),
    "RecursionError": N_tr("ta fonction s'appelle elle-même sans fin"),
    "MemoryError": N_tr("ton programme demande trop de mémoire"),
    "FileNotFoundError": N_tr("le fichier demandé n'est pas à côté du carnet"),
    "EOFError": N_tr("ton programme attend une saisie qui ne vient pas"),
    "SyntaxError": N_tr("Python ne comprend pas cette ligne"),
    "AssertionError": N_tr("un assert ne passe pas"),
    "ModuleNotFoundError": N_tr("le module demandé n'est pas installé ici"),
    "PermissionError": N_tr("cette opération n'est pas permise pendant la correction"),
}

STOPS = N_tr("s'arrête sur une erreur")
# What a hint says besides the words of the wrong answer that a copy is like.
PRINTS = N_tr(
    "Ta fonction affiche sa réponse au lieu de la renvoyer\u00a0: pour qui l'appelle, elle vaut None. "
    "Par quelle instruction une fonction donne-t-elle son résultat\u00a0?"
)
PRINTS_WRONG = N_tr("Et la valeur affichée n'est pas encore la bonne.")
RETURNS_NOTHING = N_tr(
    "Ta fonction affiche quelque chose, mais elle ne renvoie rien\u00a0: pour qui l'appelle, elle vaut None. "
    "Par quelle instruction une fonction donne-t-elle son résultat\u00a0?"
)
ANOTHER_MISTAKE = N_tr("Une autre erreur s'y ajoute.")
MORE_MISTAKES = N_tr("Ce n'est pas la seule erreur\u00a0: corrige celle-ci, puis relance les vérifications.")

SILENCES = {
    "missing": N_tr("{name} n'est pas définie dans ta copie."),
    "timeout": N_tr("{name} ne s'arrête pas : elle a été interrompue."),
    "died": N_tr("Le programme s'est arrêté brutalement pendant {name}."),
    "refused": N_tr("{name} renvoie une valeur trop grande ou trop imbriquée pour être lue."),
    "starved": N_tr("{name} demande encore une saisie alors qu'il n'y a plus rien à répondre."),
}
NO_VALUE = N_tr("{name} ne donne pas de valeur.")

DEATHS = (
    N_tr("Python lui-même a planté (récursion ou mémoire)."),
    N_tr("Elle a tenté une opération interdite."),
    N_tr("Elle a été arrêtée."),
    N_tr("Elle a quitté Python."),
)  # the sandbox says these

CONTAINERS = {
    "list": N_tr("la liste"),
    "dict": N_tr("le dictionnaire"),
    "set": N_tr("l'ensemble"),
    "ndarray": N_tr("le tableau"),
}
OBJECT = N_tr("l'objet")


def said(name: str, outcome: Outcome) -> str:
    """What a call gave, when it gave no value."""
    if outcome.status == "raised" and outcome.fault:
        return tr("{name} {stops} : {fault}.").format(
            name=name, stops=tr(STOPS), fault=explained(outcome.fault)
        )
    detail = f" {tr(outcome.detail)}" if outcome.detail and outcome.status in ("timeout", "died") else ""
    return tr(SILENCES.get(outcome.status, NO_VALUE)).format(name=name) + detail


def meddled(name: str, arguments: Sequence[Any]) -> str:
    """A call changed what it was given."""
    kinds = dict.fromkeys(tr(CONTAINERS.get(type(argument).__name__, OBJECT)) for argument in arguments)
    if not kinds:
        return tr("{name} modifie ce qu'on lui donne\u00a0: fais-la travailler sur une copie.").format(
            name=name
        )
    return tr("{name} modifie {which} qu'on lui donne\u00a0: fais-la travailler sur une copie.").format(
        name=name, which=tr(" et ").join(kinds)
    )


def explained(fault: Fault) -> str:
    """An exception, in words, at the student's own line."""
    words = tr(EXCEPTIONS[fault.type]) if fault.type in EXCEPTIONS else ""
    about = f" ({words}{f' : {fault.name}' if fault.name else ''})" if words else ""
    return f"{fault.type}{about}{place(fault)}"


def place(fault: Fault) -> str:
    """Where in the copy."""
    if not fault.line:
        return ""
    line = tr(", cellule {cell}, ligne {line}").format(cell=fault.cell, line=fault.line)
    return f"{line} : {fault.text}" if fault.text else line


def cell_notes(findings: Findings, lessons: Lessons) -> list[str]:
    """What a student should know about how their cells ran."""
    notes = [
        tr("cellule {cell} : boucle infinie ou calcul trop long, interrompu").format(cell=cell)
        for cell in sorted(lessons.endless)
    ]
    notes += [
        tr("cellule {cell} : elle arrête Python brutalement, le reste a été exécuté sans elle").format(
            cell=cell
        )
        for cell in sorted(lessons.deadly)
    ]
    notes += [
        tr("cellule {cell} : elle modifie Python lui-même, la suite n'a pas pu être exécutée").format(
            cell=cell
        )
        for cell in sorted(lessons.broken)
    ]
    told = dict.fromkeys(
        filter(None, map(_fault_note, findings.faults))
    )  # a line may fail at each turn of a loop
    notes += [*told][:FAULTS]
    notes += [
        tr("{name} est écrite dans une cellule de texte : elle a été lue quand même").format(name=name)
        for name in findings.in_prose
    ]
    return notes


def _fault_note(fault: Fault) -> str:
    """A statement of the copy that stopped on an error; nothing when it is in no cell."""
    if fault.type == "SyntaxError":
        what = tr("Python ne comprend pas cette instruction")
    elif not fault.cell:
        return ""
    else:
        words = tr(EXCEPTIONS[fault.type]) if fault.type in EXCEPTIONS else ""
        what = f"{fault.type} ({words})" if words else fault.type
    return tr("cellule {cell}, ligne {line} : {what}").format(cell=fault.cell, line=fault.line, what=what)


def late_note(taken: Decimal, late_s: int = 0) -> str:
    """A copy handed in after its deadline: how late, when that is known, and what it costs."""
    late = tr("copie rendue en retard")
    if late_s >= 60:
        late = tr("copie rendue en retard de {time}").format(time=told(late_s))
    if not taken:
        return late
    return tr("{late} : {points} en moins").format(late=late, points=worth(taken))


def essay_note(name: str) -> str:
    """An answer in free text that nobody has read yet."""
    return tr("{name} : ta réponse est un texte, que ton enseignant lira et notera").format(name=name)


def near_note(pair: tuple[str, str]) -> str:
    """A function whose name is nearly the one asked for."""
    found, wanted = pair
    return tr(
        "le sujet demande une fonction {wanted} ; ta copie définit {found} : ton enseignant regardera"
    ).format(wanted=wanted, found=found)
