"""Tu renvoies les mots éliminés et non leur nombre. Combien y en a-t-il ?"""

def count_eliminated_words(grid, dictionary, slot, word, current_assignment):
    longueurs = {s.id: s.length for s in grid.slots}
    voisins = []
    for h, v, (i, j) in grid.get_intersections():
        if h == slot.id:
            voisins.append((v, i, j))
        if v == slot.id:
            voisins.append((h, j, i))

    perdus = []
    for autre, i, j in voisins:
        if autre not in current_assignment:
            perdus += [m for m in dictionary.get(longueurs[autre], []) if m[j] != word[i]]
    return perdus
