"""Les lettres absentes ne laissent aucune trace, si bien que ta réponse est trop courte. Compte les
caractères que tu obtiens pour reponse("arbre", "heure") : comment savoir à quelle place va chacun ?
"""


def reponse(mot, proposition):
    s = ""
    for i in range(len(proposition)):
        if proposition[i] == mot[i]:
            s += proposition[i]
        elif proposition[i] in mot:
            s += "*"
    return s
