"""For each letter, compares the number of earlier misplaced copies with the free ones."""


def compute_feedback_generic(guess, answer):
    if len(guess) == len(answer):
        n = range(len(guess))
        manquees = [(guess[i], answer[i]) for i in n]
        return tuple(
            2
            if guess[i] == answer[i]
            else int(
                sum(g == guess[i] != a for g, a in manquees[:i])
                < sum(a == guess[i] != g for g, a in manquees)
            )
            for i in n
        )
    raise ValueError(f"{guess} et {answer} n'ont pas la même longueur")
