"""Ta fonction fait son test mais ne renvoie rien : elle vaut None pour tous les mots. Que fais-tu du résultat
une fois que tu le connais ?
"""


def valide(mot):
    trouve = mot in mots5
