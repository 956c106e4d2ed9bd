"""Ton calcul a l'air de se faire, mais ta fonction ne renvoie jamais rien : elle vaut None dans tous les cas.
Une fois la réponse connue, par quelle instruction la transmets-tu à celui qui a appelé la fonction ?
"""


def appartient(c, s):
    trouve = False
    for x in s:
        if x == c:
            trouve = True
