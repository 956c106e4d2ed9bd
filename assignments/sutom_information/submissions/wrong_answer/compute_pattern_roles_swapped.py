"""Tes couleurs sont celles du mot à deviner, et non celles de la proposition : un jaune est à la place que la lettre occupe
dans answer. Lequel des deux mots reçoit les couleurs ?
"""


def compute_pattern(guess, answer):
    reste = [x for x, y in zip(guess, answer) if x != y]
    code = 0
    for i in range(len(answer)):
        if guess[i] == answer[i]:
            code += 2 * 3**i
        elif answer[i] in reste:
            code += 3**i
            reste.remove(answer[i])
    return code
