"""Ta fonction garde d'un appel à l'autre les lettres déjà utilisées : le même appel, fait deux fois, ne donne pas le même
résultat. Où la liste des lettres qui restent doit-elle être créée ?
"""

utilisees = []


def compute_pattern(guess, answer):
    code = 0
    for i in range(len(guess)):
        if guess[i] == answer[i]:
            code += 2 * 3**i
            utilisees.append(guess[i])
    for i in range(len(guess)):
        if guess[i] != answer[i] and answer.count(guess[i]) > utilisees.count(guess[i]):
            code += 3**i
            utilisees.append(guess[i])
    return code
