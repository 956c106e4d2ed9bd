"""Quand le caractère est présent, tout va bien, mais quand il est absent ta fonction ne renvoie rien, donc
None. Que renvoie-t-elle exactement pour appartient("d", "abc") ? Demande-toi ce qui se passe une fois la
boucle terminée.
"""


def appartient(c, s):
    for x in s:
        if x == c:
            return True
