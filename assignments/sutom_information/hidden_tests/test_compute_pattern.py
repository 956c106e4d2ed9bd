"""compute_pattern(guess, answer) : le code de la réponse du jeu, chaque lettre du mot à deviner servant une fois."""


def test_lettres_differentes(student):
    """Ta fonction donne le bon code quand aucune lettre n'est répétée."""
    expected = {
        ("merci", "merci"): 242, ("blond", "tarif"): 0, ("bijou", "blanc"): 2, ("finir", "jouer"): 162,
        ("trace", "carte"): 202, ("axxxx", "abcde"): 2, ("xaxxx", "abcde"): 3, ("aexxx", "abcde"): 5,
        ("mer", "rem"): 1 + 6 + 9, ("chaton", "chiens"): 8 + 243,
    }  # fmt: skip
    student.gives("compute_pattern", list(expected), list(expected.values()))


def test_lettres_repetees(student, reference):
    """Ta fonction ne se sert qu'une fois de chaque lettre du mot à deviner."""
    words = [
        ("tatin", "tapis"), ("tatin", "tarte"), ("aaxxx", "abcde"), ("xaaxx", "abcde"), ("axaxx", "aabcd"),
        ("aaxxa", "aabcd"), ("aaxxa", "aaacd"), ("errer", "tueur"), ("memes", "seine"), ("eleve", "etame"),
        ("arbre", "brave"), ("bleue", "virer"), ("virer", "bleue"), ("banana", "banner"), ("fermee", "nommer"),
        ("salsa", "assez"), ("entre", "terre"), ("terre", "entre"),
    ]  # fmt: skip
    student.agrees_with(reference, "compute_pattern", words)


def test_mots_au_hasard(student, reference, word_pairs):
    """Ta fonction répond comme le corrigé sur 120 paires de mots de 1 à 10 lettres."""
    student.agrees_with(reference, "compute_pattern", word_pairs)
