"""What `bareme collect` shows: what was understood, who handed in what, who is missing, what a person must decide."""

from __future__ import annotations

import datetime as dt
import shlex
from collections import Counter
from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from grader.claims import Doubt
from grader.collection import Order, Outcome
from grader.console import STATES
from grader.dates import told
from grader.deadline import named_zone
from grader.identity import Identities, Person
from grader.messages import N_, _, about, joined, language, plural
from grader.names import key
from grader.reports.text import visible
from grader.sentences import CODES
from grader.sources import shown
from grader.tongue import speaking
from grader.turnout import Row

LAYOUTS = {
    "moodle": "Moodle",
    "capytale": "Capytale",
    "nbgrader": "nbgrader",
    "canvas": "Canvas",
    "files": N_("files and folders"),
    "": N_("nothing to collect"),
}
PLACED = {
    "new": "",
    "same": N_("unchanged"),
    "replaced": N_("replaces an earlier copy, which is kept"),
    "edited": N_("changed by hand since; left as it is"),
}
TIMES = {
    "sheet": N_("worksheet"), "platform": N_("platform"), "archive": N_("archive"), "file": N_("file"), "": "",
}  # fmt: skip


def show(console: Console, outcome: Outcome, order: Order, assignment: str, zone: str) -> None:
    """Everything, in the order in which it is read."""
    for name, layout, count in outcome.sources:
        files = plural("{count} file", "{count} files", count)
        console.print(about(visible(name), f"{_(LAYOUTS[layout])}, {files}"), markup=False, soft_wrap=True)
    if outcome.rows:
        console.print(table(outcome.rows, named_zone(zone), outcome.identities))
    for place, why in outcome.remarks:
        console.print(Text("⚠ ", style="yellow") + Text(about(visible(place), why)), soft_wrap=True)
    for line in questions(outcome.doubts, order, assignment):
        console.print(line, soft_wrap=True)
    console.print(summary(outcome), markup=False, soft_wrap=True)


def table(rows: Sequence[Row], zone: dt.tzinfo, identities: Identities) -> Table:
    """A line a student; what tells homonyms apart stands after their names."""
    bearers = Counter(key(row.name) for row in rows)
    made = Table(title=None, box=None, pad_edge=False)
    for title in (_("student"), _("id"), _("state"), _("time"), _("file"), _("why")):
        made.add_column(title, overflow="fold")
    for row in rows:
        made.add_row(
            _name(row, bearers[key(row.name)] > 1, identities),
            row.student,
            _state(row),
            _time(row, zone),
            visible(row.file),
            _why(row),
        )
    return made


def _name(row: Row, shared: bool, identities: Identities) -> str:
    person = identities.get(row.student) if shared else None
    return visible(f"{row.name} ({_particulars(person)})" if person and _particulars(person) else row.name)


def _particulars(person: Person) -> str:
    """What is this person's, and not that of another of the same name."""
    return ", ".join(part for part in (person.section, person.email, person.number) if part)


def _state(row: Row) -> Text:
    state = row.handed.state
    if state != "submitted":
        code = CODES[state]
        return Text(f"{code} {_(STATES[state])}", style="yellow")
    return Text(_("late") if row.late_s else _("handed in"), style="yellow" if row.late_s else "green")


def _time(row: Row, zone: dt.tzinfo) -> str:
    when = row.handed.time
    if when is None:
        return ""
    source = _(TIMES.get(row.handed.time_from, "")) if row.handed.time_from else ""
    with speaking(language()):  # for the teacher here
        late = f" (+{told(row.late_s)})" if row.late_s else ""
    return f"{when.astimezone(zone):%d/%m %H:%M}{late} {source}".strip()


def _why(row: Row) -> str:
    parts = [_(one) for one in row.why if one]
    if row.handed.group:
        parts.append(about(_("group"), visible(row.handed.group)))
    if row.placed:
        parts.append(_(PLACED[row.placed]) if PLACED[row.placed] else "")
    return joined(part for part in parts if part)


def questions(doubts: Sequence[Doubt], order: Order, assignment: str) -> Iterator[Text]:
    """Each file that a person must give to somebody, with the commands that do."""
    seen = set()
    for doubt in doubts:
        if doubt.token in seen:
            continue
        seen.add(doubt.token)
        yield Text("? ", style="yellow bold") + Text(about(visible(doubt.token), _(doubt.reason)))
        for person in doubt.people:
            about_them = ", ".join(part for part in (person.name, _particulars(person)) if part)
            yield Text(f"  {command(order, assignment, doubt, person.id)}  # {visible(about_them)}")
        if not doubt.people:
            who = _("NAME,NAME") if doubt.group else _("NAME")
            yield Text(f"  {command(order, assignment, doubt, who)}")


def command(order: Order, assignment: str, doubt: Doubt, who: str) -> str:
    """The command line that gives a file to somebody; the class and the deadline are known by now."""
    mine = [path for path in order.paths if shown(path.name) == doubt.arrival.source]
    words = ["bareme", "collect", assignment, *map(str, mine if len(mine) == 1 else order.paths)]
    for option, text in (("--sheet", str(order.sheet or "")), ("--timezone", order.timezone)):
        words += [option, text] if text else []
    words += ["--keep-ids"] if order.keep_ids else []
    for option, texts in (("--assign", order.assign), ("--state", order.state)):
        for text in texts:
            words += [option, text]
    return shlex.join([*words, "--assign", f"{doubt.token}={who}"])


def summary(outcome: Outcome) -> str:
    """How many copies, how many without, how many to decide."""
    counts = Counter(row.handed.state for row in outcome.rows)
    parts = [plural("{count} copy", "{count} copies", counts["submitted"])]
    for state, count in sorted(counts.items()):
        if state != "submitted":
            parts.append(about(f"{_(STATES[state])} ({CODES[state]})", str(count)))
    late = sum(row.late_s > 0 for row in outcome.rows)
    parts += [about(_("late"), str(late))] if late else []
    waiting = len({doubt.token for doubt in outcome.doubts})
    parts += [plural("{count} file to decide", "{count} files to decide", waiting)] if waiting else []
    return joined(parts)
