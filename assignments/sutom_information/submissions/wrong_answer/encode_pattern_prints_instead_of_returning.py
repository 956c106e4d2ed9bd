"""Ta fonction affiche le code, mais ne le renvoie pas : elle vaut None pour qui l'appelle. Quelle instruction renvoie une
valeur ?
"""


def encode_pattern(pattern):
    print(sum((int(c) if c in "012" else "ryg".index(c)) * 3**i for i, c in enumerate(pattern)))
