"""Tu parcours les mots du remplissage, et non les slots de la grille : un slot qui n'a pas de mot passe
inaperçu. Que renvoie ta fonction quand words est un dictionnaire vide ?
"""

def validate_solution(grid, dictionary, words):
    errors = []
    slots = {s.id: s for s in grid.slots}
    for numero, mot in words.items():
        if numero not in slots:
            errors.append(f"pas de slot {numero}")
        elif mot not in dictionary.get(slots[numero].length, []):
            errors.append(f"slot {numero} : mot inconnu")
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
