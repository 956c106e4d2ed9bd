"""A class collected: lists and files in, one copy a student in submitted/ and a record out."""

from __future__ import annotations

import datetime as dt
import os
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

from grader.archive import Entry
from grader.assignment import Assignment
from grader.choice import Candidate, Choice, choose, examine
from grader.claims import ACCOUNTS, Claim, Doubt, Registry, settle, student_named
from grader.deadline import deadline, named_zone
from grader.errors import ArchiveError, UsageError
from grader.identity import Identities, enrol, read_identities, write_identities
from grader.layouts import Arrival, arrivals
from grader.matching import names_group, within_group
from grader.messages import _
from grader.names import words
from grader.placing import IN_PLACE, Place, Placed, content_of
from grader.record import Record, read_record, write_record
from grader.roster import STATE_WORDS, Listed, read_list
from grader.sources import Source, open_sources
from grader.turnout import Row, Turnout, ownerless, unopened


@dataclass(frozen=True)
class Order:
    """What `bareme collect` was asked."""

    paths: tuple[Path, ...]
    roster: Path | None = None
    sheet: Path | None = None
    assign: tuple[str, ...] = ()
    state: tuple[str, ...] = ()
    deadline: str = ""
    timezone: str = ""
    keep_ids: bool = False


@dataclass(frozen=True)
class Outcome:
    """What came of it: a row a student, the files in doubt, and what else the teacher should know."""

    rows: tuple[Row, ...]
    doubts: tuple[Doubt, ...]
    remarks: tuple[tuple[str, str], ...]
    sources: tuple[tuple[str, str, int], ...]  # name, layout, files
    record: Record
    identities: Identities


def collect(root: Path, assignment: Assignment, order: Order) -> Outcome:
    """Collect; everything that can be refused is, before anything is written."""
    return _Collection(root, assignment, order).run()


@dataclass
class _Collection:
    root: Path
    assignment: Assignment
    order: Order
    remarks: list[tuple[str, str]] = field(default_factory=list)
    lines: dict[str, Listed] = field(default_factory=dict)  # what the lists say of each student's copy

    def __post_init__(self) -> None:
        name = self.assignment.name
        self.zone_name = self.order.timezone or self.assignment.lateness.zone
        self.zone = named_zone(self.zone_name)
        self.before = read_record(self.root, name) or Record(name)
        due = deadline(self.order.deadline, self.zone_name) if self.order.deadline else self.before.due
        self.record = replace(self.before, due=due)
        self.registry = self._registry()

    def run(self) -> Outcome:
        with open_sources(self.order.paths, lambda place, why: self.remarks.append((place, why))) as sources:
            found = [one for source in sources for one in arrivals(source, self.assignment.name, self.zone)]
            own = self._own(sources)
            claims, doubts = settle(found, self.order.assign, self.registry, own)
            stated = self._stated()
            choices = self._choices([one for one in claims if not self._in_place(one, own)])
            refused = self._refused()
            placed = self._place(choices)
        lists = [path.name for path in (self.order.roster, self.order.sheet) if path]
        taken = [*(one.arrival for one in claims), *(one.arrival for one in doubts)]
        self.remarks += ownerless(found, taken, [*self.assignment.data, *lists])
        turnout = Turnout(self.registry, self.before, self.lines, refused)
        rows = turnout.rows(choices, placed, doubts, stated)
        self.record = replace(self.record, students={row.student: row.handed for row in rows})
        write_record(self.root, self.record)
        self._tell_lateness()
        kinds = [(source.name, _layout(source, found), len(source.entries)) for source in sources]
        late = self.assignment.lateness
        told = [replace(row, late_s=self.record.late_s(row.student, late)) for row in rows]
        return Outcome(
            tuple(told),
            tuple(doubts),
            tuple(self.remarks),
            tuple(kinds),
            self.record,
            self.registry.identities,
        )

    def _tell_lateness(self) -> None:
        """Lateness that only the platform knows of: what deadline it seems to have."""
        if self.record.deadline(self.assignment.lateness) is not None:
            return
        late = [
            one.time - dt.timedelta(seconds=one.told_late_s)
            for one in self.record.students.values()
            if one.time and one.told_late_s is not None and one.told_late_s >= 60
        ]
        if late:
            date = max(late).astimezone(self.zone).strftime("%Y-%m-%dT%H:%M")
            what = _(
                "late by the platform's own count; to take points off, give the deadline, such as --deadline {date}"
            )
            sheet = self.order.sheet.name if self.order.sheet else _("worksheet")  # one given earlier
            self.remarks.append((sheet, what.format(date=date)))

    # -- who ----------------------------------------------------------------------------------------------

    def _registry(self) -> Registry:
        """Everybody known, after the lists given were read."""
        identities = read_identities(self.root)
        participants = {one.participant: who for who, one in self.before.students.items() if one.participant}
        in_class = identities.closed
        for path in (self.order.roster, self.order.sheet):
            if path is None:
                continue
            enrolment = enrol(identities, read_list(path, self.zone), self.order.keep_ids)
            identities = enrolment.identities
            for line, who in enrolment.lines:
                self.lines[who] = _merged(self.lines.get(who), line)
                participants.update({one: who for one in line.marks() if one})
            if in_class and enrolment.new and path == self.order.sheet:
                names = ", ".join(person.name for who in enrolment.new if (person := identities.get(who)))
                self.remarks.append(
                    (path.name, _("not in the class list, added to it: {names}").format(names=names))
                )
            in_class = True
        noise = frozenset({*words(self.assignment.name), *words(self.assignment.title)})
        return Registry(
            self.assignment.name,
            identities,
            self.before,
            participants,
            identities.closed,
            self.order.keep_ids,
            noise,
        )

    def _stated(self) -> dict[str, str]:
        """The states that the command line gives."""
        found: dict[str, str] = {}
        for text in self.order.state:
            who, equals, word = text.rpartition("=")
            state = STATE_WORDS.get(" ".join(words(word)))
            if not (equals and who.strip()) or state is None:
                raise UsageError(
                    _("--state {text!r}: write STUDENT=ABS, DISP, NRD, ILL or ATT").format(text=text)
                )
            found[student_named(who, self.registry)] = state
        return found

    def _own(self, sources: Sequence[Source]) -> frozenset[str]:
        """Those of the sources that are this course's own submitted/, whose folders are ids already."""
        mine = (self.root / "submitted").resolve()
        real = {one.name: Path(os.path.realpath(one.path)) for one in sources}
        return frozenset(name for name, path in real.items() if mine in (path, *path.parents))

    def _in_place(self, claim: Claim, own: frozenset[str]) -> bool:
        """Whether a file of our own submitted/ is known already."""
        return claim.arrival.source in own and set(claim.students) <= set(self.before.students)

    def _refused(self) -> frozenset[str]:
        """Those who handed in something that no one can open, as far as their platform's folder says whose it is."""
        found = set[str]()
        for place, _why in self.remarks:
            path = tuple(place.split("/"))
            source = Source(Path(), path[0], (Entry(path, None, bytes),))
            for one in arrivals(source, self.assignment.name, self.zone):
                if one.layout != "files":
                    found |= self._owners(one)
        return frozenset(found)

    def _owners(self, arrival: Arrival) -> set[str]:
        """Whose a platform's folder is; nobody in doubt."""
        people = self.registry.find(arrival).people
        members = {people[0].id} if len(people) == 1 else set(self.registry.members(arrival))
        alone = within_group(arrival.clue) or not names_group(arrival.clue)
        if people or members or not alone or self.registry.closed or arrival.layout not in ACCOUNTS:
            return members
        return {self.registry.newcomer(arrival, False)}

    # -- which file ---------------------------------------------------------------------------------------

    def _choices(self, claims: Sequence[Claim]) -> dict[str, tuple[Choice, Claim | None]]:
        """The copy of each student who has one, and how it was found to be theirs."""
        examined = self._examined(claims)
        mine: dict[str, list[tuple[Candidate, Claim | None]]] = defaultdict(list)
        for candidate, claim in examined:
            for who in claim.students:
                mine[who].append((candidate, claim))
        for who in [person.id for person in self.registry.identities.people]:
            arrival = Place(self.root, self.assignment.name, who).arrival(self.before.students.get(who))
            if arrival:
                mine[who].append((examine(arrival, self.assignment, -1), None))
        return {who: self._choice(who, found) for who, found in mine.items()}

    def _examined(self, claims: Sequence[Claim]) -> list[tuple[Candidate, Claim]]:
        found = []
        for order, claim in enumerate(claims):
            if not claim.arrival.is_copy and claim.arrival.entry.name in self.assignment.data:
                continue
            try:
                found.append((examine(claim.arrival, self.assignment, order), claim))
            except ArchiveError as error:
                self.remarks.append((claim.arrival.label, str(error)))
        return found

    def _choice(
        self, who: str, found: Sequence[tuple[Candidate, Claim | None]]
    ) -> tuple[Choice, Claim | None]:
        candidates = self._dated(who, [one for one, _claim in found])
        choice = choose(candidates, partial(self._is_late, who), self.assignment.name)
        claim = next((claim for one, claim in found if one.arrival is choice.kept.arrival), None)
        return choice, claim

    def _dated(self, who: str, candidates: Sequence[Candidate]) -> list[Candidate]:
        """The candidates, the latest of which came when the worksheet says, or said when it was last given."""
        line, before = self.lines.get(who), self.before.students.get(who)
        if (line is None or line.time is None) and before and before.time_from == "sheet":
            return [
                replace(one, time=before.time, time_from="sheet")
                if one.sha256 == before.sha256 and one.time_from != "platform"
                else one
                for one in candidates
            ]
        dates = [one.time for one in candidates if one.time and one.arrival.source != IN_PLACE]
        if line is None or line.time is None or not dates:
            return list(candidates)
        latest = max(dates)
        return [
            replace(one, time=line.time, time_from="sheet")
            if one.time == latest and one.time_from != "platform" and one.arrival.source != IN_PLACE
            else one
            for one in candidates
        ]

    def _is_late(self, who: str, when: dt.datetime) -> bool:
        line, due = self.lines.get(who), self.record.deadline_of(who, self.assignment.lateness)
        if due and line and line.due:
            due = max(due, line.due)
        return bool(due and self.assignment.lateness.late_s(when, due))

    # -- what is written ----------------------------------------------------------------------------------

    def _place(self, choices: Mapping[str, tuple[Choice, Claim | None]]) -> dict[str, Placed]:
        """Lay the copies in submitted/; the names come first, so that no folder is ever nobody's."""
        for who, (choice, _claim) in choices.items():
            person = self.registry.identities.get(who)
            if person and choice.kept.arrival.source != IN_PLACE:
                origins = {**person.origins, self.assignment.name: choice.kept.arrival.origin}
                self.registry.identities = self.registry.identities.with_person(
                    replace(person, origins=origins)
                )
        write_identities(self.root, self.registry.identities)
        placed: dict[str, Placed] = {}
        for who, (choice, _claim) in choices.items():
            kept, place = choice.kept, Place(self.root, self.assignment.name, who)
            if not unopened(kept):
                before = self.before.students.get(who)
                companions = kept.arrival.companions
                placed[who] = place.put(content_of(kept.arrival), before, kept.time, companions)
        return placed


def _merged(known: Listed | None, line: Listed) -> Listed:
    """What two lists say of the same copy; the second completes the first."""
    if known is None:
        return line
    fresh = {
        name: getattr(line, name)
        for name in ("state", "handed_in", "time", "late_s", "due")
        if getattr(line, name) is not None
    }
    return replace(known, participant=line.participant or known.participant, **fresh)


def _layout(source: Source, found: Sequence[Arrival]) -> str:
    """How a source is laid out, as its files show."""
    kinds = [one.layout for one in found if one.source == source.name]
    return max(set(kinds), key=kinds.count) if kinds else ""
