"""Tu retires du mot secret les lettres bien placées avant de chercher les autres. La règle du TP est plus
simple : elle regarde si la lettre est quelque part dans le mot entier. Compare les deux façons de faire
sur reponse("arbre", "heure").
"""


def reponse(mot, proposition):
    reste = []
    for i in range(len(mot)):
        if mot[i] != proposition[i]:
            reste.append(mot[i])
    s = ""
    for i in range(len(proposition)):
        if proposition[i] == mot[i]:
            s += proposition[i]
        elif proposition[i] in reste:
            s += "*"
        else:
            s += "_"
    return s
