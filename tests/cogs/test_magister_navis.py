"""Magister Navis as people meet it: steps, panels, commands, orders, a game read to its end."""

from __future__ import annotations

from typing import Any

import pytest
import simcord
from discord import ui

from tests.cogs.drawing import all_drawn, drawn_once
from tests.cogs.harness import Harness, components, custom_ids, offering, texts, told
from tests.cogs.test_expansions import labels, menus, pick, seated
from tests.games.magister_navis import positions

__all__ = ["all_drawn", "drawn_once"]

GAME = "magister_navis"
FIRST = ("market", "shipyard", "workshop")


async def opened(harness: Harness) -> positions.Table:
    """Start a game for three; return its position to be set up by hand."""
    await harness.started(3, game=GAME)
    return await on_table(harness)


async def on_table(harness: Harness) -> positions.Table:
    """Return the position as it is now, to be set up by hand."""
    table = positions.Table()
    table.g = (await harness.position())._state
    return table


def furnish(table: positions.Table, seat: int, **board: Any) -> None:
    player = table.g.players[seat]
    player.supply, player.harbor = 30, 0
    table.board(seat, **board)


async def built(harness: Harness, *seats: int) -> None:
    for seat in seats:
        person = seated(harness, await harness.position(), seat)
        await person.slash(harness.channel, "mn build", building=FIRST[seat])


async def second_player(harness: Harness, **board: Any) -> simcord.MemberActor:
    """Give seat 1 a turn with a board that was set up while seat 0 thought."""
    await opened(harness)
    await built(harness, 0, 1, 2)
    table = await on_table(harness)
    furnish(table, 1, **board)
    await seated(harness, await harness.position(), 0).slash(harness.channel, "mn pass")
    return seated(harness, await harness.position(), 1)


async def harbor_of(harness: Harness, seat: int) -> int:
    view = (await harness.position()).view(None)
    return int(view.players[seat].harbor)


async def test_the_lobby_says_that_nothing_is_hidden(harness: Harness) -> None:
    anna = harness.people[0]
    await anna.slash(harness.channel, "table new", game=GAME, where="here")
    card = harness.channel.last_message
    assert "Nothing is hidden" in texts(card)
    assert "All 7 options are at their defaults" in texts(card)
    opened = await anna.click(card, label="Options")
    assert "Does each one cost 1 glory at the end" in str([*components(opened.response)])
    refused = await anna.slash(harness.channel, "table start")
    assert "at least 3" in texts(refused.response)


async def test_two_taps_where_one_building_can_do_it(harness: Harness) -> None:
    ben = await second_player(harness, built="1 shipyard", harbor=2)
    post = await harness.post()
    assert f"<@{ben.id}>, take a turn or pass (you have 2 discs in your harbor)" in texts(post)
    assert labels(post) == ["Ship …", "Occupy …", "Pass", "Boards"]
    token = (await harness.position()).view(None).regions[6].tokens[0]
    step = await ben.click(post, label="Ship …")
    assert step.response.ephemeral
    far_east = next(one for one in labels(step.response) if one.startswith("Far East: "))
    assert far_east == f"Far East: {token} token".replace("_or_", "/")
    assert "Ship · Shipyard" in texts(step.response)
    done = await ben.click(step.response, label=far_east)
    assert "ships: Far East, space 1" in texts(done.response or step.response)
    assert await harbor_of(harness, 1) == 0


async def test_three_steps_where_several_can_do_it_and_back(harness: Harness) -> None:
    ben = await second_player(
        harness, built="1 shipyard 1 guild_hall", tokens="1 ship_or_draw", harbor=4
    )
    step = await ben.click(await harness.post(), label="Ship …")
    back = await ben.click(step.response, label="Back")
    panel = back.response or step.response
    assert labels(panel)[:3] == ["Ship …", "Occupy …", "Draw …"]
    again = await ben.click(panel, label="Ship …")
    panel = again.response or panel
    region = next(one for one in labels(panel) if one.startswith("Africa"))
    assert region.endswith("…")
    chosen = await ben.click(panel, label=region)
    panel = chosen.response or panel
    assert "Ship → Africa" in texts(panel)
    assert labels(panel)[:3] == ["Shipyard", "Guild Hall", "Ship/draw token"]
    done = await ben.click(panel, label="Ship/draw token")
    assert "ships: Africa, space 1" in texts(done.response or panel)
    assert await harbor_of(harness, 1) == 3


async def test_many_cities_stand_in_a_menu_for_every_region(harness: Harness) -> None:
    await opened(harness)
    await built(harness, 0, 1, 2)
    table = await on_table(harness)
    furnish(table, 1, harbor=4, built="1 fortress")
    table.track("AF", "1 0 0 0 0 0").cities(AF1=0).lay(AF2="politics", K07="culture", EU10="attack")
    await seated(harness, await harness.position(), 0).slash(harness.channel, "mn pass")
    ben = seated(harness, await harness.position(), 1)
    step = await ben.click(await harness.post(), label="Occupy …")
    found = menus(step.response)
    assert {"Europe & the Mediterranean", "Africa"} < found.keys()
    assert [o["label"] for o in found["Africa"]["options"]] == ["Zanzibar (AF2): politics token …"]
    city = "Alexandria (EU10): attack token …"
    chosen = await pick(ben, step.response, "Europe & the Mediterranean", city)
    panel = chosen.response or step.response
    await ben.click(panel, label="Fortress")
    assert (await harness.position()).view(None).cities[9].owner == 1


async def test_buttons_of_a_decision_that_is_gone(harness: Harness) -> None:
    ben = await second_player(harness, built="1 shipyard 1 guild_hall", harbor=4)
    post = await harness.post()
    anna, stranger = seated(harness, await harness.position(), 0), harness.people[4]
    old = next(i for i in custom_ids(post) if i.startswith("step:"))
    theirs = await stranger.click(post, label="Ship …")
    assert "not have a seat" in texts(theirs.response)
    theirs = await anna.click(post, label="Ship …")
    assert "table is waiting for" in texts(theirs.response)
    await ben.slash(harness.channel, "mn pass")
    raw = ui.View(timeout=None)
    raw.add_item(ui.Button(custom_id=old, label="Ship …"))
    message = await harness.env.bot.get_channel(harness.channel.id).send(view=raw)
    before = await harness.position()
    late = await ben.click(message, label="Ship …")
    assert "table is waiting for" in texts(late.response)
    cleo = seated(harness, before, 2)
    late = await cleo.click(message, label="Ship …")
    assert "take a turn or pass" in texts(late.response)
    assert labels(late.response)[:2] == ["Occupy …", "Pass"]
    assert (await harness.position()).version == before.version


async def test_the_salary_is_picked_in_one_menu(harness: Harness) -> None:
    table = await opened(harness)
    furnish(table, 1, built="2 shipyard 1 market", active="2 shipyard 1 market", tokens="2 finance")
    await built(harness, 0)
    ben = seated(harness, await harness.position(), 1)
    done = await ben.click(await harness.post(), label="Workshop: 2 industry")
    panel = told(done)
    assert "choose the 2 discs that come back" in texts(panel)
    menu = menus(panel)["mnsalary"]
    assert (menu["min_values"], menu["max_values"]) == (2, 2)
    assert [o["label"] for o in menu["options"]] == ["Market", "Shipyard", "Shipyard"]
    values = [menu["options"][0]["value"], menu["options"][1]["value"]]
    paid = await ben.select(panel, values, custom_id=menu["custom_id"])
    assert "gets 2 discs back: Market and Shipyard" in texts(paid.response or panel)


async def test_phase_by_phase_all_build_then_those_choose_who_must(harness: Harness) -> None:
    """The card says so; questions come phase by phase, and what happened is told in that order."""
    anna = harness.people[0]
    await anna.slash(harness.channel, "table new", game=GAME, where="here")
    await anna.slash(harness.channel, "table option", option="preparation", choice="by_phase")
    card = harness.channel.last_message
    assert "**Build, growth, salary**: phase by phase" in texts(card)
    for person in harness.people[1:3]:
        await person.click(card, label="Join")
    await anna.click(card, label="Start")
    table = await on_table(harness)
    for seat in (0, 2):
        furnish(table, seat, built="1 shipyard 1 market", active="1 shipyard 1 market")
    asked = list[str]()
    for seat in (0, 1):
        asked.append(await question(harness))
        await built(harness, seat)
    asked.append(await question(harness))
    await built(harness, 2)
    said, names = texts(await harness.post()), (await harness.table()).names
    assert all(f"{name} moves 2 discs from the supply" in said for name in names)
    for seat in (0, 2):
        asked.append(await question(harness))
        person = seated(harness, await harness.position(), seat)
        await person.slash(harness.channel, "mn pay", building="market")
    asked.append(await question(harness))
    assert asked == ["0 build", "1 build", "2 build", "0 salary", "2 salary", "0 turn"]
    assert "Building, growth and salary" in texts(await harness.post())


async def question(harness: Harness) -> str:
    """Return who is asked what, as the newest post says and the table knows."""
    position = await harness.position()
    (decision,) = position.decisions
    person = seated(harness, position, decision.seat)
    words = {"build": "build a building", "salary": "comes back", "turn": "take a turn"}
    post = texts(await harness.post())
    assert f"<@{person.id}>" in post
    assert words[decision.kind] in post
    return f"{decision.seat} {decision.kind}"


async def test_cards_are_arranged_and_given_up_after_passing(harness: Harness) -> None:
    ben = await second_player(harness, cards="AF-G IN-G SA-1 NA-1 SL-1", governor="AF-G", harbor=2)
    post = await harness.post()
    passed = await ben.click(post, custom_id=offering(post, "Pass"))
    panel = told(passed)
    assert "which governor goes on the governor space?" in texts(panel)
    assert "Governor of India onto the space" in labels(panel)
    laid = await ben.click(panel, label="Governor of India onto the space")
    panel = laid.response or panel
    assert "discard a card (you may keep 3 and the governor)" in texts(panel)
    menu = menus(panel)["mndiscard"]
    assert "Discard: Slavery 1 (2 finance)" in [o["label"] for o in menu["options"]]
    gone = await pick(ben, panel, "mndiscard", "Discard: South America 1 (2 culture)")
    assert "discards: South America 1" in texts(gone.response or panel)
    mine = (await harness.position()).view(None).players[1]
    assert (mine.cards, mine.governor) == (("SL-1", "AF-G", "NA-1", "IN-G"), "IN-G")


async def test_moves_as_commands(harness: Harness) -> None:
    """The target alone is enough where one building can do it; autocomplete knows the rest."""
    ben = await second_player(
        harness, built="1 shipyard 1 guild_hall", tokens="1 occupy_or_draw", harbor=6
    )
    found = await ben.autocomplete(harness.channel, "mn ship", "region", "afr")
    assert found == [{"name": "Africa", "value": "AF"}]
    both = await ben.slash(harness.channel, "mn ship", region="AF")
    assert "could mean several" in texts(both.response)
    assert "Ship: Africa · Guild Hall" in texts(both.response)
    sources = await ben.autocomplete(harness.channel, "mn ship", "source", "", region="AF")
    assert [one["value"] for one in sources] == ["shipyard", "guild_hall"], "as they are offered"
    done = await ben.slash(harness.channel, "mn ship", region="Africa", source="Guild Hall")
    assert "ships: Africa, space 1" in texts(done.response)
    cleo = seated(harness, await harness.position(), 2)
    cities = await cleo.autocomplete(harness.channel, "mn occupy", "city", "lis")
    assert cities == [{"name": "Lisbon (EU3)", "value": "EU3"}]
    done = await cleo.slash(harness.channel, "mn occupy", city="Lisbon (EU3)")
    assert "occupies Lisbon (EU3)" in texts(done.response)
    tokens = await ben.autocomplete(harness.channel, "mn token", "token", "")
    assert [one["name"] for one in tokens] == ["occupy/draw token"]
    actions = await ben.autocomplete(harness.channel, "mn token", "action", "europe 0")
    assert [one["value"] for one in actions] == ["draw EU"]
    done = await ben.slash(
        harness.channel, "mn token", token="occupy/draw token", action=actions[0]["name"]
    )
    assert "draws Europe 0" in texts(done.response)


async def test_scores_regions_and_every_fact_while_the_game_runs(harness: Harness) -> None:
    ben = await second_player(harness, tokens="4 culture", built="1 university", harbor=3)
    scores = await ben.slash(harness.channel, "table scores")
    stands = f"{ben.name}: 11 glory if the game ended now; 7 of it is secured, 4 open"
    assert stands in texts(scores.response)
    assert "still open: free governor space 3 and harbor 1" in texts(scores.response)
    offered = await ben.autocomplete(harness.channel, "table board", "region", "fern")
    assert offered == []
    offered = await ben.autocomplete(harness.channel, "table board", "region", "far")
    near = await ben.slash(harness.channel, "table board", region=offered[0]["value"])
    assert [a.filename.split(".")[0] for a in near.response.attachments] == ["region-fe"]
    wrong = await ben.slash(harness.channel, "table board", region="Atlantis")
    assert "There is no close-up of" in texts(wrong.response)
    facts = await ben.slash(harness.channel, "table board", player=ben.name, text=True)
    buildings = f"Buildings of {ben.name}: Colonial House, Shipyard, and University."
    assert buildings in texts(facts.response)


async def test_a_standing_order_passes_for_the_phase(harness: Harness) -> None:
    await opened(harness)
    await built(harness, 0, 1, 2)
    ben = seated(harness, await harness.position(), 1)
    armed = await ben.slash(harness.channel, "orders", order="pass:turn", scope="phase")
    assert "Pass: taking a turn (one phase)" in texts(armed.response)
    anna = seated(harness, await harness.position(), 0)
    await anna.slash(harness.channel, "mn pass")
    view = (await harness.position()).view(None)
    assert [player.passed for player in view.players] == [True, True, False]


async def test_a_standing_order_builds_and_is_paid(harness: Harness) -> None:
    table = await opened(harness)
    furnish(table, 1, built="1 shipyard 1 market", active="1 shipyard 1 market")
    ben = seated(harness, await harness.position(), 1)
    for order, prefer in (("build:build", "bank workshop"), ("salary:salary", "residence market")):
        armed = await ben.slash(harness.channel, "orders", order=order, prefer=prefer)
    assert "Salary: bring back discs in this order: Colonial House → Market" in texts(
        armed.response
    )
    await built(harness, 0)
    me = (await harness.position()).view(None).players[1]
    assert [(one.key, one.active) for one in me.buildings] == [
        ("residence", False),
        ("shipyard", True),
        ("market", False),
        ("workshop", False),
    ]


@pytest.mark.usefixtures("all_drawn")
async def test_words_alone_are_enough(harness: Harness) -> None:
    """A reader without pictures plays to the end with what posts and `/play` say."""
    await harness.started(1, 2, game=GAME)
    anna = harness.people[0]

    async def read_and_play() -> None:
        offered = await anna.autocomplete(harness.channel, "play", "move", "")
        wanted = max(offered, key=lambda one: ("Pass" not in one["name"], "token" in one["name"]))
        label = wanted["name"].rpartition(" (")[0]
        done = await anna.slash(harness.channel, "play", move=label)
        assert texts(done.response).startswith("Done:"), wanted
        if (await harness.position()).decisions:
            pictures = (await harness.post()).attachments
            assert all(len(picture.description or "") > 100 for picture in pictures)

    await harness.whole_game(read_and_play, 3, pictures=True)
    assert "the game is over" in texts(harness.channel.last_message)
