"""Standing orders at a table: when they move, when they end, and when they must not move."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bot.engine.api import NotYourDecision
from bot.host import Host
from bot.host.automation.standing_orders import MOST, BadOrder, Order
from bot.host.core.api import NothingToTakeBack, NotSeated, WrongStatus
from bot.store import Connection
from bot.store.turns import orders
from tests.catalogue import CATALOGUE
from tests.host.conftest import (
    ANNA,
    BOB,
    CARL,
    EVE,
    Recorder,
    TestClock,
    lobby,
    open_host,
    settle,
    started,
    user,
)
from tests.host.playing import advance
from tests.opening import without_threads


async def eating(host: Host, peeking: str = "no") -> tuple[int, int, int]:
    """Start a table of two at which everybody eats; return it, and who is first and second."""
    table = await started(host, BOB, peeking=peeking)
    for seat in (1, 0):
        await host.tables.play(table.id, user(table, seat), "fill left; fill left; fill right")
    return table.id, user(table, 0), user(table, 1)


async def log(host: Host, table_id: int) -> list[tuple[str, str]]:
    return [(entry.by, entry.text) for entry in await host.tables.log(table_id)][2:]


async def fate(host: Host, order: Order) -> str | None:
    """Return why an order ended, None while it is armed."""
    orders = await host.automation.orders.armed(order.table_id, order.user_id)
    orders += await host.automation.orders.ended(order.table_id, order.user_id)
    return next(found.ended for found in orders if found.id == order.id)


async def test_an_order_for_once_moves_once(host: Host, recorder: Recorder) -> None:
    table_id, first, second = await eating(host)
    order = await host.automation.orders.arm(table_id, second, "eat", "eat", ["right", "left"])
    assert await fate(host, order) is None
    await host.tables.play(table_id, first, "eat left")
    await settle(host)
    assert await log(host, table_id) == [("user", "eat left"), ("order", "eat right")]
    assert await fate(host, order) == "done"
    await host.tables.play(table_id, first, "eat left")
    await settle(host)
    assert (await host.tables.position(table_id)).user_decision(second) is not None


async def test_everybody_is_told_of_their_own_orders_alone(host: Host) -> None:
    table = await started(host, BOB, CARL)
    for person in (ANNA, BOB):
        await host.automation.orders.arm(table.id, person.id, "eat", "eat", ["left"])
    for person, count in ((ANNA, 1), (BOB, 1), (CARL, 0)):
        orders = await host.automation.orders.armed(table.id, person.id)
        assert [order.user_id for order in orders] == [person.id] * count


async def test_it_is_followed_at_once_where_it_fits(host: Host) -> None:
    table_id, first, _ = await eating(host)
    await host.automation.orders.arm(table_id, first, "eat", "eat", ["left"])
    await settle(host)
    assert await log(host, table_id) == [("order", "eat left")]


async def test_nobody_is_called_for_what_an_order_decides(host: Host, recorder: Recorder) -> None:
    table_id, first, second = await eating(host)
    await settle(host)
    await host.automation.orders.arm(table_id, second, "eat", "eat", ["left"], "always")
    told = len(recorder.posts)
    await host.tables.play(table_id, first, "eat left")
    await settle(host)
    (post,) = recorder.posts[told:]
    assert post.current
    assert post.position.user_decision(first) is not None
    assert post.by_order == (post.table.chair_of(second).seat,)
    assert [event.kind for event in post.events] == ["ate", "ate", "phase_over"]
    assert post.mover == post.table.chair_of(first).seat, "who gave the order is not looking"


async def test_orders_of_all_end_a_game_and_themselves(host: Host) -> None:
    table_id, first, second = await eating(host)
    orders = [
        await host.automation.orders.arm(
            table_id, person, "eat", "eat", ["left", "right"], "always"
        )
        for person in (second, first)
    ]
    await settle(host)
    assert (await host.tables.get(table_id)).status == "over"
    assert {by for by, _ in await log(host, table_id)} == {"order"}
    assert [await fate(host, order) for order in orders] == ["over", "over"]


@pytest.mark.parametrize(
    ("scope", "moves", "why"), [("once", 1, "done"), ("phase", 3, "time"), ("round", 3, "time")]
)
async def test_how_long_an_order_counts(host: Host, scope: str, moves: int, why: str) -> None:
    table = await started(host, BOB)
    order = await host.automation.orders.arm(table.id, ANNA.id, "fill", "fill", ["left"], scope)
    await settle(host)
    assert [entry.by for entry in await host.tables.log(table.id)] == ["order"] * moves
    assert await fate(host, order) == ("done" if scope == "once" else None)
    for _ in range(3 - moves):
        await host.tables.play(table.id, ANNA.id, "fill left")
    await host.tables.play(table.id, BOB.id, "fill left; fill left; fill left")
    await settle(host)
    assert await fate(host, order) == why


async def test_an_order_for_one_phase_waits_for_it(host: Host) -> None:
    table = await started(host, BOB)
    first, second = user(table, 0), user(table, 1)
    order = await host.automation.orders.arm(table.id, second, "eat", "eat", ["left"], "phase")
    for person in (first, second):
        await host.tables.play(table.id, person, "fill left; fill left; fill left")
    await settle(host)
    assert await fate(host, order) is None
    await host.tables.play(table.id, first, "peek")
    await host.tables.play(table.id, first, "eat left")
    await settle(host)
    assert (await host.tables.log(table.id))[-1].by == "order"
    await host.tables.play(table.id, first, "eat left")
    await settle(host)
    assert await fate(host, order) == "time"


async def test_an_order_for_a_phase_that_is_open_ends_with_it_even_unused(host: Host) -> None:
    table_id, first, second = await eating(host)
    order = await host.automation.orders.arm(table_id, first, "only", "eat", scope="phase")
    await settle(host)
    assert await fate(host, order) is None, "two sides to eat from: it never guesses"
    for person in (first, second):
        await host.tables.play(table_id, person, "eat left")
        await settle(host)
    assert await fate(host, order) == "time"


async def test_an_order_that_does_not_fit_leaves_it_to_the_person(
    host: Host, recorder: Recorder
) -> None:
    table_id, first, second = await eating(host)
    once = await host.automation.orders.arm(table_id, second, "only", "eat")
    await host.tables.play(table_id, first, "eat left")
    await settle(host)
    assert await log(host, table_id) == [("user", "eat left")]
    assert await fate(host, once) == "unfit", "two sides to eat from: it never guesses"
    assert recorder.posts[-1].out_of_orders == (recorder.posts[-1].table.chair_of(second).seat,)
    await host.tables.play(table_id, second, "eat right")
    always = await host.automation.orders.arm(table_id, second, "only", "eat", scope="always")
    await host.tables.play(table_id, first, "eat left")
    await settle(host)
    assert await fate(host, always) is None
    assert (await log(host, table_id))[-1] == ("order", "eat left")


async def test_an_order_answers_its_own_kind_of_decision_only(host: Host) -> None:
    table = await started(host, BOB)
    await host.automation.orders.arm(table.id, ANNA.id, "eat", "eat", ["left"], "always")
    await settle(host)
    assert await host.tables.log(table.id) == []
    await host.automation.orders.arm(table.id, BOB.id, "fill", "fill", ["right"], "always")
    await settle(host)
    assert {(e.by, e.text, e.seat) for e in await host.tables.log(table.id)} == {
        ("order", "fill right", table.chair_of(BOB.id).seat)
    }


@pytest.mark.parametrize("wish", ["broken", "cheat"])
async def test_a_bad_wish_never_stops_a_game(
    host: Host, wish: str, caplog: pytest.LogCaptureFixture
) -> None:
    table_id, first, _ = await eating(host)
    with caplog.at_level(logging.ERROR):
        order = await host.automation.orders.arm(table_id, first, wish, "eat")
        await settle(host)
    assert await fate(host, order) == "unfit"
    assert caplog.records
    await host.tables.play(table_id, first, "eat left")


async def test_whoever_takes_back_what_an_order_did_is_asked_again(
    host: Host, recorder: Recorder
) -> None:
    table_id, first, _ = await eating(host)
    order = await host.automation.orders.arm(table_id, first, "eat", "eat", ["left"], "always")
    await settle(host)
    undone = await host.tables.takeback(table_id, first)
    assert undone.notation == "eat left"
    await settle(host)
    assert await fate(host, order) == "takeback"
    assert (await host.tables.position(table_id)).user_decision(first) is not None
    assert recorder.posts[-1].out_of_orders == (recorder.posts[-1].seat,)


async def test_an_order_of_somebody_else_has_moved(host: Host) -> None:
    table_id, first, second = await eating(host)
    await host.automation.orders.arm(table_id, second, "eat", "eat", ["left"])
    await host.tables.play(table_id, first, "eat left")
    await settle(host)
    with pytest.raises(NothingToTakeBack) as caught:
        await host.tables.takeback(table_id, first)
    assert caught.value.args_ == {"reason": "moved"}


async def test_an_order_rests_with_its_person(host: Host) -> None:
    table_id, _, second = await eating(host)
    order = await host.automation.orders.arm(table_id, second, "eat", "eat", ["left"], "always")
    await host.absence.leave(table_id, second)
    await settle(host)
    assert await fate(host, order) == "left"


async def test_armed_orders_survive_a_restart(
    host: Host, path: Path, clock: TestClock, recorder: Recorder
) -> None:
    table_id, first, second = await eating(host)
    order = await host.automation.orders.arm(table_id, second, "eat", "eat", ["right"], "once")
    # The process dies between the commit and the order.
    host.automation.orders._worker.closed = True
    await host.tables.play(table_id, first, "eat left")
    again = await open_host(path, clock, recorder)
    await again.resume()
    await settle(again)
    assert (await log(again, table_id))[-1] == ("order", "eat right")
    assert await fate(again, order) == "done"
    await again.close()


async def test_a_new_order_replaces_one_of_its_kind(host: Host) -> None:
    table_id, _, second = await eating(host)
    old = await host.automation.orders.arm(table_id, second, "eat", "eat", ["left"])
    new = await host.automation.orders.arm(table_id, second, "eat", "eat", ["right"])
    assert [await fate(host, order) for order in (old, new)] == ["replaced", None]
    await host.automation.orders.cancel(new.id, second)
    assert await fate(host, new) == "cancelled"
    assert await host.automation.orders.armed(table_id, second) == []


async def test_what_cannot_be_ordered(host: Host) -> None:
    table_id, first, second = await eating(host)
    for wish, decision, prefers, scope in (
        ("dance", "eat", [], "once"),
        ("eat", "fill", ["left"], "once"),
        ("eat", "eat", [], "once"),
        ("eat", "eat", ["left", "left"], "once"),
        ("eat", "eat", ["middle"], "once"),
        ("only", "eat", ["left"], "once"),
        ("only", "eat", [], "for ever"),
    ):
        with pytest.raises(BadOrder) as unknown:
            await host.automation.orders.arm(table_id, first, wish, decision, prefers, scope)
        assert unknown.value.args_["reason"] == "unknown"
    with pytest.raises(NotSeated):
        await host.automation.orders.arm(table_id, EVE.id, "only", "eat")
    with pytest.raises(WrongStatus):
        await host.automation.orders.arm((await lobby(host)).id, ANNA.id, "only", "eat")
    order = await host.automation.orders.arm(table_id, second, "only", "eat", scope="always")
    for number, person in ((order.id, first), (99, second)):
        with pytest.raises(BadOrder) as gone:
            await host.automation.orders.cancel(number, person)
        assert gone.value.args_["reason"] == "gone"
    assert await fate(host, order) is None


async def test_as_many_orders_as_a_screen_shows(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.host.automation.standing_orders.MOST", 1)
    table_id, _, second = await eating(host)
    await host.automation.orders.arm(table_id, second, "only", "eat", scope="always")
    await host.automation.orders.arm(table_id, second, "only", "eat", scope="round")
    with pytest.raises(BadOrder) as full:
        await host.automation.orders.arm(table_id, second, "eat", "eat", ["left"])
    assert full.value.args_ == {"reason": "full", "most": 1}
    assert MOST == 10


async def test_a_person_is_refused_what_an_order_has_done(host: Host) -> None:
    table = await started(host, BOB, CARL)
    await host.automation.orders.arm(table.id, ANNA.id, "fill", "fill", ["left"], "phase")
    await settle(host)
    assert len(await host.tables.log(table.id)) == 3
    with pytest.raises(NotYourDecision):
        await host.tables.play(table.id, ANNA.id, "fill left")


@pytest.mark.parametrize(("scope", "passed"), [("once", 1), ("phase", 2), ("round", 3)])
async def test_guest_windows_are_passed_by_order(
    path: Path, clock: TestClock, monkeypatch: pytest.MonkeyPatch, scope: str, passed: int
) -> None:
    """A phase asks for guests when it begins and when it ends."""
    monkeypatch.setattr("bot.host.lobby.rows.secrets.randbits", lambda bits: 6)
    host = await without_threads(path, CATALOGUE, clock)
    table = await host.lobby.new(
        ANNA,
        "puerto_rico",
        guild_id=1,
        channel_id=2,
        where="here",
        language="en",
        options={"expansions": "buildings", "draft": "random"},
    )
    await host.lobby.join(table.id, BOB)
    await host.lobby.start(table.id, ANNA.id)
    while (position := await host.tables.position(table.id)).decisions[0].kind != "guests":
        await advance(host, table, 1)
    host_id = position.table.chairs[position.decisions[0].seat].user_id
    order = await host.automation.orders.arm(table.id, host_id, "pass", "guests", (), scope)
    await host.automation.orders.settled()
    while await fate(host, order) is None:
        await advance(host, table, 1)
        await host.automation.orders.settled()
    log = await host.tables.log(table.id, 999)
    asked = [entry.text for entry in log if entry.by == "order"]
    assert asked == ["pass"] * len(asked)
    assert len(asked) >= passed
    assert await fate(host, order) == ("done" if scope == "once" else "time")
    await host.close()


async def test_an_order_ends_at_the_version_of_its_move(host: Host) -> None:
    """So that the post of that move, and no other, tells it."""
    table_id, first, second = await eating(host)
    order = await host.automation.orders.arm(table_id, second, "eat", "eat", ["right", "left"])
    await host.tables.play(table_id, first, "eat left")
    await settle(host)
    now = (await host.tables.position(table_id)).version

    def ended(db: Connection) -> list[tuple[int, int]]:
        found = ((v, row.id) for v in range(9) for row in orders.ended_between(db, table_id, v, v))
        return list(found)

    assert await host._database.read(ended) == [(now, order.id)]
