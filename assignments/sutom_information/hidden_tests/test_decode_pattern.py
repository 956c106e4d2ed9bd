"""decode_pattern(code, length) : le motif de ce code et de cette longueur, écrit avec r, y et g."""


def test_exemples(student):
    """Ta fonction retrouve des motifs choisis."""
    expected = {
        (0, 1): "r", (1, 1): "y", (2, 1): "g", (5, 2): "gy", (10, 3): "yry", (38, 5): "gryyr", (165, 5): "ryrrg",
        (167, 5): "gyrrg", (242, 5): "ggggg", (728, 6): "gggggg",
    }  # fmt: skip
    student.gives("decode_pattern", list(expected), list(expected.values()))


def test_gris_a_droite(student):
    """Ton motif a la longueur demandée, même quand il finit par des gris."""
    expected = {(2, 4): "grrr", (0, 5): "rrrrr", (19, 5): "yrgrr", (1, 10): "y" + 9 * "r", (8, 3): "ggr"}
    student.gives("decode_pattern", list(expected), list(expected.values()))


def test_toutes_les_longueurs(student, reference, rng):
    """Ta fonction répond comme le corrigé pour des motifs de 1 à 10 couleurs."""
    cases = [(rng.randrange(3**length), length) for length in range(1, 11) for _ in range(4)]
    student.agrees_with(reference, "decode_pattern", cases)
