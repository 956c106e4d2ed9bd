# %% forgets_to_return
def appartient(c, s):
    trouve = s.count(c) > 0
    if trouve:
        reponse = True
    else:
        reponse = False


# %% last_character_only
def appartient(c, s):
    res = False
    for lettre in s:
        res = lettre == c
    return res


# %% nothing_returned_when_absent
def appartient(c, s):
    i = 0
    while i < len(s):
        if s[i] == c:
            return True
        i = i + 1


# %% returns_the_count
def appartient(c, s):
    return sum(1 for lettre in s if lettre == c)


# %% returns_the_position
def appartient(c, s):
    for rang, lettre in enumerate(s):
        if lettre == c:
            return rang
    return -1


# %% ignores_the_last_character
def appartient(c, s):
    k = 0
    while k < len(s) - 1:
        if c == s[k]:
            return True
        k += 1
    return False


# %% first_character_only
def appartient(c, s):
    for lettre in s:
        return lettre == c
    return False


# %% true_and_false_swapped
def appartient(c, s):
    return s.replace(c, "") == s


# %% returns_a_text
def appartient(c, s):
    if s.count(c) == 0:
        return "False"
    return "True"


# %% prints_instead_of_returning
def appartient(c, s):
    if s.count(c):
        print(True)
    else:
        print(False)


# %% requires_every_character
def appartient(c, s):
    for lettre in s:
        if lettre != c:
            return False
    return len(s) > 0


# %% prints_instead_of_returning: phrase
def appartient(c, s):
    if c in s:
        print("oui, le caractère est dans la chaîne")
    else:
        print("non")


# %% none
def appartient(c, s):
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    return c in alphabet and c in s


# %% true_and_false_swapped + ignores_the_last_character
def appartient(c, s):
    for i in range(len(s) - 1):
        if s[i] == c:
            return False
    return True


# %% returns_one_or_zero
def appartient(c, s):
    n = 0
    for lettre in s:
        n = max(n, int(lettre == c))
    return n


# %% ignores_the_first_character
def appartient(c, s):
    return s.find(c) > 0


# %% returns_a_list
def appartient(c, s):
    return list(map(lambda lettre: lettre == c, s))
