"""A TOML table read key by key: each fault names the file, the key and what to write instead."""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Collection, Mapping
from decimal import Decimal
from pathlib import Path
from typing import Any

from grader.errors import AssignmentError
from grader.messages import _, about
from grader.plaintext import utf8_text

_REQUIRED: Any = object()


def read_toml(path: Path) -> Table:
    """The whole file as a table; numbers with a point come as Decimal."""
    try:
        return Table(path, "", tomllib.loads(utf8_text(path), parse_float=Decimal))
    except (tomllib.TOMLDecodeError, ArithmeticError, ValueError, RecursionError) as error:
        reason = str(error) or _("too deeply nested")
        raise AssignmentError(
            _("{path}: not valid TOML: {reason}; correct it").format(path=path, reason=reason)
        ) from None


class Table:
    """One table of a file; `where` is its place in the file, such as `question 3 (reponse).`"""

    def __init__(self, path: Path, where: str, data: Mapping[str, Any]) -> None:
        self.path = path
        self.where = where
        self.data = data

    def fault(self, key: str, message: str, /, **values: object) -> AssignmentError:
        """The error to raise about this key; the values fill in the message."""
        return AssignmentError(
            _("{path}: {place}: {what}").format(
                path=self.path, place=f"{self.where}{key}", what=message.format(**values)
            )
        )

    def allow(self, *keys: str) -> None:
        """Refuse a key that nothing reads: a misspelt option must not be ignored."""
        for key in self.data:
            if key not in keys:
                close = difflib.get_close_matches(key, keys, n=1)
                if close:
                    raise self.fault(key, _("unknown key; write {close}"), close=close[0])
                raise self.fault(key, _("unknown key; known keys: {keys}"), keys=", ".join(keys))

    def get(self, key: str, default: Any = _REQUIRED) -> Any:
        """The value as TOML gives it."""
        if key in self.data:
            return self.data[key]
        if default is _REQUIRED:
            raise self.fault(key, _("missing; add a line {key} = ..."), key=key)
        return default

    def text(self, key: str, default: Any = _REQUIRED) -> str:
        """A text that is not empty, or the default."""
        value = self.get(key, default)
        if key in self.data and not (isinstance(value, str) and value.strip()):
            raise self.fault(
                key, _("must be a text between quotes that is not empty, not {value}"), value=_shown(value)
            )
        return str(value)

    def choice(self, key: str, options: Collection[str], default: str) -> str:
        """One of these texts."""
        value = self.get(key, default)
        if value not in options:
            raise self.fault(
                key,
                _("must be one of {options}, not {value}"),
                options=", ".join(options),
                value=_shown(value),
            )
        return str(value)

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of different texts, empty when the key is absent."""
        value = self.get(key, [])
        if not isinstance(value, list) or not all(isinstance(item, str) and item for item in value):
            raise self.fault(
                key, _('must be a list of texts such as ["a", "b"], not {value}'), value=_shown(value)
            )
        for item in value:
            if value.count(item) > 1:
                raise self.fault(key, _("{item!r} is listed twice; keep one"), item=item)
        return tuple(value)

    def names(self, key: str) -> tuple[str, ...]:
        """A list of different Python names."""
        for item in self.texts(key):
            if not item.isidentifier():
                raise self.fault(key, _("{item!r} is not a Python name"), item=item)
        return self.texts(key)

    def positive(self, key: str, default: Any = _REQUIRED) -> Decimal:
        """A number above zero."""
        value = _number(self.get(key, default))
        if value is None or value <= 0:
            raise self.fault(key, _("must be a number above 0, not {value}"), value=_shown(self.get(key)))
        return value

    def whole(self, key: str, default: int) -> int:
        """A whole number above zero."""
        value = self.positive(key, default)
        if value != int(value):
            raise self.fault(key, _("must be a whole number, not {value}"), value=value)
        return int(value)

    def fractions(self, key: str) -> dict[str, Decimal]:
        """Numbers from 0 to 1 by name."""
        table = self.table(key)
        return {name: table._fraction(name) for name in table.data}

    def _fraction(self, key: str) -> Decimal:
        value = _number(self.get(key))
        if value is None or not 0 <= value <= 1:
            raise self.fault(key, _("must be a number from 0 to 1, not {value}"), value=_shown(self.get(key)))
        return value

    def table(self, key: str) -> Table:
        """The table under this key, empty when it is absent."""
        value = self.get(key, {})
        if not isinstance(value, dict):
            raise self.fault(key, _("must be a table, not {value}"), value=_shown(value))
        return Table(self.path, f"{self.where}{key}.", value)

    def tables(self, key: str) -> list[Table]:
        """The tables written as `[[key]]`, each placed by its rank and its name if it has one."""
        value = self.get(key, [])
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            raise self.fault(key, _("must be tables that each begin with [[{key}]]"), key=key)
        return [Table(self.path, _place(key, rank, item), item) for rank, item in enumerate(value, 1)]


def _place(key: str, rank: int, item: Mapping[str, Any]) -> str:
    name = item.get("name", item.get("mutant"))
    named = f"{key} {rank} ({name})" if isinstance(name, str) else f"{key} {rank}"
    return about(named, "")


def _number(value: Any) -> Decimal | None:
    """The finite number, or None; true is not a number."""
    if isinstance(value, bool) or not isinstance(value, int | Decimal):
        return None
    number = Decimal(value)
    return number if number.is_finite() else None


def _shown(value: Any) -> str:
    """A value as its author wrote it, near enough to be recognised."""
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int | Decimal) else repr(value)[:60]
