"""filter and a lambda, the result turned into a list."""

mots5 = list(filter(lambda mot: len(mot) == 5, charger_mots()))
