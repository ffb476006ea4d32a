"""Players who held a seat to the end: people have places, house bots have none; it is stored."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from bot.host import Host
from bot.host.core.api import Chair, Finisher, Person, Table
from bot.host.core.moves.finishers import _percent as share
from bot.host.core.moves.finishers import _row as row_of
from bot.store import Connection
from bot.store.tables import finishers
from bot.store.tables.finishers import FinisherRow
from bot.store.turns.absence import TenureRow
from tests.host.conftest import (
    ANNA,
    BOB,
    CARL,
    DORA,
    Recorder,
    fill_all,
    settle,
    started,
    user,
)

MIGRATION = Path(__file__).parents[2] / "bot" / "store" / "migrations"


async def eat_to_the_end(host: Host, table: Table) -> None:
    """Eat as the people in turn until one has nothing left."""
    while decisions := (await host.tables.position(table.id)).decisions:
        chair = (await host.tables.get(table.id)).chairs[decisions[0].seat]
        if chair.mover is None:
            await host.tables.play(table.id, chair.user_id or 0, decisions[0].moves[0])
        await settle(host)


async def by_name(host: Host, table: Table) -> dict[str, Finisher]:
    return {one.name: one for one in await host.analysis.history.finishers(table.id)}


async def rows(host: Host, table: Table) -> list[FinisherRow]:
    return await host._database.read(lambda db: finishers.load(db, table.id))


async def left_at_the_first_turn(host: Host) -> tuple[Table, int]:
    """Return a table of three of which the first to eat, who would win, has left."""
    table = await started(host, BOB, CARL, peeking="no")
    await fill_all(host, table)
    seat = (await host.tables.position(table.id)).decisions[0].seat
    await host.absence.leave(table.id, user(table, seat))
    await settle(host)
    return table, seat


async def test_a_game_ends_with_its_phases_and_without_them_if_one_is_damaged(
    host: Host, recorder: Recorder
) -> None:
    """How the points have grown is a picture more: the result is posted in any case."""
    for damaged in (False, True):
        table = await started(host, BOB)
        await fill_all(host, table)
        if damaged:
            await host._database.write(
                lambda db: db.execute(
                    "UPDATE snapshot SET state = ? WHERE game_id = ? AND version = 0",
                    (b"\0", table.id),  # noqa: B023 (written before the next round)
                )
            )
        await eat_to_the_end(host, table)
        last = recorder.posts[-1]
        assert (last.kind, last.table.id) == ("end", table.id)
        versions = [position.version for position in last.phases]
        assert versions == ([] if damaged else sorted(versions))
        assert damaged or versions[0] == 0 < versions[-1] == last.position.version


async def test_a_house_bot_for_somebody_who_left_wins_nothing(
    host: Host, recorder: Recorder
) -> None:
    table, seat = await left_at_the_first_turn(host)
    await eat_to_the_end(host, table)
    told = recorder.posts[-1].finishers
    assert recorder.kinds[-1] == "end"
    (bot,) = [one for one in told if one.user_id is None]
    people = sorted((one for one in told if one.user_id is not None), key=lambda one: one.rank)
    assert (bot.seat, bot.rank, bot.place, bot.instead_of) == (seat, 1, None, table.names[seat])
    assert bot.began is not None
    assert 0 < bot.percent < 100, "who left had filled the bowl"
    assert people[0].place == 1
    assert all(
        (one.place < other.place) == (one.rank < other.rank) for one, other in pairwise(people)
    )
    assert all(one.percent == 100 and one.began is None for one in people)
    assert {one.hints for one in told} == {0}


async def test_a_substitute_finishes_for_another_from_a_round_on(
    host: Host, recorder: Recorder
) -> None:
    table, seat = await left_at_the_first_turn(host)
    version = (await host.tables.get(table.id)).version
    await host.absence.take(table.id, seat, DORA)
    await eat_to_the_end(host, table)
    dora = (await by_name(host, table))["Dora"]
    assert (dora.user_id, dora.place, dora.instead_of) == (DORA.id, 1, table.names[seat])
    assert dora.began is not None
    assert dora.began.version == version
    (row,) = [row for row in await rows(host, table) if row.seat == seat]
    assert row == FinisherRow(seat, "Dora", DORA.id, None, table.names[seat], version, 1)


async def test_who_returns_finishes_in_the_own_name_and_what_was_played_is_told(
    host: Host, recorder: Recorder
) -> None:
    table, seat = await left_at_the_first_turn(host)
    name, user_id = table.names[seat], user(table, seat)
    person = next(person for person in (ANNA, BOB, CARL) if person.id == user_id)
    await host.absence.back(table.id, person)
    await eat_to_the_end(host, table)
    own = (await by_name(host, table))[name]
    assert (own.user_id, own.instead_of, own.began) == (user_id, "", None)
    assert 0 < own.percent < 100


async def test_house_bots_of_the_table_take_no_place_among_people(host: Host) -> None:
    table = await started(host, BOB, bots=1, peeking="no")
    await fill_all(host, table)
    await eat_to_the_end(host, table)
    found = await host.analysis.history.finishers(table.id)
    assert [one.place for one in found if one.user_id is None] == [None]
    assert sorted(one.place or 0 for one in found if one.user_id is not None)[0] == 1
    assert all(one.instead_of == "" for one in found)


async def test_an_end_by_consent_stores_the_same_and_ties_share_a_place(host: Host) -> None:
    table = await started(host, BOB, peeking="no")
    await fill_all(host, table)
    proposal = await host.proposals.propose(table.id, ANNA.id, "end")
    await host.proposals.vote(proposal.id, BOB.id, True)
    await settle(host)
    found = await host.analysis.history.finishers(table.id)
    assert [one.rank for one in found] == [1, 1]
    assert [one.place for one in found] == [1, 1]


@pytest.mark.sqlite
async def test_games_that_were_over_before_know_who_finished(host: Host) -> None:
    """The migration makes of a stored game what is stored today.

    No server ever had one that is older.
    """
    left, _ = await left_at_the_first_turn(host)
    await eat_to_the_end(host, left)
    taken, seat = await left_at_the_first_turn(host)
    await host.absence.take(taken.id, seat, DORA)
    await eat_to_the_end(host, taken)
    against = await started(host, BOB, bots=1, peeking="no")
    await fill_all(host, against)
    await eat_to_the_end(host, against)
    tables = (left, taken, against)
    before = [await rows(host, table) for table in tables]
    await host._database.write(_fill_again)
    assert [await rows(host, table) for table in tables] == before


def _fill_again(connection: Connection) -> None:
    """Forget who finished, and let the migration fill it in."""
    connection.execute(
        "UPDATE result SET name = '', user_id = NULL, bot = NULL, instead_of = NULL,"
        " since = 0, place = NULL"
    )
    (file,) = MIGRATION.glob("*_finishers.sql")
    for statement in file.read_text().split(";"):
        if "UPDATE result SET" in statement:
            connection.execute(statement[statement.index("UPDATE result SET") :])


@pytest.mark.parametrize(
    ("own", "of_all", "percent"),
    [
        *((0, 0, 100), (0, 7, 0), (7, 7, 100), (1, 3, 33), (2, 3, 67)),
        *((1, 1000, 1), (999, 1000, 99), (1000, 1000, 100)),
    ],
)
def test_a_share_is_nothing_or_all_only_where_it_is_exactly_that(
    own: int, of_all: int, percent: int
) -> None:
    decided = [(2, BOB.id)] * own + [(2, ANNA.id)] * (of_all - own) + [(1, BOB.id)]
    row = FinisherRow(2, "Bob", BOB.id, None, None, 0, 1)
    assert share(row, decided) == percent


@pytest.mark.parametrize(
    ("sat", "other", "since"),
    [
        ([], None, 0),
        ([(ANNA, 0)], None, 0),
        ([(BOB, 0), (CARL, 4), (ANNA, 9)], "Bob", 9),
        ([(BOB, 0), (CARL, 4), (DORA, 6), (ANNA, 9), (ANNA, 12)], "Bob", 9),
        ([(BOB, 0), (ANNA, 4), (CARL, 6), (ANNA, 9)], "Bob", 9),
        ([(ANNA, 0), (CARL, 4), (ANNA, 9)], None, 0),
    ],
)
def test_who_took_a_seat_over_plays_since_the_last_one_had_it(
    sat: list[tuple[Person, int]], other: str | None, since: int
) -> None:
    """Ids come from the database and from Discord: equal ones need not be one object."""
    tenures = [
        TenureRow(2, version, 0.0, person.name, person.id * 1000, None, "")
        for person, version in sat
    ]
    user_id = ANNA.id * 1000
    row = row_of(Chair(2, "Anna", user_id), tenures)
    assert row == FinisherRow(2, "Anna", user_id, None, other, since, None)
