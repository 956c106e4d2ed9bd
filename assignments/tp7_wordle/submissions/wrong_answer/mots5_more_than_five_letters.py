"""Ta liste semble garder les mots qui ont plus de cinq lettres, et pas ceux qui en ont exactement cinq. Fais
ton test à la main sur "arbre", puis sur "maison" : lequel des deux est gardé ?
"""

mots5 = []
for mot in charger_mots():
    if len(mot) > 5:
        mots5.append(mot)
