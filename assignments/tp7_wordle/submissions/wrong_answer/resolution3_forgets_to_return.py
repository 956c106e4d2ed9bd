"""La partie se joue, mais ta fonction ne renvoie rien : elle vaut None. Que demande l'énoncé une fois le mot
trouvé ?
"""


def resolution3(mot):
    L = mots5
    n = 0
    proposition = ""
    while proposition != mot:
        proposition = meilleure_proposition(L)
        n += 1
        L = possibles(L, proposition, reponse(mot, proposition))
