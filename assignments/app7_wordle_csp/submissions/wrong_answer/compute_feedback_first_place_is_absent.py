"""Ta fonction croit absente une lettre qui est la première du secret. La méthode find renvoie une position,
et la première position est 0 : quelle valeur renvoie-t-elle quand la lettre n'est pas là ?
"""


def compute_feedback(guess, answer):
    feedback = [0] * len(guess)
    reste = ""
    for i in range(len(guess)):
        if guess[i] == answer[i]:
            feedback[i] = 2
            reste += "."
        else:
            reste += answer[i]
    for i in range(len(guess)):
        j = reste.find(guess[i])
        if feedback[i] == 0 and j > 0:
            feedback[i] = 1
            reste = reste[:j] + "." + reste[j + 1 :]
    return tuple(feedback)
