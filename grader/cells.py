"""The cells that a text holds: a notebook of any version, damaged ones included, or a script."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from grader.errors import UnreadableCopy
from grader.plaintext import clean_source
from grader.script import script_cells
from grader.submission import Cell, CellKind
from grader.tongue import tr, tr_plural

MAX_CELLS = 20_000
MAX_SOURCE = 2_000_000
MAX_SCRIPT = 2 * MAX_SOURCE  # with the comment signs of its prose
MAX_LINES = 1_000_000  # of a file in which git left conflict markers
MAX_VALUES = 10_000_000  # JSON values: more would cost the grader gigabytes, and no class notebook has them
MAX_PARTS = 3_000_000  # lists, objects and their keys, which cost more than the lines of an endless output

_KINDS: dict[str, CellKind] = {
    "code": "code",
    "markdown": "markdown",
    "heading": "markdown",
    "html": "markdown",
}
_SOURCES = ("source", "input", "code", "text")  # nbformat 4, 3 and 2, then 1
_CODE_SIGNS = ("outputs", "execution_count", "input", "prompt_number", "code")
_PYTHON_KERNELS = ("python", "ipython", "sage", "xpython", "conda", "micropython", "pyodide")
_CELL_START = re.compile(r'\{\s*"(?:attachments|cell_type|execution_count|id|metadata|outputs|source)"\s*:')
_MAX_BROKEN_STARTS = 100
_TEXTS = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)  # never fails half-way: each is read once
_EMBEDDED = re.compile(r"(data:[\w/+.-]+;base64,)[\w+/=]{200,}")
_PYTHON_LINE = re.compile(
    r"^[ \t]*(?:def|class)\s+\w+|^(?:import|from)\s+\w|^\w+(?:\[.*\])?[ \t]*=[^=]|^print\(|^assert\s",
    re.MULTILINE,
)


@dataclass(frozen=True)
class Content:
    """The cells of a text, and what a reader should know about them."""

    cells: tuple[Cell, ...]
    notes: tuple[str, ...] = ()
    damaged: bool = False


def read_cells(text: str, name: str) -> Content:
    """The cells of a notebook or of a script; what the text holds decides, its name only in doubt."""
    first, *others = conflict_versions(text)
    content = _read_version(first, name)
    if not others:
        return content
    same = _read_version(others[0], name).cells == content.cells
    note = (
        tr("deux versions mêlées par git : leurs cellules sont les mêmes")
        if same
        else tr("deux versions mêlées par git : la première est lue")
    )
    return replace(content, notes=(note, *content.notes), damaged=content.damaged or not same)


def conflict_versions(text: str) -> list[str]:
    """The text alone, or its two versions when git left conflict markers in it."""
    if "<<<<<<<" not in text or text.count("\n") > MAX_LINES:
        return [text]
    sides: dict[str, list[str]] = {"ours": [], "theirs": []}
    place = "both"
    for line in text.split("\n"):
        place, marker = _next_place(place, line)
        for side, lines in sides.items():
            if not marker and place in ("both", side):
                lines.append(line)
    if place != "both" or sides["ours"] == sides["theirs"]:
        return [text]
    return ["\n".join(lines) for lines in sides.values()]


def _next_place(place: str, line: str) -> tuple[str, bool]:
    """Where a line stands in a conflict, and whether it is itself a marker."""
    steps = {
        "both": {"<<<<<<<": "ours"},
        "ours": {"|||||||": "base", "=======": "theirs"},
        "base": {"=======": "theirs"},
        "theirs": {">>>>>>>": "both"},
    }
    if line[7:8].strip():
        return place, False
    following = steps[place].get(line[:7])
    return following or place, following is not None


def _read_version(text: str, name: str) -> Content:
    _refuse_pages_and_pointers(text)
    content = _notebook(text, name) or _script(text, name)
    if len(content.cells) > MAX_CELLS:
        raise UnreadableCopy(tr("le carnet a plus de {count} cellules").format(count=MAX_CELLS))
    if sum(len(cell.source) for cell in content.cells) > MAX_SOURCE:
        raise UnreadableCopy(tr("les cellules contiennent plus de 2 Mo de texte"))
    return content


def _refuse_pages_and_pointers(text: str) -> None:
    start = text[:1000].lstrip().lower()
    if start.startswith("version https://git-lfs"):
        raise UnreadableCopy(
            tr("ce fichier n'est qu'un pointeur Git LFS : le carnet lui-même n'a pas été rendu")
        )
    if start.startswith(("<!doctype", "<html", "<head", "<body", "<?xml", "<!--", "<p>", "<div")):
        raise UnreadableCopy(
            tr("ce n'est pas un carnet mais une page web : il faut rendre le fichier .ipynb")
        )


def _notebook(text: str, name: str) -> Content | None:
    """The notebook in this text, or None when it is rather a script."""
    first = text[:1000].lstrip()[:1]
    has_cells = '"cell_type"' in text or '"cells"' in text
    if first not in ("{", "["):
        return _salvaged(text) if '"cell_type"' in text and not _named_script(name) else None
    if _holds_too_much(text) and _holds_too_much(_TEXTS.sub("", text)):
        raise UnreadableCopy(tr("le carnet contient trop de données"))
    try:
        return _from_json(*_load(text), name)
    except RecursionError:
        raise UnreadableCopy(tr("les données du carnet sont imbriquées trop profondément")) from None
    except ValueError:
        if has_cells:
            return _salvaged(text)
        if _named_script(name) or first == "[":
            return None
        raise UnreadableCopy(tr("le carnet est incomplet : le fichier a été coupé ou abîmé")) from None


def _holds_too_much(text: str) -> bool:
    """Whether there are too many JSON values, what looks like some in printed texts included."""
    return text.count(",") > MAX_VALUES or sum(map(text.count, "{[:")) > MAX_PARTS


def _named_script(name: str) -> bool:
    return name.lower().endswith((".py", ".txt")) and ".ipynb" not in name.lower()


def _load(text: str) -> tuple[Any, tuple[str, ...]]:
    """The JSON value at the head of the text; what follows it is left over from an older, longer file."""
    text = text.lstrip()
    value, end = _decoder().raw_decode(text)
    rest = text[end:].strip()
    return value, ((tr("la fin du fichier, en trop, a été ignorée"),) if rest else ())


def _decoder() -> json.JSONDecoder:
    """Accepts raw line ends inside texts; reads no number, since no cell needs one and some are traps."""
    return json.JSONDecoder(strict=False, parse_int=_no_number, parse_float=_no_number)


def _no_number(digits: str) -> int:
    return 0


def _from_json(data: Any, notes: tuple[str, ...], name: str) -> Content | None:
    if isinstance(data, dict) and "cells" not in data and isinstance(data.get("content"), dict):
        data = data["content"]  # the envelope in which a Jupyter server sends a notebook
    if not isinstance(data, dict) or not ({"cells", "worksheets"} & data.keys()):
        if _named_script(name):
            return None
        raise UnreadableCopy(tr("ce fichier JSON n'est pas un carnet"))
    content = _cells(_raw_cells(data))
    return replace(content, notes=(*notes, *content.notes, *_language(data)))


def _raw_cells(data: dict[str, Any]) -> list[Any]:
    """The cells as the file has them: nbformat 4 and 1, else the worksheets of nbformat 2 and 3."""
    sheets = [data] if "cells" in data else data["worksheets"]
    found: list[Any] = []
    for sheet in sheets if isinstance(sheets, list) else [sheets]:
        cells = sheet.get("cells") if isinstance(sheet, dict) else None
        found += cells if isinstance(cells, list) else []
    return found


def _cells(raw: list[Any]) -> Content:
    if not raw:
        return Content((), (tr("le carnet ne contient aucune cellule"),))
    notes: list[str] = []
    cells: list[Cell] = []
    for index, entry in enumerate(raw[: MAX_CELLS + 1], 1):
        if not isinstance(entry, dict):
            notes.append(tr("cellule {index} : illisible, ignorée").format(index=index))
            continue
        cell, repair = _cell(index, entry)
        cells.append(cell)
        notes += [tr("cellule {index} : {repair}").format(index=index, repair=repair)] if repair else []
    return Content(tuple(cells), _abridged(notes))


def _abridged(notes: list[str]) -> tuple[str, ...]:
    """The first notes, and how many more there are: a broken file must not fill the report."""
    if len(notes) <= 6:
        return tuple(notes)
    return (*notes[:5], tr("et {count} autres cellules réparées").format(count=len(notes) - 5))


def _cell(index: int, entry: dict[str, Any]) -> tuple[Cell, str]:
    kind = _kind(entry)
    source, repair = _source(entry)
    if kind != "code":  # pictures pasted into the text
        source = _EMBEDDED.sub(r"\1", source)
    return Cell(index, kind, source, _name(entry)), repair


def _name(entry: dict[str, Any]) -> str:
    """The question that the subject made this cell for: noted in it, or its id."""
    metadata = entry.get("metadata")
    noted = metadata.get("bareme") if isinstance(metadata, dict) else None
    name = noted.get("question") if isinstance(noted, dict) else entry.get("id")
    return name if isinstance(name, str) else ""


def _kind(entry: dict[str, Any]) -> CellKind:
    kind = entry.get("cell_type")
    if isinstance(kind, str):
        return _KINDS.get(kind.lower(), "raw")
    return "code" if kind is None or any(sign in entry for sign in _CODE_SIGNS) else "raw"


def _source(entry: dict[str, Any]) -> tuple[str, str]:
    """The text of a cell, and what had to be repaired in it."""
    value = next((entry[key] for key in _SOURCES if entry.get(key) is not None), "")
    lines = value if isinstance(value, list) else [value]
    kept = [line for line in lines if isinstance(line, str)]
    repair = tr("une partie illisible a été ignorée") if len(kept) < len(lines) else ""
    unended = len(kept) > 1 and not any(line.endswith(("\n", "\r")) for line in kept[:-1])
    source, clean = clean_source(("\n" if unended else "").join(kept))
    return source, repair or clean


def _language(data: dict[str, Any]) -> tuple[str, ...]:
    """A note when the notebook says that it is in another language."""
    metadata = data.get("metadata")
    for key, entry in (("kernelspec", "language"), ("language_info", "name")):
        info = metadata.get(key) if isinstance(metadata, dict) else None
        language = info.get(entry) if isinstance(info, dict) else None
        if isinstance(language, str) and language and not language.lower().startswith(_PYTHON_KERNELS):
            named = clean_source(language[:30])[0]
            return (tr("le carnet annonce un autre langage que Python : {named!r}").format(named=named),)
    return ()


def _salvaged(text: str) -> Content:
    """The cells that are whole in a damaged notebook."""
    raw = list(islice(_whole_cells(text), MAX_CELLS + 1))
    if not raw:
        raise UnreadableCopy(tr("le carnet est abîmé : aucune cellule n'a pu être récupérée"))
    content = _cells(raw)
    damage = tr_plural(
        "carnet incomplet ou abîmé : {count} cellule récupérée, le reste est perdu",
        "carnet incomplet ou abîmé : {count} cellules récupérées, le reste est perdu",
        len(raw),
    )
    return Content(content.cells, (damage, *content.notes), damaged=True)


def _whole_cells(text: str) -> Iterator[dict[str, Any]]:
    """Each object that is a cell, found one after the other."""
    decoder, place, broken = _decoder(), 0, 0
    while broken < _MAX_BROKEN_STARTS and (start := _CELL_START.search(text, place)):
        try:
            entry, place = decoder.raw_decode(text, start.start())
        except (ValueError, RecursionError):
            broken, place = broken + 1, start.end()
            continue
        if isinstance(entry, dict) and "cell_type" in entry:
            yield entry


def _script(text: str, name: str) -> Content:
    if len(text) > MAX_SCRIPT:
        raise UnreadableCopy(tr("les cellules contiennent plus de 2 Mo de texte"))
    is_script = name.lower().endswith(".py")
    if not is_script and not _PYTHON_LINE.search(text):
        raise UnreadableCopy(tr("ce fichier ne contient ni carnet ni code Python"))
    source, repair = clean_source(text)
    notes = [] if is_script else [_read_as_script(name)]
    return Content(tuple(script_cells(source)), (*notes, *([repair] if repair else [])))


def _read_as_script(name: str) -> str:
    if "." not in name:
        return tr("ce fichier sans extension est un script Python, lu comme tel")
    ending = clean_source(name[name.rindex(".") :])[0]
    return tr("ce fichier en {ending} est un script Python, lu comme tel").format(ending=ending)
