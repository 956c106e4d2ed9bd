"""How a hidden test asks: what its author may write by mistake is told with what to write."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NoReturn

from grader.messages import _

CALL = "<call of "  # how one begins in what pytest explains


class Asked:
    """`student.reponse`: a question to call. Taken for the variable of this name, it says how to read one."""

    def __init__(self, name: str, ask: Callable[..., Any]) -> None:
        self._name = name
        self._ask = ask

    def __call__(self, *args: Any, **options: Any) -> Any:
        return self._ask(*args, **options)

    def __repr__(self) -> str:
        return f"{CALL}{self._name}>"

    def _no_value(self, *_args: Any) -> NoReturn:
        raise TypeError(
            _(
                '{name} is not called: write student.value("{name}") for a variable, {name}(...) for a function'
            ).format(name=self._name)
        )

    __eq__ = __lt__ = __le__ = __gt__ = __ge__ = _no_value
    __len__ = __iter__ = __contains__ = __getitem__ = __bool__ = _no_value
    __hash__ = None  # type: ignore[assignment]


def inputs(name: str, batch: Iterable[Any]) -> list[Sequence[Any]]:
    """The arguments of each call; a lone value among them is the test's fault, a text too, whose letters it would give."""
    found = list(batch)
    for args in found:
        if not isinstance(args, (tuple, list)):
            raise TypeError(
                _("{name}: each input is a tuple of arguments; write ({value},), not {value}").format(
                    name=name, value=repr(args)[:60]
                )
            )
    return found


def smallest_first(name: str, batch: Iterable[Any]) -> list[Sequence[Any]]:
    """The same, in the order in which a counterexample is looked for."""
    return sorted(map(tuple, inputs(name, batch)), key=lambda args: len(repr(args)))
