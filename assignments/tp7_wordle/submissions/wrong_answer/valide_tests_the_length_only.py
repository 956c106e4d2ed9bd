"""Ta fonction semble accepter n'importe quelle suite de cinq lettres. Que renvoie-t-elle pour valide("zzzzz")
? La question demande si le mot est dans mots5, pas seulement s'il a la bonne longueur.
"""


def valide(mot):
    return len(mot) == 5
