"""Ta fonction semble répondre le contraire : True pour les mots qui ne sont pas dans mots5. Compare
valide("arbre") et valide("bonjour") avec l'énoncé.
"""


def valide(mot):
    return mot not in mots5
