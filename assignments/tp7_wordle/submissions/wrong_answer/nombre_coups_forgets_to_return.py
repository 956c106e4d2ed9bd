"""Ta fonction joue les parties, mais ne renvoie rien : elle vaut None. Une fois toutes les parties jouées,
que demande l'énoncé ?
"""


def nombre_coups(n):
    coups = 0
    for _ in range(n):
        coups += resolution2(mot_aleatoire(mots5))
    moyenne = coups / n
