"""Dès que tu rencontres un voisin déjà rempli, tu quittes la boucle, et les voisins suivants ne sont pas
comptés. break arrête tout ; quel mot passe seulement au suivant ?
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
        if autre in current_assignment:
            break
        total += sum(m[j] != word[i] for m in dictionary.get(longueurs[autre], []))
    return total
