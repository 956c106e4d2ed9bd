"""Avec le même mot, tu obtiens toujours le même nombre de coups : tu proposes le premier mot de la liste au lieu d'en
tirer un au hasard. Quelle fonction as-tu déjà écrite pour cela ?
"""


def resolution2(mot):
    L = mots5
    n = 0
    proposition = ""
    while proposition != mot:
        proposition = L[0]
        n += 1
        L = possibles(L, proposition, reponse(mot, proposition))
    return n
