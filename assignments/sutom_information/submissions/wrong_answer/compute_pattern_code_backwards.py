"""Les couleurs sont justes, mais ton code compte la première lettre avec la plus grande puissance de 3. Le chiffre des
unités est celui de la première lettre, comme à la question 1.
"""


def compute_pattern(guess, answer):
    reste = [y for x, y in zip(guess, answer) if x != y]
    code = 0
    for x, y in zip(guess, answer):
        code *= 3
        if x == y:
            code += 2
        elif x in reste:
            code += 1
            reste.remove(x)
    return code
