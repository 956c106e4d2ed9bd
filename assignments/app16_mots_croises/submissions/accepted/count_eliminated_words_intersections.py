"""Both directions of each crossing."""


def count_eliminated_words(grid, dictionary, slot, word, current_assignment):
    longueur = {s.id: s.length for s in grid.slots}
    total = 0
    for h, v, (ph, pv) in grid.get_intersections():
        if h == slot.id:
            voisin, ici, la = v, ph, pv
        elif v == slot.id:
            voisin, ici, la = h, pv, ph
        else:
            continue
        if voisin in current_assignment:
            continue
        for mot in dictionary.get(longueur[voisin], []):
            if mot[la] != word[ici]:
                total += 1
    return total
