"""Ta fonction renvoie une chaîne, "True" ou "False" entre guillemets, et non un booléen. Que vaut l'expression
appartient("d", "abc") == False chez toi ? À quoi servent les guillemets en Python ?
"""


def appartient(c, s):
    for x in s:
        if x == c:
            return "True"
    return "False"
