"""The shelter: a zygote that is started again if it dies, and what is kept from one copy to the next."""

from __future__ import annotations

from collections.abc import Sequence

from grader.errors import SandboxError
from grader.messages import _
from grader.player import Arguments
from grader.sandbox import wire
from grader.sandbox.client import Zygote, ZygoteError
from grader.sandbox.guest import Guest
from grader.sandbox.imprint import imprint
from grader.sandbox.levels import open_zygote
from grader.sandbox.wire import WireError

BATCHES = 500  # whose bytes are kept
LONGEST = 1 << 17  # bytes of the imprint of one that is kept
SENT = 32 << 20  # bytes of arguments in one frame


def _pack(batch: Sequence[Arguments]) -> bytes:
    return wire.dumps([list(args) for args in batch], limit=SENT)


class Sandbox:
    """A zygote that is started again if it dies."""

    def __init__(
        self, preload: Sequence[str], memory_mb: int = 512, at_most: str = "L3", at_least: str = "L1"
    ) -> None:
        self._order = (tuple(preload), memory_mb, at_most, at_least)
        self._batches: dict[bytes, bytes] = {}
        self.zygote = self._open()

    def _open(self) -> Zygote:
        return open_zygote(*self._order)

    @property
    def level(self) -> str:
        """The isolation level in force."""
        return self.zygote.level

    def packed(self, batch: Sequence[Arguments]) -> bytes:
        """The arguments of several calls as they are sent; the next copy will most often be sent the same."""
        try:
            key = imprint([*batch])
        except ValueError:
            return _pack(batch)
        if len(key) > LONGEST:
            return _pack(batch)
        if key not in self._batches:
            if len(self._batches) >= BATCHES:
                self._batches.clear()
            self._batches[key] = _pack(batch)
        return self._batches[key]

    def fork(self) -> Guest:
        """A fresh guest."""
        try:
            return self.zygote.fork()
        except (ZygoteError, WireError):
            self.zygote.close()
            try:
                self.zygote = self._open()
                return self.zygote.fork()
            except (ZygoteError, WireError) as error:
                raise SandboxError(
                    _("the sandbox does not start again: {reason}").format(reason=error)
                ) from None

    def close(self) -> None:
        """Stop."""
        self.zygote.close()
