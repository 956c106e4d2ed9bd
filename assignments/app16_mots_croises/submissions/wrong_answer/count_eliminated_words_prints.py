"""Ta fonction affiche le nombre au lieu de le renvoyer : celui qui l'appelle reçoit None. Par quelle instruction
une fonction donne-t-elle son résultat ?
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
            total += sum(m[j] != word[i] for m in dictionary.get(longueurs[autre], []))
    print(total)
