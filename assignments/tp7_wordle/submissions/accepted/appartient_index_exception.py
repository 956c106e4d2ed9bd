"""Lets str.index raise and catches the error."""


def appartient(c, s):
    try:
        s.index(c)
    except ValueError:
        return False
    else:
        return True
