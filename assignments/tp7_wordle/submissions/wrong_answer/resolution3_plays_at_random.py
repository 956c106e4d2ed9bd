"""Ta fonction semble encore proposer des mots au hasard, comme resolution2 : deux parties sur le même mot ne
donnent pas toujours le même nombre de coups. Quelle fonction doit maintenant choisir la proposition ?
"""


def resolution3(mot):
    L = mots5
    n = 0
    proposition = ""
    while proposition != mot:
        proposition = mot_aleatoire(L)
        n += 1
        L = possibles(L, proposition, reponse(mot, proposition))
    return n
