"""appartient(c, s) : True si le caractère c est dans la chaîne s, False sinon."""


def test_exemples(student, reference):
    """Ta fonction distingue les caractères présents des absents."""
    student.agrees_with(reference, "appartient", [("a", "abc"), ("b", "abc"), ("c", "abc"), ("d", "abc")])


def test_chaines_courtes_et_longues(student, reference):
    """Ta fonction regarde toute la chaîne, qu'elle soit vide, courte ou longue."""
    pairs = [
        ("a", ""),
        ("a", "a"),
        ("b", "a"),
        ("e", "ee"),
        ("s", "ananas"),
        ("n", "ananas"),
        ("o", "ananas"),
    ]
    pairs += [(letter, "abracadabrant") for letter in "abcdefnrt"]
    pairs += [("z", "a" * 150 + "z"), ("z", "a" * 150)]
    student.agrees_with(reference, "appartient", pairs)


def test_caracteres_quelconques(student, reference):
    """Ta fonction compare les caractères tels quels : majuscule ou minuscule, espace, accent, ponctuation."""
    pairs = [("A", "abc"), ("a", "ABC"), ("B", "aBc"), (" ", "a b"), (" ", "abc"), (".", "abc"), (".", "a.c")]
    pairs += [("b", " b "), ("é", "ete"), ("e", "été"), ("?", "ça va ?"), ("*", "_*_re"), ("*", "tarte")]
    student.agrees_with(reference, "appartient", pairs)
