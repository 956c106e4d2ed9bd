"""Ta fonction semble ne retenir que la dernière comparaison : chaque tour de boucle efface le résultat du
tour précédent. Essaie à la main appartient("a", "abc") : quelle est la valeur de ta variable après "a",
puis après "b", puis après "c" ?
"""


def appartient(c, s):
    trouve = False
    for x in s:
        if x == c:
            trouve = True
        else:
            trouve = False
    return trouve
