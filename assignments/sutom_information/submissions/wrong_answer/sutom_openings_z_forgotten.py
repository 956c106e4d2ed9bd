"""Il te manque une lettre de l'alphabet : les mots qui commencent par z n'ont pas d'ouverture. Combien y a-t-il de
lettres, et où s'arrête ta boucle ?
"""


def sutom_openings(words):
    ouvertures = {}
    for rang in range(25):
        famille = [w for w in words if ord(w[0]) == ord("a") + rang]
        if famille:
            ouvertures[famille[0][0]] = best_guess(famille, famille)
    return ouvertures
