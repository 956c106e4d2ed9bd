"""Ton total est remis à zéro à chaque voisin : seul le dernier compte. Où faut-il l'initialiser ?"""

def count_eliminated_words(grid, dictionary, slot, word, current_assignment):
    longueurs = {s.id: s.length for s in grid.slots}
    voisins = []
    for h, v, (i, j) in grid.get_intersections():
        if h == slot.id:
            voisins.append((v, i, j))
        if v == slot.id:
            voisins.append((h, j, i))

    for autre, i, j in voisins:
        total = 0
        if autre not in current_assignment:
            for m in dictionary.get(longueurs[autre], []):
                if m[j] != word[i]:
                    total += 1
    return total
