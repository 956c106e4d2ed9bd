"""Tes mots sortent à tour de rôle, dans l'ordre de la liste : celui qui a vu un tirage connaît le suivant. Rien
n'est tiré au hasard. Quel appel donne un numéro que l'on ne peut pas prévoir ?
"""

tour = 0


def mot_aleatoire(L):
    global tour
    tour = tour + 1
    return L[tour % len(L)]
