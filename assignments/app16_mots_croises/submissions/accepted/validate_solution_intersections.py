"""The crossings of the grid, one by one, and a Counter."""

from collections import Counter


def validate_solution(grid, dictionary, words):
    erreurs = []
    par_numero = {s.id: s for s in grid.slots}
    for numero, slot in par_numero.items():
        if numero not in words:
            erreurs.append("slot " + str(numero) + " vide")
        elif len(words[numero]) != slot.length:
            erreurs.append("slot " + str(numero) + " : mauvaise longueur")
        elif words[numero] not in dictionary.get(slot.length, ()):
            erreurs.append("slot " + str(numero) + " : mot inconnu")
    for h, v, (ph, pv) in grid.get_intersections():
        if h in words and v in words and ph < len(words[h]) and pv < len(words[v]):
            if words[h][ph] != words[v][pv]:
                erreurs.append("croisement " + str(h) + "/" + str(v))
    for mot, n in Counter(words.values()).items():
        if n > 1:
            erreurs.append(mot + " : " + str(n) + " fois")
    return len(erreurs) == 0, erreurs
