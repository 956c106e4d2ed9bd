"""A lambda and a remainder: 97 is the code of a."""

numero_lettre = lambda lettre: ord(lettre) % 97
