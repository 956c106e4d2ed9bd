"""Pour une seule lettre jaune, ta fonction consomme toutes les copies de cette lettre dans le secret. Il
manque de quoi s'arrêter dès qu'on en a trouvé une : la jaune suivante doit encore pouvoir prendre l'autre
copie.
"""


def compute_feedback(guess, answer):
    feedback = [0] * len(guess)
    reste = list(answer)
    for i in range(len(guess)):
        if guess[i] == answer[i]:
            feedback[i] = 2
            reste[i] = None
    for i in range(len(guess)):
        for j in range(len(guess)):
            if feedback[i] != 2 and reste[j] == guess[i]:
                feedback[i] = 1
                reste[j] = None
    return tuple(feedback)
