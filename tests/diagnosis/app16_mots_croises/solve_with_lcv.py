# %% swapped_pair
def solve_with_lcv(grid, dictionary):
    noeuds = 0

    def cherche(pose):
        nonlocal noeuds
        noeuds += 1
        libres = [s for s in grid.slots if s.id not in pose]
        if not libres:
            return True
        s = libres[0]
        mots = sorted(
            dictionary.get(s.length, []), key=lambda m: count_eliminated_words(grid, dictionary, s, m, pose)
        )
        for m in mots:
            if compatible(pose, s.id, m) and cherche({**pose, s.id: m}):
                return True
        return False

    def compatible(pose, k, m):
        for h, v, (i, j) in grid.get_intersections():
            if k == h and v in pose and m[i] != pose[v][j]:
                return False
            if k == v and h in pose and m[j] != pose[h][i]:
                return False
        return True

    ok = cherche({})
    return noeuds, ok


# %% unsorted
def solve_with_lcv(grid, dictionary):
    croisements = grid.get_intersections()
    n = [0]

    def va(pose, k, m):
        return all(
            (h != k or v not in pose or m[i] == pose[v][j]) and (v != k or h not in pose or m[j] == pose[h][i])
            for h, v, (i, j) in croisements
        )

    def remplir(slots, pose):
        n[0] += 1
        if slots == []:
            return True
        s = slots[0]
        for m in dictionary.get(s.length, []):
            if va(pose, s.id, m):
                pose[s.id] = m
                if remplir(slots[1:], pose):
                    return True
                del pose[s.id]
        return False

    return remplir(list(grid.slots), {}), n[0]
