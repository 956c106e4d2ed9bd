"""Tu cherches les doublons parmi les mots horizontaux d'un côté, parmi les verticaux de l'autre. Un mot
utilisé une fois en ligne et une fois en colonne est aussi en double.
"""

def validate_solution(grid, dictionary, words):
    errors = []
    slots = {s.id: s for s in grid.slots}
    for numero in slots:
        mot = words.get(numero, "")
        longueur = slots[numero].length
        if not mot:
            errors.append(f"slot {numero} vide")
        elif len(mot) != longueur:
            errors.append(f"slot {numero} : mauvaise longueur")
        elif mot not in dictionary.get(longueur, []):
            errors.append(f"slot {numero} : mot inconnu")
    for h, v, (i, j) in grid.get_intersections():
        a = words.get(h, "")[i : i + 1]
        b = words.get(v, "")[j : j + 1]
        if a and b and a != b:
            errors.append(f"croisement {h}-{v}")
    for sens in "HV":
        mots = [words.get(s.id) for s in grid.slots if s.direction == sens]
        for mot in set(mots):
            if mot and mots.count(mot) > 1:
                errors.append(f"{mot} en double")
    return len(errors) == 0, errors
