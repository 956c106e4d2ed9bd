"""Ta fonction renvoie le mot lui-même quand il est valide. On attend True ou False : que vaut chez toi
l'expression valide("arbre") == True ?
"""


def valide(mot):
    for m in mots5:
        if m == mot:
            return m
    return False
