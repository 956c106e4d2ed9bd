"""Une lettre mal placée n'est pas reconnue si elle est la première du mot secret. Si tu te sers de find,
quelle valeur donne-t-il pour la lettre a dans "arbre", et quelle valeur quand la lettre est absente ?
"""


def reponse(mot, proposition):
    s = ""
    for i in range(len(proposition)):
        if proposition[i] == mot[i]:
            s += proposition[i]
        elif mot.find(proposition[i]) > 0:
            s += "*"
        else:
            s += "_"
    return s
