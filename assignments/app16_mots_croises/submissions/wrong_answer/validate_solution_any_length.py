"""Tu cherches le mot dans tout le dictionnaire, quelle que soit sa longueur : un mot trop long pour son slot
est accepté s'il existe. Dans quelle liste du dictionnaire faut-il le chercher ?
"""

def validate_solution(grid, dictionary, words):
    errors = []
    connus = [mot for liste in dictionary.values() for mot in liste]
    for slot in grid.slots:
        mot = words.get(slot.id)
        if not mot:
            errors.append(f"slot {slot.id} vide")
        elif mot not in connus:
            errors.append(f"slot {slot.id} : mot inconnu")
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
