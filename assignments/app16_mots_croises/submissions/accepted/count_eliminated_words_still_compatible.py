"""The other reading: only the words that the letters in place still allow."""


def count_eliminated_words(grid, dictionary, slot, word, current_assignment):
    lettres = {}
    for s in grid.slots:
        if s.id in current_assignment:
            lettres.update(zip(s.cells, current_assignment[s.id]))
    avec = dict(lettres)
    avec.update(zip(slot.cells, word))

    def possibles(s, posees):
        n = 0
        for mot in dictionary.get(s.length, []):
            n += all(posees.get(c, l) == l for c, l in zip(s.cells, mot))
        return n

    perdus = 0
    for s in grid.slots:
        if s.id != slot.id and s.id not in current_assignment and set(s.cells) & set(slot.cells):
            perdus += possibles(s, lettres) - possibles(s, avec)
    return perdus
