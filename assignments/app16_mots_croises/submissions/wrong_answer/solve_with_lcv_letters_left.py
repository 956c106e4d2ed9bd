"""Quand tu reviens en arrière, les lettres du mot abandonné restent dans la grille et bloquent les mots
suivants. Il faut défaire tout ce qui a été fait, sauf les lettres qui appartiennent aussi à un autre mot.
"""

def solve_with_lcv(grid, dictionary):
    poses = {}
    noeuds = [0]

    lettres = {}

    def convient(slot, mot):
        return all(lettres.get(case, lettre) == lettre for case, lettre in zip(slot.cells, mot))

    def chercher(k):
        noeuds[0] += 1
        if k == len(grid.slots):
            return True
        slot = grid.slots[k]
        mots = [m for m in dictionary.get(slot.length, []) if convient(slot, m)]
        ordre = sorted(mots, key=lambda m: count_eliminated_words(grid, dictionary, slot, m, poses))
        for mot in ordre:
            poses[slot.id] = mot
            lettres.update(zip(slot.cells, mot))
            if chercher(k + 1):
                return True
            del poses[slot.id]
        return False

    return chercher(0), noeuds[0]
