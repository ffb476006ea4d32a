"""Pictures of posts: each stands alone, and that of the question goes with the buttons."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import discord
import pytest

from bot.presenting.draw_pool import DrawPool
from render.art.page import COVER, SIZE
from tests.cogs.drawing import all_drawn, drawn_once
from tests.cogs.harness import DECIDING, Harness, asks, components, custom_ids, offering, texts
from tests.tools.client.layout import DESKTOP, PHONE
from tests.tools.client.posts import painted

__all__ = ["all_drawn", "drawn_once"]

GALLERY = 12
MESSAGES = "/channels/*/messages"
MAP = ["table"]
"""The picture that asks for an action in Magister Navis: the map, with bright targets."""


def shown(message: Any) -> list[str]:
    """Return the names of the pictures of a message, from the top."""
    galleries = [part for part in components(message) if part["type"] == GALLERY]
    assert [len(gallery["items"]) for gallery in galleries] == [1] * len(galleries)
    urls = [gallery["items"][0]["media"]["url"] for gallery in galleries]
    names = [urlsplit(url).path.rsplit("/", 1)[-1] for url in urls]
    assert sorted(one.filename for one in message.attachments) == sorted(names)
    return [name.partition(".")[0] for name in names]


def asking(message: Any) -> bool:
    return any(one.split(":")[0] in {"panel", *DECIDING} for one in custom_ids(message))


def again(harness: Harness, message: discord.Message) -> discord.Message:
    """Return a message as it is now."""
    return next(m for m in harness.channel.history() if m.id == message.id)


async def test_a_question_within_a_phase_shows_what_is_asked_and_nothing_else(
    harness: Harness,
) -> None:
    await harness.started(2)
    start = await harness.post()
    assert shown(start) == ["table", "boards"], "the table shows the roles"
    person = harness.deciders(await harness.position())[0]
    await person.click(start, custom_id=offering(start, "Settler"))
    post = await harness.post()
    assert shown(post) == ["question"]
    assert post.attachments[0].description
    assert shown(again(harness, start)) == ["table", "boards"]


async def test_the_question_goes_with_its_buttons_and_boards_stay(harness: Harness) -> None:
    await harness.started(3, game="magister_navis")
    asked = await harness.post()
    assert shown(asked) == ["table", "boards", "question"]
    await harness.turn_anywhere()
    assert (await harness.post()).id != asked.id
    old = again(harness, asked)
    assert (shown(old), asking(old)) == (["table", "boards"], False)
    told, _, question = texts(asked).partition("\n➜")
    assert question and texts(old) == told


async def alone(harness: Harness) -> discord.Message:
    """Play as one person with house bots up to a short post after which two more turns follow."""
    await harness.started(1, bots=2, game="magister_navis")
    while True:
        await harness.turn_anywhere()
        position, post = await harness.position(), await harness.post()
        decision = position.decisions[0]
        discs = position.view(None).players[decision.seat].harbor
        if decision.kind == "turn" and discs > 2 and shown(post) == MAP:
            return post


@pytest.mark.usefixtures("all_drawn")
async def test_an_edited_post_shows_the_next_question_in_the_same_edit(harness: Harness) -> None:
    before = await alone(harness)
    calls = len(harness.env.http_requests)
    await harness.turn_anywhere()
    post = await harness.post()
    assert post.id == before.id
    assert shown(post) == MAP
    assert post.attachments[0].id != before.attachments[0].id
    made = harness.env.http_requests[calls:]
    to_channel = [one for one in made if one.path.startswith("/channels/")]
    assert [one.method for one in to_channel] == ["PATCH"]


async def test_who_may_attach_nothing_is_asked_in_words_by_the_same_post(
    harness: Harness,
) -> None:
    before = await alone(harness)
    harness.env.inject_error("PATCH", f"{MESSAGES}/*", status=403, code=50013)
    await harness.turn_anywhere()
    post = await harness.post()
    assert post.id == before.id
    assert (shown(post), asking(post)) == ([], True)


async def test_a_question_that_could_not_be_drawn_is_drawn_later(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And what the edited post has told by then stays."""
    before = await alone(harness)
    with monkeypatch.context() as patch:
        patch.setattr(harness.env.bot.publisher, "_draw_pool", DrawPool(1, -1))
        await harness.turn_anywhere()
        post = await harness.post()
        assert (post.id, shown(post)) == (before.id, [])
    await harness.env.advance_time(25)
    later = await harness.post()
    assert (later.id, shown(later)) == (post.id, MAP)
    assert (texts(later), custom_ids(later)) == (texts(post), custom_ids(post))


@pytest.mark.usefixtures("all_drawn")
async def test_pictures_that_come_late_are_not_those_of_another_question(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await alone(harness)
    with monkeypatch.context() as patch:
        patch.setattr(harness.env.bot.publisher, "_draw_pool", DrawPool(1, -1))
        await harness.turn_anywhere()
    await harness.turn_anywhere()
    post = await harness.post()
    assert (post.id, len(shown(post))) == (before.id, 1)
    await harness.env.advance_time(25)
    later = await harness.post()
    assert [one.id for one in later.attachments] == [one.id for one in post.attachments]


async def test_buttons_of_a_post_whose_pictures_come_late_stay_whatever_happened_meanwhile(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player has begun to place colonists: that is no news, and the post asks the others."""
    with monkeypatch.context() as patch:
        patch.setattr(harness.env.bot.publisher, "_draw_pool", DrawPool(1, -1))
        await harness.started(2)
        position = await harness.until(lambda now: len(now.decisions) > 1)
        post = await harness.post()
        rules, decision = position.rules, position.decisions[0]
        user_id = position.table.chairs[decision.seat].user_id or 0
        move = next(m for m in map(rules.notate, decision.moves) if m != "done")
        await harness.host.tables.play(position.table.id, user_id, move)
        assert (await harness.position()).version > position.version
    await harness.env.advance_time(25)
    later = await harness.post()
    assert shown(later) in (["table", "boards"], [])
    assert asking(later)
    assert custom_ids(later) == custom_ids(post)


async def test_a_question_asked_again_takes_the_picture_over(harness: Harness) -> None:
    await harness.started(2)
    person = harness.deciders(await harness.position())[0]
    await person.click(await harness.post(), custom_id=offering(await harness.post(), "Settler"))
    lost = await harness.post()
    harness.env.backend.delete_message(harness.channel.id, lost.id)
    await harness.host.posting.outbox.ask_again((await harness.table()).id, lost.id)
    await harness.host.posting.outbox.resume()
    await harness.env.settle()
    post = await harness.post()
    assert post.id != lost.id
    assert shown(post) == ["question"]


async def test_a_role_asked_again_shows_the_table(harness: Harness) -> None:
    await harness.started(2)
    lost = await harness.post()
    harness.env.backend.delete_message(harness.channel.id, lost.id)
    await harness.host.posting.outbox.ask_again((await harness.table()).id, lost.id)
    await harness.host.posting.outbox.resume()
    await harness.env.settle()
    assert shown(await harness.post()) == ["table"]


async def test_several_who_are_asked_at_once_see_no_question(harness: Harness) -> None:
    await harness.started(2)
    await harness.until(lambda now: len(now.decisions) > 1)
    post = await harness.post()
    assert asking(post)
    assert "question" not in shown(post)


async def test_what_is_taken_back_across_a_phase_brings_the_boards(harness: Harness) -> None:
    await harness.started(2)
    person = harness.deciders(await harness.position())[0]
    await person.click(await harness.post(), custom_id=offering(await harness.post(), "Settler"))
    await person.slash(harness.channel, "table takeback")
    assert shown(await harness.post()) == ["table"], "the role is the table's to show"
    await person.click(await harness.post(), custom_id=offering(await harness.post(), "Prospector"))
    assert shown(await harness.post()) == ["table", "boards"]
    await person.slash(harness.channel, "table takeback")
    assert shown(await harness.post()) == ["table", "boards"]


async def test_a_full_turn_of_magister_navis_is_no_phase(harness: Harness) -> None:
    await harness.started(3, game="magister_navis")
    for _ in range(16):
        await harness.turn_anywhere()
    log = await harness.host.tables.log((await harness.table()).id, 100)
    closed = [event.closes for entry in log for event in entry.events if event.closes]
    assert "turn" in closed
    phases = [name for name in closed if name != "turn"]
    kept = [one for one in harness.channel.history() if "boards" in shown(one)]
    assert len(kept) == 1 + len(phases)
    headlines = "\n".join(map(texts, harness.channel.history())).count("## ")
    assert headlines == 1 + 1 + len(phases), "the card, the start"


@pytest.mark.parametrize("game", ["puerto_rico", "magister_navis", "amerigo"])
async def test_posts_of_a_played_game_as_the_real_client_shows_them(
    harness: Harness, game: str
) -> None:
    await harness.started(3, game=game)
    for _ in range(12):
        await harness.turn(harness.rng)
    live = (await harness.table()).post_id
    history = harness.channel.history()
    assert any("boards" in shown(message) for message in history if message.id != live)
    cover = [f"{game}-cover"]
    for number, message in enumerate(history):
        if message.id != live:
            assert shown(message) in ([], cover, ["table", "boards"])
        assert asking(message) == (message.id == live)
        shape = COVER if shown(message) == cover else SIZE
        width = (PHONE, DESKTOP)[number % 2]
        for one in (await painted(message, width)).pictures:
            assert not one.cropped
            assert (round(one.width), round(one.height)) == scaled(shape, width)
    assert [shown(one) for one in history].count(cover) == 1, "that of the lobby"


def scaled(shape: tuple[int, int], width: int) -> tuple[int, int]:
    """Return the size of a picture of that shape at a width."""
    wide, high = shape
    return width, round(high * width / wide)


async def test_private_pictures_are_as_large_as_those_of_posts(harness: Harness) -> None:
    await harness.started(2)
    await harness.until(asks("build"))
    anna = harness.people[0]
    sandbox = await anna.slash(harness.channel, "sandbox open")
    answers = [await anna.click(sandbox.response, label="Picture")]
    answers += [await anna.slash(harness.channel, name) for name in ("catchup", "replay")]
    answers.append(await anna.click(await harness.post(), label="Boards"))
    for answer in answers:
        (one,) = (await painted(answer.response)).pictures
        assert (round(one.width), round(one.height)) == (PHONE, 223)


@pytest.mark.parametrize(("game", "kind"), [("puerto_rico", "place"), ("magister_navis", "salary")])
@pytest.mark.usefixtures("all_drawn")
async def test_a_private_panel_shows_its_board_anew_after_every_tap(
    harness: Harness, game: str, kind: str
) -> None:
    """If several decide at once, or one in many taps, each sees the moves left."""
    await harness.started(3, game=game)
    while True:
        position = await harness.until(asks(kind, 3))
        person, post = harness.deciders(position)[0], await harness.post()
        panel = next(one for one in custom_ids(post) if one.startswith("panel:"))
        opened = await person.click(post, custom_id=panel)
        first = await picture(opened.response)
        move = position.rules.notate(position.decisions[0].moves[0])
        done = await person.slash(harness.channel, "play", move=move)
        now = (await harness.position()).user_decision(person.id)
        if now is not None and now.kind == kind:
            break
    assert await picture(done.response) != first


async def picture(message: Any) -> bytes:
    """Return the only picture of a message."""
    assert len(shown(message)) == 1
    return bytes(await message.attachments[0].read())
