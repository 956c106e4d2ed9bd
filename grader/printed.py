"""What a call printed, as a test sees it."""

from __future__ import annotations

from typing import Any

from grader.player import Outcome


class Printed(str):
    """What a call printed; `.returned`, `.prompts` and `.unused` say the rest."""

    returned: Any
    prompts: tuple[str, ...]
    unused: tuple[str, ...]

    @classmethod
    def of(cls, outcome: Outcome) -> Printed:
        """The text of this outcome."""
        text = cls(outcome.printed)
        text.returned, text.prompts, text.unused = outcome.value, outcome.prompts, outcome.unused
        return text
