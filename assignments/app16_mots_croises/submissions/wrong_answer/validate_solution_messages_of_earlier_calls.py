"""Une liste écrite dans les paramètres n'est créée qu'une fois : tes messages d'un remplissage restent pour
les suivants. Crée-la au début de la fonction.
"""

from collections import Counter


def validate_solution(grid, dictionary, words, defauts=[]):
    for slot in grid.slots:
        if words.get(slot.id) not in dictionary.get(slot.length, []):
            defauts.append(f"slot {slot.id}")
    for h, v, (i, j) in grid.get_intersections():
        un, deux = words.get(h, ""), words.get(v, "")
        if i < len(un) and j < len(deux) and un[i] != deux[j]:
            defauts.append(f"{un} et {deux} se croisent mal")
    defauts += [mot for mot, fois in Counter(words.values()).items() if fois > 1]
    return not defauts, defauts
