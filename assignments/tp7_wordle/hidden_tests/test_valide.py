"""valide(mot) : True si le mot est dans mots5, False sinon."""


def test_exemples(student, reference):
    """Ta fonction accepte les mots de cinq lettres de la liste et refuse les autres chaînes."""
    words = ["arbre", "adore", "heure", "bonjour", "abri", "abcde", "arbr", "arbres", ""]
    student.agrees_with(reference, "valide", [(word,) for word in words])


def test_mots_au_hasard(student, reference, rng):
    """Ta fonction répond comme la correction sur des mots tirés au hasard."""
    mots5 = reference.value("mots5")
    words = [mots5[0], mots5[-1], *rng.sample(mots5, 8), *rng.sample(reference.value("mots"), 10)]
    words += [word[::-1] for word in words[:8]]
    student.agrees_with(reference, "valide", [(word,) for word in words])
