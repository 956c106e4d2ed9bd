"""Ta fonction renvoie son résultat dès la première lettre : le return est dans la boucle. Combien de lettres faut-il
avoir regardées avant de répondre ?
"""


def compute_pattern(guess, answer):
    code = 0
    for i in range(len(guess)):
        if guess[i] == answer[i]:
            code += 2 * 3**i
        elif guess[i] in answer:
            code += 3**i
        return code
