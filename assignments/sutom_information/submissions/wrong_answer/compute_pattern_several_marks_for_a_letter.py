"""Une même lettre de la proposition reçoit parfois plusieurs jaunes, qui s'ajoutent dans le code. Quand tu as trouvé, dans le
mot à deviner, une lettre qui l'explique, faut-il continuer à chercher ?
"""


def compute_pattern(guess, answer):
    n = len(guess)
    libre = [guess[i] != answer[i] for i in range(n)]
    code = 0
    for i in range(n):
        if guess[i] == answer[i]:
            code += 2 * 3**i
        else:
            for j in range(n):
                if libre[j] and answer[j] == guess[i]:
                    libre[j] = False
                    code += 3**i
    return code
