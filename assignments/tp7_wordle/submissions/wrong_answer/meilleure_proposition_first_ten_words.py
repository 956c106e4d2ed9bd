"""Tu ne regardes que les dix premiers mots de la liste. Le meilleur peut être bien plus loin : mots5 a plus de mille
mots. Jusqu'où faut-il aller ?
"""


def meilleure_proposition(L):
    if len(L) == 0:
        return None
    C = compter(L)
    return max(L[:10], key=lambda mot: heuristique(C, mot))
