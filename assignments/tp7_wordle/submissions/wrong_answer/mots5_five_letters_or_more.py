"""Ta liste contient aussi des mots de plus de cinq lettres. Relis ton test sur la longueur : que donne-t-il
pour "maison", qui a six lettres ?
"""

mots5 = []
for mot in charger_mots():
    if len(mot) >= 5:
        mots5.append(mot)
