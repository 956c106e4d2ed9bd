"""compute_feedback(guess, answer) : la réponse du jeu, un tuple de 0 (gris), de 1 (jaune) et de 2 (vert)."""


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
    """Ta fonction répond comme la correction sur 100 couples de mots."""
    student.agrees_with(reference, "compute_feedback", word_pairs)
