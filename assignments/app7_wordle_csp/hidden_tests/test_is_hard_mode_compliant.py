"""is_hard_mode_compliant(solver, word_list, answer) : si chaque mot joué est encore possible quand il est joué."""

import pytest

LIST = [
    "LAINE",
    "ARENE",
    "CRANE",
    "CANNE",
    "PANNE",
    "HAINE",
    "AVION",
    "AINSI",
    "ANNEE",
    "SALON",
    "TALON",
    "BATON",
    "COTON",
    "PENTE",
    "TENTE",
    "VENTE",
    "SIGNE",
    "TITRE",
]


@pytest.fixture
def check(student, player):
    """Asks about scripted games, lawful ones and others."""

    def asked(games):
        calls = [(player(f"Joueur(*{script.split()})"), LIST, answer) for script, answer, _ in games]
        student.gives("is_hard_mode_compliant", calls, [lawful for *_, lawful in games])

    return asked


def test_parties_honnetes_et_tricheuses(check):
    """Ta fonction reconnaît un solveur qui ne joue que des mots possibles d'un solveur qui triche."""
    check(
        [
            ("CRANE", "CRANE", True),
            ("LAINE ARENE CRANE", "CRANE", True),
            ("LAINE SALON CRANE", "CRANE", False),
            ("LAINE LAINE CRANE", "CRANE", False),
            ("CANNE PANNE", "PANNE", True),
            ("SALON COTON BATON", "BATON", False),
            ("SALON BATON TALON COTON", "COTON", False),
        ]
    )


def test_toutes_les_regles(check):
    """Ta fonction compte les exemplaires, regarde les places et se souvient de toutes les réponses."""
    check(
        [
            ("ANNEE AVION", "AVION", True),
            ("ANNEE AINSI AVION", "AVION", False),
            ("LAINE PANNE CRANE", "CRANE", False),
            ("PENTE TENTE VENTE", "VENTE", True),
            ("CANNE LAINE CRANE", "CRANE", False),
            ("HAINE CRANE ARENE", "ARENE", True),
            ("LAINE SIGNE CRANE", "CRANE", False),
            ("TITRE PENTE TENTE VENTE", "VENTE", False),
            ("PENTE TENTE VENTE VENTE", "RENTE", False),
        ]
    )


def test_liste_et_fin_de_partie(check):
    """Ta fonction refuse un mot hors de la liste, et juge aussi les parties perdues."""
    check(
        [
            ("ZEBRA CRANE", "CRANE", False),
            ("ZEBRA", "ZEBRA", False),
            ("LAINE CLANE CRANE", "CRANE", False),
            ("LAINE ARENE", "CRANE", True),
            ("LAINE SALON", "CRANE", False),
            ("SALON", "CRANE", True),
        ]
    )


def test_une_seule_partie(student, player, like):
    """Ta fonction ne fait jouer au solveur qu'une partie, contre le bon secret, et ne modifie pas la liste."""
    solver = player("Joueur('LAINE', 'CRANE')")
    assert student.is_hard_mode_compliant(solver, LIST, "CRANE") is True
    assert solver.secrets() == like(["CRANE"])
    assert student.after("is_hard_mode_compliant", player("Joueur('LAINE')"), LIST, "CRANE")[1] == like(LIST)
