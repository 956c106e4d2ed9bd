"""A generator yields the symbols one by one."""


def symboles(mot, proposition):
    presentes = set(mot)
    for attendu, propose in zip(mot, proposition):
        if attendu == propose:
            yield propose
        elif propose in presentes:
            yield "*"
        else:
            yield "_"


def reponse(mot, proposition):
    return "".join(list(symboles(mot, proposition)))
