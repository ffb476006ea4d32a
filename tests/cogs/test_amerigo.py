"""Amerigo as people meet it: taps, finality, orders, restarts, games to their end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import fields
from typing import Any

import pytest
import simcord

from bot.games.amerigo.moves import GRAMMAR
from bot.games.amerigo.state import State
from bot.host.core.api import Position
from bot.locales import Words
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, custom_ids, texts
from tests.cogs.test_expansions import labels, seated
from tests.languages import LANGUAGES

__all__ = ["drawn_once"]

GAME = "amerigo"


def of_verb(position: Position, verb: str) -> list[str]:
    """Return the first decision's moves of a verb."""
    return [move.text for move in position.decisions[0].moves if move.verb == verb]


def can_build(position: Position) -> bool:
    """Return whether a seat that is not the last one can begin to build, and go on."""
    if not position.decisions:
        return False
    decision, g = position.decisions[0], position._state
    tiles = {text.split()[1] for text in of_verb(position, "build")}
    first = not position.rules.ends_final(g, decision.seat)
    return decision.kind == "turn" and first and len(tiles) > 2 and g.action_points > 1


def answer(result: simcord.InteractionResult, message: Any) -> Any:
    """Return the private message as it is after a click."""
    return result.response or message


async def click(person: simcord.MemberActor, message: Any, label: str) -> Any:
    """Press the button whose label begins so."""
    full = next(one for one in labels(message) if one.startswith(label))
    return answer(await person.click(message, label=full), message)


# Taps -----------------------------------------------------------------------------------


async def test_the_lobby_offers_the_disputed_rulings(harness: Harness) -> None:
    anna = harness.people[0]
    await anna.slash(harness.channel, "table new", game=GAME, where="here")
    assert "All 8 options are at their defaults" in texts(harness.channel.last_message)
    refused = await anna.slash(harness.channel, "table start")
    assert "at least 2" in texts(refused.response)


async def test_a_simple_action_takes_two_taps(harness: Harness) -> None:
    await harness.started(2, game=GAME)
    anna, post = harness.deciders(await harness.position())[0], await harness.post()
    ships = [f"Sail ship {number} onto the map" for number in (1, 2)]
    assert [one.partition(" (")[0] for one in labels(post)][:3] == [*ships, "Load cannons"]
    step = await click(anna, post, "Load cannons")
    assert labels(step) == ["4 cannons", "3 cannons", "2 cannons", "1 cannon", "Back"]
    done = await click(anna, step, "4 cannons")
    assert "Done: anna loads" in texts(done)
    assert (await harness.position()).view(None).players[0].cannons == 4
    ben, post = harness.deciders(await harness.position())[0], await harness.post()
    await click(ben, post, "Take gold")
    assert (await harness.position()).view(None).players[1].gold > 0


async def test_an_ap_beyond_the_track_is_bought_with_one_tap(harness: Harness) -> None:
    """The card names the option, the button the gold, the post what was paid and what came."""
    anna = harness.people[0]
    await anna.slash(harness.channel, "table new", game=GAME, where="here")
    await anna.slash(harness.channel, "table option", option="overshoot", choice="yes")
    card = harness.channel.last_message
    assert "**AP bought beyond a track**: allowed" in texts(card)
    for person in harness.people[1:3]:
        await person.click(card, label="Join")
    await anna.click(card, label="Start")
    state = (await harness.position())._state
    first, second, _ = state.phase_order
    sheet = state.players[second]
    sheet.cannons, sheet.gold = 12 - state.action_points, 1
    await seated(harness, await harness.position(), first).slash(harness.channel, "am gold")
    person = seated(harness, await harness.position(), second)
    step = await click(person, await harness.post(), "Load cannons")
    assert "Up to 12 cannons · +1 gold" in labels(step)
    done = await click(person, step, "Up to 12 cannons")
    said = "loads cannons and now has 12 (1 gold paid). That brings 2 gold."
    assert said in texts(done) and said in texts(await harness.post())
    sheet = (await harness.position()).view(None).players[second]
    assert (sheet.cannons, sheet.gold) == (12, 2)


async def test_the_best_tile_takes_two_taps(harness: Harness) -> None:
    await harness.started(2, game=GAME)
    position = await harness.until(can_build, "sensible")
    person, before = harness.deciders(position)[0], len(position._state.tiles)
    step = await click(person, await harness.post(), "Build")
    assert "✨ Suggestion: Build" in texts(step)
    done = await click(person, step, "Do as suggested")
    assert "Done:" in texts(done)
    assert len((await harness.position())._state.tiles) == before + 1
    assert any(one.startswith("undo:") for one in custom_ids(done))


# Finality -------------------------------------------------------------------------------


async def test_the_last_seats_turn_is_final_and_says_so_before(harness: Harness) -> None:
    words = Words("en")
    await harness.started(2, game=GAME)
    position = await harness.position()
    anna, ben = (seated(harness, position, seat) for seat in (0, 1))
    assert words("amerigo-final-turn") not in texts(await harness.post())
    done = await anna.slash(harness.channel, "am load", points=2)
    assert any(one.startswith("undo:") for one in custom_ids(done.response))
    taken = await anna.slash(harness.channel, "table takeback")
    assert "Taken back: Load 2 cannons" in texts(taken.response)
    await anna.slash(harness.channel, "am gold")
    assert words("amerigo-final-turn") in texts(await harness.post())
    phase = (await harness.position()).view(None).phase
    done = await ben.slash(harness.channel, "am gold")
    assert not any(one.startswith("undo:") for one in custom_ids(done.response))
    assert (await harness.position()).view(None).phase != phase
    refused = await ben.slash(harness.channel, "table takeback")
    assert "revealed hidden information" in texts(refused.response)


# Standing orders ------------------------------------------------------------------------


def pirates(g: State) -> None:
    g.pirates, g.hidden_pirates = (3,), tuple(one for one in g.hidden_pirates if one != 3)


def white(g: State) -> None:
    g.action_field["white"] = 1


def yellow(g: State) -> None:
    g.action_field["yellow"] = 1
    g.goods = ("cotton 2", "cotton 3", "sugar 2")


def chest(g: State) -> None:
    g.players[1].chests, g.players[1].gold = 1, 0


def nothing(_: State) -> None:
    """Leave the beginning as it is."""


@pytest.mark.parametrize(
    ("order", "prefer", "prepare", "made"),
    [
        ("load:turn", "", pirates, "load 3"),
        ("along:turn", "cannons, gold", nothing, "load 4"),
        ("along:turn", "order, gold", nothing, "gold"),
        ("front:turn", "", white, "move 1"),
        ("buy:turn", "sugar, cotton", yellow, "buy sugar 2; buy cotton 2"),
        ("cash:turn", "", chest, "cash chest"),
    ],
)
async def test_a_standing_order_acts(
    harness: Harness, order: str, prefer: str, prepare: Callable[[State], None], made: str
) -> None:
    await harness.started(2, game=GAME)
    position = await harness.position()
    prepare(position._state)
    first, second = (seated(harness, position, seat) for seat in (0, 1))
    given = {"prefer": prefer} if prefer else {}
    armed = await second.slash(harness.channel, "orders", order=order, **given)
    assert Words("en")(f"amerigo-order-{order.partition(':')[0]}", when="x")[:20] in texts(
        armed.response
    )
    await first.slash(harness.channel, "am gold")
    log = await harness.host.tables.log(position.table.id)
    assert [(entry.by, entry.text) for entry in log][1:2] == [("order", made)]


async def test_posts_are_placed_by_order(harness: Harness) -> None:
    await harness.started(2, game=GAME)
    position = await harness.position()
    anna = seated(harness, position, 0)
    await anna.slash(harness.channel, "orders", order="post:sail", scope="always")
    geo = position._state.geo
    anchor = next(
        t for t in of_verb(position, "sail") if geo.cells.get(t.split()[2]) in geo.anchors
    )
    await anna.slash(harness.channel, "am sail", ship=1, cell=anchor.split()[2])
    assert list((await harness.position())._state.posts.values()) == [0]


# Words ----------------------------------------------------------------------------------


async def test_what_can_be_looked_up(harness: Harness) -> None:
    await harness.started(2, game=GAME)
    position = await harness.until(can_build, "sensible")
    person = harness.deciders(position)[0]

    async def told(name: str, **given: object) -> str:
        result = await person.slash(harness.channel, name, **given)
        return texts(result.response)

    assert "not possible now" in await told("why", move="build v3L A1 0")
    assert "**Rounds and phases**" in (rules := await told("rules"))
    # What is asked now is explained.
    assert "a neutral tile 2 VP per cell" in rules
    assert "VP if the game ended now" in await told("table scores")
    assert "**Round 1**" in await told("log")
    assert "Into the tower" in await told("catchup", length="all")
    assert "one per phase" in await told("replay")
    assert "dealt at random" in await told("sandbox open")
    assert "choose an action" in await told("myturns")
    assert "Free:" in await told("table board", text=True)


async def test_a_restart_in_the_middle_of_every_kind_of_decision(harness: Harness) -> None:
    await harness.started(2, game=GAME)
    seen = set[str]()
    while not seen >= {"turn", "sail", "plan", "build", "goods", "pick"}:
        position = await harness.until(
            lambda now: not now.decisions or now.decisions[0].kind not in seen, "sensible"
        )
        assert position.decisions, seen
        seen.add(position.decisions[0].kind)
        await harness.restart()
        assert (await harness.position()).decisions == position.decisions
        await harness.turn(harness.rng)
        assert (await harness.position()).version > position.version


# Whole games: by buttons alone, see test_without_commands.py ----------------------------


async def test_a_game_by_commands_alone(harness: Harness) -> None:
    """Every value of a command is one that its autocomplete offers."""
    await harness.started(1, 1, game=GAME)
    verbs = Counter[str]()

    async def command() -> None:
        position = await harness.position()
        kinds = {move.verb: type(move) for move in position.decisions[0].moves}
        verb = min(sorted(kinds.keys() - {"done"} or kinds), key=verbs.__getitem__)
        await commanded(harness, kinds[verb])
        assert (await harness.position()).version > position.version, verb
        verbs[verb] += 1

    await harness.whole_game(command, 4, "sensible")
    assert len(verbs) > 6
    await ended(harness, "en")


async def commanded(harness: Harness, kind: type[Any]) -> None:
    """Make a move of a kind by its command, field by field as offered."""
    anna, given, name = harness.people[0], dict[str, Any](), f"am {kind.verb}"
    for field in (one.name for one in fields(kind) if one.init):
        offered = await anna.autocomplete(harness.channel, name, field, "", **given)
        given[field] = harness.rng.choice(offered)["value"]
    await anna.slash(harness.channel, name, **given)


async def test_a_game_by_text_alone(german: Harness) -> None:
    """Words tell all that can be chosen, and the table reads whatever a move names."""
    harness, anna = german, german.people[0]
    done = Words("de")("done-move", move="§").partition("§")[0]
    await anna.slash(harness.channel, "me", language="de")
    await harness.started(1, 1, game=GAME)

    async def read_and_play() -> None:
        position = await harness.position()
        shown = await anna.slash(harness.channel, "table board", text=True)
        assert_told(position, "\n".join(map(texts, (shown.response, *shown.followups))))
        offered = await anna.autocomplete(harness.channel, "play", "move", "")
        wanted = max(offered, key=lambda one: one["value"].split()[0] in ("build", "post"))
        label = wanted["name"].rpartition(" (")[0]
        result = await anna.slash(harness.channel, "play", move=label)
        assert texts(result.response).startswith(done), wanted

    await harness.whole_game(read_and_play, 2, "sensible")
    await ended(harness, "de")


def assert_told(position: Position, board: str) -> None:
    """Assert that the words of the board name the anchors and goods that can be chosen."""
    g: State = position._state
    ground = position.view(position.decisions[0].seat).ground
    for move in position.decisions[0].moves:
        if move.verb == "sail":
            post = g.geo.anchors.get(g.geo.cells.get(move.cell, -1))
            assert post is None or not ground.free >> post & 1 or f"({move.cell})" in board
    assert all(f" {number}:" in board for number in range(1, len(g.geo.islands) + 1)), board


async def ended(harness: Harness, language: str) -> None:
    table, words = await harness.table(), Words(language)
    assert table.status == "over"
    last = harness.channel.last_message
    assert last.attachments[0].filename.startswith("result.")
    assert words("amerigo-title") in texts(await card_of(harness))
    assert len(await harness.host.tables.log(table.id, 1000)) > 20


async def card_of(harness: Harness) -> Any:
    card_id = (await harness.table()).card_id
    return next(m for m in harness.channel.history() if m.id == card_id)


def test_every_verb_has_a_command_and_its_words() -> None:
    for language in LANGUAGES:
        words = Words(language)
        for verb in GRAMMAR.verbs:
            assert words(f"cmd-am-{verb}")
