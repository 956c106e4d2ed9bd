"""Une lettre verte ne sert plus, c'est bien ; mais une même lettre du mot à deviner peut donner plusieurs jaunes. Essaie
la proposition "xaaxx" pour "abcde" : combien de jaunes y a-t-il, combien de a dans "abcde" ?
"""


def compute_pattern(guess, answer):
    code = 0
    for i in range(len(guess)):
        if guess[i] == answer[i]:
            code += 2 * 3**i
        else:
            for j in range(len(answer)):
                if answer[j] == guess[i] and guess[j] != answer[j]:
                    code += 3**i
                    break
    return code
