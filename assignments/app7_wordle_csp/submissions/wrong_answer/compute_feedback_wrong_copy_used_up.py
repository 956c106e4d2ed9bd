"""Quand tu mets une jaune, tu rayes dans le secret la lettre qui est en face, et pas celle que cette jaune
utilise. Fais à la main CRANE contre ANCRE : une fois le C jaune, quelle lettre du secret ne doit plus servir
?
"""


def compute_feedback(guess, answer):
    feedback = [0] * len(guess)
    reste = list(answer)
    for i in range(len(guess)):
        if guess[i] == answer[i]:
            feedback[i] = 2
            reste[i] = None
    for i in range(len(guess)):
        if feedback[i] == 0 and guess[i] in reste:
            feedback[i] = 1
            reste[i] = None
    return tuple(feedback)
