"""Ta fonction renvoie son résultat dès le premier voisin : le return est dans la boucle. Il faut additionner
sur tous les voisins.
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
                if m[j] != word[i]:
                    total += 1
            return total
    return total
