"""Drafts in private panels: seen and changed before they are sent, and true after everything."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio
import simcord
from discord import ui
from simcord.enums import InteractionType

from bot.engine.rng import Rng
from bot.host.core.api import Person, Position
from bot.presenting.game import Game
from tests.catalogue import CATALOGUE, RESAMPLES
from tests.cogs.drawing import all_drawn, drawn_once
from tests.cogs.harness import Harness, asks, components, custom_ids, texts
from tests.cogs.test_takebacks import settles_last
from tests.tools.hostile.interactions import sent

__all__ = ["all_drawn", "drawn_once"]

PLACING = 3
"""Colonists to place, at least."""


def all_drafted(game: str, *kinds: str) -> dict[str, Game]:
    """Return the games, one of them with every move of these kinds drafted when it is picked."""
    record = CATALOGUE[game]
    rules: Any = record.rules
    info = replace(rules.info, drafted=frozenset(kinds), draft_first=("",))
    return {**CATALOGUE, game: replace(record, rules=replace(rules, info=info))}


@pytest_asyncio.fixture
async def settling(tmp_path: Path) -> AsyncIterator[Harness]:
    games = all_drafted("puerto_rico", "settle", "place")
    async with Harness.open(tmp_path / "games.sqlite3", games=games) as opened:
        yield opened


@pytest_asyncio.fixture
async def stepping(tmp_path: Path) -> AsyncIterator[Harness]:
    games = all_drafted("magister_navis", "turn", "second")
    async with Harness.open(tmp_path / "games.sqlite3", games=games) as opened:
        yield opened


def places(position: Position) -> bool:
    """Return whether somebody has colonists to place, and circles for more of them."""
    if not asks("place", PLACING + 1)(position):
        return False
    player = position.view(position.decisions[0].seat).players[position.decisions[0].seat]
    return bool(player.before) and PLACING <= player.windrose < sum(player.free_circles().values())


async def placing(harness: Harness) -> tuple[simcord.MemberActor, Any]:
    """Return who places colonists, and their empty draft."""
    await harness.started(2)
    person = harness.deciders(await harness.until(places))[0]
    return person, await drafting(harness, person)


async def late(harness: Harness, person: simcord.MemberActor, custom_id: str) -> Any:
    """Return the answer to a click in a message as it was once, whatever it is now."""
    raw = ui.View(timeout=None)
    raw.add_item(ui.Button(custom_id=custom_id, label="late"))
    message = await harness.env.bot.get_channel(harness.channel.id).send(view=raw)
    result = await person.click(message, label="late")
    assert result.acknowledged
    assert result.response.flags.ephemeral
    assert "incident" not in texts(result.response)
    return result.response


async def panel_of(harness: Harness, person: simcord.MemberActor) -> Any:
    return await late(harness, person, "panel:1:0")


async def drafting(harness: Harness, person: simcord.MemberActor) -> Any:
    """Return the person's draft as the panel offers it."""
    opened = await panel_of(harness, person)
    return (await person.click(opened, label="Draft first")).response


async def placed(person: simcord.MemberActor, message: Any) -> Any:
    """Return the draft with as many colonists placed as the menu wants."""
    menu = next(c for c in components(message) if ":prplace:" in c.get("custom_id", ""))
    values = [option["value"] for option in menu["options"]][: menu["min_values"]]
    return (await person.select(message, values, custom_id=menu["custom_id"])).response


async def pressed(person: simcord.MemberActor, message: Any, label: str) -> Any:
    return (await person.click(message, label=label)).response


def drafted(message: Any) -> list[str]:
    """Return the moves that a draft shows."""
    return [line for line in texts(message).splitlines() if line[:1].isdigit()]


async def bytes_of(message: Any) -> list[bytes]:
    return [await attachment.read() for attachment in message.attachments]


@pytest.mark.usefixtures("all_drawn")
async def test_a_placement_is_drafted_changed_and_sent(harness: Harness) -> None:
    """Two taps to a whole draft, one to send it: its picture shows it before."""
    person, empty = await placing(harness)
    before = await harness.position()
    assert empty.flags.ephemeral
    assert drafted(empty) == []
    assert "Send" not in str(list(components(empty)))
    picture = await bytes_of(empty)
    whole = await placed(person, empty)
    moves = drafted(whole)
    count = len(moves)
    assert count >= PLACING
    assert "nothing more to decide" in texts(whole)
    assert await bytes_of(whole) != picture
    assert len(whole.attachments) == 1
    less = await pressed(person, whole, "Undo last")
    assert drafted(less) == moves[:-1]
    menu = next(c for c in components(less) if c.get("custom_id", "").startswith("drsome"))
    one = (await person.select(less, ["0"], custom_id=menu["custom_id"])).response
    assert len(drafted(one)) == count - 2
    assert (await harness.position()).version == before.version
    whole = await placed(person, one)
    assert len(drafted(whole)) == count
    done = await pressed(person, whole, "Send")
    assert "Done:" in texts(done)
    after = await harness.position()
    assert after.version == before.version + 1
    (entry,) = await harness.host.tables.log(after.table.id, 1)
    assert len(entry.text.split("; ")) == count


async def test_as_before_fills_a_draft(harness: Harness) -> None:
    person, empty = await placing(harness)
    whole = (await person.click(empty, custom_id=found(empty, ":prbefore:"))).response
    assert len(drafted(whole)) >= PLACING
    assert "Done:" in texts(await pressed(person, whole, "Send"))


def found(message: Any, part: str) -> str:
    return next(custom_id for custom_id in custom_ids(message) if part in custom_id)


async def test_cleared_the_usual_panel_is_there_again(harness: Harness) -> None:
    person, empty = await placing(harness)
    whole = await placed(person, empty)
    send = found(whole, "drsend:")
    cleared = await pressed(person, whole, "Clear")
    assert "The draft is empty again" in texts(cleared)
    assert any(custom_id.startswith("prplace") for custom_id in custom_ids(cleared))
    again = await pressed(person, cleared, "Draft first")
    assert drafted(again) == []
    back = await pressed(person, again, "Back")
    assert any(custom_id.startswith("prplace") for custom_id in custom_ids(back))
    assert "no longer the one you clicked in" in texts(await late(harness, person, send))


async def test_a_restart_keeps_the_draft_and_its_buttons(harness: Harness) -> None:
    person, empty = await placing(harness)
    whole = await placed(person, empty)
    await harness.restart()
    shown = await panel_of(harness, person)
    assert drafted(shown) == drafted(whole)
    assert "Done:" in texts(await pressed(person, shown, "Send"))


async def test_two_clicks_at_once_send_once(harness: Harness) -> None:
    person, empty = await placing(harness)
    send = found(await placed(person, empty), "drsend:")
    before = await harness.position()
    click = {"custom_id": send, "component_type": 2, "type": 2, "style": 2, "label": "Send"}
    done = await sent(harness, person, InteractionType.MESSAGE_COMPONENT, [click] * 2)
    assert all(result.acknowledged for result in done)
    assert (await harness.position()).version == before.version + 1


async def test_stale_clicks_show_the_draft_as_it_is(harness: Harness) -> None:
    person, empty = await placing(harness)
    choose = found(empty, ":prplace:")
    whole = await placed(person, empty)
    clicks = [*custom_ids(whole), choose]
    left = drafted(await pressed(person, whole, "Undo last"))
    for custom_id in clicks:
        stale = await late(harness, person, custom_id)
        assert "no longer the one you clicked in" in texts(stale)
        assert drafted(stale) == left
    other = next(one for one in harness.people[:2] if one is not person)
    assert drafted(await late(harness, other, clicks[0])) == []
    stranger = await late(harness, harness.people[4], clicks[0])
    assert "not have a seat" in texts(stranger)


async def test_the_table_moved_on_meanwhile(harness: Harness) -> None:
    """A colonist placed by command leaves one too many in the draft: that one is dropped."""
    person, empty = await placing(harness)
    whole = await placed(person, empty)
    count, send = len(drafted(whole)), found(whole, "drsend:")
    draft = await harness.host.analysis.drafts.of(1, person.id)
    assert draft is not None
    await person.slash(harness.channel, "play", move=draft.texts[0])
    changed = await late(harness, person, send)
    assert "no longer the one you clicked in" in texts(changed)
    dropped = "No longer possible, and therefore no longer in your draft: `place "
    assert texts(changed).count(dropped) == 1
    assert len(drafted(changed)) == count - 1
    await person.slash(harness.channel, "table takeback")
    shown = await panel_of(harness, person)
    assert len(drafted(shown)) == count - 1
    assert dropped not in texts(shown)
    assert any(":prplace:" in custom_id for custom_id in custom_ids(shown))


@pytest.mark.parametrize("way", ["drsend:", "panel:1:0"])
async def test_a_takeback_of_another_takes_the_question_away(harness: Harness, way: str) -> None:
    """The draft's question is no longer asked: the panel says so, and goes."""
    await harness.started(2)
    person = harness.deciders(await harness.until(_just_asked()))[0]
    other = next(one for one in harness.people[:2] if one is not person)
    whole = await placed(person, await drafting(harness, person))
    clicked = way if way.startswith("panel") else found(whole, way)
    position = await harness.position()
    await harness.host.tables.restore(
        position.table.id, other.id, position.version - 1, position.version, lambda db: None
    )
    told = texts(await late(harness, person, clicked))
    assert "Your draft was discarded" in told
    assert "`place " in told and "\\" not in told
    assert await harness.host.analysis.drafts.of(position.table.id, person.id) is None


def _just_asked() -> Callable[[Position], bool]:
    """Return whether one places colonists who had nothing to decide a move before."""
    seen: list[Position] = []

    def wanted(position: Position) -> bool:
        seen.append(position)
        seat = position.decisions[0].seat
        return places(position) and seen[-2].decision_of(seat) is None

    return wanted


async def test_who_follows_finds_no_draft(harness: Harness) -> None:
    person, empty = await placing(harness)
    await placed(person, empty)
    table, successor = await harness.table(), harness.people[4]
    send = found(await panel_of(harness, person), "drsend:")
    chair = table.chair_of(person.id)
    assert chair is not None
    await harness.host.absence.leave(table.id, person.id)
    await harness.host.absence.take(table.id, chair.seat or 0, Person(successor.id, "emil"))
    shown = await panel_of(harness, successor)
    assert drafted(shown) == []
    assert "Draft first" in str(list(components(shown)))
    assert drafted(await late(harness, successor, send)) == []


@pytest.mark.usefixtures("all_drawn")
async def test_a_question_that_reveals_is_final_and_shows_nothing(settling: Harness) -> None:
    """Whatever lies face down: the draft of the last settler says and shows the same."""
    await settling.started(2)
    position = await settling.until(settles_last)
    person, post = settling.deciders(position)[0], await settling.post()
    shown = []
    for seed in (1, 2):
        _permute(position, seed)
        message = (await person.click(post, custom_id=_last_move(post))).response
        shown.append((texts(message), [a.description for a in message.attachments]))
        pictures = await bytes_of(message)
        shown[-1] = (*shown[-1], pictures)
        assert len(drafted(message)) == 1
        assert "Once sent, it is final" in texts(message)
        if seed == 1:
            post = await pressed(person, message, "Clear")
    assert shown[0] == shown[1]
    assert (await settling.position()).version == position.version
    done = await pressed(person, message, "Send: it is final")
    assert not any(custom_id.startswith("undo") for custom_id in custom_ids(done))
    assert (await settling.position()).version == position.version + 1


def _last_move(message: Any) -> str:
    return next(i for i in reversed(custom_ids(message)) if i.startswith("mv:"))


def _permute(position: Position, seed: int) -> None:
    """Deal again what the seat that decides cannot see, in the state that the bot keeps."""
    other = RESAMPLES["puerto_rico"](position._state, position.decisions[0].seat, Rng(seed))
    assert other.face_down != position._state.face_down
    position._state.face_down = other.face_down
    position._state.seed = other.seed
    for player, dealt in zip(position._state.players, other.players, strict=True):
        player.chips, player.forests = dealt.chips, dealt.forests


async def test_whoever_is_not_asked_drafts_nothing(settling: Harness) -> None:
    await settling.started(2)
    position = await settling.until(settles_last)
    person = settling.deciders(position)[0]
    other = next(one for one in settling.people[:2] if one is not person)
    answer = await late(settling, other, _last_move(await settling.post()))
    assert "waiting for" in texts(answer)


@pytest.mark.usefixtures("all_drawn")
async def test_hidden_things_leave_no_trace_in_a_placement(harness: Harness) -> None:
    await harness.started(2)
    person = harness.deciders(await harness.until(places))[0]
    shown = []
    for seed in (1, 2):
        _permute(await harness.position(), seed)
        message = await placed(person, await drafting(harness, person))
        shown.append((texts(message), await bytes_of(message)))
        await pressed(person, message, "Clear")
    assert shown[0] == shown[1]


async def test_steps_lead_into_a_draft(stepping: Harness) -> None:
    """The step that a move is picked with last puts it in the draft, and the next ones, too."""
    await stepping.started(3, game="magister_navis")
    position = await stepping.until(asks("turn", 12))
    person, message = stepping.deciders(position)[0], await stepping.post()
    for _ in range(6):
        if drafted(message):
            break
        message = await _stepped(person, message)
    assert len(drafted(message)) == 1
    assert (await stepping.position()).version == position.version
    done = await pressed(person, message, next(_sends(message)))
    assert "Done:" in texts(done)
    assert (await stepping.position()).version == position.version + 1


def _sends(message: Any) -> Any:
    return (c["label"] for c in components(message) if c.get("custom_id", "").startswith("drsend"))


async def _stepped(person: simcord.MemberActor, message: Any) -> Any:
    """Take the first choice of a panel, in the draft or before it."""
    steps = ("step", "mv", "stepsel", "sel")
    chosen = next(c for c in components(message) if _verb(c.get("custom_id", "")) in steps)
    if chosen["type"] == 2:
        return (await person.click(message, custom_id=chosen["custom_id"])).response
    values = [chosen["options"][0]["value"]]
    return (await person.select(message, values, custom_id=chosen["custom_id"])).response


def _verb(custom_id: str) -> str:
    """Return what a custom_id does, at the table or in the draft."""
    verb, *args = custom_id.split(":")
    return args[2] if verb == "dr" else verb


async def test_a_post_without_a_panel_leads_to_the_draft(stepping: Harness) -> None:
    """A person who dismissed the draft finds it again, after a restart too; nobody else does."""
    await stepping.started(3, game="magister_navis")
    position = await stepping.until(asks("turn", 12))
    person = stepping.deciders(position)[0]
    move = position.rules.notate(position.decisions[0].moves[0])
    await stepping.host.analysis.drafts.add(1, person.id, move)
    await stepping.restart()
    shown = await pressed(person, await stepping.post(), "Draft first")
    assert len(drafted(shown)) == 1
    other = next(one for one in stepping.people[:3] if one is not person)
    assert "waiting for" in texts(await pressed(other, await stepping.post(), "Draft first"))


async def test_steps_go_on_in_a_draft(stepping: Harness) -> None:
    """After a first action the second one is chosen in the draft, step by step and back."""
    await stepping.started(3, game="magister_navis")
    position = await stepping.until(lambda now: bool(_with_more_after(now)))
    person = stepping.deciders(position)[0]
    await stepping.host.analysis.drafts.add(1, person.id, _with_more_after(position))
    message = await panel_of(stepping, person)
    assert len(drafted(message)) == 1
    further = await _stepped(person, message)
    assert drafted(further) == [], "that was a step of several"
    message = await pressed(person, further, "Back")
    for _ in range(6):
        message = await _stepped(person, message)
        if len(drafted(message)) == 2:
            break
    assert len(drafted(message)) == 2
    assert (await stepping.position()).version == position.version


def _with_more_after(position: Position) -> str:
    """Return a move after which the same player chooses between many, "" = there is none.

    That is so where all others have passed.
    """
    rules, (seat, kind, moves) = position.rules, position.decisions[0]
    for move in moves if kind == "turn" else ():
        state = rules.clone(position._state)
        rules.apply(state, seat, move)
        after = rules.pending(state)
        if after and (after[0].seat, after[0].kind) == (seat, kind) and len(after[0].moves) > 6:
            return rules.notate(move)
    return ""


HOSTILE = (
    "draft:1",
    "draft:77:0",
    "draft:1:0",
    "dr:1:0.0:mv:1:0:0",
    "dr:1:0.0:",
    "dr:1:0.0:nothing:of:ours",
    "dr:1:0.0:dr:1:0.0:mv:1:0:0",
    "dr:1:0.0:lobby:1:5",
    "dr:2:0.0:mv:1:0:0",
    "dr:1:0:mv:1:0:0",
    "drback:1:0.0",
    "drclear:1:9.9",
    "drsend:1:0.0",
    "drsend:1:99999999999.0",
    "drsend:1:١.0",
    "drsome:1:0.0",
)


async def test_hostile_custom_ids_change_nothing(harness: Harness) -> None:
    await harness.started(2)
    before = await harness.position()
    for custom_id in HOSTILE:
        for person in harness.people[0], harness.people[1], harness.people[4]:
            await late(harness, person, custom_id)
        assert (await harness.position()).version == before.version, custom_id


async def test_hostile_values_change_nothing(harness: Harness) -> None:
    person, empty = await placing(harness)
    whole = await placed(person, empty)
    before = await harness.host.analysis.drafts.of(1, person.id)
    assert before is not None
    moves = drafted(whole)
    begun, revision = before.mark
    custom_ids = (
        f"drsome:1:{begun}.{revision}",
        f"dr:1:{begun}.{revision}:prplace:1:{begun}:0",
    )
    for custom_id, value in product(custom_ids, ("99", "-1", "x", "corn.0", "quarry; pass")):
        raw = ui.View(timeout=None)
        options = [discord.SelectOption(label="a", value=value)]
        raw.add_item(ui.Select(custom_id=custom_id, options=options))
        message = await harness.env.bot.get_channel(harness.channel.id).send(view=raw)
        result = await person.select(message, [value])
        assert "incident" not in texts(result.response), (custom_id, value)
        assert drafted(result.response) == moves, (custom_id, value)


async def test_a_draft_is_no_longer_than_a_move_may_be(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move that could not be read again from the log is not drafted."""
    monkeypatch.setattr("bot.host.analysis.drafts.LONGEST", 20)
    person, empty = await placing(harness)
    refused = await placed(person, empty)
    assert "20" in texts(refused)
    assert drafted(refused) == []
