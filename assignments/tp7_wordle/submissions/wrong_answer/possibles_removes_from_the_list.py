"""La réponse est bonne, mais tu retires des mots de la liste L qu'on te donne. L'énoncé demande une nouvelle liste :
celle de départ doit rester telle quelle, car c'est peut-être mots5. Construis ton résultat à part.
"""


def possibles(L, proposition, rep):
    i = 0
    while i < len(L):
        if reponse(L[i], proposition) == rep:
            i += 1
        else:
            L.pop(i)
    return L
