"""Ta boucle fait toujours cinq tours. Les mots ont entre 1 et 10 lettres : avec un mot plus court, tu lis une case qui
n'existe pas, avec un mot plus long tu oublies la fin. Comment connaître la longueur ?
"""


def compute_pattern(guess, answer):
    reste = [answer[i] for i in range(5) if guess[i] != answer[i]]
    code = 0
    for i in range(5):
        if guess[i] == answer[i]:
            code += 2 * 3**i
        elif guess[i] in reste:
            code += 3**i
            reste.remove(guess[i])
    return code
