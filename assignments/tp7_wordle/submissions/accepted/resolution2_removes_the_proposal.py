"""Works on its own copy without duplicates and takes the played word out of it."""


def resolution2(mot):
    restants = list(dict.fromkeys(mots5))
    coups = 0
    trouve = False
    while not trouve:
        coups += 1
        essai = mot_aleatoire(restants)
        if essai == mot:
            trouve = True
        else:
            restants.remove(essai)
            restants = possibles(restants, essai, reponse(mot, essai))
    return coups
