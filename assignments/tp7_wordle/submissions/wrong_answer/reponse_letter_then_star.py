"""Une lettre bien placée semble donner deux caractères : la lettre, puis une étoile. Quand le premier test
est vrai, le second est-il encore fait ? Pense à la différence entre if et elif.
"""


def reponse(mot, proposition):
    s = ""
    for i in range(len(proposition)):
        if proposition[i] == mot[i]:
            s += proposition[i]
        if proposition[i] in mot:
            s += "*"
        else:
            s += "_"
    return s
