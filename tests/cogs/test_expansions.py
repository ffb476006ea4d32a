"""The expansions of Puerto Rico as people meet them: panels, commands, the draft, whole games."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import simcord
from discord import ui

from bot.host.core.api import Position
from tests.cogs.drawing import all_drawn, drawn_once
from tests.cogs.harness import Harness, components, offering, texts, told
from tests.games.puerto_rico import positions
from tests.games.puerto_rico.positions import RULES

__all__ = ["all_drawn", "drawn_once"]

FEW = 25
"""VP chips of a short game."""
BOTH = {"expansions": "both", "draft": "fixed"}


async def furnished(
    harness: Harness, seat: int = 0, options: Mapping[str, str] = BOTH, **board: Any
) -> simcord.MemberActor:
    """Start a game for two and set up one board; return its player. Seat 0 picks a role first."""
    await harness.started(2, **{**BOTH, **options})
    position = await harness.position()
    positions.Table.board(SimpleNamespace(g=position._state), seat, **board)  # type: ignore[arg-type]
    return seated(harness, position, seat)


def seated(harness: Harness, position: Position, seat: int) -> simcord.MemberActor:
    return harness.person(position.table.chairs[seat].user_id or 0)


async def taken(harness: Harness, role: str) -> None:
    position = await harness.position()
    await seated(harness, position, position.decisions[0].seat).slash(
        harness.channel, "pr role", role=role
    )


def menus(message: Any) -> dict[str, dict[str, Any]]:
    """Return the menus of a message by the verb of their custom_id and by what they say."""
    found = [c for c in components(message) if c["type"] == 3]
    return {c["custom_id"].split(":")[0]: c for c in found} | {c["placeholder"]: c for c in found}


def labels(message: Any) -> list[str]:
    return [c["label"] for c in components(message) if c["type"] == 2]


async def pick(
    person: simcord.MemberActor, message: Any, menu: str, *wanted: str
) -> simcord.InteractionResult:
    """Pick the entries with these labels in one menu."""
    found = menus(message)[menu]
    values = [o["value"] for o in found["options"] if o["label"] in wanted]
    assert len(values) == len(wanted), [o["label"] for o in found["options"]]
    return await person.select(message, values, custom_id=found["custom_id"])


async def test_a_mix_for_the_small_wharf(harness: Harness) -> None:
    """Three taps past the public post: the menu, two amounts, done."""
    anna = await furnished(harness, city="1 small_wharf 1 harbor", goods="3 corn 4 sugar")
    await taken(harness, "captain")
    post = await harness.post()
    assert "Small wharf …" in labels(post)
    assert not any("small wharf" in label for label in labels(post))
    opened = await anna.click(post, label="Small wharf …")
    assert "All 7 goods, 3 VP" in labels(opened.response)
    assert any(label.startswith("4 sugar →") for label in labels(opened.response))
    done = await pick(anna, opened.response, "prmix", "2 corn", "3 sugar")
    assert "ships 2 corn and 3 sugar with the small wharf: 4 VP" in texts(done.response)
    goods = (await harness.position()).view(0).players[0].goods
    assert (goods["corn"], goods["sugar"]) == (1, 1)


async def test_hostile_loads_of_the_small_wharf(harness: Harness) -> None:
    anna = await furnished(harness, city="1 small_wharf", goods="3 corn 2 sugar")
    await taken(harness, "captain")
    before = await harness.position()
    for value in ("corn.9999999", "corn", "ship.3", "-1.x", "corn.0; pass"):
        raw = ui.View(timeout=None)
        options = [discord.SelectOption(label="a", value=value)]
        raw.add_item(ui.Select(custom_id=f"prmix:1:{before.asked[0]}", options=options))
        message = await harness.env.bot.get_channel(harness.channel.id).send(view=raw)
        result = await anna.select(message, [value])
        assert "incident" not in texts(result.response)
    assert (await harness.position()).version == before.version


async def test_everything_over_the_small_wharf(harness: Harness) -> None:
    anna = await furnished(harness, city="1 small_wharf", goods="3 corn 2 sugar")
    await taken(harness, "captain")
    opened = await anna.click(await harness.post(), label="Small wharf …")
    done = await anna.click(opened.response, label="All 5 goods, 2 VP")
    assert "ships 3 corn and 2 sugar with the small wharf: 3 VP" in texts(done.response)


async def test_two_goods_of_which_the_second_goes_by_itself(harness: Harness) -> None:
    """A load has two goods at least here, and there is only corn: that one is no choice."""
    anna = await furnished(
        harness, city="1 small_wharf", goods="3 corn", options={"small_wharf_minimum": "2"}
    )
    await taken(harness, "captain")
    opened = await anna.click(await harness.post(), label="Small wharf …")
    done = await pick(anna, opened.response, "prmix", "2 corn")
    assert "ships 2 corn with the small wharf: 2 VP" in texts(done.response)
    assert (await harness.host.tables.log(1, 1))[0].text == "small_wharf corn; pass"


async def test_fewer_goods_for_the_court_than_it_takes(harness: Harness) -> None:
    anna = await furnished(
        harness,
        city="1 royal_supplier 1 villa",
        nobles="1 royal_supplier 1 villa",
        goods="2 corn 1 sugar 1 coffee",
    )
    await taken(harness, "captain")
    opened = await anna.click(await harness.post(), label="Give goods to the court")
    assert menus(opened.response)["prcourt"]["max_values"] == 2
    done = await pick(anna, opened.response, "prcourt", "1 coffee → court, 1 VP")
    assert "gives 1 coffee to the court: 1 VP" in texts(done.response)
    assert (await harness.position()).decisions[0].kind == "load"


async def test_a_court_panel_of_an_earlier_version_is_understood(harness: Harness) -> None:
    """Its menu had no page, and it stays on people's screens."""
    anna = await furnished(
        harness,
        city="1 royal_supplier 1 villa",
        nobles="1 royal_supplier 1 villa",
        goods="2 corn 1 sugar 1 coffee",
    )
    await taken(harness, "captain")
    raw = ui.View(timeout=None)
    place = f"1:{(await harness.position()).asked[0]}"
    options = [discord.SelectOption(label=good, value=good) for good in ("corn", "coffee")]
    raw.add_item(ui.Select(custom_id=f"prcourt:{place}", options=options, max_values=2))
    message = await harness.env.bot.get_channel(harness.channel.id).send(view=raw)
    done = await anna.select(message, ["corn", "coffee"])
    assert "gives 1 corn and 1 coffee to the court: 2 VP" in texts(done.response)


@pytest.mark.parametrize("label", ["Take a noble", "Pass"])
async def test_a_villa_that_may_be_declined_asks_its_owner(harness: Harness, label: str) -> None:
    """D-37: the question says where the noble comes from; a declined one stays in the supply."""
    anna = await furnished(harness, city="1 villa", options={"decline_villa": "yes"})
    before = (await harness.position()).view(None)
    await taken(harness, "mayor")
    await anna.slash(harness.channel, "play", move="pass")
    post = await harness.post()
    assert "anna, will you take the noble from the villa?" in texts(post)
    (button,) = [one for one in labels(post) if one.startswith(label)]
    await anna.click(post, label=button)
    now = (await harness.position()).view(None)
    assert now.nobles == before.nobles - (label != "Pass")


async def test_two_things_for_the_black_market(harness: Harness) -> None:
    """T-23: the harbor costs more than there is."""
    await furnished(
        harness,
        city="1 black_market 1 villa",
        nobles="1 villa",
        island="2 corn",
        goods="1 indigo",
        doubloons=5,
        chips=2,
    )
    anna = seated(harness, await harness.position(), 0)
    await taken(harness, "builder")
    position = await harness.position()
    price = next(s.cost for s in position.view(0).stock if s.key == "lighthouse") - 1
    position._state.players[0].doubloons = price - 2
    built = await anna.slash(harness.channel, "pr build", building="Lighthouse")
    assert "what will you give up at the black market" in texts(built.response)
    menu = menus(built.response)["prpay"]
    assert (menu["min_values"], menu["max_values"]) == (2, 2)
    wrong = await pick(
        anna,
        built.response,
        "prpay",
        "Give up a colonist (corn plantation)",
        "Give up a noble (Villa)",
    )
    assert "not legal" in texts(wrong.response or built.response)
    panel = wrong.response or built.response
    done = await pick(anna, panel, "prpay", "Give up a noble (Villa)", "Give up 1 VP")
    assert "gives up at the black market: 1 VP and 1 noble" in texts(done.response or panel)
    me = (await harness.position()).view(0).players[0]
    assert "lighthouse" in {building.key for building in me.city}
    assert (me.doubloons, me.chips, me.nobles) == (0, 1, 0)


async def test_a_last_payment_that_goes_by_itself_may_be_chosen_too(harness: Harness) -> None:
    """Without goods there are two things to give, and both are due."""
    anna = await furnished(
        harness, city="1 black_market 1 villa", nobles="1 villa", doubloons=5, chips=2
    )
    await taken(harness, "builder")
    state = (await harness.position())._state
    price = next(s.cost for s in RULES.view(state, 0).stock if s.key == "lighthouse") - 1
    state.players[0].doubloons = price - 2
    built = await anna.slash(harness.channel, "pr build", building="Lighthouse")
    chosen = ("Give up a noble (Villa)", "Give up 1 VP")
    done = await pick(anna, built.response, "prpay", *chosen)
    assert "gives up at the black market: 1 VP and 1 noble" in texts(done.response)
    assert (await harness.host.tables.log(1, 1))[0].text == "pay_point"


async def test_guests_have_a_window_and_a_menu_beside_other_moves(harness: Harness) -> None:
    anna = await furnished(
        harness,
        city="2 guest_house 0 library 0 villa",
        island="1 corn",
        manned="",
        nobles="1 guest_house",
        doubloons=5,
    )
    await taken(harness, "builder")
    post = await harness.post()
    assert "will you move a guest now?" in texts(post)
    assert labels(post) == ["Pass", "Boards"]
    assert "Noble guest → Villa" in [o["label"] for o in menus(post)["Move a guest"]["options"]]
    done = await pick(anna, post, "Move a guest", "Noble guest → Villa")
    assert "moves a guest: Villa" in texts(done.response)
    await anna.click(await harness.post(), label="Pass")
    post = await harness.post()
    assert "build a building" in texts(post)
    beside = menus(post)["Move a guest"]["options"]
    assert [o["label"] for o in beside] == ["Guest → corn plantation", "Guest → Library"]
    others = [o["label"] for key, c in menus(post).items() if key == "Choose" for o in c["options"]]
    assert not any("uest" in label for label in [*others, *labels(post)])
    await pick(anna, post, "Move a guest", "Guest → Library")
    assert "build a building" in texts(await harness.post())


@pytest.mark.usefixtures("all_drawn")
async def test_the_drawn_tile_is_shown_to_its_owner_alone(harness: Harness) -> None:
    """R-2.9: not in posts, alt texts, the log, move lists or another one's answers."""
    anna = await furnished(harness, city="1 hacienda 1 forest_house", island="1 corn")
    position = await harness.position()
    ben = seated(harness, position, 1)
    position._state.face_down.append("coffee")
    position._state.row[:] = ["corn", "corn", "indigo"]
    await taken(harness, "settler")
    drawn = await anna.slash(harness.channel, "pr draw")
    assert "you drew: coffee plantation" in texts(drawn.response)
    assert "Face up: coffee plantation" in labels(drawn.response)
    assert (await harness.position()).view(1).players[0].drawn is None
    post = await harness.post()
    assert labels(post) == ["Place the plantation", "Boards"]
    theirs = [await ben.click(post, label="Place the plantation")]
    theirs += [await ben.slash(harness.channel, name) for name in ("table board", "log")]
    theirs.append(await ben.slash(harness.channel, "play", move="plant"))
    seen = [post, *(result.response for result in theirs)]
    for message in filter(None, seen):
        alts = [attachment.description or "" for attachment in message.attachments]
        assert "offee plantation" not in texts(message) + "".join(alts) + str(labels(message))
    forest = offering(drawn.response, "Face down as a forest")
    laid = await anna.click(drawn.response, custom_id=forest)
    assert "places a forest" in texts(laid.response)
    assert "offee plantation" not in texts(await harness.post())


async def test_nobles_and_colonists_are_placed_by_kind(harness: Harness) -> None:
    await furnished(
        harness,
        city="0 villa 0 library 0 harbor",
        island="6 corn",
        manned="",
        nobles="1 windrose",
        windrose=3,
    )
    anna = seated(harness, await harness.position(), 0)
    await taken(harness, "mayor")
    position = await harness.until(
        lambda now: now.decision_of(0) is not None and now.decision_of(0).kind == "place"
    )
    waiting = position.view(0).players[0]
    assert waiting.windrose_nobles >= 1
    opened = await anna.click(await harness.post(), label="Place colonists")
    assert "place your people" in texts(opened.response)
    count = menus(opened.response)["prnoble"]["max_values"]
    assert count == waiting.windrose_nobles
    circles = ["Noble → Villa", "Noble → Harbor"][:count]
    placed = await pick(anna, opened.response, "prnoble", *circles)
    panel = placed.response or opened.response
    assert "prnoble" not in menus(panel)
    menu = menus(panel)["prplace"]
    values = [option["value"] for option in menu["options"]][: menu["max_values"]]
    done = await anna.select(panel, values, custom_id=menu["custom_id"])
    assert "nobles on Villa" in texts(done.response or panel)


async def test_as_before_puts_nobles_where_nobles_stood(harness: Harness) -> None:
    await furnished(
        harness,
        city="1 villa 1 harbor 0 library 0 office",
        island="3 corn",
        manned="1 corn",
        nobles="1 villa",
    )
    anna = seated(harness, await harness.position(), 0)
    await taken(harness, "mayor")
    await harness.until(
        lambda now: now.decision_of(0) is not None and now.decision_of(0).kind == "place"
    )
    opened = await anna.click(await harness.post(), label="Place colonists")
    await anna.click(opened.response, label="As last time")
    me = (await harness.position()).view(0).players[0]
    people = {building.key: (building.people, building.nobles) for building in me.city}
    assert (people["villa"], people["harbor"][0]) == ((1, 1), 1)
    assert sum(tile.manned for tile in me.island) >= 1


async def test_picks_of_the_draft_call_the_next_with_the_picture(harness: Harness) -> None:
    """The first two picks of the 17, and the last two."""
    await harness.started(2, expansions="buildings")
    for number in range(4):
        if number == 2:
            await harness.until(lambda now: len(now.view(None).stock) == 6 + 15)
        position, post = await harness.position(), await harness.post()
        assert position.decisions[0].kind == "draft"
        person = harness.deciders(position)[0]
        assert f"<@{person.id}>, choose a building for this game" in texts(post)
        assert post.attachments, number
        found = [menu for key, menu in menus(post).items() if key.startswith("Choose a ")]
        assert found
        assert all(len(menu["options"]) <= 25 for menu in found)
        values = [found[-1]["options"][0]["value"]]
        done = await person.select(post, values, custom_id=found[-1]["custom_id"])
        assert "chooses for this game" in texts(told(done))
    assert (await harness.position()).decisions[0].kind == "role"
    assert len((await harness.position()).view(None).stock) == 6 + 17


@pytest.mark.parametrize(
    ("board", "role", "command", "typed", "said"),
    [
        (
            {"island": "1 corn", "city": "1 forest_house"},
            "settler",
            "land forest",
            "tile",
            "forest",
        ),
        ({"city": "1 trading_post", "goods": "1 corn"}, "trader", "post", "good", "trading post"),
        (
            {"city": "2 guest_house 0 villa", "nobles": "2 guest_house", "doubloons": 1},
            "builder",
            "noble guest",
            "circle",
            "moves a guest: Villa",
        ),
        (
            {"city": "1 land_office", "nobles": "1 land_office", "island": "2 sugar"},
            "trader",
            "land discard",
            "land",
            "discards: sugar plantation (Land office)",
        ),
    ],
)
async def test_new_moves_as_commands(
    harness: Harness, board: dict[str, Any], role: str, command: str, typed: str, said: str
) -> None:
    anna = await furnished(harness, **board)
    await taken(harness, role)
    offered = await anna.autocomplete(harness.channel, f"pr {command}", typed, "")
    done = await anna.slash(harness.channel, f"pr {command}", **{typed: offered[0]["name"]})
    assert said in texts(done.response)


async def test_a_whole_game_with_both_expansions(harness: Harness) -> None:
    """Two people click and two house bots play; the chips are few."""
    await harness.started(2, 2, expansions="both", draft="random")
    (await harness.position())._state.chips = FEW
    asked = await harness.whole_game(partial(harness.turn, harness.rng))
    assert (await harness.table()).status == "over"
    last = harness.channel.last_message
    assert "the game is over" in texts(last)
    assert "nobles" in texts(last)
    assert asked.keys() >= {"role", "settle", "place", "build"}, asked


async def test_the_expansions_in_german(german: Harness) -> None:
    await german.started(2, 0, expansions="both")
    post = await german.post()
    assert "wähle ein Gebäude für diese Partie" in texts(post)
    found = [menu for key, menu in menus(post).items() if key.startswith("Wähle ein ")]
    assert "Hafen, 8 Dublonen" in [o["label"] for menu in found for o in menu["options"]]
