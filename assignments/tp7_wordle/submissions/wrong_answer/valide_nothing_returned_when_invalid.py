"""Pour un mot valide, tout va bien, mais pour un autre ta fonction ne renvoie rien, c'est-à-dire None. Que
renvoie-t-elle pour valide("bonjour") ? Demande-toi ce qui se passe après la dernière comparaison.
"""


def valide(mot):
    if mot in mots5:
        return True
