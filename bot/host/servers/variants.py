"""Variants: files with other numbers and names for a game, which a server's admins add.

A table takes a variant over into its choices when it is opened or set, so that it keeps it when the
file is replaced or removed.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from dataclasses import dataclass

from bot.engine import variants
from bot.engine.api import RENAMED, VARIANT, GameInfo
from bot.engine.options import valid, without_variant
from bot.engine.variants import MOST_BYTES as MOST_BYTES
from bot.engine.variants import BadVariant as BadVariant
from bot.engine.variants import Fault as Fault
from bot.engine.variants import Variant
from bot.host.core.api import HostError
from bot.host.core.moves.announcing import store_act
from bot.host.core.registry import TableRegistry
from bot.locales.markdown import visible
from bot.store import Connection
from bot.store.servers import variants as rows
from bot.store.servers.variants import VariantRow

MOST = 24
"""Maximum number of variants of a server: a menu on Discord has 25 entries, and one means none."""


class UnknownVariant(HostError):
    """The server has no such variant (`variant`), only others (`names`, "none" = it has none)."""

    code = "unknown-variant"


class WhichGame(HostError):
    """Several games have a variant of this name (`variant`), so that the person must name one."""

    code = "which-game"


class TooManyVariants(HostError):
    """The server has `most` variants already."""

    code = "too-many-variants"


@dataclass(frozen=True, slots=True)
class ServerVariant:
    """A variant that a server has added, without what its game no longer allows."""

    id: int
    variant: Variant
    fits: bool = True
    """False if the game is not here, or allows nothing of it any more."""
    lapsed: tuple[str, ...] = ()
    """Numbers and names of its file that the game no longer has, or that are out of its bounds."""


def played_with(
    info: GameInfo, options: Mapping[str, str], variant: Mapping[str, str]
) -> dict[str, str]:
    """Return options with the choices of a variant, {} = none, in place of another one's."""
    return {**without_variant(info, options), **variant}


class Variants:
    """Service for the variants of servers."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._database = registry.database

    @property
    def adjustable(self) -> Mapping[str, GameInfo]:
        """The games of which variants may change something, by key."""
        games = self._registry.games.items()
        return {
            key: rules.info
            for key, rules in games
            if len(rules.info.settings) > len(rules.info.options)
        }

    async def of_server(self, guild_id: int, game: str | None = None) -> list[ServerVariant]:
        """Return a server's variants, all or those of a game, the oldest first."""
        found = await self._database.read(lambda db: rows.of_server(db, guild_id))
        here = self.adjustable
        return [_variant(row, here.get(row.key)) for row in found if game in (None, row.key)]

    async def offered(self, guild_id: int, game: str | None = None) -> list[ServerVariant]:
        """Return the variants of a server that tables can play, the oldest first."""
        return [one for one in await self.of_server(guild_id, game) if one.fits]

    async def named(self, guild_id: int, text: str, game: str | None = None) -> ServerVariant:
        """Return the offered variant with this id or, if it has none, with this name.

        Raises UnknownVariant, WhichGame.
        """
        found, wanted = await self.offered(guild_id, game), text.strip().casefold()
        meant = [one for one in found if str(one.id) == wanted] or [
            one for one in found if one.variant.name.casefold() == wanted
        ]
        if not meant:
            names = ", ".join(dict.fromkeys(one.variant.name for one in found)) or "none"
            raise UnknownVariant(variant=text, names=names)
        if len(meant) > 1:
            raise WhichGame(variant=meant[0].variant.name)
        return meant[0]

    async def add(self, guild_id: int, by: int, data: bytes) -> ServerVariant:
        """Check a file, and store its variant; one of the game with this name is replaced.

        Raises BadVariant, TooManyVariants.
        """
        # A file may be made so that it takes seconds to read.
        variant = await asyncio.to_thread(variants.read, data, self.adjustable)
        now = self._registry.now()
        if not visible(variant.name):
            raise BadVariant(Fault(0, "name", {"most": VARIANT.most}))

        def work(connection: Connection) -> ServerVariant:
            there = rows.of_server(connection, guild_id)
            same = next((row for row in there if _is_same(row, variant)), None)
            row = _row_of(variant, guild_id, 0 if same is None else same.id)
            if same is not None:
                rows.change(connection, row)
            elif len(there) >= MOST:
                raise TooManyVariants(most=MOST)
            else:
                row = row._replace(id=rows.add(connection, row))
            store_act(connection, guild_id, by, "variant", now, game=row.key, name=row.name)
            return _variant(row, self.adjustable.get(row.key))

        return await self._registry.write_on(guild_id, work)

    async def remove(self, guild_id: int, by: int, variant_id: int) -> None:
        """Delete a variant; tables that have it keep it. Raises UnknownVariant."""
        now = self._registry.now()

        def work(connection: Connection) -> None:
            there = rows.of_server(connection, guild_id)
            row = next((row for row in there if row.id == variant_id), None)
            if row is None:
                names = ", ".join(row.name for row in there) or "none"
                raise UnknownVariant(variant=str(variant_id), names=names)
            rows.remove(connection, variant_id)
            store_act(connection, guild_id, by, "variant-removed", now, game=row.key, name=row.name)

        await self._registry.write_on(guild_id, work)


def _is_same(row: VariantRow, variant: Variant) -> bool:
    return (row.key, row.name.casefold()) == (variant.game, variant.name.casefold())


def _row_of(variant: Variant, guild_id: int, variant_id: int) -> VariantRow:
    changed = (json.dumps(one, sort_keys=True) for one in (variant.numbers, variant.names))
    return VariantRow(variant_id, guild_id, variant.game, variant.name, *changed)


def _variant(row: VariantRow, info: GameInfo | None) -> ServerVariant:
    variant = Variant(row.key, row.name, json.loads(row.numbers), json.loads(row.names))
    if info is None:
        return ServerVariant(row.id, variant, fits=False)
    kept = valid(info.settings, variant.choices)
    numbers = {key: one for key, one in variant.numbers.items() if key in kept}
    names = {key: one for key, one in variant.names.items() if f"{RENAMED}{key}" in kept}
    lapsed = (variant.numbers.keys() | variant.names.keys()) - numbers.keys() - names.keys()
    left = variant._replace(numbers=numbers, names=names)
    return ServerVariant(row.id, left, bool(kept), tuple(sorted(lapsed)))
