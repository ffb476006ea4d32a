"""Discord fails in the middle of a post: the game goes on, and the post comes when it can."""

from __future__ import annotations

from datetime import timedelta

import pytest

from cogs.ui.kit.draw_pool import DrawPool
from render.renderer import GameRenderer
from tests.catalogue import CATALOGUE
from tests.cogs.parlour import Parlour, custom_ids, texts

MESSAGES = "/channels/*/messages"


@pytest.mark.parametrize(("status", "code"), [(500, 0), (429, 0)])
async def test_a_post_that_failed_comes_later(parlour: Parlour, status: int, code: int) -> None:
    await parlour.started(2)
    parlour.env.inject_error("POST", MESSAGES, status=status, code=code)
    person = parlour.deciders(await parlour.position())[0]
    result = await person.click(await parlour.post(), custom_id="mv:1:0:0")
    assert "Done" in texts(result.response)
    assert (await parlour.position()).version > 0
    assert "begins" in texts(parlour.channel.last_message)
    await parlour.env.advance_time(120)
    assert "begins" not in texts(parlour.channel.last_message)
    await parlour.turn(parlour.rng)


async def test_a_failed_post_survives_a_restart(parlour: Parlour) -> None:
    await parlour.started(2)
    parlour.env.inject_error("POST", MESSAGES, status=500)
    person = parlour.deciders(await parlour.position())[0]
    await person.click(await parlour.post(), custom_id="mv:1:0:0")
    await parlour.restart()
    await parlour.env.advance_time(120)
    assert "begins" not in texts(parlour.channel.last_message)


async def test_without_permission_the_game_goes_on_by_commands(parlour: Parlour) -> None:
    await parlour.started(2)
    parlour.env.inject_error("POST", MESSAGES, status=403, code=50013, times=None)
    for _ in range(4):
        position = await parlour.position()
        person = parlour.deciders(position)[0]
        move = position.rules.notate(position.decisions[0].moves[0])
        result = await person.slash(parlour.channel, "play", move=move)
        assert "Done" in texts(result.response)
        board = await person.slash(parlour.channel, "table board")
        assert board.response.attachments
    assert (await parlour.position()).version >= 4


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (404, 10003), (500, 0)])
async def test_the_answer_asks_where_no_post_can(parlour: Parlour, status: int, code: int) -> None:
    """The mover is always the next one, too: every role here asks for another move."""
    await parlour.started(2)
    parlour.env.inject_error("POST", MESSAGES, status=status, code=code, times=None)
    person = parlour.deciders(await parlour.position())[0]
    first = await person.slash(parlour.channel, "pr role", role="settler")
    assert first.acknowledged
    late = await person.click(await parlour.post(), custom_id="mv:1:0:0")
    assert "choose a tile" in texts(late.response)
    undone = await person.slash(parlour.channel, "table takeback")
    again = await person.slash(parlour.channel, "pr role", role="settler")
    assert "choose a tile" in texts(again.response), texts(undone.response)
    button = next(i for i in custom_ids(again.response) if i.startswith("mv:"))
    before = (await parlour.position()).version
    await person.click(again.response, custom_id=button)
    assert (await parlour.position()).version == before + 1


async def test_a_post_without_pictures_gets_them_later(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(GameRenderer, "overview", _broken)
        await parlour.started(2)
        post = await parlour.post()
    assert post.attachments == []
    assert "choose a role" in texts(post)
    await parlour.env.advance_time(25)
    later = await parlour.post()
    assert later.id == post.id
    assert len(later.attachments) == 2
    assert (texts(later), custom_ids(later)) == (texts(post), custom_ids(post))
    await parlour.turn(parlour.rng)


async def test_pictures_that_come_late_bring_no_old_buttons(parlour: Parlour) -> None:
    publisher = parlour.env.bot.publisher
    draw_pool, publisher._draw_pool = publisher._draw_pool, DrawPool(1, -1)
    await parlour.started(2)
    post = await parlour.post()
    await parlour.env.advance_time(25)
    assert (await parlour.post()).attachments == [], "there is no room yet"
    await parlour.turn(parlour.rng)
    publisher._draw_pool = draw_pool
    await parlour.env.advance_time(25)
    old = next(m for m in parlour.channel.history() if m.id == post.id)
    assert len(old.attachments) == 2
    assert custom_ids(old) == []


async def test_pictures_that_fail_again_are_left_out(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(GameRenderer, "overview", _broken)
    await parlour.started(2)
    await parlour.env.advance_time(65)
    assert caplog.text.count("OSError: no font") == 2
    monkeypatch.setattr(GameRenderer, "warm_up", _broken)
    await parlour.restart()
    assert caplog.text.count("OSError: no font") == 2 + len(CATALOGUE)
    await parlour.turn(parlour.rng)


async def test_pictures_that_discord_refuses_are_left_out(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(GameRenderer, "overview", _broken)
        await parlour.started(2)
    parlour.env.inject_error("PATCH", f"{MESSAGES}/*", status=403, code=50001)
    await parlour.env.advance_time(25)
    assert (await parlour.post()).attachments == []
    await parlour.turn(parlour.rng)


def _broken(*_: object) -> None:
    raise OSError("no font")


async def test_a_house_bot_that_stopped_goes_on_with_the_next_sweep(parlour: Parlour) -> None:
    bots = parlour.host.house_bots
    bots._worker.closed = True
    await parlour.started(1, bots=1)
    position = await parlour.position()
    for person in parlour.deciders(position):
        await person.slash(parlour.channel, "pr role", role="prospector")
    stopped = (await parlour.position()).version
    bots._worker.closed = False
    await parlour.env.advance_time(25)
    assert (await parlour.position()).version > stopped
    assert parlour.deciders(await parlour.position())


async def test_a_missing_permission_is_waited_for(parlour: Parlour) -> None:
    await parlour.started(2)
    # The owner is told meanwhile, by a message elsewhere.
    path = f"/channels/{parlour.channel.id}/messages"
    # Each try with its picture is followed by one in words.
    parlour.env.inject_error("POST", path, status=403, code=50013, times=4)
    person = parlour.deciders(await parlour.position())[0]
    await person.click(await parlour.post(), label="Settler")
    await _later(parlour, 350)
    assert "begins" in texts(parlour.channel.last_message)
    await _later(parlour, 650)
    assert "choose a tile" in texts(parlour.channel.last_message)


async def _later(parlour: Parlour, seconds: float) -> None:
    """Let the host's time pass at once; the last half minute passes as it does for the bot."""
    parlour.clock.ahead += timedelta(seconds=seconds - 30)
    await parlour.env.advance_time(30)


async def test_without_threads_the_table_stays_in_its_channel(parlour: Parlour) -> None:
    parlour.env.inject_error("POST", "/channels/*/messages/*/threads", status=403, code=50013)
    table = await parlour.started(2, where="thread")
    assert table.place_id == parlour.channel.id
    assert "begins" in texts(parlour.channel.last_message)


async def test_the_thread_is_found_again(parlour: Parlour) -> None:
    """The thread was opened, but the bot stopped before it could write that down."""
    table = await parlour.started(2, where="thread")
    await parlour.host.lobby.set_thread(table.id, None)
    await parlour.restart()
    person = parlour.deciders(await parlour.position())[0]
    thread = parlour.channel.threads[0]
    move = "role settler"
    await person.slash(thread, "play", move=move, table=str(table.id))
    assert (await parlour.table()).thread_id == thread.id


async def test_a_card_that_cannot_be_edited_stays(parlour: Parlour) -> None:
    anna, ben = parlour.people[:2]
    await anna.slash(parlour.channel, "table new", game="puerto_rico", where="here")
    parlour.env.inject_error("PATCH", f"{MESSAGES}/*", status=403, code=50001)
    result = await ben.slash(parlour.channel, "table join")
    assert "You have a seat" in texts(result.response)
    assert len((await parlour.table()).chairs) == 2


async def test_buttons_that_cannot_be_taken_off_stay(parlour: Parlour) -> None:
    await parlour.started(2)
    for method, status, code in (("GET", 404, 10008), ("PATCH", 403, 30046)):
        parlour.env.inject_error(method, f"{MESSAGES}/*", status=status, code=code)
        before = (await parlour.position()).version
        await parlour.turn(parlour.rng)
        assert (await parlour.position()).version > before


async def test_an_answer_that_fails_is_no_disaster(parlour: Parlour) -> None:
    await parlour.started(2)
    parlour.env.inject_error("POST", "/interactions/*/*/callback", status=500)
    person = parlour.deciders(await parlour.position())[0]
    await person.slash(parlour.channel, "log")
    again = await person.slash(parlour.channel, "log")
    assert again.acknowledged


async def test_a_mistake_of_ours_gets_a_number(
    parlour: Parlour, caplog: pytest.LogCaptureFixture
) -> None:
    await parlour.started(2)
    person = parlour.deciders(await parlour.position())[0]
    post = await parlour.post()
    await parlour.host._database.close()
    result = await person.click(post, custom_id="mv:1:0:0")
    said = texts(result.response)
    assert "nothing was changed" in said
    assert said.split("incident ")[1][:4] in caplog.text
