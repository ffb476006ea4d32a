"""Discord fails in the middle of a post: the game goes on, and the post comes when it can."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.presenting.draw_pool import DrawPool
from render.renderer import GameRenderer
from tests.cogs.harness import Harness, custom_ids, offering, texts, told

MESSAGES = "/channels/*/messages"


@pytest.mark.parametrize(("status", "code"), [(500, 0), (429, 0)])
async def test_a_post_that_failed_comes_later(harness: Harness, status: int, code: int) -> None:
    await harness.started(2)
    harness.env.inject_error("POST", MESSAGES, status=status, code=code)
    person = harness.deciders(await harness.position())[0]
    result = await person.click(await harness.post(), custom_id="mv:1:0:0")
    assert "Done" in texts(told(result))
    assert (await harness.position()).version > 0
    assert "begins" in texts(harness.channel.last_message)
    await harness.env.advance_time(120)
    assert "begins" not in texts(harness.channel.last_message)
    await harness.turn(harness.rng)


async def test_a_failed_post_survives_a_restart(harness: Harness) -> None:
    await harness.started(2)
    harness.env.inject_error("POST", MESSAGES, status=500)
    person = harness.deciders(await harness.position())[0]
    await person.click(await harness.post(), custom_id="mv:1:0:0")
    await harness.restart()
    await harness.env.advance_time(120)
    assert "begins" not in texts(harness.channel.last_message)


async def test_without_permission_the_game_goes_on_by_commands(harness: Harness) -> None:
    await harness.started(2)
    harness.env.inject_error("POST", MESSAGES, status=403, code=50013, times=None)
    for _ in range(4):
        position = await harness.position()
        person = harness.deciders(position)[0]
        move = position.rules.notate(position.decisions[0].moves[0])
        result = await person.slash(harness.channel, "play", move=move)
        assert "Done" in texts(result.response)
        board = await person.slash(harness.channel, "table board")
        assert board.response.attachments
    assert (await harness.position()).version >= 4


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (404, 10003), (500, 0)])
async def test_the_answer_asks_where_no_post_can(harness: Harness, status: int, code: int) -> None:
    """The mover is always the next one, too: every role here asks for another move."""
    await harness.started(2)
    harness.env.inject_error("POST", MESSAGES, status=status, code=code, times=None)
    person = harness.deciders(await harness.position())[0]
    first = await person.slash(harness.channel, "pr role", role="settler")
    assert first.acknowledged
    late = await person.click(await harness.post(), custom_id="mv:1:0:0")
    assert "choose a tile" in texts(late.response)
    undone = await person.slash(harness.channel, "table takeback")
    again = await person.slash(harness.channel, "pr role", role="settler")
    assert "choose a tile" in texts(again.response), texts(undone.response)
    button = next(i for i in custom_ids(again.response) if i.startswith("mv:"))
    before = (await harness.position()).version
    await person.click(again.response, custom_id=button)
    assert (await harness.position()).version == before + 1


async def test_a_post_without_pictures_gets_them_later(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(GameRenderer, "overview", _broken)
        await harness.started(2)
        post = await harness.post()
    assert post.attachments == []
    assert "choose a role" in texts(post)
    await harness.env.advance_time(25)
    later = await harness.post()
    assert later.id == post.id
    assert len(later.attachments) == 2
    assert (texts(later), custom_ids(later)) == (texts(post), custom_ids(post))
    await harness.turn(harness.rng)


async def test_pictures_that_come_late_bring_no_old_buttons(harness: Harness) -> None:
    publisher = harness.env.bot.publisher
    draw_pool, publisher._draw_pool = publisher._draw_pool, DrawPool(1, -1)
    await harness.started(2)
    post = await harness.post()
    await harness.env.advance_time(25)
    assert (await harness.post()).attachments == [], "there is no room yet"
    await harness.turn(harness.rng)
    publisher._draw_pool = draw_pool
    await harness.env.advance_time(25)
    old = next(m for m in harness.channel.history() if m.id == post.id)
    assert len(old.attachments) == 2
    assert custom_ids(old) == []


async def test_pictures_that_fail_again_are_left_out(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(GameRenderer, "overview", _broken)
    await harness.started(2)
    await harness.env.advance_time(65)
    assert caplog.text.count("OSError: no font") == 2
    await harness.restart()
    warming = harness.env.bot._warming
    assert warming is not None
    warming.join()
    assert caplog.text.count("OSError: no font") == 2 + 1, "the one game that is played"
    await harness.turn(harness.rng)


async def test_pictures_that_discord_refuses_are_left_out(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(GameRenderer, "overview", _broken)
        await harness.started(2)
    harness.env.inject_error("PATCH", f"{MESSAGES}/*", status=403, code=50001)
    await harness.env.advance_time(25)
    assert (await harness.post()).attachments == []
    await harness.turn(harness.rng)


def _broken(*_: object) -> None:
    raise OSError("no font")


async def test_a_house_bot_that_stopped_goes_on_with_the_next_sweep(harness: Harness) -> None:
    bots = harness.host.automation.house_bots
    bots._worker.closed = True
    await harness.started(1, bots=1)
    position = await harness.position()
    for person in harness.deciders(position):
        await person.slash(harness.channel, "pr role", role="prospector")
    stopped = (await harness.position()).version
    bots._worker.closed = False
    await harness.env.advance_time(25)
    assert (await harness.position()).version > stopped
    assert harness.deciders(await harness.position())


async def test_a_missing_permission_is_waited_for(harness: Harness) -> None:
    await harness.started(2)
    # The owner is told meanwhile, by a message elsewhere.
    path = f"/channels/{harness.channel.id}/messages"
    # Each try with its picture is followed by one in words.
    harness.env.inject_error("POST", path, status=403, code=50013, times=4)
    person = harness.deciders(await harness.position())[0]
    post = await harness.post()
    await person.click(post, custom_id=offering(post, "Settler"))
    await _later(harness, 350)
    assert "begins" in texts(harness.channel.last_message)
    await _later(harness, 650)
    assert "choose a tile" in texts(harness.channel.last_message)


async def _later(harness: Harness, seconds: float) -> None:
    """Pass the host's time at once; the last half minute passes as it does for the bot."""
    harness.clock.ahead += timedelta(seconds=seconds - 30)
    await harness.env.advance_time(30)


async def test_without_threads_the_table_stays_in_its_channel(harness: Harness) -> None:
    harness.env.inject_error("POST", "/channels/*/messages/*/threads", status=403, code=50013)
    table = await harness.started(2, where="thread")
    assert table.place_id == harness.channel.id
    assert "begins" in texts(harness.channel.last_message)


async def test_the_thread_is_found_again(harness: Harness) -> None:
    """The thread was opened, but the bot stopped before it could write that down."""
    table = await harness.started(2, where="thread")
    await harness.host.lobby.set_thread(table.id, None)
    await harness.restart()
    person = harness.deciders(await harness.position())[0]
    thread = harness.channel.threads[0]
    move = "role settler"
    await person.slash(thread, "play", move=move, table=str(table.id))
    assert (await harness.table()).thread_id == thread.id


async def test_a_card_that_cannot_be_edited_stays(harness: Harness) -> None:
    anna, ben = harness.people[:2]
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    harness.env.inject_error("PATCH", f"{MESSAGES}/*", status=403, code=50001)
    result = await ben.slash(harness.channel, "table join")
    assert "You have a seat" in texts(result.response)
    assert len((await harness.table()).chairs) == 2


async def test_buttons_that_cannot_be_taken_off_stay(harness: Harness) -> None:
    await harness.started(2)
    for method, status, code in (("GET", 404, 10008), ("PATCH", 403, 30046)):
        harness.env.inject_error(method, f"{MESSAGES}/*", status=status, code=code)
        before = (await harness.position()).version
        await harness.turn(harness.rng)
        assert (await harness.position()).version > before


async def test_an_answer_that_fails_is_no_disaster(harness: Harness) -> None:
    await harness.started(2)
    harness.env.inject_error("POST", "/interactions/*/*/callback", status=500)
    person = harness.deciders(await harness.position())[0]
    await person.slash(harness.channel, "log")
    again = await person.slash(harness.channel, "log")
    assert again.acknowledged


async def test_a_mistake_of_ours_gets_a_number(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    await harness.started(2)
    person = harness.deciders(await harness.position())[0]
    post = await harness.post()
    await harness.host._database.close()
    result = await person.click(post, custom_id="mv:1:0:0")
    said = texts(result.response)
    assert "nothing was changed" in said
    assert said.split("incident ")[1][:8] in caplog.text
