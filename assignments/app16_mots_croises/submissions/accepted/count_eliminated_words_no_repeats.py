"""A word that is used cannot be used again next to it: it is eliminated as well."""


def count_eliminated_words(grid, dictionary, slot, word, current_assignment):
    def impose(autre):
        for k in range(slot.length):
            for m in range(autre.length):
                if slot.cells[k] == autre.cells[m]:
                    return m, word[k]
        return None

    n = 0
    for autre in grid.slots:
        if autre.id != slot.id and autre.id not in current_assignment and impose(autre):
            m, lettre = impose(autre)
            n += len([x for x in dictionary.get(autre.length, []) if x[m] != lettre or x == word])
    return n
