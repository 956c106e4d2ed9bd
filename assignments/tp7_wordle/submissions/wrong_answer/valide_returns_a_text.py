"""Ta fonction renvoie une chaîne. Dans un if, une chaîne non vide compte toujours comme vrai, même "False" : essaie if
"False": print("oui"). Quelles sont les deux valeurs, sans guillemets, que la question attend ?
"""


def valide(mot):
    if mot in mots5:
        return "True"
    return "False"
