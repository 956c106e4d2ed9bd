"""Ton code semble compter les lettres différentes, et non la longueur du mot. Combien de lettres différentes
y a-t-il dans "arbre", et combien de lettres en tout ? Même question pour "examen".
"""

mots5 = []
for mot in charger_mots():
    if len(set(mot)) == 5:
        mots5.append(mot)
