"""A weighted mean of three criteria, of which one is the spread of the lengths."""


def evaluate_grid_quality(grid):
    croisements = grid.get_intersections()
    h = sum(s.direction == "H" for s in grid.slots)
    v = len(grid.slots) - h
    part = len(croisements) / (h * v)
    croises = {n for c in croisements for n in c[:2]}
    sans_isole = len(croises) / len(grid.slots)
    longueurs = [s.length for s in grid.slots]
    moyenne = sum(longueurs) / len(longueurs)
    ecart = (sum((l - moyenne) ** 2 for l in longueurs) / len(longueurs)) ** 0.5
    equilibre = 1 / (1 + ecart)
    return 0.5 * part + 0.3 * sans_isole + 0.2 * equilibre
