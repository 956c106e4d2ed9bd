"""Une lettre verte peut encore donner un jaune ailleurs, car tu ne l'as pas retirée des lettres qui restent. Essaie "aaxxx"
pour "abcde" : de quel a vient le jaune ?
"""


def compute_pattern(guess, answer):
    reste = list(answer)
    code = 0
    for i, lettre in enumerate(guess):
        if lettre == answer[i]:
            code += 2 * 3**i
        elif lettre in reste:
            code += 3**i
            reste.remove(lettre)
    return code
