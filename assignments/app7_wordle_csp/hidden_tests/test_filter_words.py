"""filter_words(candidates, guess, feedback) : les mots qui auraient donné la réponse feedback à guess."""


def test_exemples(student):
    """Ta fonction garde les mots possibles, et eux seuls, dans des listes choisies."""
    expected = {
        ("AVION AINSI ANNEE", "ANNEE", (2, 1, 0, 0, 0)): "AVION",
        ("FABLE CALME VALSE LANCE", "ALLEE", (1, 1, 0, 0, 2)): "FABLE LANCE",
        ("PENTE SCENE ELEVE", "ELEVE", (1, 0, 0, 0, 2)): "PENTE",
        ("TABLE CARTE", "TASSE", (1, 2, 0, 0, 2)): "CARTE",
        ("MONDE VERRE TERRE", "LIVRE", (0, 0, 1, 2, 2)): "VERRE",
        ("LIVRE ARBRE OMBRE ENCRE", "TERRE", (0, 0, 0, 2, 2)): "LIVRE OMBRE",
        ("MONDE PISTE", "MONDE", (2, 2, 2, 2, 2)): "MONDE",
        ("PISTE VITRE", "MONDE", (2, 2, 2, 2, 2)): "",  # none is left
        ("LINGE MONDE", "MONDE", (2, 2, 2, 2, 2)): "MONDE",
        ("PISTE", "MONDE", (2, 2, 2, 2, 2)): "",
        ("", "MONDE", (0, 0, 0, 0, 0)): "",
    }
    calls = [(words.split(), guess, feedback) for words, guess, feedback in expected]
    student.gives("filter_words", calls, [words.split() for words in expected.values()])


def test_listes_au_hasard(student, reference, replies):
    """Ta fonction filtre comme le corrigé des listes tirées au hasard."""
    student.agrees_with(reference, "filter_words", replies)


def test_ordre_et_liste_intacte(student, banc, leaves_alone, require):
    """Ta fonction garde l'ordre des mots, dans une nouvelle liste, et ne modifie pas celle qu'on lui donne."""
    words = ["VITRE", "TITRE", "SIGNE", "LITRE", "LIVRE"]
    leaves_alone("filter_words", (words, "FLEUR", (0, 0, 1, 0, 1)), (words, "GENRE", (0, 0, 0, 2, 2)))
    calls = [(words, "LIBRE", (0, 2, 0, 2, 2)), (words, "TALON", (0, 0, 1, 0, 0))]
    student.gives("filter_words", calls, [["VITRE", "TITRE"], ["LIVRE"]])
    new = banc.autre_liste(["BANDE", "DANSE"], "FLEUR", (0, 0, 1, 0, 0))
    require((new, "filter_words renvoie la liste qu'on lui donne, et non une nouvelle."))
