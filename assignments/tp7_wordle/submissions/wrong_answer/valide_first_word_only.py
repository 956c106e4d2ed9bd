"""Ta fonction semble comparer le mot au premier mot de mots5 seulement, puis s'arrêter. À quel moment peux-tu
affirmer qu'un mot n'est pas dans la liste : après une comparaison, ou après toutes ?
"""


def valide(mot):
    for m in mots5:
        if m == mot:
            return True
        else:
            return False
