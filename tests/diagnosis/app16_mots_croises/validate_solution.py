# %% no_duplicates
def validate_solution(grid, dictionary, words):
    pb = []
    for s in grid.slots:
        m = words.get(s.id)
        if m is None:
            pb.append(f"slot {s.id} vide")
        elif len(m) != s.length:
            pb.append(f"slot {s.id} : mauvaise longueur")
        elif m not in dictionary.get(s.length, []):
            pb.append(f"{m} inconnu")
    for h, v, (i, j) in grid.get_intersections():
        a, b = words.get(h, ""), words.get(v, "")
        if i < len(a) and j < len(b) and a[i] != b[j]:
            pb.append(f"conflit entre {h} et {v}")
    return len(pb) == 0, pb


# %% no_crossings
def validate_solution(grid, dictionary, words):
    erreurs = []
    deja = set()
    for s in grid.slots:
        mot = words.get(s.id)
        if not mot:
            erreurs.append("il manque le slot " + str(s.id))
            continue
        if len(mot) != s.length:
            erreurs.append("longueur du slot " + str(s.id))
        elif mot not in dictionary.get(s.length, []):
            erreurs.append("mot inconnu : " + mot)
        if mot in deja:
            erreurs.append("deux fois " + mot)
        deja.add(mot)
    return erreurs == [], erreurs


# %% needs_every_slot
def validate_solution(grid, dictionary, words):
    messages = []
    for s in grid.slots:
        mot = words[s.id]
        if len(mot) != s.length:
            messages.append("longueur")
        if mot not in dictionary.get(len(mot), []):
            messages.append("inconnu " + mot)
    for h, v, (i, j) in grid.get_intersections():
        if i < len(words[h]) and j < len(words[v]) and words[h][i] != words[v][j]:
            messages.append("croisement")
    for m, n in Counter(words.values()).items():
        if n > 1:
            messages.append("doublon " + m)
    return not messages, messages


# %% first_fault_only
def validate_solution(grid, dictionary, words):
    for s in grid.slots:
        m = words.get(s.id)
        if m is None:
            return False, ["slot sans mot"]
        if len(m) != s.length:
            return False, ["mauvaise longueur"]
        if m not in dictionary.get(s.length, []):
            return False, ["mot inconnu"]
    for h, v, (i, j) in grid.get_intersections():
        if words[h][i] != words[v][j]:
            return False, ["croisement faux"]
    if len(set(words.values())) < len(words):
        return False, ["doublon"]
    return True, []


# %% only_messages
def validate_solution(grid, dictionary, words):
    fautes = []
    for s in grid.slots:
        m = words.get(s.id, "")
        if m == "":
            fautes.append("vide")
        elif len(m) != s.length:
            fautes.append("longueur")
        elif m not in dictionary.get(s.length, []):
            fautes.append("dictionnaire")
    for h, v, (i, j) in grid.get_intersections():
        a, b = words.get(h, ""), words.get(v, "")
        if i < len(a) and j < len(b) and a[i] != b[j]:
            fautes.append("croisement")
    vus = [words[k] for k in words]
    for m in set(vus):
        if vus.count(m) > 1:
            fautes.append("doublon")
    return fautes


# %% none
def validate_solution(grid, dictionary, words):
    return False, ["Je ne sais pas"]
