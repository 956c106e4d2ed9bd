"""str.index tells an absent letter by its exception."""


def reponse(mot, proposition):
    rep = ""
    for i in range(len(proposition)):
        try:
            mot.index(proposition[i])
        except ValueError:
            rep += "_"
            continue
        if mot[i] == proposition[i]:
            rep += mot[i]
        else:
            rep += "*"
    return rep
