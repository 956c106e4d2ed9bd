"""compute_feedback(guess, answer) : la réponse du jeu, un tuple de 0 (gris), de 1 (jaune) et de 2 (vert)."""

import pytest


def test_exemples(student, reference):
    """Ta fonction reconnaît les lettres vertes, jaunes et grises quand aucune n'est répétée."""
    pairs = [
        ("FRUIT", "BLOND"),
        ("GRAIN", "GRAND"),
        ("CRANE", "ANCRE"),
        ("SALON", "LAINE"),
        ("BLANC", "BLANC"),
        ("ZONES", "YACHT"),
        ("VOTER", "TIGRE"),
        ("PLUIE", "PLAGE"),
    ]
    student.agrees_with(reference, "compute_feedback", pairs)


def test_lettres_repetees(student, reference):
    """Ta fonction se sert une seule fois de chaque lettre du secret, d'abord pour les vertes."""
    pairs = [
        ("ERRER", "TUEUR"),
        ("TUEUR", "ERRER"),
        ("MEMES", "SEINE"),
        ("SEINE", "MEMES"),
        ("ELEVE", "ETAME"),
        ("ETAME", "ELEVE"),
        ("ARBRE", "BRAVE"),
        ("BLEUE", "VIRER"),
        ("ALLEE", "TABLE"),
        ("ELEVE", "PEINE"),
        ("ANNEE", "AVION"),
        ("TERRE", "LIVRE"),
        ("BALLE", "LOYAL"),
        ("AAAAA", "ABACA"),
        ("ABACA", "AAAAA"),
        ("TATIN", "TARTE"),
        ("HEURE", "ARBRE"),
    ]
    student.agrees_with(reference, "compute_feedback", pairs)


def test_mots_au_hasard(student, reference, word_pairs):
    """Ta fonction répond comme le corrigé sur 100 couples de mots."""
    student.agrees_with(reference, "compute_feedback", word_pairs)


@pytest.mark.points(0.5)
def test_tuple(student, require):
    """Ta fonction renvoie un tuple, que l'on peut comparer à un autre et mettre dans un dictionnaire."""
    found = student.calls("compute_feedback", [("CRANE", "CRANE"), ("TRACE", "CRANE")])
    require(
        (found != [found[0]] * 2, "compute_feedback renvoie toujours la même chose."),
        (all(type(value) is tuple for value in found), "compute_feedback ne renvoie pas un tuple."),
    )
    student.gives(
        "compute_feedback", [("ARBRE", "BRAVE"), ("FRUIT", "BLOND")], [(1, 2, 1, 0, 2), (0, 0, 0, 0, 0)]
    )
