"""Ta fonction affiche son résultat au lieu de le renvoyer : celui qui l'appelle reçoit None. Par quelle
instruction une fonction donne-t-elle son résultat ?
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
        for mot in ordre:
            poses[slot.id] = mot
            if chercher(k + 1):
                return True
            del poses[slot.id]
        return False

    print(chercher(0), noeuds[0])
