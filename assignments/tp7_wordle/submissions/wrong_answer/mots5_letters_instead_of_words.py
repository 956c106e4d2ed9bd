"""Ta liste contient des lettres séparées, et non des mots entiers. Essaie à part : que devient L = [] après L
+= "arbre" ? Quelle opération ajoute un seul élément à une liste ?
"""

mots5 = []
for mot in charger_mots():
    if len(mot) == 5:
        mots5 += mot
