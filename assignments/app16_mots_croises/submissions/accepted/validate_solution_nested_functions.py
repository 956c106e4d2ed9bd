"""Nested functions that return lists, added up; unknown slot numbers are faults too."""


def validate_solution(grid, dictionary, words):
    def de_trop():
        return ["slot inconnu %s" % n for n in words if n not in [s.id for s in grid.slots]]

    def slot_faux(s):
        if s.id not in words:
            return ["rien dans %s" % s.id]
        faux = []
        if len(words[s.id]) != s.length:
            faux += ["longueur de %s" % s.id]
        if words[s.id] not in sum(dictionary.values(), []):
            faux += ["mot de %s" % s.id]
        return faux

    def lettres():
        cases = {}
        for s in grid.slots:
            for case, lettre in zip(s.cells, words.get(s.id, "")):
                cases.setdefault(case, []).append(lettre)
        return ["case %s" % (c,) for c in cases if len(set(cases[c])) == 2]

    doublons = [m for k, m in enumerate(words.values()) if m in list(words.values())[:k]]
    tout = de_trop() + sum(map(slot_faux, grid.slots), []) + lettres() + doublons
    return (False, tout) if tout else (True, [])
