"""zip, a conditional expression and join."""


def reponse(mot, proposition):
    return "".join(p if p == m else "*" if p in mot else "_" for m, p in zip(mot, proposition))
