"""No recursion: a stack of partial fillings."""


def solve_with_lcv(grid, dictionary):
    pile = [{}]
    vus = 0
    while pile:
        remplissage = pile.pop()
        vus += 1
        libres = [s for s in grid.slots if s.id not in remplissage]
        if not libres:
            return [True, vus]
        lettres = {}
        for s in grid.slots:
            lettres.update(zip(s.cells, remplissage.get(s.id, "")))
        slot = libres[-1]
        suite = []
        for mot in dictionary.get(slot.length, []):
            if all(lettres.get(c, l) == l for c, l in zip(slot.cells, mot)):
                cout = count_eliminated_words(grid, dictionary, slot, mot, remplissage)
                suite.append((cout, mot))
        suite.sort(reverse=True)
        for cout, mot in suite:
            pile.append({**remplissage, slot.id: mot})
    return [False, vus]
