"""Presets: named sets of choices with which new tables of a server start.

A preset is made from a table and holds all that its owner chose. The server's permanent posts
offer the first ones as buttons; they are edited after each change, by a row that stays due.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from functools import partial
from typing import Any, Protocol

from bot.host.core.api import HostError, Table, UnknownTable
from bot.host.core.background.delivery import Delivery, Sweep
from bot.host.core.moves.announcing import store_act
from bot.host.core.paces import AT_TIMEOUT, USUAL, known_pace
from bot.host.core.registry import TableRegistry, table_of
from bot.store import Connection
from bot.store.servers import presets as rows
from bot.store.servers.presets import OpenPostRow, PresetRow
from bot.store.tables import games

MOST = 25
"""Maximum number of presets of a server: Discord suggests no more."""
MOST_NAME = 40
"""Maximum number of characters of a preset's name: a button on a phone shows no more."""
ON_POST = 5
"""Number of presets that a permanent post offers: one row of buttons."""


class UnknownPreset(HostError):
    """The server has no such preset (`preset`), only others (`names`, "none" = it has none)."""

    code = "unknown-preset"


class BadPreset(HostError):
    """A preset cannot be stored (`why`: name = none, or over `most` characters | full = `most`)."""

    code = "bad-preset"


@dataclass(frozen=True, slots=True)
class Preset:
    """A server's preset: what a new table starts with; see `Table` for the fields."""

    id: int
    name: str
    game: str
    options: Mapping[str, str]
    where: str = "thread"
    """Place of the table: thread | private | here."""
    invited: bool = False
    pace: str = USUAL
    at_timeout: str = AT_TIMEOUT[0]
    rated: bool = False
    hints: bool | None = None
    ready_hours: int = 24
    absentees: str = "bot"
    programs: bool = False
    bots: Sequence[str] = ()
    """Kinds of the house bots that are seated from the start."""


_OWN = ("id", "name", "game")
"""Fields of a preset that are columns."""


class OpenPostEditor(Protocol):
    """Editor of permanent posts, implemented in the cogs."""

    async def show(
        self, guild_id: int, channel_id: int, message_id: int, presets: Sequence[Preset]
    ) -> bool:
        """Show the presets on a post; return False if it no longer exists. Raises PublishFailed."""


class Presets(Sweep[OpenPostRow]):
    """Service for the presets of servers, which has the permanent posts edited."""

    publisher: OpenPostEditor | None = None
    due = staticmethod(rows.posts_due)

    def __init__(self, registry: TableRegistry) -> None:
        super().__init__(registry)
        self._database = registry.database

    async def of_server(self, guild_id: int) -> list[Preset]:
        """Return a server's presets, the oldest first, without those of unknown games."""
        return await self._database.read(lambda db: self._known(db, guild_id))

    async def named(self, guild_id: int, text: str) -> Preset:
        """Return the preset with this id or, if it has none, with this name.

        Raises UnknownPreset.
        """
        found = await self.of_server(guild_id)
        wanted = text.strip().casefold()
        by_id = {str(one.id): one for one in found}
        by_name = {one.name.casefold(): one for one in found}
        preset = by_id.get(wanted) or by_name.get(wanted)
        if preset is None:
            names = ", ".join(one.name for one in found) or "none"
            raise UnknownPreset(preset=text, names=names)
        return preset

    async def keep(self, guild_id: int, by: int, name: str, table_id: int) -> Preset:
        """Store what a table of the server started with as a preset; one of this name is replaced.

        Raises UnknownTable, BadPreset.
        """
        name = " ".join(name.split())
        if not 1 <= len(name) <= MOST_NAME:
            raise BadPreset(why="name", most=MOST_NAME)
        stored = await self._registry.stored(table_id)
        if stored.game.guild_id != guild_id:
            raise UnknownTable(table=table_id)

        def work(connection: Connection) -> Preset:
            preset = _preset_of(table_of(games.reload(connection, table_id)), name)
            there = rows.of_server(connection, guild_id)
            same = next((row for row in there if row.name.casefold() == name.casefold()), None)
            row = _row_of(preset, guild_id, 0 if same is None else same.id)
            if same is not None:
                rows.change(connection, row)
            elif len(there) >= MOST:
                raise BadPreset(why="full", most=MOST)
            else:
                row = row._replace(id=rows.add(connection, row))
            self._changed(connection, guild_id, by, "preset", row)
            return _preset(row)

        return await self._registry.write_on(guild_id, work)

    async def remove(self, guild_id: int, by: int, preset_id: int) -> None:
        """Delete a preset; tables that were opened with it stay as they are.

        Raises UnknownPreset.
        """

        def work(connection: Connection) -> None:
            there = rows.of_server(connection, guild_id)
            row = next((row for row in there if row.id == preset_id), None)
            if row is None:
                names = ", ".join(row.name for row in there) or "none"
                raise UnknownPreset(preset=str(preset_id), names=names)
            rows.remove(connection, preset_id)
            self._changed(connection, guild_id, by, "preset-removed", row)

        await self._registry.write_on(guild_id, work)

    async def add_post(
        self,
        guild_id: int,
        channel_id: int,
        message_id: int,
        shown: Sequence[Preset] | None = None,
    ) -> None:
        """Store a permanent post that shows these presets; it is edited if there are others.

        A post of an earlier version is stored when somebody clicks on it, and is edited anyhow
        (None), so that it gets the buttons of today.
        """
        if await self._database.read(lambda db: rows.knows_post(db, message_id)):
            return
        row, now = OpenPostRow(message_id, guild_id, channel_id), self._registry.now()

        def work(connection: Connection) -> None:
            right = shown is not None and self._known(connection, guild_id) == [*shown]
            rows.add_post(connection, row, None if right else now)

        await self._registry.write_on(guild_id, work)

    def begin(self, connection: Connection, row: OpenPostRow, now: float) -> Delivery[bool]:
        """Count a try to show the presets of now; the post stays due if they change meanwhile."""
        assert self.publisher is not None
        rows.begin_edit(connection, row.message_id)
        shown = self._known(connection, row.guild_id)

        def settle(db: Connection, exists: bool) -> None:
            if not exists:
                rows.forget_post(db, row.message_id)
            elif self._known(db, row.guild_id) == shown:
                rows.edit_at(db, row.message_id, None)

        return Delivery(
            tries=row.tries,
            facts={"what": "open-post", "guild": row.guild_id, "channel": row.channel_id},
            send=partial(self.publisher.show, row.guild_id, row.channel_id, row.message_id, shown),
            settle=settle,
            put_off=partial(_put_off, message_id=row.message_id),
        )

    def _known(self, connection: Connection, guild_id: int) -> list[Preset]:
        found = rows.of_server(connection, guild_id)
        return [_preset(row) for row in found if row.key in self._registry.games]

    def _changed(
        self, connection: Connection, guild_id: int, by: int, kind: str, row: PresetRow
    ) -> None:
        now = self._registry.now()
        rows.make_due(connection, guild_id, now)
        store_act(connection, guild_id, by, kind, now, game=row.key, name=row.name)


def _put_off(connection: Connection, due_at: float | None, message_id: int) -> None:
    """Store when to try again; a post that can never be edited is forgotten."""
    if due_at is None:
        rows.forget_post(connection, message_id)
    else:
        rows.edit_at(connection, message_id, due_at)


def _preset_of(table: Table, name: str) -> Preset:
    return Preset(
        id=0,
        name=name,
        game=table.game,
        options=dict(table.options),
        where="private" if table.private else table.where,
        invited=table.invited,
        pace=table.pace,
        at_timeout=table.at_timeout,
        rated=table.rated,
        hints=table.hints,
        ready_hours=table.ready_hours,
        absentees=table.absentees,
        programs=table.programs,
        bots=[chair.bot for chair in table.chairs if chair.bot is not None],
    )


def _row_of(preset: Preset, guild_id: int, preset_id: int) -> PresetRow:
    choices = {key: one for key, one in asdict(preset).items() if key not in _OWN}
    text = json.dumps(choices, sort_keys=True)
    return PresetRow(preset_id, guild_id, preset.name, preset.game, text)


def _preset(row: PresetRow) -> Preset:
    """Return a stored preset; what was added to presets later has its default."""
    known = {field.name for field in fields(Preset)} - {*_OWN}
    stored: dict[str, Any] = json.loads(row.choices)
    choices = {key: one for key, one in stored.items() if key in known}
    choices["pace"] = known_pace(choices.get("pace", USUAL))
    return Preset(row.id, row.name, row.key, **choices)
