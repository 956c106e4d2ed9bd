"""Tu ne vois jamais la première lettre du mot à deviner : find renvoie 0 quand la lettre est tout au début, et -1 quand
elle n'y est pas. Quelle comparaison faut-il écrire ?
"""


def compute_pattern(guess, answer):
    reste = "".join("-" if x == y else y for x, y in zip(guess, answer))
    code = 0
    for i in range(len(guess)):
        j = reste.find(guess[i])
        if guess[i] == answer[i]:
            code += 2 * 3**i
        elif j > 0:
            code += 3**i
            reste = reste[:j] + "-" + reste[j + 1 :]
    return code
