"""Ta fonction semble s'arrêter juste avant le dernier caractère. Pour la chaîne "abc", écris la liste des
indices que parcourt ta boucle : "c" en fait-il partie ?
"""


def appartient(c, s):
    for i in range(len(s) - 1):
        if s[i] == c:
            return True
    return False
