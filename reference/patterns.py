"""Les réponses telles que les joueurs les écrivent : lettres, chiffres ou carrés de couleur collés depuis le jeu."""

from reference.sutom_information import COLORS, decode_pattern, encode_pattern

# Le bleu veut dire « mal placée » à Wordle (couleurs contrastées) et « absente » à SUTOM.
WORDLE = dict(zip("⬛⬜🟨🟦🟩🟧", "001122", strict=True))
SUTOM = dict(zip("🟦🟡🟥", "012", strict=True))
INVISIBLE = dict.fromkeys(map(ord, "\ufe0e\ufe0f"))
HELP = "écris r (absente), y (mal placée) ou g (bien placée) pour chaque lettre, ou 0, 1, 2, ou colle les carrés du jeu"


class Misread(ValueError):
    """Une réponse que l'on ne comprend pas : une phrase pour le joueur."""


def read_reply(text: str, length: int, *, sutom: bool = False) -> int:
    """Le code d'une réponse : read_reply("🟩⬛🟨🟨⬛", 5) vaut 38, comme read_reply("G R Y Y R", 5)."""
    squares = SUTOM if sutom else WORDLE
    known = squares | {mark: mark for mark in COLORS + "012"}
    marks = "".join(text.lower().translate(INVISIBLE).split())
    for mark in marks:
        if mark not in known:
            raise Misread(f"je ne comprends pas « {mark} » dans la réponse : {HELP}")
    if len(marks) != length:
        raise Misread(f"la réponse doit avoir {length} couleurs, en voici {len(marks)} : {HELP}")
    return encode_pattern("".join(known[mark] for mark in marks))


def tiles(code: int, length: int, *, sutom: bool = False) -> str:
    """La réponse en carrés : tiles(38, 5) vaut "🟩⬛🟨🟨⬛"."""
    return decode_pattern(code, length).translate(str.maketrans(COLORS, "🟦🟡🟥" if sutom else "⬛🟨🟩"))
