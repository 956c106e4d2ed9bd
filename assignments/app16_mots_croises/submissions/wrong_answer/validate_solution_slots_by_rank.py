"""Tu prends le numéro d'un slot pour son rang dans la liste. Ils sont égaux dans la grille d'exemple, mais pas
toujours : cherche le mot de chaque slot avec son attribut id.
"""

def validate_solution(grid, dictionary, words):
    errors = []
    for rang, slot in enumerate(grid.slots):
        mot = words.get(rang, "")
        if mot not in dictionary.get(slot.length, []):
            errors.append(f"slot {rang} : {mot!r}")
    for h, v, (i, j) in grid.get_intersections():
        a = words.get(h, "")[i : i + 1]
        b = words.get(v, "")[j : j + 1]
        if a and b and a != b:
            errors.append(f"croisement {h}-{v}")
    mots = list(words.values())
    for mot in set(mots):
        if mots.count(mot) > 1:
            errors.append(f"{mot} en double")
    return len(errors) == 0, errors
