"""Ta recherche pose toujours le meilleur mot et n'en essaie pas d'autre : elle abandonne dans la première
impasse. Le meilleur choix du moment n'est pas toujours le bon.
"""

def solve_with_lcv(grid, dictionary):
    poses = {}
    noeuds = [0]

    def convient(slot, mot):
        lettres = {}
        for autre in grid.slots:
            lettres.update(zip(autre.cells, poses.get(autre.id, "")))
        return all(lettres.get(case, lettre) == lettre for case, lettre in zip(slot.cells, mot))

    def chercher(k):
        noeuds[0] += 1
        if k == len(grid.slots):
            return True
        slot = grid.slots[k]
        mots = [m for m in dictionary.get(slot.length, []) if convient(slot, m)]
        ordre = sorted(mots, key=lambda m: count_eliminated_words(grid, dictionary, slot, m, poses))
        if not ordre:
            return False
        poses[slot.id] = ordre[0]
        return chercher(k + 1)

    return chercher(0), noeuds[0]
