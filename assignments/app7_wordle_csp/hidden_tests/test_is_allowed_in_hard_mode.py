"""is_allowed_in_hard_mode(guess, previous, feedback) : si la règle officielle permet de jouer guess après previous."""


def test_lettres_vertes_et_jaunes(student, reference):
    """Ta fonction veut les vertes à leur place et les jaunes quelque part."""
    after_laine = [
        (word, "LAINE", (0, 1, 0, 2, 2))
        for word in ["CRANE", "PANNE", "ARENE", "PENTE", "SALON", "CANOE", "LUEUR"]
    ]
    after_trace = [(word, "TRACE", (1, 0, 0, 0, 2)) for word in ["PENTE", "TITRE", "TALON", "LIVRE", "POSTE"]]
    student.agrees_with(reference, "is_allowed_in_hard_mode", after_laine + after_trace)


def test_lettres_repetees(student, reference):
    """Ta fonction compte les exemplaires d'une lettre, verts et jaunes ensemble."""
    moves = [
        ("PENTE", "ELEVE", (1, 0, 0, 0, 2)),
        ("TITRE", "ELEVE", (1, 0, 0, 0, 2)),
        ("ELEVE", "ELEVE", (1, 0, 0, 0, 2)),
        ("ANNEE", "CANNE", (0, 1, 1, 1, 2)),
        ("AINSI", "CANNE", (0, 1, 1, 1, 0)),
        ("NATIF", "CANNE", (0, 1, 1, 0, 0)),
        ("ERRER", "TERRE", (0, 1, 2, 2, 1)),
        ("FERRE", "ARBRE", (0, 1, 0, 2, 2)),
        ("LIVRE", "ARBRE", (0, 1, 0, 2, 2)),
        ("ISSUE", "TASSE", (0, 0, 2, 1, 2)),
        ("SUITE", "TASSE", (0, 0, 1, 1, 2)),
    ]
    student.agrees_with(reference, "is_allowed_in_hard_mode", moves)


def test_ce_qui_reste_permis(student, reference):
    """Ta fonction permet de rejouer une grise, ou une jaune à la même place, mais pas d'oublier une verte."""
    moves = [
        ("LAINE", "LAINE", (0, 1, 0, 2, 2)),
        ("SIROP", "SIROP", (0, 0, 0, 0, 0)),
        ("LIANE", "LAINE", (0, 1, 0, 2, 2)),
        ("SIROP", "FLEUR", (0, 0, 0, 0, 0)),
        ("SALON", "SIROP", (2, 0, 0, 0, 0)),
        ("TALON", "SIROP", (2, 0, 0, 0, 0)),
        ("TASSE", "SIROP", (2, 0, 0, 0, 0)),
        ("CRANE", "CRANE", (2, 2, 2, 2, 2)),
        ("GRAVE", "CRANE", (2, 2, 2, 2, 2)),
    ]
    student.agrees_with(reference, "is_allowed_in_hard_mode", moves)
