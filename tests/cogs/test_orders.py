"""Standing orders as people meet them: menus, commands, posts, panels, both languages."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
import pytest
import simcord

from bot.host.automation.standing_orders import MOST, Order
from bot.host.core.api import Position
from bot.locales import Words
from bot.presenting.orders import choices, line, term
from cogs.ui.kit.layout import layout
from cogs.ui.kit.screen import Button, Screen
from cogs.ui.screens.standing_orders import builder, overview
from tests.catalogue import ORDERS
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, asks, components, custom_ids, texts
from tests.cogs.unit.checks import check, positions
from tests.languages import LANGUAGES
from tests.tools.strangers.stage import Wordy

__all__ = ["drawn_once"]


async def test_an_order_given_by_menus(harness: Harness) -> None:
    await harness.started(2)
    position = await harness.position()
    first, second = seated(harness, position, 0), seated(harness, position, 1)
    shown = await second.slash(harness.channel, "orders")
    assert "You have no active orders" in texts(shown.response)
    kind = entry(shown.response, "Take the first of these roles")
    step = await second.select(shown.response, [kind], custom_id="ordnew:1")
    assert "What first?" in texts(step.response or shown.response)
    message = step.response or shown.response
    assert not any("ordarm" in i for i in custom_ids(message)), "nothing is preferred yet"
    for role in ("settler", "mayor"):
        pick = next(i for i in custom_ids(message) if i.startswith("ordpick"))
        step = await second.select(message, [role], custom_id=pick)
        message = step.response or message
    assert "Settler → Mayor" in texts(message)
    step = await second.click(message, label="this round")
    said = texts(step.response or message)
    assert "Take the first of these roles that is available: Settler → Mayor (this round)" in said
    assert "not used yet" in said
    await first.slash(harness.channel, "pr role", role="prospector")
    log = await harness.host.tables.log(1)
    assert [(entry.by, entry.text) for entry in log[1:2]] == [("order", "role settler")]


def seated(harness: Harness, position: Position, seat: int) -> simcord.MemberActor:
    return harness.person(position.table.chairs[seat].user_id or 0)


def entry(message: Any, label: str) -> str:
    """Return the value of a menu's entry."""
    options = [o for c in components(message) for o in c.get("options", [])]
    return next(option["value"] for option in options if option["label"].startswith(label))


async def test_an_order_is_told_and_nobody_called_for_it(harness: Harness) -> None:
    await harness.started(2)
    position = await harness.position()
    first, second = seated(harness, position, 0), seated(harness, position, 1)
    given = await second.slash(
        harness.channel, "orders", order="role:role", prefer="trader, captain", scope="once"
    )
    assert "Trader → Captain" in texts(given.response)
    before = harness.channel.last_message.id
    await first.slash(harness.channel, "pr role", role="prospector")
    await harness.env.settle()
    posts = [m for m in harness.channel.history() if m.id > before and not m.flags.ephemeral]
    said = "\n".join(texts(m) for m in posts)
    assert f"By standing order: {second.name}." in said
    assert f"{second.name} takes the role Trader" in said
    assert not any(second.id in {u.id for u in m.mentions} for m in posts[:1])
    shown = await second.slash(harness.channel, "orders")
    assert "Recently ended" in texts(shown.response)
    assert "carried out" in texts(shown.response)


async def test_an_order_that_cannot_be_followed_is_told(harness: Harness) -> None:
    await harness.started(2)
    position = await harness.position()
    first, second = seated(harness, position, 0), seated(harness, position, 1)
    await second.slash(harness.channel, "orders", order="instead:role", prefer="settler trader")
    await first.slash(harness.channel, "pr role", role="prospector")
    await harness.env.settle()
    said = "\n".join(texts(m) for m in harness.channel.history())
    assert f"A standing order has ended unexpectedly: {second.name}" in said
    shown = await second.slash(harness.channel, "orders")
    assert "could not be carried out, so the decision is yours" in texts(shown.response)
    assert (await harness.position()).user_decision(second.id) is not None


async def test_the_panel_shows_what_is_armed_and_leads_to_it(harness: Harness) -> None:
    await harness.started(2)
    position = await harness.until(asks("place"))
    person = harness.deciders(position)[0]
    await person.slash(harness.channel, "orders", order="pass:guests", scope="always")
    opened = await person.click(await harness.post(), label="Place colonists")
    assert "Pass: moving guests (until cancelled)" in texts(opened.response)
    shown = await person.click(opened.response, label="Standing orders")
    message = shown.response or opened.response
    ended = await person.click(message, label="End no. 1")
    assert "you ended it" in texts(ended.response or message)
    assert await harness.host.automation.orders.armed(1, person.id) == []


async def test_what_is_typed_is_completed(harness: Harness) -> None:
    await harness.started(2)
    anna = harness.people[0]
    choices = await anna.autocomplete(harness.channel, "orders", "order", "pass")
    assert {"pass:guests", "pass:sell"} <= {choice["value"] for choice in choices}
    choices = await anna.autocomplete(
        harness.channel, "orders", "prefer", "coffee su", order="sell:sell"
    )
    assert [choice["value"] for choice in choices] == ["coffee sugar"]


async def test_strangers_and_forged_steps(harness: Harness) -> None:
    await harness.started(2)
    refused = await harness.people[4].slash(harness.channel, "orders", table="1")
    assert "not have a seat" in texts(refused.response)
    anna = harness.people[0]
    wrong = await anna.slash(harness.channel, "orders", order="dance:role")
    assert "standing order is not possible here" in texts(wrong.response)
    late = await harness.env.bot.get_channel(harness.channel.id).send(view=forged())
    for number in range(len(FORGED)):
        result = await anna.click(late, label=f"press {number}")
        assert result.acknowledged
        assert "incident" not in texts(result.response)
    assert await harness.host.automation.orders.armed(1, anna.id) == []


FORGED = (
    "orders:99",
    "ordarm:1:99:0:",
    "ordarm:1:0:9:",
    "ordarm:1:5:0:dance",
    "ordend:7",
    "ordend:x",
    "ordpick:1:5:dance",
)


def forged() -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for number, custom_id in enumerate(FORGED):
        view.add_item(discord.ui.Button(custom_id=custom_id, label=f"press {number}"))
    return view


async def test_orders_after_a_restart_in_german(german: Harness) -> None:
    await german.started(2)
    position = await german.position()
    first, second = seated(german, position, 0), seated(german, position, 1)
    await second.slash(german.channel, "orders", order="role:role", prefer="trader")
    await german.restart()
    await first.slash(german.channel, "pr role", role="prospector")
    await german.env.settle()
    said = "\n".join(texts(m) for m in german.channel.history())
    assert f"Per Dauerauftrag: {second.name}" in said
    shown = await second.slash(german.channel, "orders")
    assert texts(shown.response)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_screens_are_within_discords_limits(language: str) -> None:
    book, words = ORDERS["puerto_rico"], Words(language)
    position, _ = next(iter(positions(5, 1, language, {})))
    table, view = replace(position.table, id=10**9), position.view(0)
    found = choices(book)
    for number, choice in enumerate(found):
        values = sorted(choice.wish.values(view), key=len, reverse=True)
        for count in range(choice.wish.most + 1):
            prefers = tuple(values[:count])
            check(builder(table, view, number, choice, prefers, "x" * 200, words))
    wish, decision = next(choice for choice in found if choice.decision == "sell")
    order = Order(10**9, 10**9, 0, 1, wish.key, decision, ("coffee",) * 6, "always", None, 3, None)
    orders = [replace(order, id=10**9 + number) for number in range(MOST)]
    check(overview(table, book, orders, orders[:5], words))
    for why in ("done", "cancelled", "replaced", "time", "over", "left", "takeback", "unfit"):
        check(overview(table, book, [], [replace(order, ended=why)], words))


def test_every_wish_and_every_value_has_its_words() -> None:
    names = {
        line(Order(1, 1, 0, 1, w.key, d, (), "once", None, 0, None), "puerto_rico", words)
        for words in map(Words, LANGUAGES)
        for w, d in choices(ORDERS["puerto_rico"])
    }
    assert len(names) == len(LANGUAGES) * len(choices(ORDERS["puerto_rico"]))
    for value in ("coffee", "builder", "pass"):
        assert term("puerto_rico", "sell", value, Words("de")) != value


def _only(position: Position) -> bool:
    """Return whether somebody may load one good onto one ship, or settle one tile, or pass."""
    decision = position.decisions[0]
    others = [move for move in decision.moves if move.text != "pass"]
    return decision.kind in ("sell", "build", "load", "settle") and len(others) == 1


async def test_one_tap_on_a_post_never_makes_a_move_that_could_be_passed(
    harness: Harness,
) -> None:
    """Corn was sold for 0 by one button beside *Pass*: now no post has it.

    On earlier posts it shows what the order would do at once and how long it can apply; only
    the choice of that moves.
    """
    harness.env.bot.publisher._draw_pool = Wordy()
    await harness.started(2)
    position = await harness.until(_only)
    post, decision = await harness.post(), position.decisions[0]
    person = harness.deciders(position)[0]
    assert not [one for one in custom_ids(post) if one.startswith("ordonly:")]
    custom_id = f"ordonly:{position.table.id}:{decision.kind}"
    place = harness.env.bot.get_partial_messageable(harness.channel.id)
    old = await place.send(view=layout(Screen(("old",), rows=((Button(custom_id, "x"),),))))
    other = next(one for one in harness.people[:2] if one.id != person.id)
    stranger = await harness.people[3].click(old, custom_id=custom_id)
    assert "not have a seat" in texts(stranger.response)
    shown = await person.click(old, custom_id=custom_id)
    (lone,) = (move for move in decision.moves if move.text != "pass")
    seat = decision.seat
    called = harness.env.bot.context.renderer("puerto_rico").label(
        lone, position.view(seat), Words("en")
    )
    assert f"It would do this at once: {called.text}." in texts(shown.response)
    assert (await harness.host.tables.position(1)).version == position.version
    assert not await harness.host.automation.orders.armed(1, person.id)
    always = next(one for one in custom_ids(shown.response) if one.startswith("ordarm:1:"))
    told = await person.click(shown.response, custom_id=always)
    assert "besides passing" in texts(told.response)
    (done,) = (e for e in await harness.host.tables.log(1) if e.version == position.version + 1)
    assert (done.by, done.text) == ("order", lone.text)
    assert not await harness.host.automation.orders.armed(1, other.id)


async def test_a_forged_order_is_refused(harness: Harness) -> None:
    await harness.started(2)
    person, post = harness.people[0], await harness.post()
    place = harness.env.bot.get_partial_messageable(harness.channel.id)
    for custom_id in ("ordonly:1:role", "ordonly:1:", "ordonly:x:load", "ordonly:99:load"):
        view = layout(Screen(("forged",), rows=((Button(custom_id, "x"),),)))
        answer = await person.click(await place.send(view=view), custom_id=custom_id)
        assert answer.response.ephemeral
        assert "incident" not in texts(answer.response)
    assert post.id and not await harness.host.automation.orders.armed(1, person.id)
