"""Ta fonction compte les lettres bien et mal placées, comme au Mastermind. On veut savoir lesquelles le sont
: la réponse est une chaîne de cinq caractères. Écris à la main celle de l'énoncé pour reponse("arbre",
"heure").
"""


def reponse(mot, proposition):
    bien = 0
    mal = 0
    for i in range(len(proposition)):
        if proposition[i] == mot[i]:
            bien += 1
        elif proposition[i] in mot:
            mal += 1
    return (bien, mal)
