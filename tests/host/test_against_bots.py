"""How often people beat house bots: only tables whose people all agreed and that ended fairly."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.host import Host
from bot.host.core.api import Person
from bot.host.ratings.against_bots import AgainstLevel, against_levels
from bot.house_bots.edition import edition
from bot.house_bots.statistics import wilson
from bot.store import Connection
from bot.store.ratings.studied import FinishRow
from bot.store.tables import games
from bot.store.turns import absence
from bot.store.turns.absence import TenureRow
from tests.catalogue import CATALOGUE
from tests.host.conftest import TestClock
from tests.host.finished_tables import GUILD, Sat, insert
from tests.opening import without_threads

ANNA, BEN, CLEO = 31, 32, 33


def of_people(game: int, *ranks: tuple[str | None, int]) -> list[FinishRow]:
    return [FinishRow(game, len(ranks), bot, rank) for bot, rank in ranks]


def test_each_table_counts_once_by_the_share_of_its_pairs() -> None:
    rows = [
        *of_people(1, (None, 1), ("easy", 2), ("easy", 3)),
        *of_people(2, (None, 2), ("easy", 1), ("easy", 2)),
        *of_people(3, (None, 1), (None, 3), ("strong", 2)),
        *of_people(4, (None, 1), (None, 2)),
        *of_people(5, ("easy", 1), ("easy", 2)),
        *of_people(6, (None, 1), ("random", 2)),
    ]
    easy, strong = against_levels(rows)
    assert easy == AgainstLevel(3, "easy", 2, (1 + 0.25) / 2, *wilson(1.25, 2))
    assert strong == AgainstLevel(3, "strong", 1, 0.5, *wilson(0.5, 1))


def table(connection: Connection, bot: str = "strong") -> int:
    """Store a table of Anna and Ben against a house bot that came second."""
    game = insert(connection, (Sat(ANNA, 9, 1), Sat(CLEO, 7, 2), Sat(BEN, 5, 3)), 50.0)
    connection.execute(
        "UPDATE result SET user_id = NULL, bot = ?, place = NULL WHERE game_id = ? AND seat = 1",
        (bot, game),
    )
    connection.execute(
        "UPDATE tenure SET user_id = NULL, bot = ? WHERE game_id = ? AND seat = 1", (bot, game)
    )
    return game


async def counted(host: Host) -> int:
    found = await host.ratings.against_bots.of(GUILD, "toy", 3)
    game = await host.ratings.statistics.of_game(GUILD, "toy", {}, ANNA)
    assert game.against == found
    return sum(one.tables for one in found)


async def agree(host: Host, *people: int) -> None:
    for person in people:
        await host.people.preferences.keep(person, study=True)


async def test_a_table_counts_while_all_its_people_agree(host: Host) -> None:
    await host._database.write(table)
    assert await counted(host) == 0, "nobody has been asked"
    await agree(host, ANNA)
    assert await counted(host) == 0, "Ben has not agreed"
    await agree(host, BEN)
    (found,) = await host.ratings.against_bots.of(GUILD, "toy", 3)
    assert (found.size, found.level, found.tables, found.share) == (3, "strong", 1, 0.5)
    assert await host.ratings.against_bots.of(GUILD + 1, "toy", 3) == ()
    assert await host.ratings.against_bots.of(GUILD, "toy", 4) == ()
    await host.people.preferences.keep(BEN, study=False)
    assert await counted(host) == 0, "Ben has taken it back"


async def test_an_erased_person_agrees_to_nothing(host: Host) -> None:
    await host._database.write(table)
    await agree(host, ANNA, BEN)
    assert await counted(host) == 1
    await host.upkeep.privacy.erase(BEN)
    assert await counted(host) == 0


def _replaced(connection: Connection, game: int) -> None:
    """Have a house bot play for Anna for a while."""
    row = TenureRow(0, 3, 20.0, "Anna", ANNA, "easy", "vacation")
    absence.add_tenure(connection, game, row)


def _agreed_to_end(connection: Connection, game: int) -> None:
    connection.execute(
        "INSERT INTO proposal (game_id, kind, user_id, name, data, version, made_at, due_at,"
        " outcome, decided_at, told) VALUES (?, 'end', ?, 'Anna', '{}', 3, 1, 2, 'agreed', 2,"
        " 'answer')",
        (game, ANNA),
    )


def _hinted(connection: Connection, game: int) -> None:
    connection.execute(
        "INSERT INTO hint (game_id, seat, version, answer) VALUES (?, 0, 1, '{}')", (game,)
    )


def _thought_less(connection: Connection, game: int) -> None:
    """Have the strong house bot think less for a while, and then fully again."""
    games.think_less(connection, game)
    games.think_fully(connection, game)


def _could_not_think(connection: Connection, game: int) -> None:
    games.miss_strong(connection, game)


def _private(connection: Connection, game: int) -> None:
    connection.execute("UPDATE game SET private = 1 WHERE id = ?", (game,))


def _abandoned(connection: Connection, game: int) -> None:
    connection.execute("UPDATE game SET status = 'abandoned' WHERE id = ?", (game,))


@pytest.mark.parametrize(
    "change",
    [
        _replaced,
        _agreed_to_end,
        _hinted,
        _thought_less,
        _could_not_think,
        _private,
        _abandoned,
    ],
)
async def test_what_says_little_about_a_level_does_not_count(
    host: Host, change: Callable[[Connection, int], None]
) -> None:
    def changed(connection: Connection) -> None:
        change(connection, table(connection))

    await agree(host, ANNA, BEN)
    await host._database.write(changed)
    assert await counted(host) == 0
    await host._database.write(table)
    assert await counted(host) == 1


async def test_a_game_that_was_played_counts(host: Host) -> None:
    """The toy's bots are no levels: with one that is, the whole game from lobby to end counts."""
    anna = Person(ANNA, "Anna")
    await agree(host, ANNA)
    started = await host.lobby.new(
        anna, "toy", guild_id=GUILD, channel_id=2, where="here", language="en"
    )
    await host.lobby.add_bot(started.id, ANNA, "first")
    await host.lobby.start(started.id, ANNA)
    while (position := await host.tables.position(started.id)).decisions:
        decision = position.user_decision(ANNA)
        if decision is None:
            await host.automation.house_bots.settled()
            continue
        await host.tables.play(started.id, ANNA, position.rules.notate(decision.moves[0]))
    await host._database.write(
        lambda db: db.execute("UPDATE result SET bot = 'easy' WHERE bot = 'first'")
    )
    (found,) = await host.ratings.against_bots.of(GUILD, "toy", 2)
    assert (found.level, found.tables) == ("easy", 1)


def test_tables_against_earlier_house_bots_are_counted_apart() -> None:
    rows = [
        *(row._replace(version="new") for row in of_people(1, (None, 1), ("easy", 2))),
        *(row._replace(version="old") for row in of_people(2, (None, 2), ("easy", 1))),
        *of_people(3, (None, 2), ("easy", 1)),
    ]
    today, earlier = against_levels(rows, "", "new")
    assert (today.earlier, today.tables, today.share) == (False, 1, 1.0)
    assert (earlier.earlier, earlier.tables, earlier.share) == (True, 2, 0.0)


async def test_a_table_keeps_the_edition_of_the_house_bots_with_which_it_began(
    path: Path, clock: TestClock
) -> None:
    host = await without_threads(path, CATALOGUE, clock)
    at = {"guild_id": GUILD, "channel_id": 2, "where": "here", "language": "en"}
    table = await host.lobby.new(Person(ANNA, "Anna"), "amerigo", **at)
    await host.lobby.add_bot(table.id, ANNA, "easy")
    await host.lobby.start(table.id, ANNA)
    row = (await host._registry.stored(table.id)).game
    assert (row.package, row.package_version) == ("", edition("amerigo"))
    assert len(edition("amerigo")) == 12 and edition("toy") == ""
    await host.close()
