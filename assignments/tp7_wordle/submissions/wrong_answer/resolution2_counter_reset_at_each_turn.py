"""Ta fonction renvoie toujours 1 : ton compteur semble repartir de zéro à chaque proposition. Où
l'initialises-tu, avant la boucle ou dedans ?
"""


def resolution2(mot):
    L = mots5
    proposition = ""
    while proposition != mot:
        n = 0
        proposition = mot_aleatoire(L)
        n += 1
        L = possibles(L, proposition, reponse(mot, proposition))
    return n
