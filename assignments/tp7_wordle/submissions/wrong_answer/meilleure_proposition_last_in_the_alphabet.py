"""Ta fonction renvoie le dernier mot dans l'ordre alphabétique. Que compare max quand on lui donne des
chaînes ? Qu'est-ce qui rend un mot « meilleur » dans l'énoncé ?
"""


def meilleure_proposition(L):
    return max(L)
