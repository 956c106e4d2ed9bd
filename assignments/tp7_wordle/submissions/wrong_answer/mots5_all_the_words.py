"""Ta variable semble contenir tous les mots du dictionnaire, sans en écarter un seul. Quelle condition un mot doit-il
remplir pour entrer dans mots5 ? Où cette condition apparaît-elle dans ton code ?
"""

mots5 = []
for mot in charger_mots():
    mots5.append(mot)
