"""Tu cherches le mot dans un long texte où les mots sont séparés par des espaces. Une suite comme "re ab" s'y trouve
aussi, et ce n'est pas un mot. Cherche plutôt un élément égal à ton mot dans la liste.
"""

ligne = " ".join(mots5)


def valide(mot):
    return len(mot) == 5 and mot in ligne
