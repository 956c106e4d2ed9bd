"""The common cells of two slots, without get_intersections."""


def count_eliminated_words(grid, dictionary, slot, word, current_assignment):
    elimines = []
    for autre in grid.slots:
        communes = set(autre.cells) & set(slot.cells)
        if autre.id == slot.id or autre.id in current_assignment or not communes:
            continue
        (case,) = communes
        lettre = word[slot.cells.index(case)]
        place = list(autre.cells).index(case)
        elimines += [m for m in dictionary[autre.length] if m[place] != lettre]
    return len(elimines)
