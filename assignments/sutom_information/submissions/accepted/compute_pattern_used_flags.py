"""Two lists of booleans and two nested loops."""


def compute_pattern(guess, answer):
    utilisee = [False for _ in answer]
    verte = [False for _ in guess]
    total = 0
    for i in range(len(answer)):
        if guess[i] == answer[i]:
            utilisee[i] = verte[i] = True
            total = total + 2 * 3**i
    for i in range(len(guess)):
        if verte[i]:
            continue
        j = 0
        while j < len(answer) and (utilisee[j] or answer[j] != guess[i]):
            j = j + 1
        if j < len(answer):
            utilisee[j] = True
            total = total + 3**i
    return total
