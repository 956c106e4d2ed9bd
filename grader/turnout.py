"""Who handed in and who did not: a row a student, and what the record keeps of each."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from grader.choice import NOT_A_COPY, UNREADABLE, Candidate, Choice, left_aside
from grader.claims import Claim, Doubt, Registry, account_of
from grader.layouts import Arrival
from grader.messages import N_, _, enumerated
from grader.names import words
from grader.placing import Placed
from grader.record import Handed, Record, Standing
from grader.roster import Listed
from grader.tongue import N_tr

REASONS = {
    "missing": N_tr("aucune copie n'a été rendue"),
    "absent": N_tr("absence notée par l'enseignant"),
    "excused": N_tr("dispense notée par l'enseignant"),
    "to_review": N_tr("une décision de l'enseignant est attendue"),
    "unreadable": N_tr("le fichier rendu n'a pas pu être lu"),
}
DOUBTFUL = N_tr("une copie qui est peut-être la tienne attend une décision de l'enseignant")
LOST = N_tr("la plateforme dit qu'une copie a été rendue, mais elle n'est pas parmi les fichiers reçus")
_DOUBTFUL_CONTENT = {
    NOT_A_COPY: N_("no notebook among what was handed in"),
    UNREADABLE: N_("cannot be read"),
}
UNOPENED = N_tr("le carnet n'a jamais été ouvert : il ne contient qu'une cellule vide")
_WAITING = {
    DOUBTFUL: N_("a file may be theirs: see the question below"),
    LOST: N_("the worksheet says that a copy was handed in; it is not among the files"),
}


@dataclass(frozen=True)
class Row:
    """One student of the table."""

    student: str
    name: str
    handed: Handed
    file: str = ""
    why: tuple[str, ...] = ()
    placed: Placed | None = None
    late_s: int = 0


@dataclass(frozen=True)
class Turnout:
    """What is known of a class when its copies are in place."""

    registry: Registry
    before: Record
    lines: Mapping[str, Listed]
    refused: frozenset[str] = frozenset()  # those of whom a file could not be opened

    def rows(
        self,
        choices: Mapping[str, tuple[Choice, Claim | None]],
        placed: Mapping[str, Placed],
        doubts: Sequence[Doubt],
        stated: Mapping[str, str],
    ) -> list[Row]:
        wanted = {person.id for doubt in doubts for person in doubt.people}
        people = sorted(
            self.registry.identities.people,
            key=lambda one: (words(one.last or one.name), words(one.first), one.id),
        )
        rows = []
        for person in people:
            who = person.id
            if who in choices:
                row = self._with_copy(who, person.name, *choices[who], placed.get(who))
            elif person.listed or who in self.before.students or who in stated or who in self.refused:
                handed = self._without_copy(who, who in wanted)
                row = Row(
                    who, person.name, handed, why=tuple(filter(None, (_WAITING.get(handed.reason, ""),)))
                )
            else:
                continue
            rows.append(_stated(row, stated[who]) if who in stated else row)
        return rows

    def _with_copy(
        self, who: str, name: str, choice: Choice, claim: Claim | None, placed: Placed | None
    ) -> Row:
        kept, line, before = choice.kept, self.lines.get(who), self.before.students.get(who)
        if claim is None and before:  # it lies there since an earlier time
            late = line.late_s if line and line.late_s is not None else before.told_late_s
            participant = (line.participant if line else "") or before.participant
            due = (line.due if line else None) or before.due
            handed = replace(before, told_late_s=late, participant=participant, due=due)
            if not before.sha256:
                handed = replace(handed, state="submitted", sha256=kept.sha256, reason="")
            return Row(who, name, handed, "", (N_("collected before"),), "same")
        told = (line.late_s if line else None) or (1 if kept.arrival.late else None)
        handed = Handed(
            "missing" if unopened(kept) else "submitted",
            kept.time,
            kept.time_from,
            told,
            claim.group if claim else "",
            self._participant(who, kept.arrival),
            kept.arrival.layout,
            "" if unopened(kept) else kept.sha256,
            UNOPENED if unopened(kept) else "",
            (line.due if line else None) or (before.due if before else None),
        )
        said = before and (before.sha256 or before.state in ("absent", "excused"))
        if before and said and before.sha256 == handed.sha256:  # the same copy: what was said of it holds
            handed = replace(handed, state=before.state, reason=before.reason)
        why = tuple(filter(None, (
            claim.how if claim else "", choice.why, left_aside(choice), kept.arrival.state,
            _DOUBTFUL_CONTENT.get(kept.answers, ""),
            N_("the worksheet says that nothing was handed in") if line and line.handed_in is False else "",
            N_("never opened") if unopened(kept) else "",
        )))  # fmt: skip
        return Row(who, name, handed, kept.arrival.inside, why, placed)

    def _participant(self, who: str, arrival: Arrival) -> str:
        line, before = self.lines.get(who), self.before.students.get(who)
        known = line.participant if line and line.participant else ""
        group = arrival.clue.participant if not known and len(self._sharing(arrival)) == 1 else ""
        return known or group or (before.participant if before else "")

    def _sharing(self, arrival: Arrival) -> tuple[str, ...]:
        return self.registry.members(arrival) or ("",)

    def _without_copy(self, who: str, doubtful: bool) -> Handed:
        """Why a student of the class has no copy."""
        line, before = self.lines.get(who), self.before.students.get(who)
        participant = (line.participant if line else "") or (before.participant if before else "")
        state = (line.state if line else None) or _said(before)
        if doubtful:
            return Handed("to_review", participant=participant, reason=DOUBTFUL)
        if who in self.refused and state in (None, "missing"):
            state = "unreadable"
        if state and state != "missing":
            return Handed(state, participant=participant, reason=REASONS[state])  # type: ignore[arg-type]
        if line and line.handed_in:
            return Handed("to_review", line.time, "sheet", line.late_s, participant=participant, reason=LOST)
        return Handed("missing", participant=participant, reason=REASONS["missing"])


def _said(before: Handed | None) -> Standing | None:
    """What the teacher said of a student the last time; what only followed from the files is found out anew."""
    by_hand = before and (before.state in ("absent", "excused") or before.reason in REASONS.values())
    return before.state if before and by_hand else None


def _stated(row: Row, state: str) -> Row:
    """The row with what the teacher says; NRD for somebody who has a copy takes back what was said before."""
    if state == "missing" and row.handed.sha256:
        return replace(row, handed=replace(row.handed, state="submitted", reason=""))
    return replace(row, handed=replace(row.handed, state=state, reason=REASONS[state]))  # type: ignore[arg-type]


def unopened(kept: Candidate) -> bool:
    """Whether Capytale made this copy for a student who never came."""
    return kept.blank and kept.arrival.layout == "capytale"


def ownerless(
    found: Sequence[Arrival], taken: Iterable[Arrival], known: Iterable[str]
) -> list[tuple[str, str]]:
    """For each source, the files that are no copies and bear nobody's name; those beside a copy, or `known`, go unsaid."""
    owned, expected = {account_of(one) for one in taken}, frozenset(known)
    names = defaultdict(list)
    for one in found:
        name = one.entry.name
        if not (one.is_copy or account_of(one) in owned or name in expected or name.startswith(".")):
            names[one.source].append(one.entry.name)
    why = _("neither notebook nor script, and named after nobody (--assign says whose it is): {files}")
    return [(source, why.format(files=enumerated(files))) for source, files in names.items()]
