"""Ta fonction renvoie un seul nombre, le total de toutes les lettres. On veut le détail, lettre par lettre et
position par position : quelle valeur as-tu préparée pour le contenir ?
"""


def compter(L):
    total = 0
    for mot in L:
        for c in mot:
            total += 1
    return total
