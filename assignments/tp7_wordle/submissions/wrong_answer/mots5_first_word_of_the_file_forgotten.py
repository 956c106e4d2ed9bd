"""Ta boucle ne regarde pas le premier mot de la liste mots. Ici, il n'a pas cinq lettres : rien ne manque, mais avec un
autre fichier il manquerait peut-être un mot. À quel numéro une liste commence-t-elle ?
"""

mots5 = []
for i in range(1, len(mots)):
    if len(mots[i]) == 5:
        mots5.append(mots[i])
