"""Ta fonction affiche le code, mais ne le renvoie pas. Les questions suivantes en ont besoin : quelle instruction manque ?
"""


def compute_pattern(guess, answer):
    reste = [y for x, y in zip(guess, answer) if x != y]
    code = 0
    for i in range(len(guess)):
        if guess[i] == answer[i]:
            code += 2 * 3**i
        elif guess[i] in reste:
            code += 3**i
            reste.remove(guess[i])
    print(code)
