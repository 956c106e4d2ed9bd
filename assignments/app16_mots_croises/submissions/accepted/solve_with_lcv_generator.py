"""A generator of solutions, of which the first is enough."""


def solve_with_lcv(grid, dictionary):
    noeuds = []

    def solutions(reste, posees):
        noeuds.append(1)
        if not reste:
            yield posees
            return
        s = reste[0]
        fixe = [None] * s.length
        for autre in grid.slots:
            for c, l in zip(autre.cells, posees.get(autre.id, "")):
                if c in s.cells:
                    fixe[s.cells.index(c)] = l
        bons = [m for m in dictionary.get(s.length, []) if all(f in (None, l) for f, l in zip(fixe, m))]
        bons.sort()
        bons.sort(key=lambda m: count_eliminated_words(grid, dictionary, s, m, posees))
        for m in bons:
            yield from solutions(reste[1:], {**posees, s.id: m})

    trouvee = next(solutions(list(grid.slots), {}), None)
    return (trouvee is not None, sum(noeuds))
