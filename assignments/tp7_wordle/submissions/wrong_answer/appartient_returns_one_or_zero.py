"""Ta fonction renvoie 1 ou 0. La question attend un booléen : regarde ce que donne type(appartient("a",
"abc")), puis type(True). Lequel des deux veux-tu obtenir ?
"""


def appartient(c, s):
    for x in s:
        if x == c:
            return 1
    return 0
