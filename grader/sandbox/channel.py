"""The channel: length-prefixed frames on a socket."""

from __future__ import annotations

import socket
import struct

from .wire import FRAME_BYTES, WireError

HEADER = struct.Struct("<I")


class Channel:
    """Frames over a connected stream socket; one reader, one writer."""

    def __init__(self, sock: socket.socket) -> None:
        self.sock = sock
        self.pending = bytearray()

    def send(self, data: bytes) -> None:
        """Write one frame; raises OSError when the other side is gone."""
        self.sock.sendall(HEADER.pack(len(data)) + data)

    def receive(self, limit: int = FRAME_BYTES) -> bytes:
        """The next frame, waiting for it; EOFError when the other side is gone."""
        while (frame := self.take(limit)) is None:
            self.fill()
        return frame

    def take(self, limit: int = FRAME_BYTES) -> bytes | None:
        """The next frame if it is wholly here, else None; WireError when it promises more than `limit`."""
        if len(self.pending) < HEADER.size:
            return None
        (size,) = HEADER.unpack_from(self.pending)
        if size > limit:
            raise WireError("frame too long")
        end = HEADER.size + size
        if len(self.pending) < end:
            return None
        frame = bytes(self.pending[HEADER.size : end])
        del self.pending[:end]
        return frame

    def fill(self) -> None:
        """Read what has come; EOFError when the other side is gone."""
        data = self.sock.recv(1 << 18)
        if not data:
            raise EOFError
        self.pending += data

    def close(self) -> None:
        """Close the socket."""
        self.sock.close()
