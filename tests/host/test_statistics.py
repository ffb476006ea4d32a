"""Statistics from the store: public tables alone, nothing that was taken back, names as wanted."""

from __future__ import annotations

import pytest

from bot.host import Host
from bot.host.ratings.statistics import StatsHidden
from bot.ratings.statistics import ENOUGH
from bot.store import Connection
from bot.store.tables.moves import EventRow
from tests.host.finished_tables import GUILD, Sat, insert

ANNA, BEN, CLEO = 31, 32, 33
COUNTED = {"role": "role"}
EVENTS = [
    EventRow(0, "role", '{"seat": 0, "role": "mayor"}', None, 0),
    EventRow(0, "role", '{"seat": 1, "role": "captain"}', None, 0),
    EventRow(0, "built", '{"seat": 1, "building": "harbor"}', None, 0),
]


async def played(host: Host) -> None:
    """Store thirty tables that Anna won, a private one, and one of another game."""

    def work(connection: Connection) -> None:
        for number in range(ENOUGH):
            sat = (Sat(ANNA, 9, 1), Sat(BEN, 5, 2), Sat(CLEO, 5, 2))
            insert(connection, sat, 90_000.0 * number, events=EVENTS)
        insert(connection, (Sat(BEN, 9, 1), Sat(ANNA, 1, 2)), 50.0, private=True)
        insert(connection, (Sat(BEN, 9, 1), Sat(ANNA, 1, 2)), 60.0, key="puerto_rico")

    await host._database.write(work)


async def test_a_player_is_told_of_by_game_seat_and_opponent(host: Host) -> None:
    await played(host)
    found = await host.ratings.statistics.of_player(GUILD, ANNA, ANNA)
    assert len(found.seats) == ENOUGH + 1
    assert found.places == {1: ENOUGH, 2: 1}
    assert found.points["toy", 0].value == 9 and found.points["puerto_rico", 1].count == 1
    assert [(one.person, one.ahead, one.behind) for one in found.against] == [
        (BEN, ENOUGH, 1),
        (CLEO, ENOUGH, 0),
    ]
    assert found.thinking == pytest.approx(3600, abs=3600)
    toys = await host.ratings.statistics.of_player(GUILD, ANNA, ANNA, "toy", COUNTED)
    assert toys.places == {1: ENOUGH}
    assert [(row.thing, row.times) for row in toys.taken] == [("mayor", ENOUGH)]


async def test_a_game_is_told_of_by_seat_and_what_was_taken_by_place(host: Host) -> None:
    await played(host)

    def take_back(connection: Connection) -> None:
        """Take back a role at the newest table."""
        table = connection.execute("SELECT max(game_id) - 2 FROM event").fetchone()[0]
        connection.execute("UPDATE move SET actor = 'undo', restores = 0 WHERE game_id = ?"
                           " AND version = 3", (table,))  # fmt: skip

    await host._database.write(take_back)
    found = await host.ratings.statistics.of_game(GUILD, "toy", COUNTED, ANNA)
    assert found.tables == ENOUGH == found.looked
    assert [(one.seat, one.wins, one.tables) for one in found.by_seat] == [
        (0, 1.0, ENOUGH),
        (1, 0.0, ENOUGH),
        (2, 0.0, ENOUGH),
    ]
    assert [(row.thing, row.rank, row.times) for row in found.taken] == [
        ("captain", 2, ENOUGH - 1),
        ("mayor", 1, ENOUGH - 1),
    ]
    assert found.by_option == ()
    assert found.thinking == 3600


async def test_who_hides_their_name_is_nobody_to_others(host: Host) -> None:
    await played(host)
    await host.people.preferences.keep(BEN, stats="hidden")
    with pytest.raises(StatsHidden):
        await host.ratings.statistics.of_player(GUILD, BEN, ANNA)
    assert len((await host.ratings.statistics.of_player(GUILD, BEN, BEN)).seats) == ENOUGH + 1
    found = await host.ratings.statistics.of_player(GUILD, ANNA, ANNA)
    assert found.names == {CLEO: "Cleo"} and found.against[0].tables == ENOUGH + 1
    server = await host.ratings.statistics.of_server(GUILD, ANNA)
    assert server.names == {ANNA: "Anna", CLEO: "Cleo"}
    assert server.people[1] == (BEN, ENOUGH + 1) and server.games == {"toy": 30, "puerto_rico": 1}
    assert (await host.ratings.statistics.of_server(GUILD, BEN)).names[BEN] == "Ben"


async def test_the_best_person_behind_house_bots_has_not_won(host: Host) -> None:
    def work(connection: Connection) -> None:
        sat = (Sat(BEN, 9, 1), Sat(CLEO, 5, 2), Sat(ANNA, 1, 3))
        table = insert(connection, sat, 50.0)
        connection.execute(
            "UPDATE result SET user_id = NULL, bot = 'easy', place = NULL"
            " WHERE game_id = ? AND seat < 2", (table,),
        )  # fmt: skip
        connection.execute("UPDATE result SET place = 1 WHERE game_id = ? AND seat = 2", (table,))

    await host._database.write(work)
    assert (await host.ratings.statistics.of_player(GUILD, ANNA, ANNA)).places == {3: 1}
    server = await host.ratings.statistics.of_server(GUILD, ANNA)
    assert (server.people, server.wins) == ([(ANNA, 1)], {})
