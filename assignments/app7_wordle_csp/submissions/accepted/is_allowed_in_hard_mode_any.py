"""not any: lists the faults."""


def is_allowed_in_hard_mode(guess, previous, feedback):
    marquees = "".join(previous[i] for i in range(len(previous)) if feedback[i] >= 1)
    fautes = [i for i in range(len(guess)) if feedback[i] == 2 and previous[i] != guess[i]]
    fautes += [c for c in set(marquees) if marquees.count(c) > guess.count(c)]
    return not any(True for _ in fautes)
