"""Tu ne cherches que la première copie de chaque lettre dans le mot à deviner. Si elle est déjà utilisée, il peut y en
avoir une autre plus loin : essaie "aaxxa" pour "aaacd".
"""


def compute_pattern(guess, answer):
    n = len(guess)
    utilisee = [guess[i] == answer[i] for i in range(n)]
    code = 0
    for i in range(n):
        j = answer.find(guess[i])
        if guess[i] == answer[i]:
            code += 2 * 3**i
        elif j >= 0 and not utilisee[j]:
            utilisee[j] = True
            code += 3**i
    return code
