"""One message for each kind of fault, which lists the slots."""


def validate_solution(grid, dictionary, words):
    vides = [s.id for s in grid.slots if not words.get(s.id)]
    remplis = [s for s in grid.slots if words.get(s.id)]
    inconnus = [s.id for s in remplis if words[s.id] not in dictionary.get(s.length, [])]
    conflits = []
    for un in remplis:
        for deux in remplis:
            if un.direction == "H" and deux.direction == "V":
                for i, case in enumerate(un.cells):
                    if case in deux.cells:
                        j = deux.cells.index(case)
                        if words[un.id][i : i + 1] and words[deux.id][j : j + 1]:
                            if words[un.id][i] != words[deux.id][j]:
                                conflits.append((un.id, deux.id))
    mots = sorted(words[s.id] for s in remplis)
    repetes = {a for a, b in zip(mots, mots[1:]) if a == b}
    messages = []
    if vides:
        messages.append(f"slots vides : {vides}")
    if inconnus:
        messages.append(f"mots refusés aux slots {inconnus}")
    if conflits:
        messages.append(f"croisements faux : {conflits}")
    if repetes:
        messages.append(f"mots répétés : {repetes}")
    return messages == [], messages
