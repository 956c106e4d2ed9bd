"""str.find gives -1 when the character is absent."""


def appartient(c, s):
    position = s.find(c)
    return position != -1
