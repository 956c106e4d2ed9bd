"""Ta fonction semble répondre True seulement si tous les caractères de la chaîne sont égaux à c. Un seul
suffit pourtant : suis ta boucle sur appartient("a", "ab"). Quand as-tu le droit de répondre False ?
"""


def appartient(c, s):
    for x in s:
        if x != c:
            return False
    return True
