"""Sender of the calls of all kinds of ways that the operator has set up."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import NamedTuple, TypeAlias

from bot.host.core.api import HostError
from bot.host.people.way_calls import WayCall
from bot.host.people.ways import Way
from bot.presenting.services import Services
from bot.presenting.ways.contents import Contents, contents_of


class BadWay(HostError):
    """The typed address is no way to be called (`why`, `kind`)."""

    code = "bad-way"


class Typed(NamedTuple):
    """An address and a secret, as a person typed them, or as they are stored."""

    target: str
    secret: str


class Kind(NamedTuple):
    """A kind of ways: how a call is sent, and how what a person types is checked.

    `send` raises WayFailed, `check` BadWay. A kind without `check` is not typed on Discord. With
    `confirms`, nothing else is sent to an address before somebody there has confirmed it.
    """

    send: Callable[[Services, Way, Contents], Awaitable[None]]
    check: Callable[[Typed], Typed] | None = None
    confirms: bool = False


Kinds: TypeAlias = Mapping[str, Kind]


class WaySender:
    """Sender of calls by the kinds of ways that the operator has set up."""

    def __init__(self, services: Services, kinds: Kinds) -> None:
        self._services = services
        self._kinds = kinds

    @property
    def kinds(self) -> Collection[str]:
        """The kinds of ways that can call."""
        return self._kinds.keys()

    @property
    def typed(self) -> Collection[str]:
        """The kinds whose address is typed on Discord."""
        return [kind for kind, one in self._kinds.items() if one.check is not None]

    @property
    def confirms(self) -> Collection[str]:
        """The kinds whose address must be confirmed before it is called."""
        return [kind for kind, one in self._kinds.items() if one.confirms]

    def check(self, kind: str, target: str, secret: str) -> Typed:
        """Return what a person typed for a way in the form in which it is stored. Raises BadWay."""
        found = self._kinds.get(kind)
        if found is None or found.check is None:
            raise BadWay(why="off", kind=kind)
        return found.check(Typed(target, secret))

    async def send(self, call: WayCall) -> None:
        """Make a call, unless nothing is asked any more. Raises WayFailed."""
        contents = await contents_of(self._services, call)
        if contents is not None:
            await self._kinds[call.way.kind].send(self._services, call.way, contents)
