"""The base class for the state of every game on the kernel, with copying.

This module is a library for games; `bot.engine.codec` stores the same dataclasses.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, Self, get_args, get_origin, get_type_hints

from bot.engine.api import Decision, Event, Seat
from bot.engine.steps import Step

NO_COUNTS: Mapping[str, int] = {}


class Copied:
    """A base for dataclasses: `clone` copies lists, dicts and each `Copied` in a list.

    All other values are shared because they never change; so are fields typed as `Mapping`.
    """

    __slots__ = ()

    def clone(self) -> Self:
        """Return a copy that shares no mutable data with this instance."""
        kind: Any = type(self)
        copy: Self = _copier(kind)(self)
        return copy


@dataclass(slots=True, kw_only=True)
class KernelState(Copied):
    """The base of all states that the kernel can run, with queries that all games share."""

    players: list[Any]
    """The players' boards by seat; each game has its own class for them."""
    stack: list[Step] = field(default_factory=list)
    log: list[Event] = field(default_factory=list, metadata={"stored": False})
    decisions: tuple[Decision[Any], ...] = field(default=(), metadata={"stored": False})
    forced: list[tuple[Seat, Any]] = field(default_factory=list, metadata={"stored": False})
    """The moves made for seats without asking them since the last move.

    The kernel adds single options; a step that settles several at the same time adds them
    itself."""

    @property
    def seats(self) -> int:
        """Return the number of players."""
        return len(self.players)

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return not self.stack

    def clockwise(self, first: Seat) -> list[Seat]:
        """Return all seats in clockwise order from `first`."""
        return [*range(first, len(self.players)), *range(first)]

    def open_moves(self, seat: Seat) -> tuple[str, ...]:
        """Return the notation of the moves among which a seat must choose now."""
        for decision in self.decisions:
            if decision.seat == seat:
                return tuple([move.text for move in decision.moves])
        return ()

    def record(
        self,
        kind: str,
        counts: Mapping[str, int] = NO_COUNTS,
        /,
        *,
        closes: str | None = None,
        reveals: bool = False,
        **data: str | int,
    ) -> None:
        """Append an `Event` to the log; `counts` (numbers by key) are added to its data."""
        happened = {**data, **counts} if counts else data
        # The named tuple's own constructor would take twice as long.
        self.log.append(tuple.__new__(Event, (kind, happened, closes, reveals)))


@cache
def _copier(cls: Any) -> Callable[[Any], Any]:  # noqa: ANN401
    """Return a function that copies instances of a class.

    The function is generated as source code, like a dataclass's `__init__`, for speed: it is called
    before every move.
    """
    names: dict[str, Any] = {"cls": cls}
    hints = get_type_hints(cls)
    values = []
    for one in sorted(fields(cls), key=lambda one: one.kw_only is True):
        value = _value(one.name, hints[one.name], names)
        values.append(f"{one.name}={value}" if one.kw_only else value)
    # The source contains only the names of fields.
    copier: Callable[[Any], Any] = eval(f"lambda one: cls({', '.join(values)})", names)  # noqa: S307
    return copier


def _value(name: str, hint: Any, names: dict[str, Any]) -> str:  # noqa: ANN401
    """Return source code that copies a field; add the functions that it calls to `names`."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is list and isinstance(args[0], type) and issubclass(args[0], Copied):
        kind: Any = args[0]
        names[f"copy_{name}"] = _copier(kind)
        return f"[copy_{name}(each) for each in one.{name}]"
    return f"one.{name}.copy()" if origin in (list, dict) else f"one.{name}"
