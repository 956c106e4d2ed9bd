"""Ton compte est bon, mais tu poses le mot dans current_assignment et tu l'y laisses. C'est à celui qui
cherche de poser le mot qu'il choisit.
"""


def count_eliminated_words(grid, dictionary, slot, word, current_assignment):
    current_assignment[slot.id] = word
    longueurs = {s.id: s.length for s in grid.slots}
    total = 0
    for autre, i, j in build_neighbors(grid)[slot.id]:
        if autre not in current_assignment:
            total += sum(mot[j] != word[i] for mot in dictionary.get(longueurs[autre], []))
    return total
