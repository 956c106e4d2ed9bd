"""The other reading again, with a domain for each slot."""


def count_eliminated_words(grid, dictionary, slot, word, current_assignment):
    croise = {s.id: [] for s in grid.slots}
    for a, b, (i, j) in grid.get_intersections():
        croise[a].append((b, i, j))
        croise[b].append((a, j, i))
    domaines = {s.id: set(dictionary.get(s.length, [])) for s in grid.slots}
    for pose, mot in current_assignment.items():
        for autre, i, j in croise[pose]:
            domaines[autre] = {m for m in domaines[autre] if m[j] == mot[i]}
    return sum(
        1
        for autre, i, j in croise[slot.id]
        if autre not in current_assignment
        for m in domaines[autre]
        if m[j] != word[i]
    )
