"""Ta variable contient les cinq premiers mots du dictionnaire. Le 5 du nom mots5 parle de la longueur des
mots : combien de lettres a chacun des mots que tu as gardés ?
"""

mots5 = charger_mots()[:5]
