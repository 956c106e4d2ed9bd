"""Tu ne compares pas les lettres aux croisements : deux mots connus suffisent pour que tu acceptes. La méthode
get_intersections te donne les places à comparer.
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
    mots = list(words.values())
    for mot in set(mots):
        if mots.count(mot) > 1:
            errors.append(f"{mot} en double")
    return len(errors) == 0, errors
