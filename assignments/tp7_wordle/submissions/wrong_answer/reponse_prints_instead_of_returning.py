"""Ta fonction affiche la réponse mais ne la renvoie pas. La fonction possibles aura besoin de comparer cette
réponse à une autre : que vaut r après r = reponse("arbre", "heure") ?
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
    print(s)
