"""A recursive function and a dictionary of words."""


def solve_with_lcv(grid, dictionary):
    poses = {}
    noeuds = 0
    croisements = grid.get_intersections()

    def compatible(slot, mot):
        for h, v, (i, j) in croisements:
            if h == slot.id and v in poses and poses[v][j] != mot[i]:
                return False
            if v == slot.id and h in poses and poses[h][i] != mot[j]:
                return False
        return True

    def chercher(k):
        nonlocal noeuds
        noeuds += 1
        if k == len(grid.slots):
            return True
        slot = grid.slots[k]
        choix = []
        for mot in dictionary.get(slot.length, []):
            if compatible(slot, mot):
                choix.append((count_eliminated_words(grid, dictionary, slot, mot, poses), mot))
        for _, mot in sorted(choix):
            poses[slot.id] = mot
            if chercher(k + 1):
                return True
            poses.pop(slot.id)
        return False

    return chercher(0), noeuds
