"""Ta fonction renvoie une liste de caractères, et non une chaîne. Les marques sont bonnes, mais "_*" n'est
pas égal à ["_", "*"]. Comment pourrais-tu les réunir en une seule chaîne, ou construire directement une
chaîne ?
"""


def reponse(mot, proposition):
    s = []
    for i in range(len(proposition)):
        if proposition[i] == mot[i]:
            s.append(proposition[i])
        elif proposition[i] in mot:
            s.append("*")
        else:
            s.append("_")
    return s
