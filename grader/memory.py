"""Memory: what the correction answers in a test, kept for the next copy, which is asked the same."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from grader.failures import Misfit
from grader.player import Player, Request

MOST = 20_000  # questions whose answers are kept


class Memory:
    """Answers by who was asked, what, and where in which test."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, str, int], tuple[bytes, bytes]] = {}

    def recall(self, player: Player, request: Request, ask: Callable[[Request], list[Any]]) -> list[Any]:
        """What the player answers here: the same question in the same test was answered for the copy before."""
        key = (id(player), request.name, request.seed)
        try:
            asked = pickle.dumps((request.batch, request.times))
        except Exception as error:  # an object of a copy somewhere in it
            raise Misfit(type(error).__name__) from error
        if (known := self._known.get(key)) and known[0] == asked:
            return list(pickle.loads(known[1]))
        values = ask(request)
        if len(self._known) >= MOST:  # no test asks so much but of what a copy gave
            self._known.clear()
        with suppress(Exception):  # an object that stays with the player is asked for anew
            self._known[key] = (asked, pickle.dumps(values))
        return values
