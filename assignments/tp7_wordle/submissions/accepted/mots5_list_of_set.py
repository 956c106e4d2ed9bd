"""list(set(...)): no duplicates and an order of its own."""

mots5 = list(set(m for m in charger_mots() if len(m) == 5))
