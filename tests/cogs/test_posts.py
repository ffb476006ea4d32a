"""What the table's posts say, whom they call, and when Discord is told the commands."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot.host.api import Bulletin, Table
from cogs.posting.posts import Post
from cogs.posting.publisher import GamePublisher
from cogs.ui.decisions.prompts import LINE, button_text
from render.api import Label
from tests.catalogue import RENDERERS
from tests.cogs.parlour import Parlour, asks, components, custom_ids, offering, texts

PRIMARY, SECONDARY = 1, 2


async def test_the_one_who_must_act_is_called_once(parlour: Parlour) -> None:
    await parlour.started(2)
    post = await parlour.post()
    person = parlour.deciders(await parlour.position())[0]
    assert [user.id for user in post.mentions] == [person.id]
    assert not post.flags.suppress_notifications
    assert len(post.attachments) == 4
    await person.click(post, custom_id="mv:1:0:0")
    old = next(m for m in parlour.channel.history() if m.id == post.id)
    assert not custom_ids(old)
    assert texts(old) == texts(post)
    assert [a.filename for a in old.attachments] == [a.filename for a in post.attachments]
    new = await parlour.post()
    assert new.id != post.id
    called = {p.id for p in parlour.deciders(await parlour.position())} - {person.id}
    assert {user.id for user in new.mentions} == called


async def test_the_question_is_below_the_pictures_with_its_buttons(parlour: Parlour) -> None:
    await parlour.started(2)
    box = next(components(await parlour.post()))
    text, gallery, row = 10, 12, 1
    assert [part["type"] for part in box["components"]][-4:] == [gallery, text, row, row]
    assert "choose a role" in box["components"][-3]["content"]


async def test_who_just_moved_is_named_but_not_called(parlour: Parlour) -> None:
    await parlour.started(2)
    person = parlour.deciders(await parlour.position())[0]
    post = await parlour.post()
    await person.click(post, custom_id=offering(post, "Settler"))
    post = await parlour.post()
    assert f"{person.name}, choose a tile" in texts(post)
    assert post.mentions == []
    assert post.flags.suppress_notifications
    await person.click(post, custom_id=custom_ids(post)[0])
    other = parlour.deciders(await parlour.position())[0]
    assert [user.id for user in (await parlour.post()).mentions] == [other.id] != [person.id]


async def test_who_moved_is_called_all_the_same_when_the_post_comes_late(parlour: Parlour) -> None:
    await parlour.started(2)
    person = parlour.deciders(await parlour.position())[0]
    post = await parlour.post()
    parlour.env.inject_error("POST", "/channels/*/messages", status=500, times=2)
    await person.click(post, custom_id=offering(post, "Settler"))
    await parlour.env.advance_time(150)
    late = await parlour.post()
    assert late.id != post.id
    assert [user.id for user in late.mentions] == [person.id]


async def test_buttons_come_in_the_order_of_the_rulebook(parlour: Parlour) -> None:
    await parlour.started(2)
    post = await parlour.post()
    roles = ["Settler", "Mayor", "Builder", "Craftsman", "Trader", "Captain", "Prospector"]
    assert [button["label"].partition(" · ")[0] for button in _buttons(post)] == roles
    person = parlour.deciders(await parlour.position())[0]
    await person.click(post, custom_id=offering(post, "Prospector"))
    assert [entry.text for entry in await parlour.host.tables.log(1)] == ["role prospector"]


async def test_buttons_say_what_a_move_brings_now(parlour: Parlour) -> None:
    await parlour.started(2)
    assert [button["label"] for button in _buttons(await parlour.post())] == [
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
async def test_to_pass_comes_last_and_quietly(parlour: Parlour, kind: str) -> None:
    await parlour.started(2)
    position = await parlour.until(asks(kind))
    assert any(move.text == "pass" for move in position.decisions[0].moves)
    buttons = _buttons(await parlour.post())
    assert [button["label"] == "Pass" for button in buttons][::-1] == [
        True,
        *[False] * (len(buttons) - 1),
    ]
    assert [button["style"] for button in buttons] == [PRIMARY] * (len(buttons) - 1) + [SECONDARY]


async def test_everybody_places_colonists_from_one_button(parlour: Parlour) -> None:
    await parlour.started(2)
    position = await parlour.until(
        lambda position: [d.kind for d in position.decisions] == ["place", "place"]
    )
    post = await parlour.post()
    assert [i.split(":")[0] for i in custom_ids(post)] == ["panel"]
    assert len(post.mentions) == 1, "the other one has just moved"
    for person in parlour.deciders(position):
        opened = await person.click(post, custom_id=custom_ids(post)[0])
        assert opened.response.ephemeral
        said = texts(opened.response)
        assert f"{person.name}, place your colonists" in said
        assert f"Island of {person.name}" in said
        assert said.count("Island of") == 1
    stranger = await parlour.people[3].click(post, custom_id=custom_ids(post)[0])
    assert "not have a seat" in texts(stranger.response)


async def test_a_takeback_is_told(parlour: Parlour) -> None:
    await parlour.started(2)
    person = parlour.deciders(await parlour.position())[0]
    await person.slash(parlour.channel, "pr role", role="trader")
    await person.slash(parlour.channel, "table takeback")
    told = [texts(message) for message in parlour.channel.history()]
    assert any(f"{person.name} took a move back" in text for text in told)


async def test_an_old_card_is_posted_anew(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An hour of sweeps takes a while, so that a minute must do."""
    monkeypatch.setattr("cogs.ui.kit.limits.EDITABLE", timedelta(minutes=1))
    anna, ben = parlour.people[:2]
    await anna.slash(parlour.channel, "table new", game="puerto_rico", where="here")
    first = (await parlour.table()).card_id
    await ben.slash(parlour.channel, "table join")
    assert (await parlour.table()).card_id == first
    await parlour.env.advance_time(90)
    await ben.slash(parlour.channel, "table leave")
    card = parlour.channel.last_message
    assert (await parlour.table()).card_id == card.id != first
    await ben.click(card, label="Join")
    assert len((await parlour.table()).chairs) == 2


async def test_nothing_to_tell_is_not_posted(parlour: Parlour) -> None:
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

    await parlour.started(2)
    bulletin = Bulletin("1-9", "turn", None, await parlour.position(), (), False, None)
    assert await GamePublisher(RENDERERS, Refusing()).publish(bulletin) is None


def _buttons(message: Any) -> list[dict[str, Any]]:
    return [part for part in components(message) if part["type"] == 2]
