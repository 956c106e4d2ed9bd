"""En revenant en arrière, tu laisses dans son slot le dernier mot essayé : il interdit ensuite de bons mots à ses voisins.
Que faut-il faire d'un mot posé quand la suite échoue ?
"""


def solve_with_lcv(grid, dictionary):
    pose = {}
    noeuds = 0
    croisements = grid.get_intersections()

    def convient(slot, mot):
        for h, v, (i, j) in croisements:
            if h == slot.id and v in pose and mot[i] != pose[v][j]:
                return False
            if v == slot.id and h in pose and mot[j] != pose[h][i]:
                return False
        return True

    def remplir(rang):
        nonlocal noeuds
        noeuds += 1
        if rang == len(grid.slots):
            return True
        slot = grid.slots[rang]
        autres = {numero: mot for numero, mot in pose.items() if numero != slot.id}
        mots = dictionary.get(slot.length, [])
        for mot in sorted(mots, key=lambda m: count_eliminated_words(grid, dictionary, slot, m, autres)):
            if convient(slot, mot):
                pose[slot.id] = mot
                if remplir(rang + 1):
                    return True
        return False

    return remplir(0), noeuds
