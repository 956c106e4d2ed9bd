"""Ta variable est une seule longue chaîne où tous les mots sont collés. Comment distinguer alors un mot du
suivant ? Regarde par quelle valeur tu fais commencer mots5.
"""

mots5 = ""
for mot in charger_mots():
    if len(mot) == 5:
        mots5 += mot
