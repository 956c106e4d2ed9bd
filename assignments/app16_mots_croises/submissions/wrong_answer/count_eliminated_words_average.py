"""Tu renvoies une moyenne par voisin. Le sujet demande le total sur tous les voisins."""

def count_eliminated_words(grid, dictionary, slot, word, current_assignment):
    longueurs = {s.id: s.length for s in grid.slots}
    voisins = []
    for h, v, (i, j) in grid.get_intersections():
        if h == slot.id:
            voisins.append((v, i, j))
        if v == slot.id:
            voisins.append((h, j, i))

    pertes = []
    for autre, i, j in voisins:
        if autre not in current_assignment:
            pertes.append(sum(m[j] != word[i] for m in dictionary.get(longueurs[autre], [])))
    return sum(pertes) / max(len(pertes), 1)
