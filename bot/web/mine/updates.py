"""Updates for the pages of one person: woken by each change at a table of theirs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from bot.host.links.onlookers import Wake
from bot.web.responses import mark_of, packed
from bot.web.site import Site
from bot.web.stream import Audience, Line, Update


class Teller:
    """Tells a person's open pages that one of their tables has changed; they request the rest.

    A change at a table that they know wakes them at once. New tables, and changes of which other
    processes could not tell, are found at the next heartbeat, by one small query.
    """

    def __init__(self, site: Site, user_id: int) -> None:
        self._site, self._user_id = site, user_id
        self._changes = 0
        self._wake: Wake = lambda: None
        self._looked_at = dict[int, ExitStack]()

    def audience(self) -> Audience:
        """Return the audience that gets these updates."""
        return Audience(self._looking, self._update, self._site.background, hears=False)

    @contextmanager
    def _looking(self, wake: Wake) -> Iterator[None]:
        self._wake = wake
        try:
            yield
        finally:
            for looking in self._looked_at.values():
                looking.close()

    def _count(self) -> None:
        """Wake the pages: a change without a move, such as a stopped clock, is one too."""
        self._changes += 1
        self._wake()

    def _look_at(self, tables: set[int]) -> None:
        """Be woken by these tables, and by no others any more."""
        onlookers = self._site.context.host.links.onlookers
        for gone in self._looked_at.keys() - tables:
            self._looked_at.pop(gone).close()
        for new in tables - self._looked_at.keys():
            self._looked_at[new] = ExitStack()
            self._looked_at[new].enter_context(onlookers.looking(new, self._count))

    async def _update(self) -> Update:
        host, changes = self._site.context.host, self._changes
        pulses = await host.lobby.own_tables.pulses(self._user_id)
        self._look_at({one.id for one in pulses if one.status in ("lobby", "running")})
        mark = mark_of(packed([changes, pulses]))

        def text(line: Line) -> bytes:
            told = packed({"mark": mark, "after": line.asks_in()})
            return b"event: moved\nid: %b\ndata: %b\n\n" % (mark.encode(), told)

        return Update(mark, host.links.revoked, text)
