"""Incidents, i.e. bugs of the program: a log line, and a row that `bot incident` finds."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress

from bot.host.core.api import HostError, PackageFailed
from bot.host.core.registry import TableRegistry
from bot.runtime.log_events import logger
from bot.runtime.redaction import Redaction, nameless, traceback_of
from bot.store.core.errors import DiskFull, ServerAway
from bot.store.tables import games
from bot.store.tables.games import Stored
from bot.store.upkeep import incidents
from bot.store.upkeep.incidents import IncidentRow

_LOG = logger(__name__)

_BYTES = 4
"""Random bytes of an incident's number, which has two digits for each: people copy it by hand."""
LONGEST = 16_000
"""Characters of a traceback that are stored; its end says most."""


_EVERYBODYS = (DiskFull, ServerAway)
"""Errors that are not the program's mistakes, and that break every action."""


class Incidents:
    """Recorder of incidents, which omits names and ids of people."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._redact = Redaction()
        self._of_packages: dict[tuple[str, str], str] = {}
        """Incidents by the kind of a package's failure, if it keeps no table waiting."""
        self.program = ""
        """The version of the program."""
        self.pause: Callable[[int], Awaitable[None]] | None = None
        """Function that pauses a table whose game's package failed."""
        registry.note = self.note

    async def note(self, table_id: int, error: Exception) -> None:
        """Record an incident if a game's package failed; other errors are in the log alone."""
        if (failure := PackageFailed.of(error)) is not None and failure.lasts:
            await self.record(error, "package", table_id)

    async def record(
        self,
        error: BaseException,
        step: str,
        table_id: int | None = None,
        guild_id: int | None = None,
        names: Collection[str] = (),
    ) -> str:
        """Record an incident, and return the number under which it can be found.

        A table whose game's package fails again keeps its incident, and without a table a package
        has one for each kind of failure. `names` are people's names that the error may contain, in
        addition to the table's players. The log contains everything even if nothing can be stored.
        Never raises.
        """
        number = secrets.token_hex(_BYTES).upper()
        stored, now = await self._table(table_id), self._registry.now()
        failure = PackageFailed.of(error)
        fails = stored if failure is not None and failure.lasts else None
        known = self._first(failure, fails, number)
        if known != number:
            return known
        seated = () if stored is None else [seat.name for seat in stored.seats]
        trace = self._redact(nameless(traceback_of(error), {*names, *seated}))
        version = None if stored is None else stored.game.version
        guild_id = guild_id if stored is None else stored.game.guild_id
        row = IncidentRow(
            number, now, guild_id, table_id, version, step, self.program, trace[-LONGEST:]
        )
        facts = {"incident": number, "table": table_id, "guild": guild_id, "version": version}
        cause = error.__cause__ or error
        if isinstance(error, _EVERYBODYS) or isinstance(cause, _EVERYBODYS):
            # Every click fails then: tracebacks would flood the log, and storing would fail.
            _LOG.error("incident", **facts, step=step, reason=str(cause))
            return number
        _LOG.error("incident", **facts, step=step, program=self.program, exception=trace)
        try:
            await self._registry.database.write(lambda db: incidents.insert(db, row))
        except Exception as failure:
            _LOG.error("incident_lost", incident=number, reason=repr(failure))
        if fails is not None and self.pause is not None:
            try:
                # A table that another process has by now needs no pause here.
                with suppress(HostError):
                    await self.pause(fails.game.id)
            except Exception as failure:
                _LOG.error("pause_lost", incident=number, table=table_id, reason=repr(failure))
        return number

    def _first(self, failure: PackageFailed | None, fails: Stored | None, number: str) -> str:
        """Return the number of the first incident of this failure, the new one by default."""
        if fails is not None:
            return self._registry.fail(fails, number)
        if failure is not None:
            return self._of_packages.setdefault(failure.kind, number)
        return number

    async def _table(self, table_id: int | None) -> Stored | None:
        """Return the table, or None if there is none or the database cannot be read."""
        if table_id is None:
            return None
        try:
            return await self._registry.database.read(lambda db: games.load(db, table_id))
        except Exception:
            return None
