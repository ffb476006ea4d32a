"""Tables that ended long ago keep few states, and show and replay as before."""

from __future__ import annotations

from pathlib import Path

from bot.host import Host
from bot.operations.replay import first_difference, read
from bot.store import Connection
from bot.store.tables.moves import newest
from bot.store.upkeep.thinning import EVERY
from tests.catalogue import CATALOGUE
from tests.host.playing import advance, open_host, open_table


async def states(host: Host, table_id: int) -> list[int]:
    def versions(connection: Connection) -> list[int]:
        rows = connection.execute(
            "SELECT version FROM snapshot WHERE game_id = ? ORDER BY version", (table_id,)
        )
        return [row[0] for row in rows]

    return await host._database.read(versions)


async def whole(host: Host, table_id: int) -> list[object]:
    newest = (await host.tables.position(table_id)).version
    found = [await host.tables.position(table_id, version) for version in range(newest + 1)]
    return [one.rules.dump(one._state) for one in found]


async def take_back(host: Host, table_id: int) -> None:
    """Take back the newest move, or the first one after it that shows nothing hidden."""
    for _ in range(30):
        (row,) = await host._database.read(lambda db: newest(db, table_id, 1))
        if await host.tables.free_takeback(table_id, row.user_id or 0) is not None:
            await host.tables.takeback(table_id, row.user_id or 0)
            return
        await advance(host, await host.tables.get(table_id), 1)
    raise AssertionError("no move can be taken back")


async def test_a_thinned_table_shows_and_replays_as_before(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    host = await open_host(path)
    table = await open_table(host, 3)
    await advance(host, table, 60)
    await take_back(host, table.id)
    await advance(host, table, 3)
    running = await open_table(host, 3)
    await advance(host, running, 30)

    def end(connection: Connection) -> None:
        connection.execute(
            "UPDATE game SET status = 'over', ended_at = 5 WHERE id = ?", (table.id,)
        )

    await host._database.write(end)
    host.tables._registry.forget(table.id)
    before, all_states = await whole(host, table.id), await states(host, running.id)
    assert await host.upkeep.thinning.all() == 0
    host.upkeep.thinning.days = 1
    assert await host.upkeep.thinning.all() == 1
    last = len(before) - 1
    kept = await states(host, table.id)
    assert kept == sorted({*range(0, last + 1, EVERY), last})
    assert await states(host, running.id) == all_states
    assert await whole(host, table.id) == before
    assert await host.upkeep.thinning.all() == 0
    await host.close()
    assert first_difference(await read(path, table.id), CATALOGUE) is None


async def test_what_todays_rules_do_not_find_again_stays(tmp_path: Path) -> None:
    host = await open_host(tmp_path / "games.sqlite")
    table = await open_table(host, 3)
    await advance(host, table, 30)

    def spoil(connection: Connection) -> None:
        connection.execute("UPDATE game SET status = 'over', ended_at = 5")
        connection.execute(
            "UPDATE snapshot SET state = (SELECT state FROM snapshot WHERE version = 3)"
            " WHERE version = 11"
        )

    await host._database.write(spoil)
    host.upkeep.thinning.days = 1
    await host.upkeep.thinning.all()
    assert {11, 12} <= set(await states(host, table.id))
    await host.close()
