"""A generator of faults."""


def defauts(grid, dictionary, words):
    vus = set()
    slots = {s.id: s for s in grid.slots}
    for i in sorted(slots):
        mot = words.get(i)
        if not mot:
            yield "vide", i
            continue
        if len(mot) != slots[i].length:
            yield "longueur", i
        if mot not in dictionary.get(slots[i].length, []):
            yield "inconnu", i
        if mot in vus:
            yield "doublon", i
        vus.add(mot)
    for h, v, (i, j) in grid.get_intersections():
        a, b = words.get(h, "")[i : i + 1], words.get(v, "")[j : j + 1]
        if a and b and a != b:
            yield "croisement", (h, v)


def validate_solution(grid, dictionary, words):
    liste = [f"{sorte} : {ou}" for sorte, ou in defauts(grid, dictionary, words)]
    return not liste, liste
