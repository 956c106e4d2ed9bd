"""str.find from position i, then str.find from the start."""


def reponse(mot, proposition):
    rep = []
    for i, c in enumerate(proposition):
        if mot.find(c, i) == i:
            rep.append(c)
        elif mot.find(c) >= 0:
            rep.append("*")
        else:
            rep.append("_")
    return str.join("", rep)
