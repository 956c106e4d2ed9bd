"""evaluate_grid_quality(grid) : une note entre 0 et 1, plus haute pour une meilleure grille."""

# À chaque fois, deux grilles où les longueurs des mots sont les mêmes.
ANNEAU = ["...##", ".#.##", "...##", "#####", "#####"]
CHAINE = ["...##", "##.##", "##...", "####.", "####."]
BLOC = ["...####", "...####", "...####", "#######", "#######", "#######", "#######"]
SERPENT = ["...####", "##.####", "##...##", "####.##", "####...", "######.", "######."]
# Autant de cases noires et de croisements, mais un ou deux slots isolés dans la seconde de chaque paire.
SANS_ISOLE = [["##..", "..#.", "#...", "...."], [".#...", ".#...", "....#", ".#...", ".#..."]]
AVEC_ISOLES = [["#...", "....", "##..", "..#."], [".#...", ".#...", "#....", ".#...", ".#..."]]
SANS_CROISEMENT = ["..#", "##.", "##."]
PLEINE = ["...", "...", "..."]


def marks(workshop, drawings):
    """The marks, which are numbers between 0 and 1."""
    found = []
    for drawing in drawings:
        mark = workshop.evaluate_grid_quality(drawing)
        assert type(mark) in (int, float), "Ta fonction ne renvoie pas un nombre."
        assert mark >= 0, "Une note est au-dessous de 0."
        assert mark <= 1, "Une note est au-dessus de 1."
        found.append(mark)
    return found


def test_croisements(workshop):
    """La note est entre 0 et 1, et plus haute pour une grille qui a plus de croisements."""
    marks(workshop, [PLEINE])
    for better, worse in [(ANNEAU, CHAINE), (BLOC, SERPENT)]:
        high, low = marks(workshop, [better, worse])
        assert high > low, "Une grille a plus de croisements, et sa note n'est pas plus haute."


def test_slots_isoles(workshop):
    """La note est entre 0 et 1, et plus basse pour une grille qui a des slots isolés."""
    marks(workshop, [SANS_CROISEMENT])
    for better, worse in zip(SANS_ISOLE, AVEC_ISOLES, strict=True):
        high, low = marks(workshop, [better, worse])
        assert high > low, "Une grille a des slots isolés, et sa note n'est pas plus basse."
