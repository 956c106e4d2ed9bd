"""Il n'y a jamais de jaune dans tes motifs. Une lettre qui est ailleurs dans le mot à deviner mérite un 1 : quel cas
manque-t-il ?
"""


def compute_pattern(guess, answer):
    return sum(2 * 3**i for i in range(len(guess)) if guess[i] == answer[i])
