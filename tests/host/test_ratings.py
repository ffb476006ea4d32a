"""Rated tables: who is rated for what, in which order, and that it comes out the same again."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from bot import cli
from bot.host import Host
from bot.host.core.api import Person, Table
from bot.host.ratings import service
from bot.ratings.folding import ALL_GAMES
from bot.store import Connection
from bot.store.ratings import rated_tables
from tests.host.conftest import ANNA, BOB, CARL, TestClock, fill_all, lobby, settle, user
from tests.host.finished_tables import Sat, insert
from tests.host.test_finish import eat_to_the_end, left_at_the_first_turn
from tests.opening import without_threads

GUILD = 1


async def rated_table(host: Host, *others: Person, bots: int = 0, rated: bool = True) -> Table:
    """Play a table to its end; the first to eat wins."""
    table = await lobby(host, *others)
    await host.lobby.set_rated(table.id, ANNA.id, rated)
    for _ in range(bots):
        await host.lobby.add_bot(table.id, ANNA.id, "first")
    await host.lobby.start(table.id, ANNA.id)
    return await finished(host, table)


async def finished(host: Host, table: Table) -> Table:
    await settle(host)
    await fill_all(host, table)
    await settle(host)
    await eat_to_the_end(host, table)
    return await host.tables.get(table.id)


async def points(host: Host, scope: str = ALL_GAMES) -> dict[str, int]:
    return {one.name: one.rating.skill.points for one in await host.ratings.of_server(GUILD, scope)}


async def read(host: Host, what: str) -> object:
    return await host._database.read(lambda db: getattr(rated_tables, what)(db))


async def test_the_winner_of_a_rated_table_gains_and_the_others_lose(host: Host) -> None:
    await rated_table(host, BOB, CARL, rated=False)
    assert await points(host) == {}
    table = await rated_table(host, BOB, CARL)
    winner = table.names[0]
    found = await points(host)
    assert found.keys() == {"Anna", "Bob", "Carl"}
    assert max(found, key=found.__getitem__) == winner and found[winner] > 1000
    assert len({found[name] for name in found.keys() - {winner}}) == 1, "they tie"
    assert await points(host, "toy") == found
    assert await points(host, "puerto_rico") == {}


async def test_house_bots_are_nobody_and_two_of_them_are_too_many(host: Host) -> None:
    await rated_table(host, BOB, bots=2)
    assert await points(host) == {}
    await rated_table(host, BOB, bots=1)
    assert (await points(host)).keys() == {"Anna", "Bob"}


async def test_who_left_is_last_and_the_others_do_not_gain_by_it(host: Host) -> None:
    table, seat = await left_at_the_first_turn(host)
    await host._database.write(lambda db: rate_it(db, table.id))
    await eat_to_the_end(host, table)
    found = await points(host)
    others = [name for name in found if name != table.names[seat]]
    assert found[table.names[seat]] < 1000
    assert sum(found[name] for name in others) == 2000
    assert user(table, seat) not in {user(table, other) for other in range(3) if other != seat}


def rate_it(connection: Connection, table_id: int) -> None:
    connection.execute("UPDATE game SET rated = 1 WHERE id = ?", (table_id,))


async def test_ratings_come_out_the_same_when_all_is_computed_anew(
    host: Host, clock: TestClock
) -> None:
    for others in ((BOB, CARL), (BOB,), (CARL, BOB), (CARL,)):
        await rated_table(host, *others)
        clock.pass_seconds(60)
        await host.tick()
    before = await read(host, "digest")
    assert await host.ratings.recompute() == {GUILD: True}
    assert await read(host, "digest") == before
    # A table that turns out to have ended earlier is folded in its place.
    late = await rated_table(host, BOB, rated=False)
    assert await host.ratings.recompute() == {GUILD: True}

    def backdate(connection: Connection) -> None:
        rate_it(connection, late.id)
        connection.execute("UPDATE game SET ended_at = ended_at - 200 WHERE id = ?", (late.id,))

    await host._database.write(backdate)
    await host.tick()
    folded = await read(host, "digest")
    assert folded != before
    assert await host.ratings.recompute() == {GUILD: True}
    assert await read(host, "digest") == folded


async def test_another_model_computes_everything_anew(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    await rated_table(host, BOB)
    await points(host)
    monkeypatch.setattr(service, "NAME", "another model")
    await rated_table(host, BOB)
    await points(host)
    models = await host._database.read(lambda db: rated_tables.models(db, GUILD))
    assert models == {"another model"}


async def test_who_hides_their_name_keeps_their_numbers(host: Host) -> None:
    await rated_table(host, BOB)
    await host.people.preferences.keep(BOB.id, stats="hidden")
    assert (await points(host)).keys() == {"Anna", ""}
    own = {one.name for one in await host.ratings.of_server(GUILD, reader=BOB.id)}
    assert own == {"Anna", "Bob"}


async def test_forecasts_are_fitted_once_a_day_and_shown_when_they_are_good(
    host: Host, clock: TestClock
) -> None:
    def won_by_the_stronger(connection: Connection) -> None:
        lots = random.Random(4)
        for number in range(80):
            people = lots.sample((31, 32, 33, 34), 3)
            best = max(people) if lots.random() < 0.85 else min(people)
            sat = [Sat(one, 5, 1 if one == best else 2) for one in people]
            insert(connection, sat, 1000.0 * number)

    table = await lobby(host, Person(31, "Anna"), owner=Person(34, "Dora"))
    await host.tick()
    assert (await host.ratings.forecasts.of(table)).fit is None
    await host._database.write(won_by_the_stronger)
    await host.tick()
    assert (await host.ratings.forecasts.of(table)).fit is None, "it is not night yet"
    clock.pass_seconds(86_400)
    await host.tick()
    found = await host.ratings.forecasts.of(table)
    assert found.fit is not None and found.fit.proven and found.fit.tables == 80
    assert found.fit.loss < min(found.fit.loss_equal, found.fit.loss_seat)
    chance = dict(found.chances)
    assert chance["Dora"] > 0.5 > chance["Anna"] and abs(sum(chance.values()) - 1) < 1e-9
    await host.people.preferences.keep(31, stats="hidden")
    assert dict((await host.ratings.forecasts.of(table)).chances).keys() == {"Dora", ""}
    assert dict((await host.ratings.forecasts.of(table, reader=31)).chances).keys() == {
        "Dora",
        "Anna",
    }


async def test_the_seats_that_win_are_known_to_the_forecast(host: Host, clock: TestClock) -> None:
    def won_by_the_first_seat(connection: Connection) -> None:
        lots = random.Random(4)
        for number in range(40):
            sat = [Sat(one, 5, rank) for rank, one in enumerate(lots.sample((31, 32, 33), 3), 1)]
            insert(connection, sat, 1000.0 * number)

    await host._database.write(won_by_the_first_seat)
    clock.pass_seconds(86_400)
    await host.tick()
    found = (await host.ratings.forecasts.of(await lobby(host))).fit
    assert found is not None and found.loss_seat < found.loss_equal / 2


def test_the_command_line_computes_the_same_ratings_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.sqlite"
    command = ["ratings", "recompute", "--database", str(path)]
    assert cli.main(command) == cli.FAILED
    assert "no database" in capsys.readouterr().err

    async def prepare() -> None:
        host = await without_threads(path, {})
        sat = (Sat(31, 9, 1), Sat(32, 7, 2))
        await host._database.write(lambda db: [insert(db, sat, 60.0 * n) for n in range(3)])
        await host.close()

    asyncio.run(prepare())
    assert cli.main(command) == 0
    first = capsys.readouterr().out
    assert cli.main(command) == 0
    assert capsys.readouterr().out == first
    assert first.startswith("server 1: the ratings came out the same\nopenskill ")
