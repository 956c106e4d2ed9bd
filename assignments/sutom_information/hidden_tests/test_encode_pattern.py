"""encode_pattern(pattern) : le code en base 3 d'un motif, le premier caractère étant le chiffre des unités."""


def test_motifs_en_lettres(student):
    """Ta fonction code les motifs écrits avec r, y et g."""
    expected = {
        "r": 0, "y": 1, "g": 2, "rg": 6, "gr": 2, "yry": 10, "gryyr": 38, "gyrrg": 167, "ryrrg": 165,
        "yrgrr": 19, "rryyy": 117, "rrrry": 81, "ggggg": 242,
    }  # fmt: skip
    student.gives("encode_pattern", [(pattern,) for pattern in expected], list(expected.values()))


def test_motifs_en_chiffres(student):
    """Ta fonction code les motifs écrits avec 0, 1 et 2."""
    expected = {"0": 0, "1": 1, "2": 2, "02": 6, "20": 2, "101": 10, "22010": 35, "00001": 81, "22222": 242}
    student.gives("encode_pattern", [(pattern,) for pattern in expected], list(expected.values()))


def test_toutes_les_longueurs(student, reference, rng):
    """Ta fonction répond comme le corrigé pour des motifs de 1 à 10 couleurs."""
    marks = ["ryg", "012"]
    patterns = ["".join(rng.choices(marks[k % 2], k=length)) for length in range(1, 11) for k in range(4)]
    student.agrees_with(reference, "encode_pattern", [(pattern,) for pattern in patterns])
