"""The name of the function is reused for its result further down."""


def reponse(mot, proposition):
    rep = ""
    for i in range(len(mot)):
        if proposition[i] not in mot:
            rep += "_"
        elif proposition[i] == mot[i]:
            rep += mot[i]
        else:
            rep += "*"
    return rep


reponse = reponse("arbre", "heure")
print(reponse)
