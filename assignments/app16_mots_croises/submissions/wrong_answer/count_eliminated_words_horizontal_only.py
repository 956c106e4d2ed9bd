"""Tu ne traites que les slots horizontaux : pour un slot vertical, tu trouves toujours 0. Dans
get_intersections, ton slot peut être le premier ou le second du triplet.
"""

def count_eliminated_words(grid, dictionary, slot, word, current_assignment):
    longueurs = {s.id: s.length for s in grid.slots}
    total = 0
    for h, v, (i, j) in grid.get_intersections():
        if h == slot.id and v not in current_assignment:
            total += sum(m[j] != word[i] for m in dictionary.get(longueurs[v], []))
    return total
