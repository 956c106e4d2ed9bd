"""Ta liste contient des numéros (la place des mots dans le dictionnaire) et non les mots. Si i est la place
d'un mot dans la liste mots, comment obtiens-tu le mot lui-même ?
"""

mots = charger_mots()
mots5 = []
for i in range(len(mots)):
    if len(mots[i]) == 5:
        mots5.append(i)
