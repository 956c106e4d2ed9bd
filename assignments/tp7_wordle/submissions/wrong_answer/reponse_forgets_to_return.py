"""Ta fonction construit peut-être la bonne chaîne, mais elle ne la renvoie pas : elle vaut None. Que doit-il
se passer une fois la boucle terminée ?
"""


def reponse(mot, proposition):
    s = ""
    for i in range(len(proposition)):
        if proposition[i] == mot[i]:
            s += proposition[i]
        elif proposition[i] in mot:
            s += "*"
        else:
            s += "_"
