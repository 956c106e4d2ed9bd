"""Text from anywhere made fit to show: nothing invisible, nothing too long, and French spacing."""

from __future__ import annotations

import re
import unicodedata
from decimal import Decimal

from markupsafe import Markup

from grader.tongue import several, spoken, tr

VALUE_LIMIT = 200
ELLIPSIS = "…"

_PLAIN = re.compile(r"[^\x20-\x7e]")
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Zs", "Mn", "Mc", "Me"}
_BLANK_LETTERS = set("\u115f\u1160\u2800\u3164\uffa0")
_NARROW, _WIDE = "\u202f", "\u00a0"
_PROSE_SPACES = {_NARROW, _WIDE}
_TOO_MANY_ACCENTS = 2


def visible(text: str) -> str:
    """A value in which every character can be seen: controls, bidi marks, odd spaces, loose accents."""
    return _PLAIN.sub(lambda found: _mark(found[0]), text)


def one_line(text: str) -> str:
    """A value on one line: a line break outside a string is only the layout of an array."""
    return visible(re.sub(r"\s*[\r\n]+\s*", " ", text.strip("\r\n ")))


def shorten(text: str, limit: int = VALUE_LIMIT) -> str:
    """The text, or its beginning and its end around an ellipsis."""
    if len(text) <= limit:
        return text
    head = (limit - 1) * 2 // 3
    return text[:head] + ELLIPSIS + text[len(text) - (limit - 1 - head) :]


def value(text: str) -> str:
    """A piece of Python text as a page shows it."""
    return shorten(one_line(text))


def listing(text: str, width: int = 160) -> str:
    """Lines of code, their layout kept; what cannot be seen is shown, what is too long is cut."""
    lines = text.expandtabs(4).splitlines()
    return "\n".join(shorten(visible(line), width) for line in lines)


def name(text: str, limit: int = 80) -> str:
    """The name of a person or a file, composed as a reader would type it."""
    return shorten(_calm(unicodedata.normalize("NFC", " ".join(text.split()))), limit)


def prose(text: str, limit: int = 300) -> Markup:
    """A sentence with French spaces and apostrophes; what stands between backticks is code."""
    pieces = _cut(name(text, limit=10 * limit), limit).split("`")
    if len(pieces) % 2 == 0:  # a lone backtick is only a backtick
        pieces[-2:] = ["`".join(pieces[-2:])]
    marked = [
        Markup("<code>{}</code>").format(piece) if rank % 2 else Markup("{}").format(typographic(piece))
        for rank, piece in enumerate(pieces)
    ]
    return Markup("").join(marked)


def typographic(text: str) -> str:
    """French spaces before high punctuation, inside guillemets and before units; curly apostrophes."""
    text = re.sub(r"[ \u00a0](?=[;?]|!(?!=))", _NARROW, text)
    text = re.sub(r" (?=[:»%])", _WIDE, text)
    text = text.replace("« ", "«" + _WIDE)
    text = re.sub(r"(?<=\d) (?=(?:s|points?|sur|[kMG]?o)\b)", _WIDE, text)
    return re.sub(r"(?<=\w)'(?=[\w«])", "\u2019", text)


def decimal(number: Decimal) -> str:
    """A number as students write it: 11,5 in French, 11.5 in English, and 2 rather than 2.0."""
    text = f"{number.quantize(Decimal('0.01')):f}"
    text = text.rstrip("0").rstrip(".")
    return text.replace(".", ",") if spoken() == "fr" else text


def points(number: Decimal) -> str:
    """A number of points with its unit."""
    unit = tr("points") if several(number) else tr("point")
    return f"{decimal(number)}{_WIDE}{unit}"


def _mark(char: str) -> str:
    unseen = unicodedata.category(char) in _UNSEEN or char in _BLANK_LETTERS
    return f"\u2039U+{ord(char):04X}\u203a" if unseen else char


def _calm(text: str) -> str:
    """Prose keeps its accents and its French spaces; a pile of accents is marked like the rest."""
    shown, pile = [], 0
    for char in text:
        pile = pile + 1 if unicodedata.combining(char) else 0
        kept = 0 < pile <= _TOO_MANY_ACCENTS or char in _PROSE_SPACES
        shown.append(char if kept else visible(char))
    return "".join(shown)


def _cut(text: str, limit: int) -> str:
    """The text up to the last sentence, or else the last word, that fits."""
    if len(text) <= limit:
        return text
    kept = text[: limit - 1]
    stop = max(kept.rfind(mark) for mark in (". ", "? ", "! "))
    kept = kept[: stop + 1] if stop > limit // 2 else kept[: kept.rfind(" ")] if " " in kept else kept
    return kept + _WIDE + ELLIPSIS
