"""A frozen world: the words are kept in a tuple."""

mots5 = tuple(m for m in charger_mots() if len(m) == 5)
