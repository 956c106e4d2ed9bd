"""Tu retires une lettre de la liste alors qu'elle n'y est plus : remove provoque une erreur. Quand un jaune a déjà pris la
lettre dont un vert a besoin, c'est que les passages sont mêlés : lequel doit venir d'abord ?
"""


def compute_pattern(guess, answer):
    reste = list(answer)
    code = 0
    for i in range(len(guess)):
        if guess[i] == answer[i]:
            code += 2 * 3**i
            reste.remove(guess[i])
        elif guess[i] in reste:
            code += 3**i
            reste.remove(guess[i])
    return code
