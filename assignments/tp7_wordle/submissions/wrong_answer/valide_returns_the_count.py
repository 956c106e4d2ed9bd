"""Ta fonction renvoie un nombre : combien de fois le mot est dans mots5. La question attend un booléen. Quels
nombres veulent dire « oui », lequel veut dire « non » ?
"""


def valide(mot):
    return list(mots5).count(mot)
