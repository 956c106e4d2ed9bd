"""La dernière lettre est toujours grise dans ta réponse. Jusqu'où va ta boucle ?
"""


def compute_pattern(guess, answer):
    n = len(guess)
    reste = [answer[i] for i in range(n) if guess[i] != answer[i]]
    code = 0
    for i in range(n - 1):
        if guess[i] == answer[i]:
            code += 2 * 3**i
        elif guess[i] in reste:
            code += 3**i
            reste.remove(guess[i])
    return code
