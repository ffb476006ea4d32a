"""Texts of the table's posts, the people they call, and the times at which commands are sent."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from discord.utils import time_snowflake, utcnow

from bot.engine.api import Event
from bot.host.core.api import Bulletin, Table
from cogs.posting import posts
from cogs.posting.posts import Post, build_post
from cogs.posting.publisher import GamePublisher
from cogs.ui.decisions import LINE, button_text
from render.api import Label
from tests.catalogue import CATALOGUE, RENDERERS
from tests.cogs.harness import Harness, asks, components, custom_ids, offering, texts

PRIMARY, SECONDARY = 1, 2


async def test_the_one_who_must_act_is_called_once(harness: Harness) -> None:
    await harness.started(2)
    post = await harness.post()
    person = harness.deciders(await harness.position())[0]
    assert [user.id for user in post.mentions] == [person.id]
    assert not post.flags.suppress_notifications
    assert len(post.attachments) == 2
    await person.click(post, custom_id="mv:1:0:0")
    old = next(m for m in harness.channel.history() if m.id == post.id)
    assert not custom_ids(old)
    told, asked = texts(post).split("\n➜")
    assert "choose a role" in asked and "until" in asked
    assert texts(old) == told, "an older post asks nobody"
    assert [a.filename for a in old.attachments] == [a.filename for a in post.attachments]
    new = await harness.post()
    assert new.id != post.id
    called = {p.id for p in harness.deciders(await harness.position())} - {person.id}
    assert {user.id for user in new.mentions} == called


async def test_the_question_is_below_the_pictures_with_its_buttons(harness: Harness) -> None:
    await harness.started(2)
    box = next(components(await harness.post()))
    text, gallery, row = 10, 12, 1
    assert [part["type"] for part in box["components"]][-5:] == [gallery, text, row, row, row]
    assert "choose a role" in box["components"][-4]["content"]


async def test_who_just_moved_is_named_but_not_called(harness: Harness) -> None:
    await harness.started(2)
    person = harness.deciders(await harness.position())[0]
    post = await harness.post()
    await person.click(post, custom_id=offering(post, "Settler"))
    post = await harness.post()
    assert f"{person.name}, choose a tile" in texts(post)
    assert post.mentions == []
    assert post.flags.suppress_notifications
    await person.click(post, custom_id=custom_ids(post)[0])
    other = harness.deciders(await harness.position())[0]
    assert [user.id for user in (await harness.post()).mentions] == [other.id] != [person.id]


async def test_who_moved_is_called_all_the_same_when_the_post_comes_late(harness: Harness) -> None:
    await harness.started(2)
    person = harness.deciders(await harness.position())[0]
    post = await harness.post()
    harness.env.inject_error("POST", "/channels/*/messages", status=500, times=2)
    await person.click(post, custom_id=offering(post, "Settler"))
    await harness.env.advance_time(150)
    late = await harness.post()
    assert late.id != post.id
    assert [user.id for user in late.mentions] == [person.id]


async def test_buttons_come_in_the_order_of_the_rulebook(harness: Harness) -> None:
    await harness.started(2)
    post = await harness.post()
    roles = ["Settler", "Mayor", "Builder", "Craftsman", "Trader", "Captain", "Prospector"]
    assert [button["label"].partition(" · ")[0] for button in _buttons(post)] == roles
    person = harness.deciders(await harness.position())[0]
    await person.click(post, custom_id=offering(post, "Prospector"))
    assert [entry.text for entry in await harness.host.tables.log(1)] == ["role prospector"]


async def test_buttons_say_what_a_move_brings_now(harness: Harness) -> None:
    await harness.started(2)
    assert [button["label"] for button in _buttons(await harness.post())] == [
        "Settler · quarry possible",
        "Mayor · you +2",
        "Builder · 9 affordable",
        "Craftsman · no goods",
        "Trader · nothing to sell",
        "Captain · nothing to load",
        "Prospector · +1 doubloon",
    ]


def test_a_button_that_would_be_longer_than_a_line_says_the_move_alone() -> None:
    label = Label("m" * (LINE - 7), effect="+1 g")
    assert button_text(label) == f"{label.text} · +1 g"
    assert len(button_text(label)) == LINE
    assert button_text(replace(label, effect="+1 go")) == label.text
    assert button_text(Label("Pass")) == "Pass"


@pytest.mark.parametrize("kind", ["settle", "sell"])
async def test_to_pass_comes_last_and_quietly(harness: Harness, kind: str) -> None:
    await harness.started(2)
    position = await harness.until(asks(kind))
    assert any(move.text == "pass" for move in position.decisions[0].moves)
    buttons = _buttons(await harness.post())
    assert [button["label"] == "Pass" for button in buttons][::-1] == [
        True,
        *[False] * (len(buttons) - 1),
    ]
    assert [button["style"] for button in buttons] == [PRIMARY] * (len(buttons) - 1) + [SECONDARY]


async def test_everybody_places_colonists_from_one_button(harness: Harness) -> None:
    await harness.started(2)
    position = await harness.until(
        lambda position: [d.kind for d in position.decisions] == ["place", "place"]
    )
    post = await harness.post()
    assert [i.split(":")[0] for i in custom_ids(post)] == ["panel", "boards"]
    assert len(post.mentions) == 1, "the other one has just moved"
    for person in harness.deciders(position):
        opened = await person.click(post, custom_id=custom_ids(post)[0])
        assert opened.response.ephemeral
        said = texts(opened.response)
        assert f"{person.name}, place your colonists" in said
        assert f"Island of {person.name}" in said
        assert said.count("Island of") == 1
    stranger = await harness.people[3].click(post, custom_id=custom_ids(post)[0])
    assert "not have a seat" in texts(stranger.response)


async def test_a_takeback_is_told(harness: Harness) -> None:
    await harness.started(2)
    person = harness.deciders(await harness.position())[0]
    await person.slash(harness.channel, "pr role", role="trader")
    await person.slash(harness.channel, "table takeback")
    told = [texts(message) for message in harness.channel.history()]
    assert any(f"{person.name} took a move back" in text for text in told)


async def test_an_old_card_is_posted_anew(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An hour of sweeps takes a while, so that a minute must do."""
    monkeypatch.setattr("bot.presenting.limits.EDITABLE", timedelta(minutes=1))
    anna, ben = harness.people[:2]
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    first = (await harness.table()).card_id
    await ben.slash(harness.channel, "table join")
    assert (await harness.table()).card_id == first
    await harness.env.advance_time(90)
    await ben.slash(harness.channel, "table leave")
    card = harness.channel.last_message
    assert (await harness.table()).card_id == card.id != first
    await ben.click(card, label="Join")
    assert len((await harness.table()).chairs) == 2


async def test_phases_that_house_bots_end_are_told_one_after_the_other(harness: Harness) -> None:
    await harness.started(2)
    told = (
        *(
            Event("passed", {"seat": 0, "phase": "trader"}),
            Event("phase_over", {"role": "trader"}, closes="trader"),
        ),
        *(
            Event("passed", {"seat": 1, "phase": "builder"}),
            Event("phase_over", {"role": "builder"}, closes="builder"),
            Event("passed", {"seat": 0, "phase": "captain"}),
        ),
    )
    position = await harness.position()
    bulletin = Bulletin("1-9", "phase", "builder", position, told, True, None)
    post = build_post(bulletin, RENDERERS["puerto_rico"], "en")
    heads = [line for text in post.screen.texts for line in text.splitlines() if "#" in line]
    assert heads == ["### Trader phase", "### Builder phase"]
    assert [job.kind for job in post.jobs] == ["table", "boards", "question"]
    alone = build_post(replace(bulletin, events=told[:2]), RENDERERS["puerto_rico"], "en")
    assert alone.screen.texts[0] == "## Trader phase"
    assert (alone.screen.above, alone.screen.texts[2]) == (1, "anna sells nothing.")


async def test_nothing_to_tell_is_not_posted(harness: Harness) -> None:
    class Refusing:
        async def place(self, _table: Table) -> int:
            raise AssertionError

        async def send(self, _place_id: int, _post: Post) -> int:
            raise AssertionError

        async def edit(self, _place_id: int, _message_id: int, _post: Post) -> bool:
            raise AssertionError

        async def strip(self, _place_id: int, _message_id: int) -> None:
            raise AssertionError

        async def show_card(self, _table: Table) -> None:
            raise AssertionError

    await harness.started(2)
    bulletin = Bulletin("1-9", "turn", None, await harness.position(), (), False, None)
    assert await GamePublisher(CATALOGUE, Refusing()).publish(bulletin) is None


async def test_an_edited_post_tells_more_and_is_built_once(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Editing:
        edited: Post | None = None

        async def place(self, table: Table) -> int:
            return table.place_id

        async def send(self, _place_id: int, _post: Post) -> int:
            return time_snowflake(utcnow())

        async def edit(self, _place_id: int, _message_id: int, post: Post) -> bool:
            self.edited = post
            return True

        async def send_direct(self, *_: object) -> None:
            raise AssertionError

    await harness.started(2)
    position, sender, built = await harness.position(), Editing(), list[object]()
    rows = posts.public_rows
    monkeypatch.setattr(posts, "public_rows", lambda *args: built.append(args) or rows(*args))
    told = [(Event("passed", {"seat": seat, "phase": "builder"}),) for seat in (0, 1)]
    first = Bulletin("1-8", "turn", None, position, told[0], True, None, mover=0)
    publisher = GamePublisher(CATALOGUE, sender)  # type: ignore[arg-type]
    sent = await publisher.publish(first)
    assert sent is not None and first.asks
    then = replace(first, key="1-9", events=told[1], replaces=sent.message_id)
    assert await publisher.publish(then) == sent
    assert len(built) == 2
    whole = build_post(replace(then, events=(*told[0], *told[1])), RENDERERS["puerto_rico"], "en")
    assert sender.edited is not None
    assert sender.edited.in_words().screen == whole.screen
    assert sender.edited.jobs == whole.jobs and sender.edited.nonce == whole.nonce


def _buttons(message: Any) -> list[dict[str, Any]]:
    return [part for part in components(message) if part.get("custom_id", "").startswith("mv:")]
