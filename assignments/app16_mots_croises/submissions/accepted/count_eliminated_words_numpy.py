"""Arrays of letters; the sum is a NumPy number."""

import numpy as np


def count_eliminated_words(grid, dictionary, slot, word, current_assignment):
    longueurs = {s.id: s.length for s in grid.slots}
    total = np.int64(0)
    for a, b, (i, j) in grid.get_intersections():
        if slot.id == b:
            a, b, i, j = b, a, j, i
        if slot.id == a and b not in current_assignment and dictionary.get(longueurs[b]):
            tableau = np.array([list(mot) for mot in dictionary[longueurs[b]]])
            total += np.sum(tableau[:, j] != word[i])
    return total
