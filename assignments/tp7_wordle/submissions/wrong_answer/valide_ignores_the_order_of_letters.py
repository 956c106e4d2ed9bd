"""Ta fonction semble accepter un mot dès que ses lettres, dans un autre ordre, forment un mot de mots5. Que
renvoie-t-elle pour valide("rabre"), qui a les mêmes lettres que "arbre" ?
"""


def valide(mot):
    for m in mots5:
        if sorted(m) == sorted(mot):
            return True
    return False
