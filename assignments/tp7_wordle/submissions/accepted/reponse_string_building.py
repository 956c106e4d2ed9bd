"""if/elif/else on the index, the string grows with +=."""


def reponse(mot, proposition):
    resultat = ""
    for k in range(5):
        if mot[k] == proposition[k]:
            resultat = resultat + proposition[k]
        elif appartient(proposition[k], mot):
            resultat = resultat + "*"
        else:
            resultat = resultat + "_"
    return resultat
