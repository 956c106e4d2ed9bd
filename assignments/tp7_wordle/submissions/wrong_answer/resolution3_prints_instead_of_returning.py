"""Le nombre de coups est affiché, mais pas renvoyé. Dans nombre_coups3, il faudra additionner ces nombres :
que vaut n après n = resolution3("arbre") ?
"""


def resolution3(mot):
    L = mots5
    n = 0
    proposition = ""
    while proposition != mot:
        proposition = meilleure_proposition(L)
        n += 1
        L = possibles(L, proposition, reponse(mot, proposition))
    print(n)
