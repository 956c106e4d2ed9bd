"""Ta fonction affiche le bon numéro, mais ne le renvoie pas. Dans compter, ce numéro servira d'indice : que
vaut i après i = numero_lettre("e") ?
"""


def numero_lettre(c):
    print(ord(c) - ord("a"))
