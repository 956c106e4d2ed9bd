"""Ta fonction dit si le caractère est une lettre, par True ou False. On veut sa place dans l'alphabet : que
devrait renvoyer numero_lettre("e") ?
"""


def numero_lettre(c):
    return c in "abcdefghijklmnopqrstuvwxyz"
