"""Letters are laid in an array; a cell that would change is a fault. The result is a list, and np.bool_."""

import numpy as np


def validate_solution(grid, dictionary, words):
    lettres = np.full((grid.rows, grid.cols), "", dtype=object)
    messages = []
    for slot in grid.slots:
        mot = words.get(slot.id, "")
        if mot == "" or len(mot) != slot.length or mot not in dictionary.get(len(mot), []):
            messages.append(f"{slot.direction}{slot.id} ne va pas")
        for k, lettre in enumerate(mot[: slot.length]):
            case = slot.cells[k]
            if lettres[case] != "" and lettres[case] != lettre:
                messages.append(f"conflit en {case}")
            lettres[case] = lettre
    utilises = [m for m in words.values() if m]
    if len(set(utilises)) != len(utilises):
        messages.append("il y a un doublon")
    return [np.all(np.array([len(messages)]) == 0), messages]
