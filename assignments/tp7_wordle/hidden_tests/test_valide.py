"""valide(mot) : True si le mot est dans mots5, False sinon."""


def test_exemples(student, reference):
    """Ta fonction accepte les mots de cinq lettres de la liste et refuse les autres chaînes."""
    words = ["arbre", "adore", "heure", "bonjour", "abri", "abcde", "arbr", "arbres", "", "zzzzz"]
    student.agrees_with(reference, "valide", [(word,) for word in words])


def test_chaines_quelconques(student, reference):
    """Ta fonction refuse un mot écrit autrement que dans mots5, ou coupé dans deux mots qui se suivent."""
    words = ["arbre", "ARBRE", "Heure", "tapis", " tapis", "tapis ", "tapis\n", "adoré", "adore"]
    mots5 = reference.value("mots5")
    for order in (mots5, sorted(set(mots5))):
        for rank in (0, 400, 800):
            one, other = order[rank : rank + 2]
            words += [one, one[3:] + other[:3], one[3:] + " " + other[:2]]
    student.agrees_with(reference, "valide", [(word,) for word in words])


def test_mots_au_hasard(student, reference, rng):
    """Ta fonction répond comme le corrigé sur des mots tirés au hasard."""
    mots5 = reference.value("mots5")
    words = [mots5[0], mots5[-1], *rng.sample(mots5, 8), *rng.sample(reference.value("mots"), 10)]
    words += [word[::-1] for word in words[:8]]
    student.agrees_with(reference, "valide", [(word,) for word in words])
