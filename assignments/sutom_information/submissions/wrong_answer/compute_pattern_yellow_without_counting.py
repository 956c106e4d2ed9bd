"""Ta fonction met du jaune dès que la lettre est quelque part dans le mot à deviner. Dans le vrai jeu, chaque lettre de ce
mot ne sert qu'une fois : fais à la main le motif de "tatin" quand le mot à deviner est "tapis".
"""


def compute_pattern(guess, answer):
    code = 0
    for i in range(len(guess)):
        if guess[i] == answer[i]:
            code += 2 * 3**i
        elif guess[i] in answer:
            code += 3**i
    return code
