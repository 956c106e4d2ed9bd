"""A cluster of Dask: its workers grade batches of copies, and each result is handed over once."""

from __future__ import annotations

import pickle
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import CancelledError
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from typing import Any

from distributed import Client, Future, KilledWorker

from grader import cluster_worker as there
from grader.assignment import load_assignment
from grader.clerk import TRIES, set_aside
from grader.cluster_address import Gone, connected, opened
from grader.errors import ClusterError
from grader.messages import _
from grader.plan import OnResult, Plan, Task

BATCH = 8  # copies, at most
BATCH_BYTES = 4 << 20
AHEAD = 2  # batches sent for each core: one is graded, the next one waits beside it
BEAT_S = 1.0  # between two looks at who is there
LATE_S = 5.0  # for workers that are starting
ANSWER_S = 5.0  # for a scheduler that has not answered yet
PATIENCE_S = 120.0  # for one that has, for workers, and for a result that its worker announced
Tell = Callable[[str], None]


class Call:
    """A call made where it is unpickled: the scheduler carries bytes only, and needs no bareme."""

    def __init__(self, function: Callable[..., Any], *args: Any) -> None:
        self.made_of = function, args

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return self.made_of


@dataclass(frozen=True)
class Flight:
    """What was asked of the cluster: a batch that any of these workers may take, or, without copies, a welcome."""

    workers: frozenset[str]
    tasks: tuple[Task, ...] = ()


@dataclass
class Connection:
    """What is known of a scheduler as long as it is the same one."""

    client: Client
    flying: dict[Future[Any], Flight] = field(default_factory=dict)
    landed: SimpleQueue[Future[Any]] = field(default_factory=SimpleQueue)
    workers: Mapping[str, Any] = field(default_factory=dict)
    asked: set[str] = field(default_factory=set)
    taking: set[str] = field(default_factory=set)
    idle_since: float = field(default_factory=time.monotonic)
    looked: float = 0.0

    def look(self) -> None:
        """Who is there, asked once a beat; what is known of those who have gone is forgotten."""
        if self.client.status != "running":
            raise Gone
        if time.monotonic() - self.looked < BEAT_S:
            return
        self.looked = time.monotonic()
        try:
            self.workers = self.client.scheduler_info(n_workers=-1)["workers"]
        except (OSError, CancelledError, KeyError) as error:
            raise Gone from error
        self.asked &= self.workers.keys()
        self.taking &= self.asked
        if self.taking:
            self.idle_since = time.monotonic()

    def confirm(self) -> None:
        """Hear from the scheduler itself: what the client says of its workers may be what it knew last."""
        try:
            scheduler: Any = self.client.scheduler
            self.client.sync(scheduler.identity, callback_timeout=ANSWER_S)
        except (OSError, CancelledError, AttributeError) as error:
            raise Gone from error

    @property
    def cores(self) -> int:
        """How many copies are graded at once."""
        return sum(self.workers[worker]["nthreads"] for worker in self.taking)

    def send(self, call: Call, flight: Flight) -> None:
        """Ask this of these workers."""
        try:
            future = self.client.submit(
                pickle.loads, pickle.dumps(call), workers=sorted(flight.workers), pure=False
            )
        except (OSError, CancelledError) as error:
            raise Gone from error
        self.flying[future] = flight
        future.add_done_callback(self.landed.put)

    def stranded(self) -> list[Future[Any]]:
        """What was asked of workers that have all gone."""
        return [future for future, flight in self.flying.items() if not flight.workers & self.workers.keys()]

    def name(self, worker: str) -> str:
        """A worker as its owner knows it."""
        name = str(self.workers.get(worker, {}).get("name", worker))
        return worker if name == worker else f"{name} ({worker})"


class Cluster:
    """Hands copies to a cluster; a copy that kills its workers is set aside, whatever else dies costs nothing."""

    def __init__(
        self, plan: Plan, tasks: Sequence[Task], address: str, on_result: OnResult, tell: Tell
    ) -> None:
        self.plan = plan
        self.order = there.order_for(plan)
        self.address = address
        self.waiting = deque(tasks)
        self.strandings: Counter[Task] = Counter()
        self.suspects: deque[Task] = deque()  # each goes alone: one of them killed the workers of its batch
        self.on_result = on_result
        self.tell = tell
        self.told: set[str] = set()
        self.level = "L3"

    def run(self) -> str:
        """Until every copy has its result."""
        with opened(self.address) as address:
            patience = ANSWER_S
            while self.waiting or self.suspects:
                with connected(address, patience) as client:
                    self._serve(Connection(client))
                patience = PATIENCE_S
        return self.level

    def _serve(self, scheduler: Connection) -> None:
        """Until all is done, or the scheduler has gone: then what it had is to be done again."""
        try:
            while self.waiting or self.suspects or scheduler.flying:
                scheduler.look()
                self._welcome(scheduler)
                self._send(scheduler)
                self._land(scheduler)
        except Gone:
            self._say(_("the scheduler at {address} has gone; waiting for it").format(address=self.address))
        finally:
            for flight in scheduler.flying.values():
                self.waiting.extendleft(reversed(flight.tasks))

    def _welcome(self, scheduler: Connection) -> None:
        """Send the assignment to each worker that has just come, before any copy."""
        for worker in scheduler.workers.keys() - scheduler.asked:
            scheduler.asked.add(worker)
            call = Call(there.welcome, there.kit(), pickle.dumps(self.order))
            scheduler.send(call, Flight(frozenset({worker})))
        for future in scheduler.stranded():
            self._stranded(scheduler.flying.pop(future))
            future.release()
        if not scheduler.taking and all(flight.tasks for flight in scheduler.flying.values()):
            self._alone(scheduler)

    def _alone(self, scheduler: Connection) -> None:
        """No worker takes work: those that are there never will, others may come."""
        if scheduler.workers:
            raise ClusterError(_("no worker of the cluster takes work; what is graded is kept"))
        if time.monotonic() - scheduler.idle_since > PATIENCE_S:
            scheduler.confirm()
            raise ClusterError(
                _("no worker has come to the cluster in {count} seconds; what is graded is kept").format(
                    count=round(PATIENCE_S)
                )
            )
        if time.monotonic() - scheduler.idle_since > LATE_S:
            self._say(_("the cluster has no worker; waiting for one"))

    def _send(self, scheduler: Connection) -> None:
        """Enough copies that no core waits, and no more: the others stay on the disk."""
        most = self.plan.hands or AHEAD * scheduler.cores
        while scheduler.taking and (self.waiting or self.suspects) and len(scheduler.flying) < most:
            tasks = self._batch(scheduler.cores)
            loaded = list(_loaded(tasks))
            self.waiting.extendleft(reversed(tasks[len(loaded) :]))
            call = Call(there.grade, self.order.key, loaded)
            scheduler.send(call, Flight(frozenset(scheduler.taking), tuple(tasks[: len(loaded)])))

    def _batch(self, cores: int) -> list[Task]:
        """The next copies, fewer at the end, so that all cores end together."""
        if self.suspects:
            return [self.suspects.popleft()]
        most = max(1, min(BATCH, len(self.waiting) // (AHEAD * cores)))
        return [self.waiting.popleft() for _one in range(min(most, len(self.waiting)))]

    def _land(self, scheduler: Connection) -> None:
        """Hear of something that is done, if anything is before the next look."""
        try:
            future = scheduler.landed.get(timeout=BEAT_S)
        except Empty:
            return
        flight = scheduler.flying.get(future)
        if flight is None:  # taken back
            return
        try:
            outcome = future.result(timeout=PATIENCE_S)
        except (CancelledError, OSError) as error:  # a copy's own errors come as results
            raise Gone from error
        except Exception as error:
            outcome = error
        del scheduler.flying[future]
        if flight.tasks:
            self._graded(scheduler, flight, outcome)
        else:
            (worker,) = flight.workers
            self._welcomed(scheduler, worker, outcome)

    def _welcomed(self, scheduler: Connection, worker: str, outcome: Any) -> None:
        """A worker has said whether it takes work."""
        if isinstance(outcome, KilledWorker):
            return self._refuse(scheduler, worker, _("it died while it was made ready"))
        if isinstance(outcome, Exception):  # it cannot read our call
            outcome = "kit", _("no bareme, or one that knows nothing of clusters")
        kind, said = outcome
        if kind == "level":
            scheduler.taking.add(worker)
            return None
        if kind == "kit":
            said = _("it has {theirs}, this machine {ours}; install the same on both").format(
                theirs=said, ours=there.kit()
            )
        elif kind == "isolation":
            said = _("below {level}, {reason}").format(level=self.plan.at_least, reason=said)
        return self._refuse(scheduler, worker, said)

    def _refuse(self, scheduler: Connection, worker: str, reason: str) -> None:
        """Give a worker nothing, nor anything again, and name it."""
        scheduler.taking.discard(worker)
        self._say(
            _("worker {name} takes no work: {reason}").format(name=scheduler.name(worker), reason=reason)
        )

    def _graded(self, scheduler: Connection, flight: Flight, outcome: Any) -> None:
        """A batch has come back: hand over what was graded, and think again about the rest."""
        if isinstance(outcome, Exception):
            return self._spoiled(flight, outcome)
        for task, (result, level) in zip(flight.tasks, outcome.results, strict=False):
            self.level = min(self.level, level)
            self.on_result(task, result, level)
        self.waiting.extendleft(reversed(flight.tasks[len(outcome.results) :]))
        if outcome.fault:
            self._refuse(scheduler, outcome.worker, outcome.fault)
        elif outcome.absent:
            scheduler.taking.discard(outcome.worker)
            scheduler.asked.discard(outcome.worker)
        return None

    def _stranded(self, flight: Flight) -> None:
        """All the workers that might take a batch have gone: it may be what ended them, which Dask counts only of others."""
        self.strandings.update(flight.tasks)
        if any(self.strandings[task] >= TRIES for task in flight.tasks):
            for task in flight.tasks:
                del self.strandings[task]  # alone, it begins afresh
            self._spoiled(flight)
        else:
            self.waiting.extendleft(reversed(flight.tasks))

    def _spoiled(self, flight: Flight, error: Exception | None = None) -> None:
        """A batch killed its workers: its copies go one by one, and the one that does it again is set aside."""
        if len(flight.tasks) > 1:
            self.suspects.extend(flight.tasks)
            return
        (task,) = flight.tasks
        known = error.with_traceback(None) if error and not isinstance(error, KilledWorker) else None
        aside = set_aside(load_assignment(self.plan.assignment), task, known)
        self.on_result(task, aside, self.level)

    def _say(self, line: str) -> None:
        """Tell the teacher, once."""
        if line not in self.told:
            self.told.add(line)
            self.tell(line)


def _loaded(tasks: Sequence[Task]) -> Iterator[Task]:
    """The first of these copies with what they hold, as many as fit in one message."""
    size = 0
    for task in tasks:
        if size >= BATCH_BYTES:
            return
        yield (loaded := task.loaded())
        size += len(loaded.read().data)
