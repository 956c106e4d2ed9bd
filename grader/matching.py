"""From what a file tells to a person of the class: the surest sign first, and nobody rather than a guess."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher

from grader.identity import Person
from grader.layouts import Clue
from grader.messages import N_
from grader.names import core, key, repository_key, slug, squeezed, words

# Words of file names that are nobody's name.
_NOISE = re.compile(
    r"(?:tp|td|dm|ds|app|devoir|copie|copies|rendu|rendus|notebook|final|finale|version|v|corrige|fini|termine|exo|exos|"
    r"python|ipynb|py|untitled|copy|of|fichier|travail|brouillon|submission|eleve|classe|mon|ma)?\d*"
)
_PIECE = re.compile(r"[^\W_]+(?:['’-]+[^\W_]+)*")
_COPY_OF = re.compile(r"^(?:copie de|copy of)\b", re.IGNORECASE)
_GROUP_WORDS = frozenset(("groupe", "group", "binome", "trinome", "equipe", "team", "default"))
NEAR = 0.8
Level = Callable[[Person, str], bool]


@dataclass(frozen=True)
class Match:
    """The people that a clue can mean: one when it is settled, several when they are homonyms; and by which sign."""

    people: tuple[Person, ...] = ()
    how: str = ""


@dataclass(frozen=True)
class Matcher:
    """Everybody who may have handed in a copy of one assignment."""

    people: Sequence[Person]
    participants: Mapping[str, str] = field(
        default_factory=dict
    )  # the platform's number or repository, to the id
    noise: frozenset[str] = frozenset()

    def find(self, clue: Clue) -> Match:
        """Whose copy it is."""
        by_number = self._by_number(clue)
        if by_number:
            return Match(by_number, N_("number"))
        login = clue.login.casefold()
        if login and (found := self._those(lambda one: login in _keys(one))):
            return Match(found, N_("login"))
        for how, level, for_files in _LEVELS:
            if for_files and clue.sure:
                continue
            for name in self._likely(clue):
                found = self._those(lambda one, level=level, name=name: level(one, name))  # type: ignore[misc]
                if found:
                    return Match(self._narrowed(found, clue), how)
        return Match()

    def _by_number(self, clue: Clue) -> tuple[Person, ...]:
        """The person of this number or repository, unless the name says somebody else: numbers change with the work."""
        keys = (clue.participant, *(() if clue.sure else map(repository_key, clue.names)))
        who = next((self.participants[one] for one in keys if one in self.participants), "")
        found = self._those(lambda one: one.id == who)
        if not clue.sure or not clue.names:
            return found
        return tuple(
            one for one in found if any(level(one, name) for level in _FOR_PEOPLE for name in clue.names)
        )

    def _likely(self, clue: Clue) -> list[str]:
        names = clue.names if clue.sure else tuple(self._without_noise(name) for name in clue.names)
        return [name for name in names if words(name)]

    def near(self, clue: Clue) -> tuple[Person, ...]:
        """People whom a clue that means nobody may have meant: a misspelt name, a login of usual make."""
        names = {squeezed(name) for name in (*self._likely(clue), clue.login) if name} - {""}
        scored = [
            (max((_nearness(person, name) for name in names), default=0.0), person) for person in self.people
        ]
        close = sorted((pair for pair in scored if pair[0] >= NEAR), key=lambda pair: -pair[0])
        return tuple(person for _score, person in close[:3])

    def likely_name(self, clue: Clue) -> str:
        """The name to give to somebody whom no list names: the first that is more than the name of the work."""
        if clue.sure:
            return next(iter(clue.names[1:] if within_group(clue) else clue.names), "")
        real = [name for name in self._likely(clue) if not all(map(self._is_noise, words(name)))]
        return next(iter([*real, *clue.names]), "").replace("_", " ")

    def _is_noise(self, word: str) -> bool:
        return bool(_NOISE.fullmatch(word)) or word in self.noise

    def _without_noise(self, name: str) -> str:
        """A file's name without what is nobody's: `TP7 Dupont v2` gives Dupont."""
        own = _COPY_OF.sub("", name)
        plain = [piece for piece in map(self._own_words, _PIECE.findall(own)) if piece]
        return " ".join(plain) if 0 < len(words(" ".join(plain))) < len(words(name)) else name

    def _own_words(self, piece: str) -> str:
        """A word as it was typed, `D'ARC` or `Jean-Noël` whole; of `Jean-Noël-v2`, the first two thirds."""
        return "-".join(part for part in piece.split("-") if not all(map(self._is_noise, words(part))))

    def _those(self, wanted: Callable[[Person], bool]) -> tuple[Person, ...]:
        return tuple(person for person in self.people if wanted(person))

    def _narrowed(self, found: tuple[Person, ...], clue: Clue) -> tuple[Person, ...]:
        """Homonyms of other classes left out."""
        same = tuple(person for person in found if clue.section and key(person.section) == key(clue.section))
        return same or found


def within_group(clue: Clue) -> bool:
    """Whether a platform put the name of a group before that of the student: `Groupe A-Éloïse MÜLLER`."""
    return names_group(clue) and len(clue.names) > 1 and len(words(clue.names[1])) > 1


def names_group(clue: Clue) -> bool:
    """Whether a platform's folder begins with a word for a group: `Binôme 3`, `Default group`."""
    return clue.sure and any(_GROUP_WORDS & set(words(name)[:1]) for name in clue.names[:1])


def _nearness(person: Person, name: str) -> float:
    """How much a name, in one piece, is like what stands for a person, up to 1."""
    first, last = squeezed(person.first), squeezed(person.last)
    logins = {first[:1] + last, last + first[:1]} if first and last else set()
    forms = {*map(squeezed, person.spellings()), *logins} - {""}
    return max((SequenceMatcher(None, form, name).ratio() for form in forms), default=0.0)


def _keys(person: Person) -> set[str]:
    """What is nobody else's."""
    keys = (person.id, person.login, person.number, person.email, person.email.partition("@")[0])
    return {text.casefold() for text in keys if text}


def _same_words(person: Person, name: str) -> bool:
    return any(key(spelling) == key(name) for spelling in person.spellings())


def _in_one_piece(person: Person, name: str) -> bool:
    """The name as in file names, without spaces."""
    return squeezed(name) in map(squeezed, person.spellings())


def _with_letters_lost(person: Person, name: str) -> bool:
    """The name of a file that Capytale made, where `œ` is gone."""
    return bool(squeezed(name)) and squeezed(name) in map(slug, person.spellings())


def _but_particles(person: Person, name: str) -> bool:
    return any(core(spelling) == core(name) for spelling in person.spellings())


def _shortened(person: Person, name: str) -> bool:
    """The whole last name, and some of the first names."""
    last, first, given = set(words(person.last)), set(words(person.first)), set(words(name))
    return bool(last and given > last and given - last <= first)


def _has_login(person: Person, name: str) -> bool:
    """The login or the address, as in a repository `tp7-login`, of which `tp7` is nobody's name."""
    return any(words(one) == words(name) for one in _keys(person) if not one.isdigit())


def _last_name(person: Person, name: str) -> bool:
    if not (person.last and person.first):
        return False
    return core(person.last) == core(name) or squeezed(person.last) == squeezed(name)


def _first_name(person: Person, name: str) -> bool:
    return bool(person.last and person.first) and key(person.first) == key(name)


_LEVELS: tuple[tuple[str, Level, bool], ...] = (
    (N_("name"), _same_words, False),
    (N_("name"), _in_one_piece, False),
    (N_("name"), _with_letters_lost, True),
    (N_("name without particles"), _but_particles, False),
    (N_("shortened name"), _shortened, False),
    (N_("login"), _has_login, True),
    (N_("last name alone"), _last_name, True),
    (N_("first name alone"), _first_name, True),
)
_FOR_PEOPLE = tuple(level for _how, level, for_files in _LEVELS if not for_files)
