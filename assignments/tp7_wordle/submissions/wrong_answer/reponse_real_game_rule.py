"""Tu as codé la règle du vrai jeu, où chaque lettre du mot secret ne sert qu'une fois. Celle du TP est plus
simple : une lettre mal placée donne * dès qu'elle est quelque part dans le mot. Relis l'énoncé, puis fais
à la main reponse("arbre", "heure") : que doit donner le premier e du mot "heure" ?
"""


def reponse(mot, proposition):
    marques = ["_"] * len(proposition)
    reste = []
    for i in range(len(proposition)):
        if proposition[i] == mot[i]:
            marques[i] = proposition[i]
        else:
            reste.append(mot[i])
    for i in range(len(proposition)):
        if marques[i] == "_" and proposition[i] in reste:
            marques[i] = "*"
            reste.remove(proposition[i])
    return "".join(marques)
