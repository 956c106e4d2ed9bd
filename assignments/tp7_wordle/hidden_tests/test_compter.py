"""compter(L) : la matrice 26 x 5 telle que C[i][j] mots de L ont la lettre numéro i à la position j."""


def test_exemples(student, reference):
    """Ta fonction compte les lettres à leur place dans de petites listes."""
    lists = [["arbre"], ["zebre", "zones"], ["arbre", "heure", "herbe"], ["annee", "terre", "elles"]]
    student.agrees_with(reference, "compter", [(words,) for words in lists])


def test_listes_au_hasard(student, reference, word_lists):
    """Ta fonction répond comme le corrigé sur des listes tirées au hasard."""
    student.agrees_with(reference, "compter", [(words,) for words in word_lists])


def test_doublons(student, reference):
    """Un mot qui est deux fois dans la liste compte deux fois."""
    # A matrix of 8-bit numbers cannot count 300 words: mots5 has 1252.
    lists = [["arbre", "arbre"], ["adore", "tapis", "adore", "adore"], ["tapis"] * 300]
    student.agrees_with(reference, "compter", [(words,) for words in lists])


def test_liste_inchangee(untouched, reference, like):
    """Ta fonction ne modifie pas la liste qu'on lui donne."""
    words = ["zebre", "arbre", "heure", "arbre", "herbe"]
    assert untouched("compter", (words,)) == like([reference.compter(words)])
