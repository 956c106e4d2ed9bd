"""Tu ne compares les lettres qu'à un seul croisement, le premier : ta boucle s'arrête trop tôt. Un break ou un
return y est-il mal placé ?
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
        if words.get(h, "")[i : i + 1] != words.get(v, "")[j : j + 1]:
            errors.append(f"croisement {h}-{v}")
        break
    mots = list(words.values())
    for mot in set(mots):
        if mots.count(mot) > 1:
            errors.append(f"{mot} en double")
    return len(errors) == 0, errors
