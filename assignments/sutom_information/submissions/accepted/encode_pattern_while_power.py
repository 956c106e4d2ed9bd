"""A beginner's while loop that keeps the power in a variable."""


def encode_pattern(pattern):
    i = 0
    puissance = 1
    total = 0
    while i < len(pattern):
        if pattern[i] == "y" or pattern[i] == "1":
            total = total + puissance
        if pattern[i] == "g" or pattern[i] == "2":
            total = total + puissance + puissance
        puissance = puissance * 3
        i = i + 1
    return total
