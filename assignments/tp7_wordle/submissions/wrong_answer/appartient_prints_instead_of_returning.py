"""Ta fonction affiche le bon résultat, mais elle ne le renvoie pas : afficher avec print montre une valeur à
l'écran, sans la donner à celui qui appelle la fonction. Écris x = appartient("a", "abc") puis regarde ce
que vaut x.
"""


def appartient(c, s):
    trouve = False
    for x in s:
        if x == c:
            trouve = True
    print(trouve)
