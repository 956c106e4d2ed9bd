"""Ta fonction renvoie une liste avec une réponse par caractère. La question n'attend qu'une seule réponse
pour toute la chaîne : si tu obtiens [True, False, False] pour appartient("a", "abc"), que faut-il conclure
?
"""


def appartient(c, s):
    return [x == c for x in s]
