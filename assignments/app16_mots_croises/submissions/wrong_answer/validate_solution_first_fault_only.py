"""Ta fonction s'arrête au premier défaut qu'elle trouve. Le sujet les demande tous : où places-tu ton return ?

"""

def validate_solution(grid, dictionary, words):
    for slot in grid.slots:
        mot = words.get(slot.id)
        if not mot:
            return False, [f"slot {slot.id} vide"]
        if mot not in dictionary.get(slot.length, []):
            return False, [f"slot {slot.id} : {mot} inconnu"]
    for h, v, (i, j) in grid.get_intersections():
        if words[h][i] != words[v][j]:
            return False, [f"croisement {h}-{v}"]
    if len(set(words.values())) < len(words):
        return False, ["un mot est en double"]
    return True, []
