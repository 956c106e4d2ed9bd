"""Quand une lettre est trop souvent dans la proposition, tu donnes le jaune à la copie de droite. La règle va de gauche à
droite : essaie "xaaxx" pour "abcde".
"""


def compute_pattern(guess, answer):
    reste = [y for x, y in zip(guess, answer) if x != y]
    code = 0
    for i in reversed(range(len(guess))):
        if guess[i] == answer[i]:
            code += 2 * 3**i
        elif guess[i] in reste:
            reste.remove(guess[i])
            code += 3**i
    return code
