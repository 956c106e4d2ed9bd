"""Ta numérotation commence à 1 : tu obtiens 1 pour "a" et 26 pour "z". L'énoncé demande de compter à partir
de 0 : que vaut alors le numéro de "b" ?
"""


def numero_lettre(c):
    return ord(c) - 96
