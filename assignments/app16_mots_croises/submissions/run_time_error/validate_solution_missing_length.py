"""Ta fonction s'arrête sur une KeyError quand le dictionnaire n'a aucun mot de la longueur d'un slot. Aucun
mot n'y est alors acceptable : comment lire le dictionnaire pour obtenir une liste vide ?
"""

def validate_solution(grid, dictionary, words):
    errors = []
    for slot in grid.slots:
        mot = words.get(slot.id)
        if not mot:
            errors.append(f"slot {slot.id} vide")
        elif mot not in dictionary[slot.length]:
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
