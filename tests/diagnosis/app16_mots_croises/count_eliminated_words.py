# %% compatible_instead
def count_eliminated_words(grid, dictionary, slot, word, current_assignment):
    n = 0
    par_id = {s.id: s for s in grid.slots}
    for h, v, (i, j) in grid.get_intersections():
        if slot.id == h and v not in current_assignment:
            n += sum(m[j] == word[i] for m in dictionary.get(par_id[v].length, []))
        if slot.id == v and h not in current_assignment:
            n += sum(m[i] == word[j] for m in dictionary.get(par_id[h].length, []))
    return n


# %% assigned_neighbors
def count_eliminated_words(grid, dictionary, slot, word, current_assignment):
    total = 0
    longueur = {s.id: s.length for s in grid.slots}
    for h, v, (i, j) in grid.get_intersections():
        if h == slot.id:
            total += len([m for m in dictionary.get(longueur[v], []) if m[j] != word[i]])
        elif v == slot.id:
            total += len([m for m in dictionary.get(longueur[h], []) if m[i] != word[j]])
    return total


# %% neighbors
def count_eliminated_words(grid, dictionary, slot, word, current_assignment):
    n = 0
    for h, v, _ in grid.get_intersections():
        autre = v if h == slot.id else h if v == slot.id else None
        if autre is not None and autre not in current_assignment:
            n += 1
    return n


# %% prints
def count_eliminated_words(grid, dictionary, slot, word, current_assignment):
    n = 0
    taille = {s.id: s.length for s in grid.slots}
    for h, v, (i, j) in grid.get_intersections():
        if h == slot.id and v not in current_assignment:
            for m in dictionary.get(taille[v], []):
                if m[j] != word[i]:
                    n += 1
        if v == slot.id and h not in current_assignment:
            for m in dictionary.get(taille[h], []):
                if m[i] != word[j]:
                    n += 1
    print("mots éliminés :", n)


# %% none
def count_eliminated_words(grid, dictionary, slot, word, current_assignment):
    return sum(len(mots) for mots in dictionary.values()) - len(current_assignment)


# %% every_word
def count_eliminated_words(grid, dictionary, slot, word, current_assignment):
    total = 0
    tailles = {s.id: s.length for s in grid.slots}
    for h, v, _ in grid.get_intersections():
        if slot.id in (h, v):
            autre = h + v - slot.id
            if autre not in current_assignment:
                total += len(dictionary.get(tailles[autre], []))
    return total


# %% list
def count_eliminated_words(grid, dictionary, slot, word, current_assignment):
    perdus = []
    tailles = {s.id: s.length for s in grid.slots}
    for h, v, (i, j) in grid.get_intersections():
        if h == slot.id and v not in current_assignment:
            perdus += [m for m in dictionary.get(tailles[v], []) if m[j] != word[i]]
        elif v == slot.id and h not in current_assignment:
            perdus += [m for m in dictionary.get(tailles[h], []) if m[i] != word[j]]
    return perdus
