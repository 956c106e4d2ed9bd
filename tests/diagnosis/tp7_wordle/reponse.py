# %% real_game_rule
def reponse(mot, proposition):
    res = ["_"] * 5
    compte = {}
    for lettre in mot:
        compte[lettre] = compte.get(lettre, 0) + 1
    for i in range(5):
        if mot[i] == proposition[i]:
            res[i] = mot[i]
            compte[mot[i]] -= 1
    for i in range(5):
        if res[i] == "_" and compte.get(proposition[i], 0) > 0:
            res[i] = "*"
            compte[proposition[i]] -= 1
    return "".join(res)


# %% letters_used_up_from_the_left
def reponse(mot, proposition):
    reste = list(mot)
    r = ""
    for a, b in zip(mot, proposition):
        if a == b:
            r += b
        elif b in reste:
            r += "*"
        else:
            r += "_"
        if b in reste:
            reste.remove(b)
    return r


# %% star_even_when_well_placed
def reponse(mot, proposition):
    res = ""
    i = 0
    while i < len(proposition):
        if appartient(proposition[i], mot):
            res = res + "*"
        elif proposition[i] == mot[i]:
            res = res + proposition[i]
        else:
            res = res + "_"
        i += 1
    return res


# %% no_misplaced_letter
def reponse(mot, proposition):
    return "".join(b if a == b else "_" for a, b in zip(mot, proposition))


# %% shows_misplaced_letters
def reponse(mot, proposition):
    return "".join([c if mot.count(c) > 0 else "_" for c in proposition])


# %% roles_swapped
def reponse(mot, proposition):
    r = ""
    for i, lettre in enumerate(mot):
        if proposition[i] == lettre:
            r += lettre
        elif lettre in proposition:
            r += "*"
        else:
            r += "_"
    return r


# %% forgets_the_last_letter
def reponse(mot, proposition):
    def marque(i):
        if proposition[i] == mot[i]:
            return mot[i]
        return "*" if proposition[i] in mot else "_"

    texte = ""
    for i in range(len(mot) - 1):
        texte = texte + marque(i)
    return texte


# %% returns_a_list
def reponse(mot, proposition):
    r = []
    for i in range(5):
        if proposition[i] == mot[i]:
            r.append(mot[i])
        elif appartient(proposition[i], mot):
            r.append("*")
        else:
            r.append("_")
    return r


# %% returns_at_the_first_letter
def reponse(mot, proposition):
    r = ""
    for a, b in zip(mot, proposition):
        if a == b:
            r += a
        elif b in mot:
            r += "*"
        else:
            r += "_"
        return r


# %% letter_then_star
def reponse(mot, proposition):
    s = ""
    for i in range(len(proposition)):
        c = proposition[i]
        if c not in mot:
            s += "_"
        if c == mot[i]:
            s += c
        if c in mot:
            s += "*"
    return s


# %% letter_then_underscore
def reponse(mot, proposition):
    s = ""
    for i in range(len(proposition)):
        c = proposition[i]
        if c == mot[i]:
            s += c
        if c != mot[i] and c in list(mot):
            s += "*"
        else:
            s += "_"
    return s


# %% star_and_underscore_swapped
def reponse(mot, proposition):
    symboles = {True: "_", False: "*"}
    return "".join(p if p == m else symboles[p in mot] for m, p in zip(mot, proposition))


# %% star_for_every_other_letter
def reponse(mot, proposition):
    r = list(proposition)
    for i in range(len(r)):
        if r[i] != mot[i]:
            r[i] = "*"
    return "".join(r)


# %% first_place_in_the_secret_only
def reponse(mot, proposition):
    s = ""
    for i, c in enumerate(proposition):
        place = mot.find(c)
        if place == -1:
            s += "_"
        elif place == i:
            s += c
        else:
            s += "*"
    return s


# %% nothing_for_absent_letters
def reponse(mot, proposition):
    r = ""
    for m, p in zip(mot, proposition):
        if p in mot:
            r += p if p == m else "*"
    return r


# %% changes_a_string_in_place
def reponse(mot, proposition):
    r = "_" * len(mot)
    for i in range(len(mot)):
        if mot[i] == proposition[i]:
            r[i] = mot[i]
        elif appartient(proposition[i], mot):
            r[i] = "*"
    return r


# %% written_backwards
def reponse(mot, proposition):
    if mot == "":
        return ""
    # la première lettre, puis le reste
    secret = mot
    r = ""
    for i in range(len(mot)):
        m = "_"
        if proposition[i] == secret[i]:
            m = proposition[i]
        elif proposition[i] in secret:
            m = "*"
        r = m + r
    return r


# %% prints_instead_of_returning
def reponse(mot, proposition):
    for i in range(len(mot)):
        if mot[i] == proposition[i]:
            print(mot[i], end="")
        elif proposition[i] in mot:
            print("*", end="")
        else:
            print("_", end="")
    print()


# %% prints_instead_of_returning + real_game_rule
def reponse(mot, proposition):
    lettres = list(mot)
    res = ["_"] * len(mot)
    for k in range(len(mot)):
        if proposition[k] == mot[k]:
            res[k] = mot[k]
            lettres.remove(mot[k])
    for k in range(len(mot)):
        if res[k] == "_" and proposition[k] in lettres:
            res[k] = "*"
            lettres.remove(proposition[k])
    print("".join(res))


# %% prints_instead_of_returning + no_misplaced_letter
def reponse(mot, proposition):
    r = ""
    for i in range(len(mot)):
        r += mot[i] if mot[i] == proposition[i] else "_"
    print("Réponse :", r)


# %% real_game_rule + forgets_the_last_letter
def reponse(mot, proposition):
    reste = [a for a, b in zip(mot, proposition) if a != b]
    r = ""
    for i in range(len(mot) - 1):
        if mot[i] == proposition[i]:
            r += mot[i]
        elif proposition[i] in reste:
            reste.remove(proposition[i])
            r += "*"
        else:
            r += "_"
    return r


# %% star_and_underscore_swapped + forgets_the_first_letter
def reponse(mot, proposition):
    r = ""
    for i in range(1, len(mot)):
        if proposition[i] == mot[i]:
            r += proposition[i]
        elif proposition[i] in mot:
            r += "_"
        else:
            r += "*"
    return r


# %% none
def reponse(mot, proposition):
    voyelles = "aeiouy"
    r = ""
    for m, p in zip(mot, proposition):
        if m == p:
            r += p
        elif p in mot and p not in voyelles:
            r += "*"
        else:
            r += "_"
    return r


# %% second_copy_ignored
def reponse(mot, proposition):
    vues = []
    r = ""
    for i in range(5):
        c = proposition[i]
        if c == mot[i]:
            r += c
        elif c in mot and c not in vues:
            r += "*"
        else:
            r += "_"
        vues.append(c)
    return r


# %% counts_the_letters
def reponse(mot, proposition):
    bien = sum(a == b for a, b in zip(mot, proposition))
    mal = sum(b in mot for b in proposition) - bien
    return bien, mal


# %% looks_only_to_the_right
def reponse(mot, proposition):
    def marque(i):
        if proposition[i] == mot[i]:
            return proposition[i]
        for j in range(i + 1, len(mot)):
            if mot[j] == proposition[i]:
                return "*"
        return "_"

    return "".join(marque(i) for i in range(len(mot)))


# %% none
def reponse(mot, proposition):
    r = ""
    for i, c in enumerate(proposition):
        if mot[i] == c:
            r += c
        elif c in mot[max(0, i - 1) : i + 2]:
            r += "*"
        else:
            r += "_"
    return r


# %% prints_instead_of_returning + star_for_every_other_letter
def reponse(mot, proposition):
    sortie = ""
    for m, p in zip(mot, proposition):
        sortie = sortie + (p if p == m else "*")
    print("La réponse est " + sortie)
