"""The zygote: imports the usual libraries once, then forks a locked-down worker for each copy."""

from __future__ import annotations

import contextlib
import gc
import importlib
import json
import os
import shutil
import signal
import socket
import sys
from typing import Any

from . import kernel, landlock, limits, namespaces, seccomp, wire
from .present import Present
from .worker import TAMPERED, Worker

Settings = dict[str, Any]
CONTROL_BYTES = 1 << 16
WIRE_FD = 3
PR_SET_PDEATHSIG = 1
EXIT = os._exit  # as it is now, whatever a copy makes of `os`
DEVICES = ("/dev/urandom", "/dev/random", "/dev/zero", "/dev/null")


def main() -> None:
    """Entry point: `settings` as JSON in the first argument; the control socket is inherited."""
    settings: Settings = json.loads(sys.argv[1])
    control = socket.socket(fileno=settings["control"])
    Zygote(settings, control).serve()


class Zygote:
    """Warm, single-threaded, unprivileged; it never sees a hidden test nor an expected value."""

    def __init__(self, settings: Settings, control: socket.socket) -> None:
        self.settings = settings
        self.control = control
        self.level: str = settings["level"]
        self.box: str = settings["box"]
        self.folders: dict[int, str] = {}
        self.count = 0
        if settings["uid"] is not None:
            namespaces.become(settings["uid"], settings["uid"], frozenset(settings["keep"]))
        kernel.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)  # after the change of user, which forgets it
        self._warm_up()
        self._reserve_wire()
        self.readable = [*self._descriptors(settings["readable"])]
        self.devices = [*self._descriptors(DEVICES)]
        os.chdir(self.box)

    def _warm_up(self) -> None:
        for name in self.settings["preload"]:
            with contextlib.suppress(ImportError):
                importlib.import_module(name)
        sys.path[:] = [path for path in sys.path if path != self.settings["package"]]
        if len(os.listdir("/proc/self/task")) != 1:
            raise RuntimeError("a library started a thread before the fork")
        seccomp.build(os.getpid())  # compiled once, inherited by every worker
        self.present = Present()  # here, since a worker that writes to each name copies its page
        gc.collect()
        gc.freeze()

    @staticmethod
    def _reserve_wire() -> None:
        """Descriptor 3 is the wire in every worker: nothing that a worker still needs may take it now."""
        with contextlib.suppress(OSError):
            os.fstat(WIRE_FD)
            return
        os.dup2(os.open("/dev/null", os.O_RDWR | os.O_CLOEXEC), WIRE_FD)

    @staticmethod
    def _descriptors(paths: Any) -> Any:
        for path in paths:
            with contextlib.suppress(FileNotFoundError):
                yield os.open(path, os.O_PATH | os.O_CLOEXEC)

    # -- serving the host ---------------------------------------------------------------------------------

    def serve(self) -> None:
        """Fork and reap on request, until the host hangs up."""
        self._say({"ready": os.getpid()})
        while True:
            data, descriptors, _flags, _address = socket.recv_fds(self.control, CONTROL_BYTES, 1)
            if not data:
                return
            order = wire.loads(data)
            if "reap" in order:
                self._reap(order["reap"])
            else:
                self._fork(order, descriptors[0])

    def _say(self, message: dict[str, Any], descriptors: tuple[int, ...] = ()) -> None:
        socket.send_fds(self.control, [wire.dumps(message)], list(descriptors))

    def _fork(self, order: dict[str, Any], descriptor: int) -> None:
        folder = self._folder()
        pid = os.fork()
        if pid == 0:
            self._become_worker(order, descriptor, folder)
        os.close(descriptor)
        self.folders[pid] = folder
        pidfd = os.pidfd_open(pid)
        self._say({"pid": pid, "folder": folder}, (pidfd,))
        os.close(pidfd)

    def _reap(self, pid: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
        _pid, status, usage = os.wait4(pid, 0)
        self._wipe(self.folders.pop(pid))
        self._say({"status": os.waitstatus_to_exitcode(status), "cpu": usage.ru_utime + usage.ru_stime})

    # -- work folders -------------------------------------------------------------------------------------

    def _folder(self) -> str:
        """Where the next worker works: its own mount at L3, its own folder below."""
        if self.level == "L3":
            return self.box
        self.count += 1
        folder = os.path.join(self.box, f"copie{self.count}")
        os.mkdir(folder, 0o700)
        return folder

    def _wipe(self, folder: str) -> None:
        if folder != self.box:
            shutil.rmtree(folder, ignore_errors=True)

    # -- the child ----------------------------------------------------------------------------------------

    def _become_worker(self, order: dict[str, Any], descriptor: int, folder: str) -> None:
        """Lock this process down, layer after layer, then serve. Never returns."""
        status = 0
        try:
            kernel.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
            self._lock_down(order, descriptor, folder)
            # Never closed but by the exit: a host that saw the end of the wire would kill before the status is known.
            sock = socket.socket(fileno=WIRE_FD)
            sock.sendall(b"!")
            status = TAMPERED
            Worker(sock, self.present).serve()
        except (EOFError, MemoryError, ConnectionError):
            status = 0
        except BaseException as error:
            if status != TAMPERED:
                os.write(WIRE_FD, f"?{type(error).__name__}: {error}"[:500].encode())
        finally:
            EXIT(status)

    def _lock_down(self, order: dict[str, Any], descriptor: int, folder: str) -> None:
        keep = frozenset(self.settings["keep"])
        uid = os.getuid()
        memory = limits.Limits(**order["limits"])
        others = 0 if self.level == "L3" or self.settings["uid"] is not None else limits.tasks_of(uid)
        inherited = limits.address_space()
        if self.level == "L3":
            namespaces.isolate(folder, order["disk_mb"], order["inodes"])
        os.chdir(folder)
        self._only_the_wire(descriptor)
        if self.level != "L0":
            namespaces.drop_capabilities(keep)
        limits.apply(memory, tasks=others, inherited=inherited)
        if self.level != "L0":
            landlock.restrict([*self.readable, *self.devices], [folder])
        os.closerange(WIRE_FD + 1, 1 << 12)
        if self.level != "L0":
            seccomp.install(seccomp.build(os.getpid()))

    def _only_the_wire(self, descriptor: int) -> None:
        """Standard streams go nowhere; the wire is the only descriptor that leads outside."""
        nowhere = os.open("/dev/null", os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        self.control.close()
        moved = os.dup(descriptor) if descriptor == WIRE_FD else descriptor
        if moved != WIRE_FD:
            os.dup2(moved, WIRE_FD)


if __name__ == "__main__":
    main()
