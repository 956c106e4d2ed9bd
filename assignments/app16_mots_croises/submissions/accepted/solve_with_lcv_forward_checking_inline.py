"""Forward checking, MRV, and a count of its own: it never calls count_eliminated_words."""


def solve_with_lcv(grid, dictionary):
    voisins = {s.id: {} for s in grid.slots}
    for h, v, (i, j) in grid.get_intersections():
        voisins[h][v] = (i, j)
        voisins[v][h] = (j, i)
    compteur = [0]

    def chercher(domaines, faits):
        compteur[0] += 1
        reste = [n for n in domaines if n not in faits]
        if not reste:
            return faits
        n = min(reste, key=lambda x: len(domaines[x]))

        def apres(mot):
            nouveaux = dict(domaines)
            for autre, (i, j) in voisins[n].items():
                if autre not in faits:
                    nouveaux[autre] = [m for m in domaines[autre] if m[j] == mot[i]]
            return nouveaux

        essais = [(mot, apres(mot)) for mot in domaines[n]]
        essais.sort(key=lambda e: -sum(len(d) for d in e[1].values()))
        for mot, nouveaux in essais:
            if all(nouveaux.values()):
                resultat = chercher(nouveaux, {**faits, n: mot})
                if resultat is not None:
                    return resultat
        return None

    depart = {s.id: list(dictionary.get(s.length, [])) for s in grid.slots}
    return chercher(depart, {}) is not None, compteur[0]
