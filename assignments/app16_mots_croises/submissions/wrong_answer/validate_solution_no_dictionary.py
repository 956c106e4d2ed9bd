"""Tu vérifies la longueur des mots, mais pas qu'ils sont dans le dictionnaire. Un mot inventé de la bonne
longueur passe ton contrôle.
"""

def validate_solution(grid, dictionary, words):
    errors = []
    for slot in grid.slots:
        if len(words.get(slot.id) or "") != slot.length:
            errors.append(f"slot {slot.id} : mauvaise longueur")
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
