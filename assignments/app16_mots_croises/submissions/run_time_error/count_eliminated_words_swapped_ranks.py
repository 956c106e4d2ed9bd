"""Tu échanges les deux rangs du croisement : celui du mot que l'on pose et celui des mots du voisin. Quand le
slot est vertical, il faut aussi retourner le couple de get_intersections.
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
            total += sum(m[i] != word[j] for m in dictionary.get(longueurs[autre], []))
    return total
