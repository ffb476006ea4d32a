"""Commands: the same game by keyboard, in both languages, with words that fit or do not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
import simcord

from bot.host.core.api import Finisher
from bot.host.core.tables import Tables
from bot.locales import Words
from bot.presenting.finals import finals
from render.api import Final
from render.renderer import GameRenderer
from tests.catalogue import RENDERERS
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, asks, components, custom_ids, texts

__all__ = ["drawn_once"]


async def to_act(harness: Harness) -> simcord.MemberActor:
    return harness.deciders(await harness.position())[0]


async def test_the_lobby_by_commands(harness: Harness) -> None:
    anna, ben = harness.people[:2]
    games = await anna.autocomplete(harness.channel, "table new", "game", "puerto")
    assert games == [{"name": "Puerto Rico", "value": "puerto_rico"}]
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    for person, command, said in (
        (ben, "join", "seat"),
        (ben, "join", "already"),
        (anna, "add-bot", "has taken a seat"),
        (anna, "remove-bot", "left"),
        (anna, "remove-bot", "no house bot"),
        (ben, "start", "owner"),
        (ben, "leave", "left"),
        (anna, "start", "at least 2"),
        (anna, "takeback", "no matching table here"),
    ):
        result = await person.slash(harness.channel, f"table {command}")
        assert said in texts(result.response), (command, texts(result.response))
        assert result.response.ephemeral
    levels = await anna.autocomplete(harness.channel, "table add-bot", "level", "")
    assert {"name": "Easy", "value": "easy"} in levels
    wrong = await anna.slash(harness.channel, "table add-bot", level="genius")
    assert "“genius” is not a level" in texts(wrong.response)
    strong = await anna.slash(harness.channel, "table add-bot", level="Strong")
    said = "Strong is not a level of the house bots here. Choose easy or sensible."
    assert said in texts(strong.response), "nobody thinks for strong ones"
    await anna.slash(harness.channel, "table add-bot", level="EASY")
    assert "(easy)" in texts(harness.channel.last_message)
    await anna.slash(harness.channel, "table remove-bot")
    options = await anna.autocomplete(harness.channel, "table option", "option", "plac")
    choices = await anna.autocomplete(
        harness.channel, "table option", "choice", "turn", option=options[0]["value"]
    )
    await anna.slash(
        harness.channel, "table option", option=options[0]["value"], choice=choices[0]["value"]
    )
    table = await harness.table()
    assert table.options == {options[0]["value"]: choices[0]["value"]}
    assert choices[0]["name"] in texts(harness.channel.last_message)
    wrong = await anna.slash(harness.channel, "table option", option="speed", choice="x")
    assert "no option called" in texts(wrong.response)
    unknown = await anna.slash(harness.channel, "table new", game="chess")
    assert "no game called" in texts(unknown.response)


async def test_levels_of_house_bots_by_the_card(harness: Harness) -> None:
    anna, ben = harness.people[:2]
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    card, table = harness.channel.last_message, await harness.table()
    await ben.click(card, custom_id=f"lobby:{table.id}:0")
    assert not menus(harness.channel.last_message), "nobody has a level"
    for _ in range(2):
        await anna.click(card, custom_id=f"lobby:{table.id}:2")
    first, second = (chair.name for chair in (await harness.table()).chairs if chair.bot)
    card = harness.channel.last_message
    assert f"{first} (sensible)" in texts(card)
    assert menus(card) == [f"level:{table.id}:{first}", f"level:{table.id}:{second}"]
    refused = await harness.people[2].select(card, ["easy"], custom_id=menus(card)[0])
    assert "do not have a seat" in texts(refused.response)
    await ben.select(card, ["easy"], custom_id=f"level:{table.id}:{second}")
    card = harness.channel.last_message
    assert f"{first} (sensible)" in texts(card)
    assert f"{second} (easy)" in texts(card)
    assert [chair.bot for chair in (await harness.table()).chairs][2:] == ["sensible", "easy"]
    await harness.host.lobby.remove_bot(table.id, ben.id)
    late = await ben.select(card, ["easy"], custom_id=f"level:{table.id}:{second}")
    assert f"{second} does not sit at this table any more" in texts(late.response)


def menus(card: Any) -> list[str]:
    """Return the menus of levels on a card."""
    ids = [component.get("custom_id", "") for component in components(card)]
    return [custom_id for custom_id in ids if custom_id.startswith("level:")]


async def test_options_by_the_panel(harness: Harness) -> None:
    anna, ben = harness.people[:2]
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    card = harness.channel.last_message
    assert "All 12 options are at their defaults" in texts(card)
    opened = await anna.click(card, label="Options")
    both = await anna.select(opened.response, ["3"], custom_id="option:1:0")
    card = harness.channel.last_message
    assert "**Expansions**: New Buildings and Nobles" in texts(card)
    assert "The other 28 options are at their defaults" in texts(card)
    pages = ["Expansions", "Base game rulings"]
    pages += ["New Buildings rulings", "Nobles rulings"]
    shown = both.response
    for page in reversed(pages):
        shown = (await anna.click(shown, label=page)).response
    base = await anna.click(shown, label=pages[1])
    menu = next(c for c in components(base.response) if c.get("custom_id") == "option:1:2")
    assert [(o["label"], o.get("default", False)) for o in menu["options"]] == [
        ("Placing colonists: all at once (faster)", True),
        ("Placing colonists: in turn order (as printed)", False),
    ]
    assert all("turn order?" in option["description"] for option in menu["options"])
    await anna.select(base.response, ["1"], custom_id="option:1:2")
    assert (await harness.table()).options == {"expansions": "both", "placing": "in_turn"}
    assert "in turn order" in texts(harness.channel.last_message)
    theirs = await ben.click(harness.channel.last_message, label="Options")
    refused = await ben.select(theirs.response, ["0"], custom_id="option:1:0")
    assert "owner" in texts(refused.response)


async def test_moves_by_autocomplete(harness: Harness) -> None:
    await harness.started(2)
    person = await to_act(harness)
    offered = await person.autocomplete(harness.channel, "play", "move", "sett")
    assert [choice["value"] for choice in offered] == ["role settler"]
    await person.slash(harness.channel, "play", move=offered[0]["value"])
    position = await harness.until(asks("settle"))
    person = await to_act(harness)
    tiles = await person.autocomplete(harness.channel, "pr settle", "tile", "")
    assert {tile["value"] for tile in tiles} <= set(position.view(None).row) | {"quarry"}
    done = await person.slash(harness.channel, "pr settle", tile=tiles[0]["name"])
    assert "Done" in texts(done.response)
    assert (await harness.position()).version > position.version


async def test_a_letter_more_finds_no_label_and_no_view_again(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await harness.started(2)
    person, found = await to_act(harness), Counter[str]()
    rules = type((await harness.position()).rules)
    for owner, name in ((GameRenderer, "label"), (rules, "view"), (Tables, "around")):
        monkeypatch.setattr(owner, name, _counted(found, name, getattr(owner, name)))
    await person.autocomplete(harness.channel, "play", "move", "b")
    assert found["label"] == len((await harness.position()).decisions[0].moves)
    assert found["view"] <= 1, "the seat's own; the post has shown the public one"
    found.clear()
    offered = await person.autocomplete(harness.channel, "play", "move", "bu")
    assert [choice["value"] for choice in offered] == ["role builder"]
    assert found == {"around": 1}, "which table the person means"


def _counted(counted: Counter[str], what: str, real: Callable[..., Any]) -> Callable[..., Any]:
    def passed(*args: Any, **kwargs: Any) -> Any:
        counted[what] += 1
        return real(*args, **kwargs)

    return passed


async def test_two_fields_narrow_each_other(harness: Harness) -> None:
    await harness.started(2)
    await harness.until(
        lambda position: any(move.verb == "load" for move in position.decisions[0].moves)
    )
    person = await to_act(harness)
    goods = await person.autocomplete(harness.channel, "pr load", "good", "")
    ships = await person.autocomplete(
        harness.channel, "pr load", "ship", "", good=goods[0]["value"]
    )
    before = (await harness.position()).version
    await person.slash(harness.channel, "pr load", good=goods[0]["value"], ship=ships[0]["value"])
    assert (await harness.position()).version > before


async def test_unknown_and_ambiguous_words(harness: Harness) -> None:
    await harness.started(2)
    person = await to_act(harness)
    for move, said in (
        ("dance", "I do not know"),
        ("role", "I do not know"),
        ("role dancer", "I do not know"),
        ("settle corn", "not legal right now"),
        ("role c", "could mean several"),
        (";", "You did not name a move"),
        ("x" * 3000, "too long"),
    ):
        result = await person.slash(harness.channel, "play", move=move)
        assert result.response.ephemeral
        assert said in texts(result.response)
        assert "Legal moves" in texts(result.response)
        assert "`role captain`" in texts(result.response)
        assert (await harness.position()).version == 0


async def test_which_table(harness: Harness) -> None:
    await harness.started(2)
    await harness.started(2)
    first, second = sorted(await harness.host.tables.at(harness.channel.id), key=lambda t: t.id)
    anna = harness.people[0]
    asked = await anna.slash(harness.channel, "table board")
    mine = (await harness.host.tables.around(None, anna.id))[1]
    if len(mine) != 1:
        assert "Which table" in texts(asked.response)
    named = await anna.autocomplete(harness.channel, "table board", "table", "#2")
    assert [choice["value"] for choice in named] == [str(second.id)]
    shown = await anna.slash(harness.channel, "table board", table=str(first.id))
    assert len(shown.response.attachments) == 1
    for wrong in ("99", "zwei", "9" * 40):
        result = await anna.slash(harness.channel, "table board", table=wrong)
        assert "no such table" in texts(result.response)


async def test_board_log_takeback_and_abandon(harness: Harness) -> None:
    await harness.started(2)
    person = await to_act(harness)
    await person.slash(harness.channel, "pr role", role="trader")
    board = await person.slash(harness.channel, "table board")
    assert board.response.ephemeral
    assert all(a.description for a in board.response.attachments)
    assert "Trader" in texts((await person.slash(harness.channel, "log")).response)
    scores = texts((await person.slash(harness.channel, "table scores")).response)
    assert f"{person.name}: 0 VP on the board" in scores
    assert "chips stay hidden" in scores
    undone = await person.slash(harness.channel, "table takeback")
    assert "Taken back" in texts(undone.response)
    again = await person.slash(harness.channel, "table takeback")
    assert "nothing to take back" in texts(again.response)
    assert (await to_act(harness)) is person
    asked = await harness.people[1].slash(harness.channel, "table abandon")
    assert "The others have been asked" in texts(asked.response)
    await harness.env.settle()
    await harness.people[0].click(harness.channel.last_message, label="Agree")
    await harness.env.settle()
    assert (await harness.table()).status == "abandoned"
    assert any("was abandoned" in texts(message) for message in harness.channel.history())


async def test_how_well_house_bots_play_is_told_everywhere(harness: Harness) -> None:
    table = await harness.started(1, bots=1)
    (bot,) = (chair.name for chair in table.chairs if chair.bot)
    anna, told = harness.people[0], f"{bot} (sensible)"
    await harness.until(asks("role"))
    assert any(f"House bots: {told}" in texts(post) for post in harness.channel.history())
    await anna.slash(harness.channel, "pr role", role="trader")
    for command, fields in (
        ("log", {}),
        ("table scores", {}),
        ("table who", {}),
        ("table board", {"text": True}),
    ):
        result = await anna.slash(harness.channel, command, **fields)
        assert told in texts(result.response), command


def test_the_result_tells_how_well_a_house_bot_plays() -> None:
    bot = Finisher(1, "Leonor", None, 1, None, "", None, 100, bot="strong")
    caretaker = replace(bot, name="Ben", instead_of="Ben", bot="sensible")
    told = finals((bot, caretaker), RENDERERS["puerto_rico"], Words("de"))
    assert told == (Final("Leonor", None, "Starker Hausbot"), Final("Hausbot", None, "solide"))


async def test_the_answer_leaves_the_next_question_to_the_post(harness: Harness) -> None:
    await harness.started(2)
    person = await to_act(harness)
    result = await person.slash(harness.channel, "pr role", role="settler")
    assert texts(result.response) == f"Done: {person.name} takes the role Settler."
    assert [i.split(":")[0] for i in custom_ids(result.response)] == ["undo"]
    assert any(i.startswith("mv:") for i in custom_ids(await harness.post()))


async def test_the_answer_carries_a_question_that_the_post_cannot(harness: Harness) -> None:
    await harness.started(2)
    position = await harness.until(
        lambda now: (
            asks("place")(now) and now.view(None).players[now.decisions[0].seat].windrose > 1
        )
    )
    person = await to_act(harness)
    move = position.rules.notate(position.decisions[0].moves[0])
    result = await person.slash(harness.channel, "play", move=move)
    assert "place your colonists" in texts(result.response)
    assert custom_ids(result.response)[0].startswith("prplace:")


async def test_only_the_newest_answer_stays(harness: Harness) -> None:
    await harness.started(2)
    person = await to_act(harness)
    board = await person.slash(harness.channel, "table board")
    wrong = await person.slash(harness.channel, "play", move="dance")
    other = next(someone for someone in harness.people[:2] if someone is not person)
    theirs = await other.slash(harness.channel, "play", move="dance")
    done = await person.slash(harness.channel, "pr role", role="trader")
    assert wrong.response is None
    assert all(result.response is not None for result in (board, theirs, done))
    undone = await person.click(done.response, label="Take back")
    assert undone.response.id == done.response.id


async def test_an_answer_that_cannot_be_deleted_stays(harness: Harness) -> None:
    await harness.started(2)
    person = await to_act(harness)
    harness.env.inject_error("DELETE", "/webhooks/*/*/messages/@original", status=404, code=10008)
    first = await person.slash(harness.channel, "play", move="dance")
    second = await person.slash(harness.channel, "play", move="dance")
    assert all("I do not know" in texts(result.response) for result in (first, second))
    harness.env.backend.advance_clock(16 * 60)
    late = await person.slash(harness.channel, "play", move="dance")
    assert all("I do not know" in texts(result.response) for result in (second, late))


async def test_take_back_by_the_button_of_the_answer(harness: Harness) -> None:
    await harness.started(2)
    person = await to_act(harness)
    result = await person.slash(harness.channel, "pr role", role="trader")
    undone = await person.click(result.response, label="Take back")
    assert "Taken back" in texts(undone.response)
    assert "choose a role" in texts(await harness.post())
    assert (await to_act(harness)) is person


async def test_everybody_is_answered_in_their_language(harness: Harness) -> None:
    await harness.started(2)
    person = await to_act(harness)
    await person.slash(harness.channel, "me", language="de")
    wrong = await person.slash(harness.channel, "play", move="tanzen")
    assert "kenne ich nicht" in texts(wrong.response)
    done = await person.slash(harness.channel, "pr role", role="Händler")
    assert "Erledigt" in texts(done.response)
    other = await to_act(harness)
    assert "choose" in texts(await harness.post())
    wrong = await other.slash(harness.channel, "play", move="dance")
    assert "I do not know" in texts(wrong.response)


async def test_a_german_server_has_german_tables(german: Harness) -> None:
    await german.started(2)
    assert "Das Spiel beginnt" in texts(await german.post())
    person = await to_act(german)
    done = await person.slash(german.channel, "pr role", role="trader")
    assert "Done" in texts(done.response)


async def test_a_persons_own_table_comes_first(harness: Harness) -> None:
    first = await harness.started(2)
    cleo, dora, emil = harness.people[2:]
    await cleo.slash(harness.channel, "table new", game="puerto_rico", where="here")
    second = await harness.table()
    await dora.click(harness.channel.last_message, custom_id=f"lobby:{second.id}:0")
    await cleo.slash(harness.channel, "table start", table=str(second.id))
    for person, own in ((harness.people[0], first), (cleo, second), (dora, second)):
        shown = await person.slash(harness.channel, "table clock")
        board = await person.slash(harness.channel, "table board", text=True)
        assert f"City of {person.name}" in texts(board.response), own.id
        assert "Which table" not in texts(shown.response)
    asked = await emil.slash(harness.channel, "table clock")
    assert "Which table" in texts(asked.response)
    assert f"#{first.id}" in texts(asked.response)
    assert f"#{second.id}" in texts(asked.response)
