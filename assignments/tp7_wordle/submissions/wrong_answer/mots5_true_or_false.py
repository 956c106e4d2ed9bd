"""Ta liste contient des True et des False, un pour chaque mot du dictionnaire. C'est le résultat du test
qu'elle retient : comment te servir de ce test pour choisir les mots à garder ?
"""

mots5 = [len(mot) == 5 for mot in charger_mots()]
