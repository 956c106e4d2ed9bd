"""Ta réponse ne contient jamais d'étoile : une lettre mal placée est traitée comme une lettre absente. Dans
reponse("arbre", "blond"), que doit donner le b, qui est dans "arbre" mais pas à cette place ?
"""


def reponse(mot, proposition):
    s = ""
    for i in range(len(proposition)):
        if proposition[i] == mot[i]:
            s += proposition[i]
        else:
            s += "_"
    return s
