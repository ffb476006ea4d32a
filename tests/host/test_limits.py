from __future__ import annotations

import asyncio

import pytest

from bot.host import Host
from bot.host.core import limits
from bot.host.core.api import Person, Table
from bot.host.core.limits import HOUR, NoMoreTables, TooManyLobbies, TooManyTables, TooOften
from bot.host.core.paces import DAY
from bot.host.servers.settings import EnoughTables, Server
from bot.store import Connection
from bot.store.people.limits import has_finished
from bot.store.tables import finishers, games, moves
from bot.store.tables.finishers import FinisherRow
from bot.store.tables.games import GameRow
from bot.store.tables.moves import ResultRow
from bot.store.turns import absence, timers
from bot.store.turns.absence import TenureRow
from tests.host.conftest import (
    ANNA,
    BOB,
    CARL,
    DORA,
    EVE,
    Recorder,
    TestClock,
    lobby,
    open_host,
    settle,
    started,
)


def kinds(outcomes: list[object]) -> list[str]:
    return sorted(type(outcome).__name__ for outcome in outcomes)


async def test_what_is_opened_at_once_is_counted_one_by_one(host: Host) -> None:
    outcomes = await asyncio.gather(
        *(lobby(host) for _ in range(limits.LOBBIES + 3)), return_exceptions=True
    )
    assert kinds(outcomes) == ["Table"] * limits.LOBBIES + ["TooManyLobbies"] * 3
    assert len(await host.tables.open_tables()) == limits.LOBBIES


async def test_a_servers_limit_holds_for_all_that_opens_a_table(host: Host) -> None:
    await host.servers.settings.decide(1, Server(most_open=2))
    first = await lobby(host)
    await host.tables.abandon(first.id, ANNA.id)
    outcomes = await asyncio.gather(*(lobby(host) for _ in range(4)), return_exceptions=True)
    assert kinds(outcomes) == ["EnoughTables"] * 2 + ["Table"] * 2
    with pytest.raises(EnoughTables):
        await host.lobby.renew(first.id, ANNA.id)
    assert len(await host.tables.open_tables()) == 2


async def test_a_lobby_that_was_given_up_needs_a_place_again(host: Host) -> None:
    old = await lobby(host)
    await host.tables.abandon(old.id, ANNA.id)
    for _ in range(limits.LOBBIES):
        await lobby(host)
    with pytest.raises(TooManyLobbies) as caught:
        await host.lobby.renew(old.id, ANNA.id)
    assert caught.value.args_ == {"most": limits.LOBBIES, "tables": "#2, #3, #4, #5, #6"}
    assert (await host.tables.get(old.id)).status == "abandoned"


async def test_invitations_at_once_call_once(host: Host) -> None:
    table = await lobby(host, BOB)
    outcomes = await asyncio.gather(
        *(host.lobby.invitations.invite(table.id, by.id, CARL) for by in (ANNA, BOB, ANNA)),
        return_exceptions=True,
    )
    assert kinds(outcomes) == ["NoneType", "TooOften", "TooOften"]


async def test_an_hour_is_counted_over_a_restart(
    host: Host, clock: TestClock, recorder: Recorder
) -> None:
    table = await lobby(host)
    for number in range(limits.INVITES.most):
        await host.lobby.invitations.invite(table.id, ANNA.id, Person(900 + number, "guest"))
        clock.pass_seconds(1)
    again = await open_host(host._database.address, clock, recorder)
    with pytest.raises(TooOften):
        await again.lobby.invitations.invite(table.id, ANNA.id, CARL)
    assert CARL not in [guest.person for guest in await again.people.guests.of_table(table.id)]
    clock.pass_seconds(HOUR - limits.INVITES.most + 0.5)
    await again.lobby.invitations.invite(table.id, ANNA.id, CARL)
    with pytest.raises(TooOften):
        await again.lobby.invitations.invite(table.id, ANNA.id, BOB)
    await again.close()


async def test_proposing_and_withdrawing(host: Host) -> None:
    table = await started(host, BOB)
    for _ in range(limits.PROPOSALS.most):
        proposal = await host.proposals.propose(table.id, ANNA.id, "end")
        await host.proposals.withdraw(proposal.id, ANNA.id)
    with pytest.raises(TooOften):
        await host.proposals.propose(table.id, ANNA.id, "end")
    assert await host.proposals.open_at(table.id) == []
    assert (await host.proposals.propose(table.id, BOB.id, "end")).outcome is None
    await settle(host)


async def test_moving_and_taking_back(host: Host, clock: TestClock) -> None:
    table = await started(host, BOB)
    for _ in range(limits.TAKEBACKS.most):
        await host.tables.play(table.id, ANNA.id, "fill left")
        await host.tables.takeback(table.id, ANNA.id)
    played = await host.tables.play(table.id, ANNA.id, "fill left")
    with pytest.raises(TooOften) as caught:
        await host.tables.takeback(table.id, ANNA.id)
    assert caught.value.args_["act"] == "takebacks"
    assert (await host.tables.get(table.id)).version == played.position.version
    clock.pass_seconds(HOUR)
    await host.tables.takeback(table.id, ANNA.id)
    await settle(host)


async def test_alone_with_house_bots_everything_may_be_tried(host: Host) -> None:
    table = await started(host, bots=1)
    for _ in range(limits.TAKEBACKS.most + 1):
        await host.automation.house_bots.settled()
        await host.tables.play(table.id, ANNA.id, "fill left")
        await host.tables.takeback(table.id, ANNA.id)
    await settle(host)


async def test_giving_a_seat_up_and_wanting_it_back(host: Host) -> None:
    table = await started(host, BOB, CARL)
    for _ in range(limits.QUITS.most):
        await host.absence.leave(table.id, ANNA.id)
        assert await host.absence.back(table.id, ANNA)
    with pytest.raises(TooOften):
        await host.absence.leave(table.id, ANNA.id)
    await host.absence.leave(table.id, BOB.id)
    seat = next(c.seat for c in (await host.tables.get(table.id)).chairs if c.user_id == BOB.id)
    assert seat is not None
    await host.absence.take(table.id, seat, EVE)
    assert not await host.absence.back(table.id, BOB)
    with pytest.raises(TooOften):
        await host.absence.back(table.id, BOB)
    await settle(host)


async def test_going_on_vacation_and_coming_back(host: Host, clock: TestClock) -> None:
    start = clock().timestamp() + DAY
    for number in range(limits.VACATIONS.most):
        if number % 2:
            await host.absence.availability.end_vacation(ANNA.id, "Anna")
        else:
            await host.absence.availability.plan(ANNA.id, "Anna", start, 2)
    with pytest.raises(TooOften):
        await host.absence.availability.plan(ANNA.id, "Anna", start, 2)
    assert (await host.absence.availability.vacations(ANNA.id)).spans == ()


async def test_a_timer_whose_owner_breaks_down_rings_again_and_stops_no_other(
    host: Host, clock: TestClock, caplog: pytest.LogCaptureFixture
) -> None:
    table, now, rung = await lobby(host), clock().timestamp(), []

    async def ring(table_id: int, number: int) -> None:
        rung.append(number)
        if number == 1 and rung.count(1) == 1:
            raise RuntimeError("broken")
        await host._database.write(lambda db: timers.put(db, "bell", table_id, number, None))

    host.core.timers.rings["bell"] = ring
    for number in (1, 2):
        await host._database.write(
            lambda db, number=number: timers.put(db, "bell", table.id, number, now - 10 + number)
        )
    await host.core.timers.look()
    assert rung == [1, 2]
    assert "its timer 'bell' failed" in caplog.text
    await host.core.timers.look()
    assert rung == [1, 2], "it is put off for a while"
    clock.pass_seconds(61)
    await host.core.timers.look()
    clock.pass_seconds(61)
    await host.core.timers.look()
    assert rung == [1, 2, 1]


async def test_no_post_is_made_where_only_house_bots_decide(host: Host, recorder: Recorder) -> None:
    table = await lobby(host)
    for _ in range(2):
        await host.lobby.add_bot(table.id, ANNA.id, "first")
    host.automation.house_bots._worker.closed = True
    await host.lobby.start(table.id, ANNA.id)
    await host.posting.outbox.resume()
    await host.tables.play(table.id, ANNA.id, "fill left; fill left; fill left")
    await host.posting.outbox.resume()
    assert recorder.kinds == ["start"], "the house bots are about to move"
    host.automation.house_bots._worker.closed = False
    await host.automation.house_bots.resume()
    await settle(host)
    assert recorder.posts[-1].current
    decisions = recorder.posts[-1].position.decisions
    chairs = recorder.posts[-1].table.chairs
    assert any(chairs[decision.seat].user_id == ANNA.id for decision in decisions)


async def at_tables(host: Host, count: int) -> list[Table]:
    """Return tables of Carl's (who may manage the server) at which Bob, who is new, sits."""
    await host.servers.settings.decide(1, Server())
    return [await of_carl(host, BOB) for _ in range(count)]


async def of_carl(host: Host, *others: Person) -> Table:
    """Return a table of Carl, whom a finished game made free."""
    await host._database.write(_carl_has_finished)
    place = {"guild_id": 1, "channel_id": 20, "where": "here", "language": "en"}
    table = await host.lobby.new(CARL, "toy", **place, manages=True)
    for person in others:
        table = await host.lobby.join(table.id, person)
    return table


def _carl_has_finished(connection: Connection) -> None:
    if has_finished(connection, 1, CARL.id):
        return
    row = GameRow(0, "toy", "over", "{}", 1, 1, 9, "here", *[None] * 3, CARL.id, "en", 1, 0.0)
    number = games.insert(connection, row)
    for seat, person in enumerate((CARL, DORA)):
        tenure = TenureRow(seat, 0, 0.0, person.name, person.id, None, "start")
        absence.add_tenure(connection, number, tenure)
    moves.insert_results(connection, number, [ResultRow(0, 3, 0, 1)])
    finishers.save(connection, number, [FinisherRow(0, "Carl", CARL.id, None, None, 0, 1)])


async def finish(host: Host, table: Table) -> None:
    """Play a table of the toy game to its end."""
    await host.lobby.start(table.id, table.owner_id)
    while decisions := (await host.tables.position(table.id)).decisions:
        chair = (await host.tables.get(table.id)).chairs[decisions[0].seat]
        await host.tables.play(table.id, chair.user_id or 0, decisions[0].moves[0])


async def test_newcomers_sit_at_two_tables(host: Host) -> None:
    first, second = await at_tables(host, 2)
    third = await of_carl(host)
    for refused in (
        host.lobby.join(third.id, BOB),
        lobby(host, owner=BOB),
        host.lobby.replace(third.id, CARL.id, 0, BOB),
    ):
        with pytest.raises(TooManyTables) as caught:
            await refused
        assert caught.value.args_["tables"] == f"#{first.id}, #{second.id}"
    await host.lobby.leave(second.id, BOB.id)
    assert (await host.lobby.join(third.id, BOB)).chair_of(BOB.id)


async def test_two_clicks_at_once_are_one_table_too_many(host: Host) -> None:
    await at_tables(host, 1)
    tables = [await of_carl(host) for _ in range(2)]
    outcomes = await asyncio.gather(
        *(host.lobby.join(table.id, BOB) for table in tables), return_exceptions=True
    )
    assert kinds(outcomes) == ["Table", "TooManyTables"]


async def test_who_has_finished_one_is_free(host: Host) -> None:
    tables = await at_tables(host, 2)
    await finish(host, tables[0])
    await at_tables(host, 1)
    for _ in range(3):
        table = await of_carl(host)
        await host.lobby.join(table.id, BOB)


async def test_games_against_house_bots_alone_do_not_count(host: Host) -> None:
    await host.servers.settings.decide(1, Server())
    for _ in range(3):
        await started(host, bots=1)
    for _ in range(2):
        await host.lobby.join((await of_carl(host)).id, ANNA)
    with pytest.raises(TooManyTables):
        await host.lobby.join((await of_carl(host)).id, ANNA)


async def test_nobody_joins_a_newcomer_who_has_no_room(host: Host) -> None:
    await host.servers.settings.decide(1, Server())
    own = [await lobby(host, owner=BOB) for _ in range(3)]
    for table in own[:2]:
        await host.lobby.join(table.id, ANNA)
    with pytest.raises(TooManyTables) as caught:
        await host.lobby.join(own[2].id, CARL)
    assert caught.value.args_["name"] == "Bob"


async def test_a_server_decides_about_newcomers(host: Host) -> None:
    await host.servers.settings.decide(1, Server(newcomers=1))
    await host.lobby.join((await of_carl(host)).id, BOB)
    with pytest.raises(TooManyTables):
        await host.lobby.join((await of_carl(host)).id, BOB)
    await host.servers.settings.decide(1, Server(newcomers=0))
    for _ in range(4):
        await host.lobby.join((await of_carl(host)).id, BOB)


async def test_a_newcomer_takes_no_third_seat_of_somebody_else(host: Host) -> None:
    await at_tables(host, 2)
    running = await started(host, EVE, DORA)
    await host.absence.leave(running.id, EVE.id)
    seat = next(chair.seat for chair in running.chairs if chair.user_id == EVE.id)
    with pytest.raises(TooManyTables):
        await host.absence.take(running.id, seat, BOB)


async def test_who_waits_for_a_seat_gets_none_too_many(host: Host) -> None:
    first, _ = await at_tables(host, 2)
    full = await lobby(host, DORA, EVE)
    await host.lobby.add_bot(full.id, ANNA.id, "first")
    with pytest.raises(TooManyTables):
        await host.lobby.want(full.id, BOB)
    await host.lobby.leave(first.id, BOB.id)
    await host.lobby.want(full.id, BOB)
    await host.lobby.join(first.id, BOB)
    table = await host.lobby.remove_bot(full.id, ANNA.id)
    assert table.names == ("Anna", "Dora", "Eve"), "they filled up meanwhile"


async def test_a_server_limits_everybody(host: Host) -> None:
    """People who have finished a game are bound, too; tables of house bots alone do not count."""
    tables = await at_tables(host, 2)
    await finish(host, tables[0])
    await host.servers.settings.decide(1, Server(per_person=2))
    own = await lobby(host, owner=BOB)
    await host.lobby.add_bot(own.id, BOB.id, "first")
    await host.lobby.join((await of_carl(host)).id, BOB)
    with pytest.raises(NoMoreTables) as caught:
        await host.lobby.join((await of_carl(host)).id, BOB)
    assert (caught.value.args_["most"], caught.value.args_["who"]) == (2, "you")
    with pytest.raises(NoMoreTables) as caught:
        await host.lobby.join(own.id, EVE)
    assert caught.value.args_["name"] == "Bob", "a lone player who is joined sits with others"


async def test_tables_of_leagues_do_not_count_for_a_servers_limit(host: Host) -> None:
    await host.servers.settings.decide(1, Server(per_person=1, newcomers=0))
    of_league = await of_carl(host, BOB)
    await host._database.write(
        lambda db: db.execute("UPDATE game SET fixture_id = 1 WHERE id = ?", (of_league.id,))
    )
    await host.lobby.join((await of_carl(host)).id, BOB)
    with pytest.raises(NoMoreTables):
        await host.lobby.join((await lobby(host)).id, BOB)
