"""Tu sembles jouer sur les n premiers mots de mots5, toujours les mêmes. Le sujet demande un mot choisi au hasard à
chaque partie : quelle fonction sait déjà le faire ?
"""


def nombre_coups(n):
    total = 0
    for i in range(n):
        total += resolution2(mots5[i])
    return total / n
