"""feedback_distribution(guess, candidates) : combien de candidats donnent chaque réponse."""


def test_exemples(student, like):
    """Ta fonction compte les candidats de chaque groupe dans de petites listes."""
    assert student.feedback_distribution("SALON", ["SALON"]) == like({(2, 2, 2, 2, 2): 1})
    assert student.feedback_distribution("FLEUR", ["BANDE", "DANSE", "SALON"]) == like(
        {(0, 0, 1, 0, 0): 2, (0, 1, 0, 0, 0): 1}
    )
    assert student.feedback_distribution("ELEVE", ["PEINE", "DENSE", "SCENE", "ELEVE"]) == like(
        {(1, 0, 0, 0, 2): 2, (0, 0, 2, 0, 2): 1, (2, 2, 2, 2, 2): 1}
    )


def test_listes_au_hasard(student, reference, replies):
    """Ta fonction compte comme la correction sur des listes tirées au hasard."""
    student.agrees_with(reference, "feedback_distribution", [(guess, words) for words, guess, _ in replies])
