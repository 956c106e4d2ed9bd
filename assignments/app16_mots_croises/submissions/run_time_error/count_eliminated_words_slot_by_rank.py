"""Tu prends le numéro d'un slot pour son rang dans grid.slots. Les deux peuvent être différents : cherche le
slot qui a ce numéro.
"""


def count_eliminated_words(grid, dictionary, slot, word, current_assignment):
    total = 0
    for autre, i, j in build_neighbors(grid)[slot.id]:
        if autre not in current_assignment:
            total += sum(mot[j] != word[i] for mot in dictionary.get(grid.slots[autre].length, []))
    return total
