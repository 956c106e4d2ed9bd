"""Même une lettre bien placée reçoit une étoile. Une lettre bien placée est aussi une lettre du mot :
laquelle de tes deux conditions est testée en premier, et l'autre peut-elle encore servir ?
"""


def reponse(mot, proposition):
    s = ""
    for i in range(len(proposition)):
        if proposition[i] in mot:
            s += "*"
        elif proposition[i] == mot[i]:
            s += proposition[i]
        else:
            s += "_"
    return s
