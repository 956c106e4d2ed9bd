"""The plain loop with append, on a global list of words."""

mots = charger_mots()

mots5 = []
for mot in mots:
    if len(mot) == 5:
        mots5.append(mot)

print(len(mots5))
