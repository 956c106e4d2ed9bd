"""The family of the first word, then the others."""


def sutom_openings(words):
    if not words:
        return {}
    c = words[0][0]
    famille = [m for m in words if m[0] == c]
    autres = [m for m in words if m[0] != c]
    return {c: best_guess(famille, famille)} | sutom_openings(autres)
