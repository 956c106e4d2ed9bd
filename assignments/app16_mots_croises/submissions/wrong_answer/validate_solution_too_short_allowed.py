"""Tu ne refuses que les mots trop longs : un mot du dictionnaire plus court que son slot laisse une case vide. Quelle
longueur faut-il exactement ?
"""


def validate_solution(grid, dictionary, words):
    defauts = []
    for slot in grid.slots:
        mot = words.get(slot.id)
        if mot is None:
            defauts.append(f"le slot {slot.id} n'a pas de mot")
        elif len(mot) > slot.length:
            defauts.append(f"{mot} est trop long")
        elif mot not in dictionary.get(len(mot), []):
            defauts.append(f"{mot} n'est pas dans le dictionnaire")
    for h, v, (i, j) in grid.get_intersections():
        a, b = words.get(h, ""), words.get(v, "")
        if i < len(a) and j < len(b) and a[i] != b[j]:
            defauts.append(f"les slots {h} et {v} se contredisent")
    mots = list(words.values())
    for mot in set(mots):
        if mots.count(mot) > 1:
            defauts.append(f"{mot} sert plusieurs fois")
    return not defauts, defauts
