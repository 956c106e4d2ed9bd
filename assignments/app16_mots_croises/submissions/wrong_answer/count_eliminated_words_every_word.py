"""Tu comptes tous les mots des voisins, même ceux qui gardent la bonne lettre au croisement. Un mot n'est
éliminé que si sa lettre y est différente.
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
            total += len(dictionary.get(longueurs[autre], []))
    return total
