"""Ta fonction renvoie combien de mots conviennent, et non lesquels. La suite du TP aura besoin de choisir
parmi eux : quel type de valeur faut-il renvoyer ?
"""


def possibles(L, proposition, rep):
    n = 0
    for m in L:
        if reponse(m, proposition) == rep:
            n += 1
    return n
