"""Ta fonction fait son calcul mais ne renvoie rien : elle vaut None. Par quel mot-clé une fonction
donne-t-elle son résultat ?
"""


def numero_lettre(c):
    numero = ord(c) - ord("a")
