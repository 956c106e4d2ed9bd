"""Whose each file is: settled by a sign or by the teacher, or left in doubt with the question to answer."""

from __future__ import annotations

import hashlib
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from grader.errors import ArchiveError, UsageError
from grader.identity import Identities, Person
from grader.layouts import Arrival, Clue
from grader.matching import Match, Matcher, names_group, within_group
from grader.messages import N_, _
from grader.names import key, split_name, tidy, words
from grader.record import Record

ACCOUNTS = ("moodle", "capytale", "canvas")  # one folder or file an account
DECIDED, BEFORE, LEFT, NEW = N_("as you said"), N_("as before"), N_("the only one left"), N_("new")


@dataclass(frozen=True)
class Claim:
    """A file and those whose copy it is: one student, or the members of a group."""

    arrival: Arrival
    students: tuple[str, ...]
    how: str
    group: str = ""


@dataclass(frozen=True)
class Doubt:
    """A file that is nobody's until a person decides; `token` names it on the command line."""

    arrival: Arrival
    token: str
    people: tuple[Person, ...]
    reason: str
    group: bool = False


@dataclass
class Registry:
    """Who is known while files are given to their owners; those that turn up on the way are added."""

    assignment: str
    identities: Identities
    record: Record
    participants: dict[str, str]
    closed: bool
    keep_ids: bool = False
    noise: frozenset[str] = frozenset()
    made: dict[tuple[str, ...], str] = field(default_factory=dict)
    accounts: dict[tuple[str, str, str], str] = field(default_factory=dict)

    @property
    def matcher(self) -> Matcher:
        """Who can be found."""
        return Matcher(self.identities.people, self.participants, noise=self.noise)

    def find(self, arrival: Arrival) -> Match:
        """Whose it is by its own signs, or by what was decided before."""
        match = self.matcher.find(arrival.clue)
        if len(match.people) == 1:
            return match
        among = match.people or self.identities.people
        before = [one for one in among if one.origins.get(self.assignment) == arrival.origin]
        if len(before) == 1 and (match.people or self._same_copy(before[0], arrival)):
            return Match((before[0],), BEFORE)
        return match

    def _same_copy(self, person: Person, arrival: Arrival) -> bool:
        """Whether this very content was already taken as this person's."""
        handed = self.record.students.get(person.id)
        try:
            return bool(handed) and handed.sha256 == hashlib.sha256(arrival.entry.read()).hexdigest()  # type: ignore[union-attr]
        except ArchiveError:
            return False

    def members(self, arrival: Arrival) -> tuple[str, ...]:
        """The students of the group that a file is from."""
        wanted = {key(name) for name in arrival.clue.names if words(name)}
        return tuple(one.id for one in self.identities.people if one.group and key(one.group) in wanted)

    def add(self, name: str, wanted: str = "", login: str = "") -> str:
        """A new person; gives the id."""
        person = Person(self.identities.new_id(wanted), name=tidy(name), login=login)
        if not login:
            last, first = split_name(person.name)
            person = replace(person, last=last, first=first)
        self.identities = self.identities.with_person(person)
        return person.id

    def is_namesake(self, arrival: Arrival, student: str) -> bool:
        """Whether another account of the same platform has this name already: without a list, that is somebody else."""
        if arrival.layout not in ACCOUNTS:
            return False
        source, layout, account = account_of(arrival)
        return self.accounts.setdefault((source, layout, student), account) != account

    def newcomer(self, arrival: Arrival, own: bool) -> str:
        """Whoever a file is from, when no list says who can be."""
        clue = arrival.clue
        which = (arrival.source, arrival.layout, clue.participant or clue.login or arrival.origin)
        if which not in self.made:
            name = self.matcher.likely_name(clue) or _("Participant {number}").format(number=clue.participant)
            wanted = clue.login if own or self.keep_ids else ""
            self.made[which] = self.add(name, wanted, clue.login)
            if clue.participant:
                self.participants[clue.participant] = self.made[which]
            self.is_namesake(arrival, self.made[which])  # notes the account
        return self.made[which]


def account_of(arrival: Arrival) -> tuple[str, str, str]:
    """What stands for one account of a platform in one source."""
    return arrival.source, arrival.layout, arrival.clue.participant or arrival.origin


def token_of(arrival: Arrival, arrivals: Sequence[Arrival]) -> str:
    """What names a file on the command line: what the platform called it, or its path where that is not enough."""
    same = {(one.source, one.clue) for one in arrivals if one.origin == arrival.origin}
    return arrival.origin if len(same) == 1 else arrival.label


# -- what the teacher decided ---------------------------------------------------------------------------------


def decided(assign: Sequence[str], arrivals: Sequence[Arrival], registry: Registry) -> dict[int, Claim]:
    """The files that the command line gives to somebody, by their place among the arrivals."""
    found: dict[int, Claim] = {}
    for text in assign:
        token, equals, who = text.rpartition("=")
        if not (equals and token.strip() and who.strip()):
            raise UsageError(_("--assign {text!r}: write FILE=STUDENT").format(text=text))
        places = _named(token, arrivals)
        named = [one for one in who.split(",") if one.strip()]
        if not named:
            raise UsageError(_("--assign {text!r}: write FILE=STUDENT").format(text=text))
        students = tuple(dict.fromkeys(student_named(one, registry) for one in named))
        group = token if len(students) > 1 else ""
        if group:
            group = next(iter(arrivals[places[0]].clue.names), token)
            _enter_group(students, group, registry)
        for place in places:
            found[place] = Claim(arrivals[place], students, DECIDED, group)
    return found


def _named(token: str, arrivals: Sequence[Arrival]) -> list[int]:
    """The arrivals that a token means: one file, or all that one folder of a platform holds."""
    wanted = unicodedata.normalize("NFC", token.strip()).strip("/")
    ways: tuple[Callable[[Arrival], bool], ...] = (
        lambda one: wanted == one.label,
        lambda one: wanted == one.origin,
        lambda one: wanted == one.entry.name or one.label.endswith(f"/{wanted}"),
        lambda one: one.clue.sure and wanted in one.clue.names[:1],
    )
    for way in ways:
        places = [place for place, one in enumerate(arrivals) if way(one)]
        if places:
            break
    else:
        raise UsageError(_("--assign: {file!r} is not among the files given").format(file=token))
    if len({(arrivals[place].source, arrivals[place].origin, arrivals[place].clue) for place in places}) > 1:
        labels = ", ".join(arrivals[place].label for place in places[:4])
        raise UsageError(
            _("--assign: {file!r} names several files; write one of: {labels}").format(
                file=token, labels=labels
            )
        )
    return places


def named_people(matcher: Matcher, text: str) -> tuple[Person, ...]:
    """Those whom a person may mean by this: an id, a number, a login, an address, a name, or a part of one."""
    whole = matcher.find(Clue((text,), login=text, sure=True)).people
    return whole or matcher.find(Clue((text,), login=text)).people


def student_named(text: str, registry: Registry) -> str:
    """The id of the student that the command line names, by id, number, login, address or name."""
    text = text.strip()
    found = named_people(registry.matcher, text)
    if len(found) == 1:
        return found[0].id
    if found:
        ids = ", ".join(one.id for one in found)
        raise UsageError(
            _("{name!r} is the name of several students; write one of: {ids}").format(name=text, ids=ids)
        )
    if registry.closed:
        raise UsageError(
            _("{name!r} is not in the class list; write the id or the name of a student who is").format(
                name=text
            )
        )
    return registry.add(text)


def _enter_group(students: Sequence[str], group: str, registry: Registry) -> None:
    for person in registry.identities.people:
        if person.id in students:
            registry.identities = registry.identities.with_person(replace(person, group=group))


# -- everything else ------------------------------------------------------------------------------------------


def settle(
    arrivals: Sequence[Arrival], assign: Sequence[str], registry: Registry, own: frozenset[str] = frozenset()
) -> tuple[list[Claim], list[Doubt]]:
    """Each file given to its owners, or in doubt; `own`: sources whose folders are already our ids."""
    claims = decided(assign, arrivals, registry)
    doubts: dict[int, Doubt] = {}
    for place, arrival in enumerate(arrivals):
        if place in claims:
            continue
        settled = _settled(arrival, arrivals, registry, arrival.source in own)
        if isinstance(settled, Claim):
            claims[place] = settled
        elif settled:
            doubts[place] = settled
    _part_namesakes(claims, doubts, arrivals)
    _eliminate(claims, doubts)
    return [claims[place] for place in sorted(claims)], [doubts[place] for place in sorted(doubts)]


def _settled(
    arrival: Arrival, arrivals: Sequence[Arrival], registry: Registry, own: bool
) -> Claim | Doubt | None:
    """What can be said of one file; None for a file that is no copy and nobody's."""
    match = registry.find(arrival)
    if len(match.people) == 1:
        if not registry.closed and match.how == "name" and registry.is_namesake(arrival, match.people[0].id):
            return Claim(arrival, (registry.newcomer(arrival, own),), NEW)
        return Claim(arrival, (match.people[0].id,), match.how)
    token = token_of(arrival, arrivals)
    if match.people:
        return (
            Doubt(arrival, token, match.people, N_("several students bear this name"))
            if arrival.is_copy
            else None
        )
    members = registry.members(arrival)
    if members:
        return Claim(arrival, members, "", next(iter(arrival.clue.names)))
    if not arrival.is_copy and arrival.layout == "files":
        return None
    if names_group(arrival.clue) and not within_group(arrival.clue):
        return Doubt(
            arrival,
            token,
            (),
            N_("a group whose members are not known: name them, or give a class list with a column Group"),
            group=True,
        )
    if registry.closed and not (arrival.clue.sure and not arrival.clue.names):
        near = registry.matcher.near(arrival.clue)
        return Doubt(arrival, token, near, N_("nobody of this name in the class list"))
    return Claim(arrival, (registry.newcomer(arrival, own),), NEW)


def _part_namesakes(claims: dict[int, Claim], doubts: dict[int, Doubt], arrivals: Sequence[Arrival]) -> None:
    """Two accounts of one platform found by the same name are two people, of whom the list names one."""
    held: dict[tuple[str, str, str], set[str]] = defaultdict(set)
    by_name = {
        place: claim
        for place, claim in claims.items()
        if claim.how == "name" and claim.arrival.layout in ACCOUNTS
    }
    for claim in by_name.values():
        account = account_of(claim.arrival)
        held[(*account[:2], claim.students[0])].add(account[2])
    for place, claim in by_name.items():
        if len(held[(*account_of(claim.arrival)[:2], claim.students[0])]) > 1:
            del claims[place]
            token = token_of(claim.arrival, arrivals)
            doubts[place] = Doubt(claim.arrival, token, (), N_("two accounts bear the name of one student"))


def _eliminate(claims: dict[int, Claim], doubts: dict[int, Doubt]) -> None:
    """Of homonyms, the only one without a file has the only file without an owner."""
    for place, doubt in list(doubts.items()):
        rivals = {account_of(one.arrival) for one in doubts.values() if set(one.people) & set(doubt.people)}
        taken = {
            student for one in claims.values() for student in one.students
            if one.arrival.source == doubt.arrival.source and account_of(one.arrival) != account_of(doubt.arrival)
        }  # fmt: skip
        left = [person for person in doubt.people if person.id not in taken]
        if doubt.arrival.clue.sure and len(left) == 1 and len(rivals) == 1 and len(left) < len(doubt.people):
            claims[place] = Claim(doubt.arrival, (left[0].id,), LEFT)
    for place in claims:
        doubts.pop(place, None)
