"""Ta liste ne contient qu'un mot : le dernier de cinq lettres. On dirait que chaque mot trouvé remplace ceux
d'avant. Suis la valeur de mots5 pendant les trois premiers tours de ta boucle.
"""

mots5 = []
for mot in charger_mots():
    if len(mot) == 5:
        mots5 = [mot]
