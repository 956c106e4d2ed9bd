"""Pour un mot valide tout va bien, mais ta fonction s'arrête sur une erreur dès que le mot n'est pas dans
mots5. Essaie ["arbre"].index("zzzzz") et lis le message : comment demander si un mot est dans une liste
sans demander où il est ?
"""


def valide(mot):
    return list(mots5).index(mot) >= 0
