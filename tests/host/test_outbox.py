from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from pathlib import Path

import pytest

from bot.engine.api import Decision
from bot.host import Host
from bot.host.core.api import Bulletin, Chair, Position, Posted, PublishFailed
from bot.host.posting.batching import next_digest
from bot.store.posting.outbox import PostRow
from tests.host.conftest import (
    ANNA,
    BOB,
    CARL,
    Recorder,
    TestClock,
    fill_all,
    open_host,
    settle,
    started,
    user,
)


async def test_start_then_turns_then_phases(host: Host, recorder: Recorder) -> None:
    table = await started(host, BOB)
    await settle(host)
    await host.tables.play(table.id, ANNA.id, "fill left")
    await host.tables.play(table.id, ANNA.id, "fill left; fill left")
    await settle(host)
    assert recorder.kinds == ["start"], "atoms alone are no news"
    await host.tables.play(table.id, BOB.id, "fill left; fill left; fill right")
    await settle(host)
    assert recorder.kinds == ["start", "phase"]
    phase = recorder.posts[-1]
    assert (phase.phase, phase.position.version, phase.current) == ("fill", 3, True)
    assert [event.kind for event in phase.events] == ["filled"] * 6 + ["phase_over"]
    assert phase.replaces == 5001
    await host.tables.play(table.id, user(table, 0), "peek")
    await settle(host)
    turn = recorder.posts[-1]
    assert (turn.kind, turn.phase, turn.replaces) == ("turn", None, 5002)
    assert [event.kind for event in turn.events] == ["peeked"]
    assert (await host.tables.get(table.id)).post_id == 5003


async def test_many_phases_while_bots_play_are_told_in_order(
    host: Host, recorder: Recorder
) -> None:
    table = await started(host, bots=2)
    await settle(host)
    await host.tables.play(table.id, ANNA.id, "fill left; fill left; fill left")
    await settle(host)
    while decision := (await host.tables.position(table.id)).user_decision(ANNA.id):
        await host.tables.play(table.id, ANNA.id, str(decision.moves[0]))
        await settle(host)
    versions = [post.position.version for post in recorder.posts]
    assert versions == sorted(versions)
    assert recorder.kinds[0] == "start"
    assert recorder.kinds[-1] == "end"
    assert {post.phase for post in recorder.posts if post.kind == "phase"} == {"fill", "eat"}
    told = [event for post in recorder.posts for event in post.events]
    logged = [event for entry in await host.tables.log(table.id) for event in entry.events]
    assert told == logged, "every event is told once, in order"


async def test_an_old_post_is_not_current_and_leaves_no_buttons(
    host: Host, recorder: Recorder
) -> None:
    host.posting.outbox.publisher = None
    table = await started(host, BOB)
    await fill_all(host, table)
    first = user(table, 0)
    await host.tables.play(table.id, first, "peek")
    host.posting.outbox.publisher = recorder
    await settle(host)
    assert [(post.kind, post.current) for post in recorder.posts] == [
        ("start", False),
        ("phase", False),
        ("turn", True),
    ]
    assert [post.replaces for post in recorder.posts] == [None, None, None]
    assert (await host.tables.get(table.id)).post_id == 5003


async def test_atoms_that_overtake_a_post_leave_nobody_unasked(
    host: Host, recorder: Recorder
) -> None:
    host.posting.outbox.publisher = None
    table = await started(host, BOB, bots=1)
    await host.automation.house_bots.settled()
    host.posting.outbox.publisher = recorder
    await settle(host)
    assert [(post.kind, post.asks) for post in recorder.posts] == [("start", True)]
    await host.tables.play(table.id, BOB.id, "fill left")
    await settle(host)
    assert len(recorder.posts) == 1, "that question stands: an atom is no news"


async def test_the_opening_boards_show_what_house_bots_did_at_once(
    host: Host, recorder: Recorder
) -> None:
    table = await started(host, BOB, bots=1)
    await settle(host)
    (post,) = recorder.posts
    assert (post.kind, post.current) == ("start", True)
    assert post.position.version == (await host.tables.get(table.id)).version > 0
    assert post.events, "and tell it"
    await fill_all(host, table)
    await settle(host)
    phase = next(post for post in recorder.posts if post.kind == "phase")
    assert phase.since.version == recorder.posts[0].position.version


async def test_atoms_that_overtake_a_notice_leave_its_question(
    host: Host, recorder: Recorder
) -> None:
    table = await started(host, BOB, CARL)
    await settle(host)
    host.posting.outbox.publisher = None
    await host.absence.leave(table.id, BOB.id)
    await host.tables.play(table.id, ANNA.id, "fill left")
    await host.automation.house_bots.settled()
    host.posting.outbox.publisher = recorder
    await settle(host)
    notice = recorder.posts[-1]
    assert (notice.kind, notice.asks, notice.replaces) == ("notice", True, 5001)
    assert notice.position.version == (await host.tables.get(table.id)).version


async def test_the_person_whose_move_led_here_is_known(
    host: Host, recorder: Recorder, clock: TestClock
) -> None:
    table = await started(host, BOB, bots=1)
    await settle(host)
    assert recorder.posts[-1].mover is None
    await fill_all(host, table)
    await settle(host)
    moved = [e.seat for e in await host.tables.log(table.id) if e.by == "user"]
    assert recorder.posts[-1].mover == moved[-1]
    host.posting.outbox.publisher = None
    waiting = (await host.tables.position(table.id)).decisions[0]
    await host.tables.play(table.id, user(table, waiting.seat), str(waiting.moves[0]))
    await host.automation.house_bots.settled()
    clock.pass_seconds(60)
    host.posting.outbox.publisher = recorder
    await settle(host)
    assert recorder.posts[-1].mover is None, "after a minute nobody is looking any more"


async def test_what_was_taken_back_unseen_is_not_told(host: Host, recorder: Recorder) -> None:
    table = await started(host, BOB)
    await settle(host)
    seat = table.chair_of(ANNA.id).seat
    await host.tables.play(table.id, ANNA.id, "fill left")
    await host.tables.takeback(table.id, ANNA.id)
    await settle(host)
    assert recorder.kinds == ["start"], "an atom that was put back is no news either"
    await fill_all(host, table)
    await settle(host)
    assert len(recorder.posts[-1].events) == 7
    first = user(table, 0)
    host.posting.outbox.publisher = None
    await host.tables.play(table.id, first, "eat left")
    host.posting.outbox.publisher = recorder
    await host.tables.takeback(table.id, first)
    await settle(host)
    undo = recorder.posts[-1]
    assert (undo.kind, undo.seat, undo.current, undo.events) == ("undo", 0, True, ())
    assert seat in (0, 1)


async def test_boards_know_the_boards_before(host: Host, recorder: Recorder) -> None:
    table = await started(host, BOB)
    await settle(host)
    await host.tables.play(table.id, ANNA.id, "fill left; fill left; fill left")
    await host.tables.play(table.id, BOB.id, "fill left; fill left")
    await host.tables.play(table.id, BOB.id, "fill left")
    await settle(host)
    await host.tables.takeback(table.id, BOB.id)
    await settle(host)
    await host.tables.play(table.id, BOB.id, "fill right")
    await settle(host)
    await host.tables.play(table.id, user(table, 0), "eat left")
    await settle(host)
    since = [(post.kind, post.since and post.since.version) for post in recorder.posts]
    assert since[:4] == [("start", None), ("phase", 0), ("undo", None), ("phase", 3)]
    assert {before for kind, before in since[4:] if kind == "turn"} <= {None}


async def test_boards_that_never_got_out_are_no_boards_before(
    host: Host, recorder: Recorder
) -> None:
    recorder.failures = [PublishFailed("gone", None)]
    table = await started(host, BOB)
    await settle(host)
    await fill_all(host, table)
    await settle(host)
    told = [(post.kind, post.since) for post in recorder.posts]
    assert told == [("notice", None), ("phase", None)]


async def test_a_failing_publisher_is_tried_again_and_order_is_kept(
    host: Host, recorder: Recorder, clock: TestClock
) -> None:
    recorder.failures = [PublishFailed("500", 5.0), PublishFailed("500", 5.0)]
    table = await started(host, BOB)
    await settle(host)
    await fill_all(host, table)
    await settle(host)
    assert recorder.kinds == []
    clock.pass_seconds(29)
    await settle(host)
    assert len(recorder.failures) == 1, "the second try comes after 30 s"
    clock.pass_seconds(1)
    await settle(host)
    assert recorder.failures == []
    clock.pass_seconds(59)
    await settle(host)
    assert recorder.kinds == []
    clock.pass_seconds(1)
    await settle(host)
    assert recorder.kinds == ["start", "phase"]


async def test_discords_own_delay_counts_when_it_is_longer(
    host: Host, recorder: Recorder, clock: TestClock
) -> None:
    recorder.failures = [PublishFailed("429", 200.0)]
    await started(host, BOB)
    await settle(host)
    clock.pass_seconds(199)
    await settle(host)
    assert recorder.kinds == []
    clock.pass_seconds(1)
    await settle(host)
    assert recorder.kinds == ["start"]


async def test_an_outage_of_a_day_loses_nothing(
    host: Host, recorder: Recorder, clock: TestClock
) -> None:
    recorder.failures = [PublishFailed("down")] * 100
    table = await started(host, BOB)
    while recorder.failures:
        assert not recorder.posts
        await settle(host)
        assert await host.posting.outbox.stuck(table.id)
        clock.pass_seconds(900)
    await settle(host)
    assert recorder.kinds == ["start"]
    assert not await host.posting.outbox.stuck(table.id)


async def test_what_a_post_asked_that_is_given_up_another_one_asks(
    host: Host, recorder: Recorder
) -> None:
    table = await started(host, BOB)
    await settle(host)
    recorder.failures = [PublishFailed("wrong in itself", None)]
    await fill_all(host, table)
    await settle(host)
    post = recorder.posts[-1]
    assert post.notice is not None and post.notice.topic == "refused"
    assert (post.asks, post.replaces) == (True, 5001)
    assert (await host.tables.get(table.id)).post_id == 5002
    assert not await host.posting.outbox.stuck(table.id)


async def test_a_question_is_tried_until_it_is_asked(
    host: Host, recorder: Recorder, clock: TestClock
) -> None:
    """A move makes another question of it, which the next post asks."""
    table = await started(host, BOB)
    await settle(host)
    recorder.failures = [PublishFailed("wrong in itself", None)] * 4
    await fill_all(host, table)
    for _ in range(2):
        await settle(host)
        assert await host.posting.outbox.stuck(table.id)
        clock.pass_seconds(900)
    position = await host.tables.position(table.id)
    decision = position.decisions[0]
    await host.tables.play(table.id, user(position.table, decision.seat), decision.moves[0])
    await settle(host)
    assert recorder.failures == []
    assert recorder.posts[-1].asks
    assert (await host.tables.get(table.id)).post_id == 5000 + len(recorder.posts)


async def test_a_post_that_never_goes_does_not_block_the_next(
    host: Host, recorder: Recorder, caplog: pytest.LogCaptureFixture
) -> None:
    recorder.failures = [PublishFailed("missing permission", None)]
    table = await started(host, BOB)
    with caplog.at_level(logging.ERROR):
        await settle(host)
    assert "missing permission" in caplog.text
    await fill_all(host, table)
    await settle(host)
    assert recorder.kinds == ["notice", "phase"]


async def test_a_publisher_that_breaks_down_is_given_up_in_the_end(
    host: Host, recorder: Recorder, clock: TestClock
) -> None:
    recorder.failures = [RuntimeError("bug")] * 10
    table = await started(host, BOB)
    for _ in range(10):
        await settle(host)
        clock.pass_seconds(900)
    assert recorder.failures == []
    await fill_all(host, table)
    await settle(host)
    assert recorder.kinds == ["notice", "phase"]


async def test_a_post_tried_before_stays_the_same_post(
    host: Host, recorder: Recorder, clock: TestClock
) -> None:
    table = await started(host, BOB)
    await fill_all(host, table)
    await settle(host)
    keys: list[str] = []

    class Unlucky(Recorder):
        async def publish(self, bulletin: Bulletin) -> Posted | None:
            keys.append(bulletin.key)
            return await super().publish(bulletin)

    host.posting.outbox.publisher = unlucky = Unlucky()
    unlucky.failures = [PublishFailed("lost answer", 1.0)]
    first = user(table, 0)
    await host.tables.play(table.id, first, "peek")
    await settle(host)
    await host.tables.play(table.id, first, "eat left")
    clock.pass_seconds(60)
    await settle(host)
    assert keys[0] == keys[1] != keys[2]
    assert [len(post.events) for post in unlucky.posts] == [1, 1]
    assert [post.current for post in unlucky.posts] == [False, True]


async def test_what_tells_nothing_takes_no_buttons_over(host: Host) -> None:
    table = await started(host, BOB)
    await settle(host)

    class Mute(Recorder):
        async def publish(self, bulletin: Bulletin) -> Posted | None:
            return None

    host.posting.outbox.publisher = Mute()
    before = (await host.tables.get(table.id)).post_id
    await fill_all(host, table)
    await settle(host)
    assert (await host.tables.get(table.id)).post_id == before == 5001


async def test_a_crash_between_commit_and_post_loses_nothing(
    path: Path, clock: TestClock, recorder: Recorder
) -> None:
    host = await open_host(path, clock, None)
    table = await started(host, BOB)
    await fill_all(host, table)
    await settle(host)
    again = await open_host(path, clock, recorder)
    await again.resume()
    assert recorder.kinds == ["start", "phase"]
    await again.resume()
    assert len(recorder.posts) == 2, "once is enough"
    await host.close()
    await again.close()


async def test_a_slow_table_holds_up_no_other(host: Host) -> None:
    gate = asyncio.Event()

    class Slow(Recorder):
        async def publish(self, bulletin: Bulletin) -> Posted | None:
            if bulletin.table.id == 1:
                await gate.wait()
            return await super().publish(bulletin)

    host.posting.outbox.publisher = slow = Slow()
    first = await started(host, BOB)
    second = await started(host, BOB)
    await fill_all(host, second)
    while len(slow.posts) < 2:
        await asyncio.sleep(0.001)
    await host.tables.play(first.id, ANNA.id, "fill left")
    gate.set()
    await settle(host)
    assert {post.table.id for post in slow.posts[:2]} == {second.id}
    assert slow.posts[-1].table.id == first.id


async def test_closing_lets_a_post_end_but_not_for_ever(
    path: Path, clock: TestClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.host.core.background.worker._GRACE_SECONDS", 0.05)

    class Stuck(Recorder):
        async def publish(self, bulletin: Bulletin) -> Posted | None:
            return await asyncio.get_running_loop().create_future()

    host = await open_host(path, clock, Stuck())
    await started(host, BOB)
    await asyncio.sleep(0.01)
    await host.close()
    recorder = Recorder()
    host = await open_host(path, clock, recorder)
    await host.resume()
    assert recorder.kinds == ["start"]
    await host.close()


async def test_a_post_that_failed_is_tried_at_once_when_somebody_wakes_it(
    host: Host, recorder: Recorder
) -> None:
    recorder.failures = [PublishFailed("no permission", 300.0)]
    table = await started(host, BOB)
    await settle(host)
    assert recorder.kinds == []
    await host.posting.outbox.wake(table.id + 1)
    await settle(host)
    assert recorder.kinds == []
    await host.posting.outbox.wake_server(table.guild_id)
    await settle(host)
    assert recorder.kinds == ["start"]


async def test_the_open_question_is_asked_again(host: Host, recorder: Recorder) -> None:
    table = await started(host, BOB)
    await settle(host)
    await fill_all(host, table)
    await settle(host)
    before, asked = await host.tables.get(table.id), user(table, 0)
    assert before.post_id is not None
    await host.posting.outbox.ask_again(table.id, missing=before.post_id - 1)
    await settle(host)
    assert recorder.kinds == ["start", "phase"], "another post is not missed"
    for _ in range(2):
        await host.posting.outbox.ask_again(table.id, before.post_id)
    await settle(host)
    again = recorder.posts[-1]
    assert (recorder.kinds, again.asks, again.replaces) == (
        ["start", "phase", "notice"],
        True,
        None,
    )
    assert again.notice is not None and again.notice.calls == (asked,)
    now = await host.tables.get(table.id)
    assert now.post_id == 5003
    await host.posting.outbox.ask_again(table.id, 5003, looking=asked)
    await settle(host)
    assert recorder.posts[-1].notice is not None
    assert recorder.posts[-1].notice.calls == ()


async def test_a_post_that_is_due_asks_instead(host: Host, recorder: Recorder) -> None:
    table = await started(host, BOB)
    await settle(host)
    recorder.failures = [PublishFailed("server error")]
    await fill_all(host, table)
    await settle(host)
    await host.posting.outbox.ask_again(table.id, missing=5001)
    await host.posting.outbox.wake(table.id)
    await settle(host)
    assert recorder.kinds == ["start", "phase"]
    assert (await host.tables.get(table.id)).post_id == 5002


async def test_a_move_is_told_with_what_house_bots_answer(
    host: Host, path: Path, clock: TestClock, recorder: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While only house bots are to decide nothing is posted: that saves a post a move."""
    # With these seats the move does not end a phase, which would be a post of its own.
    monkeypatch.setattr("bot.host.lobby.rows.secrets.randbits", lambda bits: 2)
    table = await started(host, BOB, bots=1)
    await settle(host)
    await fill_all(host, table)
    await settle(host)
    bot = next(chair.seat for chair in table.chairs if chair.bot is not None)
    before_the_bot = (bot - 1) % len(table.chairs)
    while (waiting := (await host.tables.position(table.id)).decisions[0]).seat != before_the_bot:
        await host.tables.play(table.id, user(table, waiting.seat), str(waiting.moves[0]))
        await settle(host)
    await host.automation.house_bots.close()
    told = len(recorder.posts)
    await host.tables.play(table.id, user(table, before_the_bot), str(waiting.moves[0]))
    await settle(host)
    assert len(recorder.posts) == told
    await host.close()
    again = await open_host(path, clock, recorder)
    await again.resume()
    await settle(again)
    seats = {event.data["seat"] for event in recorder.posts[told].events}
    assert seats >= {before_the_bot, bot}
    await again.close()


async def test_what_house_bots_do_after_a_phase_belongs_to_its_post(
    host: Host, recorder: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And so do the phases that they end: one post asks the next person, with what led there."""
    monkeypatch.setattr("bot.host.lobby.rows.secrets.randbits", lambda bits: 2)
    table = await started(host, bots=2)
    await settle(host)
    while (await host.tables.get(table.id)).status == "running":
        posts = len(recorder.posts)
        position = await host.tables.position(table.id)
        assert position.user_decision(ANNA.id) is not None, "nothing is posted before she is asked"
        move = position.user_decision(ANNA.id).moves[0]
        await host.tables.play(table.id, ANNA.id, move)
        await settle(host)
        assert move.startswith("fill") or len(recorder.posts) == posts + 1
    last = recorder.posts[-1]
    assert last.kind == "end"
    assert all(post.current for post in recorder.posts[:-1])
    told = [event for post in recorder.posts for event in post.events]
    logged = [event for entry in await host.tables.log(table.id) for event in entry.events]
    assert told == logged


def row(number: int, closes: str | None = None, kind: str = "turn", quiet: int = 0) -> PostRow:
    return PostRow(number, number, kind, closes, quiet, None, 0, 0.0, None, None)


async def test_posts_end_with_a_phase_unless_house_bots_go_on(host: Host) -> None:
    table = await started(host, BOB, bots=1)
    now = await host.tables.position(table.id)
    bots = replace(now, table=replace(now.table, chairs=tuple(map(_played, now.table.chairs))))
    seat = next(chair.seat for chair in now.table.chairs if chair.bot)
    waits = replace(now, decisions=(Decision(seat or 0, "eat", ("eat left", "eat right")),))
    rows = [row(1), row(2, "fill"), row(3), row(4, "eat"), row(5)]

    def told(automatic: set[int], position: Position = now, upto: int = 5) -> int:
        digest = next_digest(rows[:upto], position, automatic)
        return 0 if digest is None else len(digest.rows)

    assert told(set()) == 2, "people moved on: each phase is told by itself"
    assert told({3}) == 3
    assert told({3, 4, 5}) == 5
    assert next_digest(rows, now, {3, 4, 5}).phase == "eat"
    assert told(set(), upto=2) == 2
    assert told(set(), waits, 2) == 0, "house bots are about to move"
    assert told(set(), bots, 2) == 2, "nobody is there for whom they would"


def _played(chair: Chair) -> Chair:
    return chair if chair.bot else replace(chair, caretaker="random")


async def test_buttons_that_nobody_needs_are_taken_off(host: Host, recorder: Recorder) -> None:
    table = await started(host, BOB)
    await settle(host)
    await host.posting.outbox.retire(table.id, 20, 77)
    await settle(host)
    assert (recorder.stripped[-1:], recorder.illustrated) == ([77], [])


async def test_a_post_of_a_move_taken_back_tells_that_move_alone(
    host: Host, recorder: Recorder
) -> None:
    table = await started(host, BOB)
    await fill_all(host, table)
    for _ in range(3):
        position = await host.tables.position(table.id)
        decision = position.decisions[0]
        await host.tables.play(table.id, user(position.table, decision.seat), decision.moves[0])
        await settle(host)
    entry = (await host.tables.log(table.id))[-1]
    await host.tables.takeback(table.id, user(await host.tables.get(table.id), entry.seat or 0))
    await settle(host)
    post = recorder.posts[-1]
    assert post.kind == "undo"
    assert [undone.version for undone in post.undone] == [entry.version]
    assert [undone.text for undone in post.undone] == [entry.text]


async def test_a_post_that_has_just_failed_is_left_alone_by_who_clicks(
    host: Host, recorder: Recorder, clock: TestClock
) -> None:
    table = await started(host, BOB)
    recorder.failures = [PublishFailed("down", 900.0)] * 2
    await settle(host)
    for seconds, left in ((0, 1), (59, 1), (1, 0)):
        clock.pass_seconds(seconds)
        await host.posting.outbox.wake(table.id, calm=60)
        await settle(host)
        assert len(recorder.failures) == left
