"""Dès qu'un mot ne convient pas, tu quittes la boucle, et les mots suivants ne sont jamais essayés. break arrête
tout ; quel mot passe seulement au suivant ?
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
        mots = list(dictionary.get(slot.length, []))
        ordre = sorted(mots, key=lambda m: count_eliminated_words(grid, dictionary, slot, m, poses))
        for mot in ordre:
            if not convient(slot, mot):
                break
            poses[slot.id] = mot
            if chercher(k + 1):
                return True
            del poses[slot.id]
        return False

    return chercher(0), noeuds[0]
