"""Ta fonction donne son verdict après la première lettre. Pour répondre False, une seule faute suffit ; pour
répondre True, il faut avoir regardé toutes les couleurs.
"""


def is_allowed_in_hard_mode(guess, previous, feedback):
    for i in range(len(feedback)):
        if feedback[i] == 2 and guess[i] != previous[i]:
            return False
        elif feedback[i] == 1 and guess.count(previous[i]) < 1:
            return False
        else:
            return True
