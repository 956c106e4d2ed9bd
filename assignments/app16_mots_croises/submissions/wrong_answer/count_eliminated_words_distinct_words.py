"""Tu rassembles les mots éliminés dans un ensemble : un mot éliminé chez deux voisins ne compte qu'une fois.
Il faut le compter chez chacun.
"""

def count_eliminated_words(grid, dictionary, slot, word, current_assignment):
    longueurs = {s.id: s.length for s in grid.slots}
    voisins = []
    for h, v, (i, j) in grid.get_intersections():
        if h == slot.id:
            voisins.append((v, i, j))
        if v == slot.id:
            voisins.append((h, j, i))

    perdus = set()
    for autre, i, j in voisins:
        if autre not in current_assignment:
            perdus |= {m for m in dictionary.get(longueurs[autre], []) if m[j] != word[i]}
    return len(perdus)
