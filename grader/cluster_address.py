"""Where a cluster is: at an address, or started here for the time of a run."""

from __future__ import annotations

import logging
import re
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import dask
from distributed import Client, LocalCluster

from grader.clerk import TRIES
from grader.errors import ClusterError, UsageError
from grader.messages import _
from grader.pool import interruption_waits

LOCAL = re.compile(r"local:([1-9]\d{0,2})")
ADDRESS = re.compile(r"(?!local:)((tcp|tls|ws|wss|ucx)://)?[\w.\-\[\]:]+:\d{1,5}")

SETTINGS = {
    "distributed.scheduler.allowed-failures": TRIES - 1,  # one more try for a copy that kills its worker
    "distributed.worker.profile.enabled": False,  # what watches the workers would cost a twentieth of a core each
    "distributed.admin.tick.interval": "1s",
    "distributed.admin.system-monitor.interval": "10s",
}


class Gone(Exception):
    """The scheduler does not answer any more."""


@contextmanager
def opened(address: str) -> Iterator[str]:
    """The address of a scheduler, which lives as long as this when it is our own."""
    with _quiet():
        if local := LOCAL.fullmatch(address):
            with _started(int(local[1])) as ours:
                yield ours
        elif ADDRESS.fullmatch(address):
            yield address
        else:
            raise UsageError(
                _("{address!r}: not the address of a cluster; write tcp://host:port or local:N").format(
                    address=address
                )
            )


@contextmanager
def connected(address: str, patience_s: float) -> Iterator[Client]:
    """A client of this scheduler."""
    client = _client(address, time.monotonic() + patience_s)
    try:
        yield client
    finally:
        with suppress(Exception):  # it may have no one to say goodbye to
            client.close(timeout=2)


def _client(address: str, deadline: float) -> Client:
    while True:
        try:
            return Client(address, timeout=min(10, max(1, deadline - time.monotonic())), set_as_default=False)
        except (OSError, ValueError) as error:
            if time.monotonic() > deadline or isinstance(error, ValueError):
                raise ClusterError(
                    _(
                        "no scheduler of Dask answers at {address}; check the address, or start one; what is graded is kept"
                    ).format(address=address)
                ) from None
            time.sleep(0.5)


@contextmanager
def _started(workers: int) -> Iterator[str]:
    """A cluster on this machine, in which a copy that kills its worker has one more try."""
    with tempfile.TemporaryDirectory(prefix="bareme-dask-") as folder, dask.config.set(SETTINGS):
        with interruption_waits():  # its processes never hear of Ctrl-C
            cluster = LocalCluster(
                n_workers=workers, threads_per_worker=1, dashboard_address="127.0.0.1:0", memory_limit=0,
                silence_logs=logging.CRITICAL, local_directory=folder,
            )  # fmt: skip
        with cluster:
            yield cluster.scheduler_address


@contextmanager
def _quiet() -> Iterator[None]:
    """What Dask logs, we say in one line."""
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        logging.disable(before)
