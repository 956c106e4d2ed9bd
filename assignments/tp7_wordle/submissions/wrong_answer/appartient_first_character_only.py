"""Ta fonction semble décider dès le premier caractère, sans regarder les suivants. Suis ta boucle à la main
pour appartient("b", "abc") : que se passe-t-il quand elle lit "a" ? À partir de quel moment peux-tu être
sûr que le caractère est absent ?
"""


def appartient(c, s):
    for x in s:
        if x == c:
            return True
        else:
            return False
