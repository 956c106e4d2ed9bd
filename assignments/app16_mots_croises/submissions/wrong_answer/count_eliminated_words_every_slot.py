"""Tu comptes dans tous les slots vides, même dans ceux qui ne croisent pas le tien. Un mot n'élimine rien là
où il ne touche pas.
"""

def count_eliminated_words(grid, dictionary, slot, word, current_assignment):
    total = 0
    for autre in grid.slots:
        if autre.id == slot.id or autre.id in current_assignment:
            continue
        i, j = 0, 0
        for k, case in enumerate(autre.cells):
            if case in slot.cells:
                i, j = slot.cells.index(case), k
        total += sum(m[j] != word[i] for m in dictionary.get(autre.length, []))
    return total
