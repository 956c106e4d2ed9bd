"""Ta fonction semble défavoriser les mots qui ont deux fois la même lettre. C'est une bonne idée de joueur, mais
ce n'est pas ce qui est demandé : d'après l'énoncé, de quoi dépend le choix du mot ?
"""


def meilleure_proposition(L):
    C = compter(L)
    meilleur = L[0]
    record = -1
    for mot in L:
        h = 0
        for c in set(mot):
            h += C[numero_lettre(c)][mot.index(c)]
        if h > record:
            record = h
            meilleur = mot
    return meilleur
