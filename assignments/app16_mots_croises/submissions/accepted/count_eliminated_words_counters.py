"""How often each letter stands at each place; a float of the same value is right too."""

from collections import Counter


def count_eliminated_words(grid, dictionary, slot, word, current_assignment):
    total = 0.0
    for autre in grid.slots:
        if autre.direction == slot.direction or autre.id in current_assignment:
            continue
        for place, case in enumerate(autre.cells):
            if case in slot.cells:
                compte = Counter(mot[place] for mot in dictionary.get(autre.length, []))
                total += sum(compte.values()) - compte[word[slot.cells.index(case)]]
    return total
