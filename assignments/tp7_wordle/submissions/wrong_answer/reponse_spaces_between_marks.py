"""Tu as mis des espaces entre les marques. C'est plus lisible à l'écran, mais la réponse doit avoir
exactement une marque par lettre : quelle est la longueur de ta chaîne pour un mot de cinq lettres ?
"""


def reponse(mot, proposition):
    s = ""
    for i in range(len(proposition)):
        if proposition[i] == mot[i]:
            s += proposition[i] + " "
        elif proposition[i] in mot:
            s += "* "
        else:
            s += "_ "
    return s
