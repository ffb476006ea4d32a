"""`/rules` and `/why`: what a person reads about the game at his table, in his language."""

from __future__ import annotations

import simcord

from bot.host.analysis.trial import dry_run
from bot.host.core.moves.apply import carry_out
from bot.presenting import limits
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, asks, texts

__all__ = ["drawn_once"]


async def to_act(harness: Harness) -> simcord.MemberActor:
    return harness.deciders(await harness.position())[0]


async def test_a_building_by_its_name(harness: Harness) -> None:
    anna = harness.people[0]
    offered = await anna.autocomplete(harness.channel, "rules", "building", "hafen")
    assert offered[0] == {"name": "Harbor", "value": "harbor"}
    shown = await anna.slash(harness.channel, "rules", building="harbor")
    assert shown.response.ephemeral
    assert "### Harbor · Hafen" in texts(shown.response)
    assert "1 extra VP each time" in texts(shown.response)
    assert "Puerto Rico, rulebook: The buildings" in texts(shown.response)
    (card,) = shown.response.attachments
    assert card.filename.startswith("harbor.")
    assert "Harbor (Hafen), Base game: costs 8, 3 VP" in card.description
    typed = await anna.slash(harness.channel, "rules", building="grosse Markthale")
    assert "### Large market" in texts(typed.response)


async def test_all_buildings_are_offered_before_anything_is_typed(harness: Harness) -> None:
    anna = harness.people[0]
    offered = await anna.autocomplete(harness.channel, "rules", "building", "")
    names = [choice["name"] for choice in offered]
    assert len(names) == limits.OPTIONS
    assert names == sorted(names)
    for part in ("xqzw", "?"):
        assert await anna.autocomplete(harness.channel, "rules", "building", part) == []


async def test_a_search_and_nothing_found(harness: Harness) -> None:
    anna = harness.people[0]
    found = await anna.slash(harness.channel, "rules", search="ships full kind")
    assert texts(found.response).startswith("### What may go on which ship")
    assert "See also:" in texts(found.response)
    assert not found.response.attachments
    card = await anna.slash(harness.channel, "rules", search="Kontor")
    assert card.response.attachments[0].filename.startswith("office.")
    nothing = await anna.slash(harness.channel, "rules", search="xqzw" * 50)
    assert "Nothing in the rules matches" in texts(nothing.response)
    none = await anna.slash(harness.channel, "rules", building="?")
    assert "Nothing in the rules matches" in texts(none.response)
    wrong = await anna.slash(harness.channel, "rules", table="99")
    assert "no such table" in texts(wrong.response)


async def test_without_a_table_there_is_an_overview(harness: Harness) -> None:
    anna = harness.people[0]
    shown = texts((await anna.slash(harness.channel, "rules")).response)
    assert shown.startswith("You can look these up")
    for title in ("Puerto Rico", "**Captain**", "What may go on which ship", "Royal garden"):
        assert title in shown


async def test_what_matters_for_the_decision_at_hand(harness: Harness) -> None:
    await harness.started(2)
    person = await to_act(harness)
    shown = texts((await person.slash(harness.channel, "rules")).response)
    assert shown.startswith("What matters to you now:\n**A round**")
    await harness.until(asks("load"))
    person = await to_act(harness)
    shown = texts((await person.slash(harness.channel, "rules")).response)
    assert shown.splitlines()[1].startswith("**Captain phase**")
    assert "**What may go on which ship**" in shown
    watcher = harness.people[4]
    shown = texts((await watcher.slash(harness.channel, "rules")).response)
    assert shown.startswith("You can look these up"), "who does not play has no decision"


async def test_why_a_role_says_what_would_come_of_it(harness: Harness) -> None:
    """Before, it said no more than who would take the card."""
    await harness.started(2)
    person = await to_act(harness)
    told = texts((await person.slash(harness.channel, "why", move="role mayor")).response)
    assert "you may do that now." in told
    assert "- You get 2 colonists; " in told
    sold = texts((await person.slash(harness.channel, "why", move="role trader")).response)
    assert "- You have nothing to sell." in sold


async def test_why_a_move_is_not_possible(harness: Harness) -> None:
    await harness.started(2)
    person = await to_act(harness)
    offered = await person.autocomplete(harness.channel, "why", "move", "")
    assert offered[0]["value"].startswith("role "), "the decision at hand comes first"
    offered = await person.autocomplete(harness.channel, "why", "move", "harbour")
    assert offered[0] == {"name": "Build: Harbor", "value": "build harbor"}
    told = await person.slash(harness.channel, "why", move="build harbor")
    assert told.response.ephemeral
    assert texts(told.response).splitlines()[0] == "**Build: Harbor**: not possible now."
    assert "builder phase" in texts(told.response)
    assert f"{person.name}, choose a role." in texts(told.response)
    assert "It costs 8 and you have 3: you are 5 short (rulebook: The builder)." in texts(
        told.response
    )
    assert "Price: 8 (printed) = 8 doubloons" in texts(told.response)
    other = next(p for p in harness.people[:2] if p is not person)
    told = await other.slash(harness.channel, "why", move="Trader")
    assert f"It is not your turn: {person.name} has to decide" in texts(told.response)
    assert (await harness.position()).version == 0


async def test_why_suggests_what_was_typed_before_what_is_like_it(harness: Harness) -> None:
    """Exactly, then what begins so, then the rest; legal moves come first among equals only."""
    await harness.started(2)
    person = await to_act(harness)
    for typed in ("build harbor", "Build: Harbor", "settle corn", "role settler"):
        (first, *_) = await person.autocomplete(harness.channel, "why", "move", typed)
        assert typed in (first["value"], first["name"])
    offered = await person.autocomplete(harness.channel, "why", "move", "sell")
    verbs = [one["value"].split()[0] for one in offered]
    assert verbs[:5] == ["sell"] * 5


async def test_why_explains_a_move_that_is_written_out_though_it_is_not_listed(
    harness: Harness,
) -> None:
    await harness.started(2)
    person = await to_act(harness)
    offered = await person.autocomplete(harness.channel, "why", "move", "Load corn 8")
    assert offered[0] == {"name": "Load corn onto ship 8", "value": "load corn 8"}
    told = await person.slash(harness.channel, "why", move="load CORN 8")
    assert texts(told.response).splitlines()[0] == f"**{offered[0]['name']}**: not possible now."


async def test_what_a_legal_move_costs_and_brings(harness: Harness) -> None:
    await harness.started(2)
    person = await to_act(harness)
    told = texts((await person.slash(harness.channel, "why", move="role prospector")).response)
    assert "you may do that now" in told
    assert f"- {person.name} gets 1 doubloon (Prospector)." in told
    position = await harness.until(asks("sell"))
    person = await to_act(harness)
    sale = next(m.text for m in position.decisions[0].moves if m.verb == "sell")
    told = texts((await person.slash(harness.channel, "why", move=sale)).response)
    assert "Proceeds:" in told
    assert f"{person.name} sells" in told
    assert (await harness.position()).version == position.version


async def test_why_tells_nothing_that_is_hidden(harness: Harness) -> None:
    """The answer leaves out what a move would reveal, and all that follows."""
    await harness.started(2)
    position = await harness.until(asks("draw"))
    seat, (move, *_) = position.decisions[0].seat, position.decisions[0].moves
    assert carry_out(position, seat, [move]).events[0].kind == "drawn", "that is what it does"
    told = texts(
        (await (await to_act(harness)).slash(harness.channel, "why", move="draw")).response
    )
    assert "you may do that now" in told
    assert "plantation" not in told.partition("now.")[2]
    assert dry_run(position, seat, move) == []


async def test_why_at_the_wrong_place(harness: Harness) -> None:
    anna, stranger = harness.people[0], harness.people[4]
    nowhere = await anna.slash(harness.channel, "why", move="build harbor")
    assert "no matching table here" in texts(nowhere.response)
    await harness.started(2)
    refused = await stranger.slash(harness.channel, "why", move="build harbor")
    assert "not have a seat" in texts(refused.response)
    assert await stranger.autocomplete(harness.channel, "why", "move", "harbor") == []
    unknown = await (await to_act(harness)).slash(harness.channel, "why", move="xqzw")
    assert "I do not know" in texts(unknown.response)


async def test_things_that_two_games_have(harness: Harness) -> None:
    """Without a table, what is called the same in several games says of which it is."""
    anna = harness.people[0]
    offered = await anna.autocomplete(harness.channel, "rules", "building", "university")
    assert offered[:2] == [
        {"name": f"University ({title})", "value": f"{game}/university"}
        for game, title in (("puerto_rico", "Puerto Rico"), ("magister_navis", "Magister Navis"))
    ]
    shown = await anna.slash(harness.channel, "rules", building=offered[1]["value"])
    assert "-# Magister Navis, rulebook: Phase 1: Building · End of the game" in texts(
        shown.response
    )
    await anna.slash(harness.channel, "me", language="de")
    offered = await anna.autocomplete(harness.channel, "rules", "building", "Werft")
    assert {"name": "Werft (Magister Navis)", "value": "shipyard"} in offered


async def test_another_game_at_the_table(harness: Harness) -> None:
    await harness.started(3, game="magister_navis")
    person = await to_act(harness)
    shown = texts((await person.slash(harness.channel, "rules")).response)
    assert shown.startswith("What matters to you now:\n**Building**")
    card = (await person.slash(harness.channel, "rules", building="Kartograf")).response
    assert "### Cartographer · Kartograph" in texts(card)
    assert card.attachments[0].filename.startswith("cartographer.")
    deck = (await person.slash(harness.channel, "rules", building="Ferner Ostn")).response
    assert "the governor: 2 industry" in deck.attachments[0].description
    told = texts((await person.slash(harness.channel, "why", move="theater")).response)
    assert (
        "Theatre is level 3; your industry of 0 allows level 1 (rulebook: Phase 1: Building)."
        in told
    )
    told = texts((await person.slash(harness.channel, "why", move="occupy london")).response)
    assert "From your harbor: 1 (circle) + 1 (city) = 2 discs; you have 0 there." in told
    told = texts((await person.slash(harness.channel, "why", move="build market")).response)
    assert f"- {person.name} builds: Market." in told, "what a legal move would lead to"


async def test_the_rules_of_amerigo_at_its_table(harness: Harness) -> None:
    await harness.started(3, game="amerigo")
    person = await to_act(harness)
    shown = texts((await person.slash(harness.channel, "rules")).response)
    assert shown.startswith("What matters to you now:\n**Rounds and phases**")
    card = (await person.slash(harness.channel, "rules", building="Dorfplättchen 3L")).response
    assert "### Village 3L · Dorfplättchen 3L" in texts(card)
    assert "our own reconstruction" in texts(card)
    assert card.attachments[0].filename.startswith("v3l.")
    assert "1 AP to plan, 1 AP to build" in card.attachments[0].description
    token = (await person.slash(harness.channel, "rules", building="to the front")).response
    assert "on top of the leader" in texts(token)
    told = texts((await person.slash(harness.channel, "why", move="build V3L a1 90")).response)
    assert told.splitlines()[0] == "**Build village 3L at A1, turned 90°**: not possible now."
    assert "You have not planned this tile: village 3L (rulebook: Green: building)." in told
    told = texts((await person.slash(harness.channel, "why", move="post")).response)
    assert (
        "when one of your ships has just ended its move on an anchor (rulebook: Blue: sailing)."
        in told
    )
    told = texts((await person.slash(harness.channel, "why", move="gold")).response)
    assert "you may do that now" in told
    assert "rounded up =" in told
    assert (await harness.position()).version == 0


async def test_everything_in_german(harness: Harness) -> None:
    await harness.started(2)
    person = await to_act(harness)
    await person.slash(harness.channel, "me", language="de")
    offered = await person.autocomplete(harness.channel, "rules", "building", "harbor")
    assert offered[0]["name"] == "Hafen"
    card = await person.slash(harness.channel, "rules", building="harbor")
    assert "### Hafen · Harbor" in texts(card.response)
    assert "Hafen (Harbor), Grundspiel: kostet 8" in card.response.attachments[0].description
    now = texts((await person.slash(harness.channel, "rules")).response)
    assert now.startswith("Was für dich gerade wichtig ist:\n**Ein Durchgang**")
    offered = await person.autocomplete(harness.channel, "why", "move", "Hafen")
    assert offered[0] == {"name": "Bauen: Hafen", "value": "build harbor"}
    told = texts((await person.slash(harness.channel, "why", move="Bauen: Hafen")).response)
    assert "Das geht jetzt nicht." in told
    assert "Es kostet 8, du hast 3: 5 zu wenig" in told
