"""One list comprehension straight from the given loader."""

mots5 = [m for m in charger_mots() if len(m) == 5]
