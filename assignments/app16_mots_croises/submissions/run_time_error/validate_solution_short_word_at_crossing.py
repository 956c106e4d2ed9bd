"""Ta fonction lit une lettre qui n'existe pas quand un mot est trop court pour le croisement. Vérifie la
longueur avant de lire, et signale ce défaut au lieu de t'arrêter.
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
        if words.get(h) and words.get(v):
            if words[h][i] != words[v][j]:
                errors.append(f"croisement {h}-{v}")
    mots = list(words.values())
    for mot in set(mots):
        if mots.count(mot) > 1:
            errors.append(f"{mot} en double")
    return len(errors) == 0, errors
