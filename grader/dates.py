"""Dates and durations as learning platforms write them, in French and in English."""

from __future__ import annotations

import datetime as dt
import re
from zoneinfo import ZoneInfo

from grader.names import words
from grader.tongue import tr, tr_plural

USUAL_ZONE = "Europe/Paris"

_MONTHS = {
    name: number
    for number, names in enumerate(
        (
            "janvier janv january jan", "fevrier fevr february feb", "mars march mar", "avril avr april apr",
            "mai may", "juin june jun", "juillet juil july jul", "aout august aug", "septembre sept september sep",
            "octobre october oct", "novembre november nov", "decembre december dec",
        ),
        start=1,
    )
    for name in names.split()
}  # fmt: skip
_UNITS = {
    "s": 1, "sec": 1, "secs": 1, "second": 1, "seconds": 1, "seconde": 1, "secondes": 1,
    "min": 60, "mins": 60, "minute": 60, "minutes": 60,
    "h": 3600, "heure": 3600, "heures": 3600, "hour": 3600, "hours": 3600,
    "j": 86400, "jour": 86400, "jours": 86400, "day": 86400, "days": 86400,
    "semaine": 604800, "semaines": 604800, "week": 604800, "weeks": 604800,
}  # fmt: skip
_CLOCK = re.compile(
    r"(?<!\d)(\d{1,2})\s*(?::|[hH](?:eures?)?(?![a-zA-Z]))\s*(\d{2})?(?::(\d{2}))?\s*(?:([aApP])\.?[mM]\.?)?"
)
_HOUR_ALONE = re.compile(r"\dT\d|\d{4}-?\d\d-?\d\d\s+\d")  # `2025-03-07 18`, as Python reads it too
_DAY_FIRST = re.compile(r"\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b")


def zone_named(name: str) -> dt.tzinfo | None:
    """The zone of this name or distance from UTC (`+0100`); None when there is none."""
    try:
        if re.fullmatch(r"[+-]\d\d:?\d\d", name):
            return dt.datetime.strptime(name, "%z").tzinfo
        return dt.UTC if name.upper() in ("UTC", "Z", "GMT") else ZoneInfo(name)
    except (ValueError, KeyError, OSError):
        return None


def moment(text: str, zone: dt.tzinfo, late: bool = False) -> dt.datetime | None:
    """The moment, in UTC; an hour that clocks skip or repeat has two readings: the earlier, or the later if `late`."""
    text = " ".join(text.split())
    try:
        found = _iso(text) or _written_out(text)
        if found is None:
            return None
        there = found.tzinfo or zone
        readings = [found.replace(tzinfo=there, fold=fold).astimezone(dt.UTC) for fold in (0, 1)]
        return max(readings) if late else min(readings)
    except (ValueError, OverflowError):
        return None


def has_clock(text: str) -> bool:
    """Whether the text names an hour, and not a day alone."""
    return bool(_CLOCK.search(text) or _HOUR_ALONE.search(text))


def _iso(text: str) -> dt.datetime | None:
    """`2025-03-07T17:02:00Z`, `2025-03-07 17:02:11.123456 UTC`, `2025-03-07 18:00 Europe/Paris`."""
    stamp, _space, place = text.rpartition(" ")
    zone = zone_named(place) if stamp and not place[:1].isdigit() else None
    try:
        found = dt.datetime.fromisoformat(stamp if zone else text)
    except ValueError:
        return None
    return found.replace(tzinfo=zone) if zone and found.tzinfo is None else found


def _written_out(text: str) -> dt.datetime | None:
    """`vendredi 7 mars 2025, 18:02`, `Friday, 7 March 2025, 6:02 PM`, `07/03/2025 18:02`."""
    clock = _CLOCK.search(text)
    day = _day(text[: clock.start()] if clock else text)
    if day is None:
        return None
    if clock is None:
        return dt.datetime.combine(day, dt.time())
    hour, minute, second = (int(part or 0) for part in clock.group(1, 2, 3))
    if clock[4]:
        hour = hour % 12 + (12 if clock[4] in "pP" else 0)
    return dt.datetime.combine(day, dt.time(hour, minute, second))


def _day(text: str) -> dt.date | None:
    figures = _DAY_FIRST.search(text)
    if figures:
        day, month, year = map(int, figures.groups())
        return dt.date(year, month, day)
    parts = words(text)
    months = [_MONTHS[part] for part in parts if part in _MONTHS]
    numbers = [int(digits[0]) for part in parts if (digits := re.match(r"\d+", part))]
    years = [number for number in numbers if number > 31]
    days = [number for number in numbers if 1 <= number <= 31]
    if len(months) != 1 or len(years) != 1 or len(days) != 1:
        return None
    return dt.date(years[0], months[0], days[0])


def duration(text: str) -> int | None:
    """The seconds in `2 heures 3 min` or `1 day 4 hours`; None when there is no duration."""
    parts = re.findall(r"(\d+)\s*([^\W\d_]+)", text)
    known = [
        int(count) * _UNITS[words(unit)[0]]
        for count, unit in parts
        if words(unit)[:1] and words(unit)[0] in _UNITS
    ]
    return sum(known) if known else None


def told(seconds: int) -> str:
    """A duration as a student reads it: `2 h 03`, `3 jours`, `12 min`."""
    minutes = max(seconds, 60) // 60
    days, rest = divmod(minutes, 24 * 60)
    hours, left = divmod(rest, 60)
    if days:
        ahead = tr_plural("{count} jour", "{count} jours", days)
        return tr("{days} et {hours} h").format(days=ahead, hours=hours) if hours else ahead
    return f"{hours} h {left:02d}" if hours else f"{left} min"


def stamp(when: dt.datetime) -> str:
    """The moment as nbgrader's timestamp.txt has it."""
    return when.astimezone(dt.UTC).strftime("%Y-%m-%d %H:%M:%S.%f UTC")
