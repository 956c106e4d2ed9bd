"""Tu retires des mots de la liste pendant que tu la parcours : des mots sont alors sautés. Essaie sur une
liste de deux mots qu'il faudrait enlever tous les deux : que devient l'indice du second quand le premier
disparaît ?
"""


def possibles(L, proposition, rep):
    L = list(L)
    for m in L:
        if reponse(m, proposition) != rep:
            L.remove(m)
    return L
