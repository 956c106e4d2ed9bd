"""When copies are due, and what lateness takes off: one rule, whether nbgrader applies it or we do."""

from __future__ import annotations

import datetime as dt
import math
from dataclasses import dataclass
from decimal import Decimal
from typing import Literal, cast, get_args

from grader.dates import USUAL_ZONE, has_clock, moment, zone_named
from grader.errors import UsageError
from grader.messages import _
from grader.scheme import rounded
from grader.table import Table

Per = Literal["once", "hour", "day"]
_SECONDS: dict[Per, float] = {"once": math.inf, "hour": 3600, "day": 86400}


@dataclass(frozen=True)
class Lateness:
    """What `[deadline]` of bareme.toml says; `penalty` and `cap` are points of the assignment."""

    at: str = ""
    zone: str = USUAL_ZONE
    tolerance_min: Decimal = Decimal(0)
    penalty: Decimal = Decimal(0)
    per: Per = "day"
    cap: Decimal | None = None

    def late_s(self, handed_in: dt.datetime, due: dt.datetime) -> int:
        """Seconds after the deadline; 0 within the tolerance."""
        late = (handed_in - due).total_seconds()
        return int(late) if late > self.tolerance_min * 60 else 0

    def taken(self, late_s: float, points: Decimal) -> Decimal:
        """What a copy of so many points loses: each unit of time begun costs the penalty, up to the cap."""
        if late_s <= self.tolerance_min * 60 or late_s <= 0:
            return Decimal(0)
        units = 1 if self.per == "once" else math.ceil(late_s / _SECONDS[self.per])
        lost = self.penalty * units
        return rounded(min(lost, points, lost if self.cap is None else self.cap))

    def due(self, text: str = "", zone: str = "") -> dt.datetime | None:
        """The deadline in UTC: this one, or else that of bareme.toml; None when there is none."""
        wanted = text or self.at
        return deadline(wanted, zone or self.zone) if wanted else None


def lateness(table: Table) -> Lateness:
    """The table `[deadline]`, checked."""
    table.allow("at", "zone", "tolerance_min", "penalty", "per", "cap")
    usual = Lateness()
    zone = table.text("zone", usual.zone)
    if zone_named(zone) is None:
        raise table.fault("zone", _("{zone!r} is not a time zone; write Europe/Paris"), zone=zone)
    return Lateness(
        dated(table, "at"),
        zone,
        table.positive("tolerance_min") if table.get("tolerance_min", 0) else usual.tolerance_min,
        table.positive("penalty") if table.get("penalty", 0) else usual.penalty,
        cast(Per, table.choice("per", get_args(Per), usual.per)),
        table.positive("cap") if "cap" in table.data else None,
    )


def dated(table: Table, key: str) -> str:
    """A date, as TOML has them or between quotes; empty when the key is not there."""
    at = table.get(key, "")
    at = at.isoformat() if isinstance(at, dt.datetime | dt.date) else table.text(key, "")
    if at and moment(at, dt.UTC) is None:
        raise table.fault(key, _("{at!r} is not a date; write 2027-03-12 18:00"), at=at)
    return at


def deadline(text: str, zone_name: str) -> dt.datetime:
    """A deadline in UTC; an hour that comes twice is the later one, a day alone lasts until its end."""
    zone = named_zone(zone_name)
    found = moment(text, zone, late=True)
    if found is None or not 1970 <= found.year <= 2999:
        raise UsageError(
            _("{text!r} is not a date; write 2027-03-12T18:00, in quotes if it has a space").format(text=text)
        )
    return found if has_clock(text) else (found.astimezone(zone) + dt.timedelta(days=1)).astimezone(dt.UTC)


def named_zone(name: str) -> dt.tzinfo:
    """The zone of this name; UsageError when there is none."""
    zone = zone_named(name)
    if zone is None:
        raise UsageError(_("{zone!r} is not a time zone; write Europe/Paris").format(zone=name))
    return zone
