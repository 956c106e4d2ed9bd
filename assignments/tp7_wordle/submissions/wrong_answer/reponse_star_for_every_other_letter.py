"""Ta réponse ne contient jamais de tiret bas : toute lettre qui n'est pas bien placée reçoit une étoile. Dans
ton second test, dans quel mot cherches-tu la lettre ? Essaie à la main reponse("arbre", "fusil").
"""


def reponse(mot, proposition):
    s = ""
    for i in range(len(proposition)):
        if proposition[i] == mot[i]:
            s += proposition[i]
        elif proposition[i] in proposition:
            s += "*"
        else:
            s += "_"
    return s
