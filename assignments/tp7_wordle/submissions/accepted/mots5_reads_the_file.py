"""Reads mots.txt without the given function and strips each line."""

with open("mots.txt", encoding="utf-8") as fichier:
    lignes = [ligne.strip() for ligne in fichier]

mots5 = []
i = 0
while i < len(lignes):
    if len(lignes[i]) == 5:
        mots5 += [lignes[i]]
    i += 1
