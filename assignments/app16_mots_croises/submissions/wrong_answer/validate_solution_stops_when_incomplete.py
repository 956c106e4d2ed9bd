"""Quand un slot n'a pas de mot, tu renvoies ce défaut seul, sans regarder les autres mots. Tous les défauts
doivent être signalés, même dans un remplissage incomplet.
"""

def validate_solution(grid, dictionary, words):
    errors = []
    manquants = [s.id for s in grid.slots if not words.get(s.id)]
    if manquants:
        return False, [f"slots vides : {manquants}"]
    for slot in grid.slots:
        mot = words[slot.id]
        if len(mot) != slot.length or mot not in dictionary.get(slot.length, []):
            errors.append(f"slot {slot.id} : {mot}")
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
