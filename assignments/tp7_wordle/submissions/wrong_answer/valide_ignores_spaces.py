"""Tu retires les espaces autour du mot avant de le chercher. Avec un espace en trop, la chaîne n'est pas dans mots5,
et la réponse attendue est False. Compare le mot tel qu'il est.
"""


def valide(mot):
    return mot.strip() in mots5
