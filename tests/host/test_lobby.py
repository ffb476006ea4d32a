from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest

from bot.engine.api import BadOption
from bot.host import Host
from bot.host.automation.thinking import NO_THINKERS, NoThinkers, Thinkers
from bot.host.core.api import (
    AlreadySeated,
    NotAllowed,
    NotSeated,
    Person,
    Table,
    TableFull,
    TooFewPlayers,
    UnknownGame,
    UnknownTable,
    WrongStatus,
)
from bot.host.core.limits import TooOften
from bot.host.lobby.changing import KEPT, HouseBotGone, NoHouseBot, UnknownLevel
from bot.host.servers.settings import Server
from bot.house_bots.searcher import Job
from tests.host.conftest import (
    ANNA,
    BOB,
    CARL,
    DORA,
    EVE,
    TestClock,
    fill_all,
    lobby,
    settle,
    started,
    user,
)
from tests.host.toy import TOY, First
from tests.opening import without_threads

A = TypeVar("A")


async def test_people_come_and_go(host: Host) -> None:
    table = await lobby(host, BOB)
    assert table.names == ("Anna", "Bob")
    assert (table.status, table.version, table.where, table.place_id) == ("lobby", 0, "here", 20)
    with pytest.raises(AlreadySeated):
        await host.lobby.join(table.id, BOB)
    table = await host.lobby.leave(table.id, ANNA.id)
    assert (table.owner_id, table.names) == (BOB.id, ("Bob",))
    with pytest.raises(NotSeated):
        await host.lobby.leave(table.id, ANNA.id)
    table = await host.lobby.add_bot(table.id, BOB.id, "first")
    table = await host.lobby.leave(table.id, BOB.id)
    assert table.status == "abandoned", "bots alone do not keep a table"
    with pytest.raises(WrongStatus):
        await host.lobby.join(table.id, ANNA)


async def test_a_full_table_takes_nobody(host: Host) -> None:
    table = await lobby(host, BOB, CARL, DORA)
    with pytest.raises(TableFull):
        await host.lobby.join(table.id, EVE)
    with pytest.raises(TableFull):
        await host.lobby.add_bot(table.id, ANNA.id, "first")


async def test_a_last_chair_wanted_by_two(host: Host) -> None:
    table = await lobby(host, BOB, CARL)
    outcomes = await asyncio.gather(
        host.lobby.join(table.id, DORA), host.lobby.join(table.id, EVE), return_exceptions=True
    )
    assert [type(outcome).__name__ for outcome in outcomes] == ["Table", "TableFull"]


async def test_house_bots_have_names_of_their_own(host: Host) -> None:
    table = await lobby(host)
    for _ in range(3):
        table = await host.lobby.add_bot(table.id, ANNA.id, "first")
    assert len(set(table.names)) == 4
    assert [chair.bot for chair in table.chairs] == [None, "first", "first", "first"]
    last = table.chairs[-1]
    table = await host.lobby.remove_bot(table.id, ANNA.id)
    assert last not in table.chairs
    with pytest.raises(UnknownLevel) as caught:
        await host.lobby.add_bot(table.id, ANNA.id, "genius")
    assert caught.value.args_ == {"level": "genius", "levels": "first-broken-cheat"}
    for wrong in (
        host.lobby.add_bot(table.id, EVE.id, "first"),
        host.lobby.remove_bot(table.id, EVE.id),
    ):
        with pytest.raises(NotSeated):
            await wrong
    await host.lobby.remove_bot(table.id, ANNA.id)
    await host.lobby.remove_bot(table.id, ANNA.id)
    with pytest.raises(NoHouseBot):
        await host.lobby.remove_bot(table.id, ANNA.id)


async def test_levels_of_house_bots(path: Path, clock: TestClock) -> None:
    kinds = ("random", "strong", "sensible", "easy")
    host = await opened(path, clock, kinds, Thinking())
    assert host.lobby.levels("toy") == ("easy", "sensible", "strong")
    table = await lobby(host, BOB)
    for level in (None, "easy"):
        table = await host.lobby.add_bot(table.id, BOB.id, level)
    assert [chair.bot for chair in table.chairs] == [None, None, "sensible", "easy"]
    named = table.chairs[2].name
    table = await host.lobby.set_level(table.id, BOB.id, named, "strong")
    assert [chair.bot for chair in table.chairs] == [None, None, "strong", "easy"]
    for by, name, level, error in (
        (BOB, named, "random", UnknownLevel),
        (BOB, named, "genius", UnknownLevel),
        (BOB, "Bob", "easy", HouseBotGone),
        (EVE, named, "easy", NotSeated),
    ):
        with pytest.raises(error):
            await host.lobby.set_level(table.id, by.id, name, level)
    assert await host.tables.get(table.id) == table, "nothing was lost"
    table = await host.lobby.start(table.id, ANNA.id)
    with pytest.raises(WrongStatus):
        await host.lobby.set_level(table.id, BOB.id, named, "easy")
    await _play_to_the_end(host, table)
    again = await host.lobby.rematch(table.id, ANNA)
    assert sorted(chair.bot or "" for chair in again.chairs) == ["", "easy", "strong"]
    await host.close()
    host = await opened(path, clock, kinds)
    assert host.lobby.levels("toy") == ("easy", "sensible"), "nobody thinks for strong ones"
    with pytest.raises(UnknownLevel):
        await host.lobby.add_bot(again.id, ANNA.id, "strong")
    await host.lobby.leave(again.id, ANNA.id)
    later = await host.lobby.rematch(table.id, ANNA)
    assert sorted(chair.bot or "" for chair in later.chairs) == ["", "easy", "sensible"]
    await host.close()


class Thinking:
    """Processes that could think, if there were anything to think about."""

    offered = True

    async def think(self, job: Job[A], table: int, urgent: bool) -> A:
        raise NoThinkers


async def opened(
    path: Path, clock: TestClock, kinds: Sequence[str], thinkers: Thinkers = NO_THINKERS
) -> Host:
    """Open a host whose toy has these kinds of house bots."""
    game = replace(TOY, bots={kind: First() for kind in kinds})
    host = await without_threads(path, {"toy": game}, clock, thinkers)
    await host.servers.settings.decide(1, Server(newcomers=0))
    return host


async def test_options_are_the_owners_and_the_games(host: Host) -> None:
    table = await lobby(host, BOB)
    table = await host.lobby.set_option(table.id, ANNA.id, "peeking", "no")
    assert table.options == {"peeking": "no"}
    with pytest.raises(NotAllowed):
        await host.lobby.set_option(table.id, BOB.id, "peeking", "yes")
    with pytest.raises(BadOption) as caught:
        await host.lobby.set_option(table.id, ANNA.id, "stones", "9")
    assert caught.value.code == "bad-option"
    with pytest.raises(BadOption) as caught:
        await host.lobby.set_option(table.id, ANNA.id, "peeking", "often")
    assert (caught.value.code, caught.value.legal) == ("bad-choice", ("yes", "no"))
    table = await host.lobby.start(table.id, ANNA.id)
    assert table.options == {"peeking": "no"}
    with pytest.raises(WrongStatus):
        await host.lobby.set_option(table.id, ANNA.id, "peeking", "yes")


async def test_what_cannot_be_opened(host: Host) -> None:
    with pytest.raises(BadOption):
        await lobby(host, peeking="often")
    with pytest.raises(UnknownGame):
        await host.lobby.new(ANNA, "chess", guild_id=1, channel_id=2, where="here", language="en")
    for call in (
        host.lobby.join(9, BOB),
        host.lobby.leave(9, BOB.id),
        host.lobby.start(9, BOB.id),
        host.lobby.set_card(9, 1),
        host.lobby.set_thread(9, 1),
    ):
        with pytest.raises(UnknownTable):
            await call


async def test_starting(host: Host) -> None:
    table = await lobby(host)
    with pytest.raises(TooFewPlayers) as caught:
        await host.lobby.start(table.id, ANNA.id)
    assert caught.value.args_ == {"seats": 2}
    await host.lobby.join(table.id, BOB)
    with pytest.raises(NotAllowed):
        await host.lobby.start(table.id, BOB.id)
    await host.lobby.set_card(table.id, 31)
    await host.lobby.set_thread(table.id, 32)
    host.posting.outbox.publisher = None
    table = await host.lobby.start(table.id, ANNA.id)
    assert (table.status, table.card_id, table.thread_id) == ("running", 31, 32)
    assert [chair.seat for chair in table.chairs] == [0, 1]
    assert table == await host.tables.get(table.id)
    for call in (
        host.lobby.start(table.id, ANNA.id),
        host.lobby.join(table.id, CARL),
        host.lobby.leave(table.id, ANNA.id),
        host.lobby.add_bot(table.id, ANNA.id, "first"),
    ):
        with pytest.raises(WrongStatus):
            await call
    await settle(host)


async def test_seats_are_drawn_by_lot(host: Host) -> None:
    firsts = set()
    for _ in range(20):
        table = await lobby(host, BOB)
        firsts.add((await host.lobby.start(table.id, ANNA.id)).names[0])
    assert firsts == {"Anna", "Bob"}


async def test_an_abandoned_lobby_is_over_without_a_post(
    host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    table = await lobby(host, BOB)
    assert (await host.tables.abandon(table.id, ANNA.id)).status == "abandoned"
    await settle(host)
    assert caplog.records == [], "house bots have nothing to do there"
    with pytest.raises(WrongStatus):
        await host.lobby.start(table.id, ANNA.id)


async def test_a_rematch_is_opened_once_and_joined_by_the_others(host: Host) -> None:
    old = await started(host, BOB, CARL, bots=1)
    with pytest.raises(WrongStatus):
        await host.lobby.rematch(old.id, ANNA)
    await _play_to_the_end(host, old)
    with pytest.raises(NotSeated):
        await host.lobby.rematch(old.id, EVE)
    first, second = await asyncio.gather(
        host.lobby.rematch(old.id, BOB), host.lobby.rematch(old.id, ANNA)
    )
    assert first.id == second.id != old.id
    assert (first.owner_id, first.version, first.card_id) == (BOB.id, 0, None)
    assert (first.where, first.place_id) == ("here", old.place_id)
    bot = next(chair for chair in old.chairs if chair.bot)
    assert second.names == ("Bob", bot.name, "Anna")
    with pytest.raises(AlreadySeated):
        await host.lobby.rematch(old.id, BOB)
    await host.lobby.rematch(old.id, CARL)
    begun = await host.lobby.start(first.id, BOB.id)
    assert begun.status == "running"
    again = await host.lobby.rematch(old.id, CARL)
    assert again.id not in (old.id, first.id), "the first rematch is under way"


async def _play_to_the_end(host: Host, table: Table) -> None:
    await fill_all(host, table)
    await host.automation.house_bots.settled()
    while decisions := (await host.tables.position(table.id)).decisions:
        one = decisions[0]
        await host.tables.play(table.id, user(table, one.seat), str(one.moves[0]))
        await host.automation.house_bots.settled()


async def test_a_chair_is_passed_on_by_whoever_sits_there_or_by_the_owner(host: Host) -> None:
    table = await lobby(host, BOB, CARL)
    for chair in (0, 2):
        with pytest.raises(NotAllowed, match="owner"):
            await host.lobby.replace(table.id, BOB.id, chair, DORA)
    table = await host.lobby.replace(table.id, BOB.id, 1, DORA)
    assert table.names == ("Anna", "Dora", "Carl")
    table = await host.lobby.replace(table.id, ANNA.id, 2, EVE)
    assert table.names == ("Anna", "Dora", "Eve")
    for chair in (-1, 3, 4):
        with pytest.raises(NotSeated):
            await host.lobby.replace(table.id, ANNA.id, chair, BOB)
    table = await host.lobby.replace(table.id, ANNA.id, 0, BOB)
    assert (table.names[0], table.owner_id) == ("Bob", BOB.id)


@pytest.mark.parametrize("people", [(), (BOB,)])
async def test_a_lobby_has_no_position_not_even_when_it_was_given_up(
    host: Host, clock: TestClock, people: tuple[Person, ...]
) -> None:
    table = await lobby(host, *people)
    with pytest.raises(WrongStatus) as caught:
        await host.tables.position(table.id)
    assert caught.value.args_ == {"status": "lobby"}
    left = await lobby(host)
    await host.lobby.leave(left.id, ANNA.id)
    clock.pass_seconds(KEPT + 60)
    await host.lobby.expire()
    for given_up in (table, left):
        with pytest.raises(WrongStatus) as caught:
            await host.tables.position(given_up.id)
        assert caught.value.args_ == {"status": "abandoned"}


async def test_the_owner_has_the_seats_drawn_or_lets_them_follow_the_chairs(host: Host) -> None:
    table = await lobby(host, BOB, CARL)
    assert table.seating == "lot"
    swapped = await host.lobby.swap(table.id, ANNA.id, 0, 2)
    assert (swapped.seating, swapped.names) == ("fixed", ("Carl", "Bob", "Anna"))
    for refused in (
        host.lobby.draw_lots(table.id, BOB.id),
        host.lobby.swap(table.id, BOB.id, 0, 1),
    ):
        with pytest.raises(NotAllowed, match="owner"):
            await refused
    drawn = await host.lobby.draw_lots(table.id, ANNA.id)
    assert (drawn.seating, drawn.names) == ("lot", swapped.names)


async def test_a_lobby_is_kept_for_longer_once_an_hour(host: Host, clock: TestClock) -> None:
    table = await lobby(host, BOB)
    clock.pass_seconds(KEPT - 60)
    with pytest.raises(NotSeated):
        await host.lobby.renew(table.id, CARL.id)
    await host.lobby.renew(table.id, BOB.id)
    with pytest.raises(TooOften):
        await host.lobby.renew(table.id, ANNA.id)
    clock.pass_seconds(KEPT - 60)
    assert await host.lobby.expire() == []
    clock.pass_seconds(60)
    assert [gone.id for gone in await host.lobby.expire()] == [table.id]
    await host.lobby.mark_expiry_announced(table.id)
    assert await host.lobby.expire() == [], "it is told once"
    again = await host.lobby.renew(table.id, ANNA.id)
    assert (again.status, again.names) == ("lobby", ("Anna", "Bob"))
    clock.pass_seconds(KEPT - 60)
    assert await host.lobby.expire() == []


async def test_a_game_that_runs_or_was_given_up_is_no_lobby_again(host: Host) -> None:
    table = await started(host, BOB)
    with pytest.raises(WrongStatus) as caught:
        await host.lobby.renew(table.id, ANNA.id)
    assert caught.value.args_ == {"status": "running"}
    await host.absence.end(table.id, Person(9, "Root"))
    with pytest.raises(WrongStatus) as caught:
        await host.lobby.renew(table.id, ANNA.id)
    assert caught.value.args_ == {"status": "abandoned"}


async def test_who_sits_there_neither_waits_for_a_seat_nor_takes_another(host: Host) -> None:
    table = await lobby(host, BOB, CARL, DORA)
    for refused in (
        host.lobby.want(table.id, BOB),
        host.lobby.replace(table.id, ANNA.id, 1, CARL),
    ):
        with pytest.raises(AlreadySeated):
            await refused
    await host.lobby.want(table.id, EVE)
    assert (await host.lobby.leave(table.id, DORA.id)).names[-1] == "Eve"
