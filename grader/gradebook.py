"""nbgrader's gradebook: made, filled and read in whole transactions, in SQLite or on a server."""

from __future__ import annotations

import datetime as dt
import itertools
import json
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

from grader import gradebook_rows as rows
from grader.console import tell
from grader.errors import GradebookError
from grader.gradebook_entries import (
    Entry,
    Marks,
    Masked,
    Page,
    Registration,
    read_pages,
    read_worth,
    write_marks,
)
from grader.gradebook_rows import Connection
from grader.messages import _, about
from grader.nbgrader_cells import GradedCell

PATIENCE_S = 60  # for another program that is writing
TRIES = 8
RESTART_S = 120  # for a server that answered before
MAKING = 0xBA2E3E  # the lock under which a server's tables are made

Kept = TypeVar("Kept")


class Gradebook:
    """The database of a course. Each method is one transaction: all of it is there afterwards, or nothing."""

    def __init__(self, url: str, course_id: str = "") -> None:
        self.url = url
        self.course_id = course_id or "default_course"
        try:
            self.engine = _engine(url)
        except (SQLAlchemyError, ImportError) as error:
            raise GradebookError(about(_without_password(url), str(error))) from None
        except ValueError:  # its words would repeat what stands in the place of the port
            wanted = _("not the address of a database; write postgresql://user:password@host:5432/name")
            raise GradebookError(about(_without_password(url), wanted)) from None

    @property
    def name(self) -> str:
        """Where it is, as it may be shown."""
        return _without_password(self.url)

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()

    def make(self) -> None:
        """Make the tables of a new gradebook, and finish those that a broken start of nbgrader left half made."""
        self._transact(_make)

    def register(
        self, assignment: str, cells: Mapping[str, GradedCell], kernelspec: Mapping[str, Any]
    ) -> None:
        """Enter an assignment of one notebook of the same name; what was graded before keeps its place."""
        entry = Registration(self.course_id, assignment, json.dumps(kernelspec), cells)
        self._transact(entry.write)

    def worth(self, assignment: str) -> dict[str, float]:
        """The points of each registered cell."""
        return self._transact(lambda db: read_worth(db, assignment))

    def record(
        self, assignment: str, marks: Marks, before: Mapping[str, Entry] | None = None
    ) -> list[Masked]:
        """Enter the marks of one copy; what a person gave stays, and is told where it hides a new mark."""
        return self._transact(lambda db: write_marks(db, assignment, marks, before or {}))

    def enter_deadline(self, assignment: str, due: dt.datetime, anew: bool) -> None:
        """Note when copies are due, in UTC, where nbgrader looks for it; unless `anew`, only when nothing is noted."""

        def work(db: Connection) -> None:
            known = rows.one(db, rows.ASSIGNMENT, name=assignment)
            if known and (anew or known.duedate is None):
                plain = due.astimezone(dt.UTC).replace(tzinfo=None)
                rows.change(db, rows.ASSIGNMENT, known.id, duedate=plain)

        self._transact(work)

    def pages(self, assignment: str) -> dict[str, Page]:
        """What is known of each copy, by student."""
        return self._transact(lambda db: read_pages(db, assignment))

    def _transact(self, work: Callable[[Connection], Kept]) -> Kept:
        """Do the work whole."""

        def once() -> Kept:
            with self.engine.begin() as db:
                return work(db)

        return self.insist(once)

    def insist(self, action: Callable[[], Kept]) -> Kept:
        """Do it; again when somebody else wrote the same row at the same moment, or while the server is started again."""
        outage = Outage(self.url)
        for attempt in itertools.count(1):
            try:
                done = action()
            except DBAPIError as error:
                reason = _unusable(self.engine.url, error)
                passes = isinstance(error, (IntegrityError, OperationalError)) and attempt < TRIES
                if not (outage.waits(error, reason) or passes):
                    raise GradebookError(reason) from None
                time.sleep(min(0.05 * attempt, 1))
            except SQLAlchemyError as error:
                raise GradebookError(_unusable(self.engine.url, error)) from None
            else:
                _answered.add(self.url)
                return done
        raise AssertionError("unreachable")


_answered: set[str] = set()  # the gradebooks that were usable: one that is not any more is waited for


@dataclass
class Outage:
    """A server that answered and does not any more, since it is being started again; told once, waited for."""

    url: str
    since: float | None = None

    def waits(self, error: DBAPIError, reason: str) -> bool:
        """Whether the work is tried again."""
        unreachable = isinstance(error, OperationalError) and error.statement is None
        if self.url not in _answered or not (error.connection_invalidated or unreachable):
            return False
        if self.since is None:
            self.since = time.monotonic()
            tell(
                _("{reason}; waiting for it, at most {count} seconds").format(reason=reason, count=RESTART_S)
            )
        return time.monotonic() - self.since < RESTART_S


def _unusable(url: sa.URL, error: SQLAlchemyError) -> str:
    told = str(getattr(error, "orig", None) or error).strip() or type(error).__name__
    reason = told.splitlines()[0]
    where = url.render_as_string(hide_password=True)
    return _("the gradebook {url} cannot be used: {reason}").format(url=where, reason=reason)


def _without_password(url: str) -> str:
    try:
        return sa.make_url(url).render_as_string(hide_password=True)
    except (SQLAlchemyError, ValueError):
        return "CourseDirectory.db_url"


def _engine(url: str) -> sa.Engine:
    if not url.startswith("sqlite"):
        return sa.create_engine(url)
    engine = sa.create_engine(url, connect_args={"timeout": PATIENCE_S}, poolclass=sa.pool.NullPool)

    @sa.event.listens_for(engine, "connect")
    def _by_hand(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # else tables are made outside the transaction

    @sa.event.listens_for(engine, "begin")
    def _locked(db: Connection) -> None:
        db.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def _make(db: Connection) -> None:
    if db.dialect.name == "postgresql":
        db.execute(sa.select(sa.func.pg_advisory_xact_lock(MAKING)))
    if {"grade", "alembic_version"} <= set(sa.inspect(db).get_table_names()):
        return
    from alembic.script import ScriptDirectory  # these take seconds to load, and are needed once a course
    from nbgrader import api, dbutil  # type: ignore[import-untyped]

    api.Base.metadata.create_all(db)
    number = sa.Column("version_num", sa.String(32), nullable=False)
    version = sa.Table("alembic_version", sa.MetaData(), number)
    version.create(db, checkfirst=True)
    if db.execute(sa.select(version)).first() is None:
        head = ScriptDirectory(dbutil.ALEMBIC_DIR).get_current_head()
        db.execute(version.insert().values(version_num=head))
