"""Ton contrôle est juste, mais il enlève des mots du remplissage, ou lui en ajoute. On doit pouvoir vérifier
deux fois la même solution : words.get lit sans rien changer.
"""

from collections import Counter


def validate_solution(grid, dictionary, words):
    defauts = [mot for mot, fois in Counter(words.values()).items() if fois > 1]
    for h, v, (i, j) in grid.get_intersections():
        un, deux = words.get(h, ""), words.get(v, "")
        if i < len(un) and j < len(deux) and un[i] != deux[j]:
            defauts.append(f"{un} et {deux} se croisent mal")
    for slot in grid.slots:
        mot = words.pop(slot.id, None)
        if mot not in dictionary.get(slot.length, []):
            defauts.append(f"slot {slot.id} : {mot}")
    return not defauts, defauts
