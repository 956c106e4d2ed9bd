"""Ta fonction s'arrête sur une erreur dès qu'un slot n'a pas de mot. C'est un défaut à signaler comme les
autres : comment lire words sans provoquer de KeyError ?
"""

def validate_solution(grid, dictionary, words):
    errors = []
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
