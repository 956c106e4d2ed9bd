"""No state: a letter is misplaced when fewer copies came before it than there are to explain."""


def compute_pattern(guess, answer):
    def couleur(i):
        c = guess[i]
        if c == answer[i]:
            return "g"
        libres = sum(1 for a, b in zip(guess, answer) if b == c and a != c)
        avant = sum(1 for a, b in list(zip(guess, answer))[:i] if a == c and b != c)
        return "y" if avant < libres else "r"

    return encode_pattern("".join(couleur(i) for i in range(len(guess))))
