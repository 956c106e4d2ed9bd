"""Ta fonction semble renvoyer combien de fois le caractère apparaît, alors que la question attend True ou
False. Que renvoie-t-elle pour appartient("e", "heure") ? Comment passer de ce nombre à une réponse par oui
ou par non ?
"""


def appartient(c, s):
    n = 0
    for x in s:
        if x == c:
            n += 1
    return n
