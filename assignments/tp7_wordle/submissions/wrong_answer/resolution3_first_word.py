"""Ta fonction semble proposer toujours le premier mot encore possible. Quelle fonction du TP choisit la
proposition d'après les lettres les plus fréquentes ? Où l'appelles-tu ?
"""


def resolution3(mot):
    L = mots5
    n = 0
    proposition = ""
    while proposition != mot:
        proposition = L[0]
        n += 1
        L = possibles(L, proposition, reponse(mot, proposition))
    return n
