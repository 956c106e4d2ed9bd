"""Tu cherches le mot dans un long texte où tous les mots sont collés. On y trouve aussi des suites de cinq lettres à
cheval sur deux mots, qui ne sont pas des mots. Cherche plutôt un élément égal à ton mot dans la liste.
"""

texte = "".join(mots5)


def valide(mot):
    return len(mot) == 5 and mot in texte
