"""Ta fonction colorie les lettres du secret au lieu de celles de la proposition : tes jaunes sont là où la
lettre est dans le secret, ce qui donne la solution ! Le mot joué est le premier paramètre ; as-tu échangé les
deux mots, ou rempli la réponse avec le mauvais indice ?
"""


def compute_feedback(secret, proposition):
    feedback = [0] * len(proposition)
    reste = list(secret)
    for i in range(len(proposition)):
        if proposition[i] == secret[i]:
            feedback[i] = 2
            reste[i] = None
    for i in range(len(proposition)):
        if feedback[i] == 0 and proposition[i] in reste:
            feedback[i] = 1
            reste[reste.index(proposition[i])] = None
    return tuple(feedback)
