"""Tu compares les deux mots au même rang. Or le croisement n'est pas au même rang dans chacun :
get_intersections donne les deux, dans l'ordre horizontal puis vertical.
"""

def count_eliminated_words(grid, dictionary, slot, word, current_assignment):
    longueurs = {s.id: s.length for s in grid.slots}
    voisins = []
    for h, v, (i, j) in grid.get_intersections():
        if h == slot.id:
            voisins.append((v, i, j))
        if v == slot.id:
            voisins.append((h, j, i))

    total = 0
    for autre, i, j in voisins:
        if autre not in current_assignment:
            for m in dictionary.get(longueurs[autre], []):
                if m[i : i + 1] != word[i]:
                    total += 1
    return total
