"""Tu comptes aussi les mots des voisins qui sont déjà remplis. Leur choix est fait : le mot que l'on essaie
n'y élimine plus rien. À quoi sert current_assignment ?
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
        total += sum(1 for m in dictionary.get(longueurs[autre], []) if m[j] != word[i])
    return total
