"""Whatever fails at whichever moment: every event is told once, and one post at most is live."""

from __future__ import annotations

import json
from collections import Counter
from itertools import count
from typing import Any

import discord
import pytest

from bot.engine.api import Event
from bot.host.api import Position
from bot.host.host import Host
from bot.host.proposals.service import Proposal
from bot.store import edits, outbox
from cogs.commands.proposals import ThreadHerald
from cogs.posting.notifications import Calls
from cogs.posting.publisher import GamePublisher
from cogs.ui.kit.draw_pool import DrawPool
from render.renderer import GameRenderer
from tests.catalogue import CATALOGUE
from tests.cogs.parlour import DECIDING, Parlour, custom_ids, texts
from tests.cogs.wire import SENDING, Wire

LIVE = {"panel", *DECIDING}


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Wire:
    """Put a wire around the bot; events are told one by one, to be counted, without pictures."""
    monkeypatch.setattr("cogs.posting.pictures.shows_boards", lambda bulletin: False)
    monkeypatch.setattr("cogs.posting.pictures.of_question", lambda bulletin, words: None)
    monkeypatch.setattr(GameRenderer, "tell", lambda self, events, words: _lines(events))
    return Wire(monkeypatch)


@pytest.mark.parametrize(
    ("mode", "phase"), [("kill", False), ("kill", True), ("refuse", True), ("lose", False)]
)
async def test_whatever_call_fails_all_is_told_once_and_one_post_is_live(
    parlour: Parlour, wire: Wire, mode: str, phase: bool
) -> None:
    await parlour.started(2)
    for number in count(1):
        wire.remembers = bool(number % 2)
        await news(parlour, phase)
        struck = await wire.strike(parlour.host.outbox.resume, mode, number)
        if number % 3:
            await news(parlour, False)
        if mode == "kill":
            await reborn(parlour)
        await rest(parlour)
        await check(parlour, wire.struck)
        if not struck:
            break
    assert number > 10


@pytest.mark.parametrize("remembers", [True, False])
async def test_killed_after_sending_and_then_a_move(
    parlour: Parlour, wire: Wire, remembers: bool
) -> None:
    """Within the minutes of a nonce Discord brings the message back, with its old buttons."""
    wire.remembers = remembers
    await parlour.started(2)
    await news(parlour, True)
    assert await wire.strike(parlour.host.outbox.resume, "die", only=SENDING)
    sent = parlour.channel.last_message
    assert custom_ids(sent)
    await news(parlour, False)
    await reborn(parlour)
    await rest(parlour)
    await check(parlour, wire.struck)
    assert sent.id in {message.id for message in parlour.channel.history()}
    assert len(parlour.channel.history()) == 4, "card, start, the phase, one turn"


async def test_who_may_not_read_the_history_trusts_the_nonce(parlour: Parlour, wire: Wire) -> None:
    wire.remembers = True
    guild = parlour.channel.guild
    bot = parlour.env.bot.user
    hidden = discord.PermissionOverwrite(read_message_history=False)
    parlour.channel = guild.create_text_channel("hidden", overwrites={bot: hidden})
    await parlour.started(2)
    await news(parlour, True)
    await wire.strike(parlour.host.outbox.resume, "die", only=SENDING)
    await news(parlour, False)
    await reborn(parlour)
    await rest(parlour)
    assert len(parlour.channel.history()) == 4


async def test_a_question_asked_again_takes_over_even_through_a_kill(
    parlour: Parlour, wire: Wire
) -> None:
    await parlour.started(2)
    table, outbox_ = await parlour.table(), parlour.host.outbox
    publisher, outbox_.publisher = outbox_.publisher, None
    await outbox_.ask_again(table.id, table.post_id or 0)
    outbox_.publisher = publisher
    assert await wire.strike(outbox_.resume, "die", only=SENDING)
    await news(parlour, False)
    await reborn(parlour)
    await rest(parlour)
    messages = [m for m in parlour.channel.history() if m.id != table.post_id]
    live = [m.id for m in messages if _is_live(m)]
    assert live == [(await parlour.table()).post_id]


async def test_a_table_that_is_given_up_has_no_live_post(parlour: Parlour, wire: Wire) -> None:
    table = await parlour.started(1, bots=1)
    await news(parlour, False)
    assert await wire.strike(parlour.host.outbox.resume, "die", only=SENDING)
    await reborn(parlour)
    parlour.host.outbox.publisher, publisher = None, parlour.host.outbox.publisher
    await parlour.host.tables.abandon(table.id, parlour.people[0].id)
    parlour.host.outbox.publisher = publisher
    assert await wire.strike(parlour.host.outbox.resume, "refuse", only="PATCH /channels/")
    await rest(parlour)
    assert not [m for m in parlour.channel.history() if _is_live(m)]
    assert (await parlour.table()).post_id is None


@pytest.mark.parametrize("call", ["GET /channels/", "PATCH /channels/"])
async def test_buttons_that_stay_at_first_go_later(parlour: Parlour, wire: Wire, call: str) -> None:
    table = await parlour.started(2)
    await news(parlour, True)
    assert await wire.strike(parlour.host.outbox.resume, "refuse", only=call)
    assert len([m for m in parlour.channel.history() if _is_live(m)]) == 2
    await parlour.restart()
    await parlour.env.advance_time(45)
    await check(parlour, call)
    assert await _pending(parlour, table.id) == []


async def test_buttons_of_a_message_that_is_gone_are_given_up(parlour: Parlour, wire: Wire) -> None:
    table = await parlour.started(2)
    await news(parlour, True)
    await wire.strike(parlour.host.outbox.resume, "refuse", only="PATCH /channels/")
    assert table.post_id is not None
    assert len(await _pending(parlour, table.id)) == 1
    parlour.env.backend.delete_message(parlour.channel.id, table.post_id)
    await rest(parlour)
    assert await _pending(parlour, table.id) == []


async def test_pictures_that_are_owed_survive_a_restart(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(parlour.env.bot.publisher, "_draw_pool", DrawPool(1, -1))
        table = await parlour.started(2)
    post = await parlour.post()
    assert post.attachments == []
    await parlour.restart()
    await parlour.env.advance_time(25)
    later = await parlour.post()
    assert (later.id, len(later.attachments)) == (post.id, 2)
    assert (texts(later), custom_ids(later)) == (texts(post), custom_ids(post))
    assert await _pending(parlour, table.id) == []


async def test_pictures_of_a_post_that_is_gone_are_owed_no_more(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(parlour.env.bot.publisher, "_draw_pool", DrawPool(1, -1))
        table = await parlour.started(2)
    assert len(await _pending(parlour, table.id)) == 1
    parlour.env.backend.delete_message(parlour.channel.id, table.post_id or 0)
    await parlour.env.advance_time(25)
    assert await _pending(parlour, table.id) == []


async def test_posts_are_drawn_however_many_look_at_boards(parlour: Parlour) -> None:
    context = parlour.env.bot.context
    draw_pool = context.draw_pool = DrawPool(1, 0, inside=context.post_pool)
    async with draw_pool.place():
        await parlour.started(2)
        assert len((await parlour.post()).attachments) == 2
        shown = await parlour.people[0].slash(parlour.channel, "table board")
        assert "cannot be drawn right now" in texts(shown.response)


async def check(parlour: Parlour, struck: str) -> None:
    """Assert what must be true whenever the table is at rest."""
    messages = parlour.channel.history()
    table = await parlour.table()
    live = [m.id for m in messages if _is_live(m)]
    assert live == [table.post_id], struck
    log = await parlour.host.tables.log(table.id, 10_000)
    told = Counter(line for m in messages for line in texts(m).splitlines() if line[0] == "§")
    happened = Counter(_lines([event for entry in log for event in entry.events]))
    assert told == happened, struck


async def news(parlour: Parlour, phase: bool) -> Position:
    """Play past Discord until something must be told, if wanted that a phase is over."""
    host, table = parlour.host, await parlour.table()
    publisher, host.outbox.publisher = host.outbox.publisher, None
    before = await host._database.read(lambda db: outbox.due(db, table.id))
    while True:
        position = await parlour.position()
        decision = parlour.rng.choice(position.decisions)
        move = position.rules.notate(parlour.rng.choice(decision.moves))
        await host.tables.play(table.id, table.chairs[decision.seat].user_id or 0, move)
        rows = await host._database.read(lambda db: outbox.due(db, table.id))
        if any(row.closes if phase else not row.quiet for row in rows[len(before) :]):
            break
    host.outbox.publisher = publisher
    return await parlour.position()


async def reborn(parlour: Parlour) -> None:
    """Let another process take over, which knows what is stored and nothing else."""
    bot, old = parlour.env.bot, parlour.host
    parlour.host = bot.context.host = await Host.open(parlour.path, CATALOGUE, parlour.clock)
    bot.publisher = GamePublisher(CATALOGUE, bot.sender, bot.context.post_pool, Calls(parlour.host))
    parlour.host.outbox.publisher = bot.publisher
    await old.close()


async def rest(parlour: Parlour) -> None:
    """Let everything that is due be done, and what failed be tried again."""
    for _ in range(4):
        await parlour.host.outbox.resume()
        await parlour.host.outbox.wake((await parlour.table()).id)
    await parlour.host.outbox.resume()
    await parlour.env.settle()


def _is_live(message: Any) -> bool:
    return any(custom_id.split(":")[0] in LIVE for custom_id in custom_ids(message))


async def _pending(parlour: Parlour, table_id: int) -> list[edits.EditRow]:
    return await parlour.host._database.read(lambda db: edits.due(db, table_id, float("inf")))


def _lines(events: Any) -> list[str]:
    return [_line(event) for event in events]


def _line(event: Event) -> str:
    return f"§{event.kind} {json.dumps(dict(event.data), sort_keys=True)}"


async def proposed(parlour: Parlour) -> Proposal:
    """Let somebody propose something, and return that once the table is told."""
    table = await parlour.table()
    anna = table.chairs[0].user_id or 0
    proposal = await parlour.host.proposals.propose(table.id, anna, "abandon")
    await parlour.host.proposals.settled()
    return proposal


async def heard(parlour: Parlour) -> Proposal:
    """Let another process tell what the table does not know of its one proposal."""
    await reborn(parlour)
    parlour.host.proposals.herald = ThreadHerald(parlour.env.bot)
    await parlour.host.proposals.resume()
    await parlour.host.proposals.settled()
    await rest(parlour)
    return await parlour.host.proposals.get(1)


def _asking(parlour: Parlour) -> list[Any]:
    return [m for m in parlour.channel.history() if any("vote:" in i for i in custom_ids(m))]


@pytest.mark.parametrize("voted", [False, True])
async def test_a_proposal_is_asked_once_even_through_a_kill(
    parlour: Parlour, wire: Wire, voted: bool
) -> None:
    """Long after the minutes of a nonce too, and where somebody has voted meanwhile."""
    await parlour.started(3)
    assert await wire.strike(lambda: proposed(parlour), "die", only=SENDING)
    (question,) = _asking(parlour)
    if voted:
        voter = parlour.person((await parlour.table()).chairs[1].user_id or 0)
        await voter.click(question, label="Agree")
    assert (await heard(parlour)).message_id == question.id
    assert [m.id for m in _asking(parlour)] == [question.id]


async def test_a_question_that_nobody_remembers_loses_its_buttons_with_the_answer(
    parlour: Parlour, wire: Wire
) -> None:
    table = await parlour.started(2)
    assert await wire.strike(lambda: proposed(parlour), "die", only=SENDING)
    assert len(_asking(parlour)) == 1
    anna = table.chairs[0].user_id or 0
    parlour.host.proposals.herald = None
    await parlour.host.proposals.withdraw(1, anna)
    assert (await heard(parlour)).outcome == "withdrawn"
    assert _asking(parlour) == []
    assert "\n".join(map(texts, parlour.channel.history())).count("✋") == 1


async def test_what_became_of_a_proposal_is_told_once_even_through_a_kill(
    parlour: Parlour, wire: Wire
) -> None:
    table = await parlour.started(2)
    await proposed(parlour)

    async def withdrawn() -> None:
        await parlour.host.proposals.withdraw(1, table.chairs[0].user_id or 0)
        await parlour.host.proposals.settled()

    assert await wire.strike(withdrawn, "die", only=SENDING)
    await heard(parlour)
    assert "\n".join(map(texts, parlour.channel.history())).count("✋") == 1
    assert _asking(parlour) == []


async def test_an_owner_is_told_once_what_is_missing_even_through_a_kill(
    parlour: Parlour, wire: Wire
) -> None:
    """Within the minutes of a nonce, which the new process is in."""
    wire.remembers = True
    await parlour.started(2)
    direct = parlour.people[0].user.dm_channel
    path = f"/channels/{parlour.channel.id}/messages"
    parlour.env.inject_error("POST", path, status=403, code=50013, times=99)
    await news(parlour, False)
    assert await wire.strike(parlour.host.outbox.resume, "die", number=2, only=SENDING)
    assert len(direct.history()) == 1
    await reborn(parlour)
    parlour.env.bot.obstacles._places = parlour.host.places
    await rest(parlour)
    assert len(direct.history()) == 1


async def _killed_after_calling(parlour: Parlour, wire: Wire) -> None:
    """Let everybody want direct messages; kill the bot once one, or a line instead, got out."""
    await parlour.started(2)
    for person in parlour.people[:2]:
        await person.slash(parlour.channel, "me", pings="dm")
    await news(parlour, False)
    while not await wire.strike(parlour.host.outbox.resume, "die", number=2, only=SENDING):
        await news(parlour, False)


async def test_who_is_called_directly_is_called_once_even_through_a_kill(
    parlour: Parlour, wire: Wire
) -> None:
    await _killed_after_calling(parlour, wire)
    direct = [person.user.dm_channel for person in parlour.people[:2]]
    assert sum(len(channel.history()) for channel in direct) == 1
    await reborn(parlour)
    await rest(parlour)
    assert sum(len(channel.history()) for channel in direct) == 1
    await check(parlour, wire.struck)


async def test_whose_direct_messages_are_closed_is_mentioned_once_even_through_a_kill(
    parlour: Parlour, wire: Wire
) -> None:
    parlour.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=99)
    await _killed_after_calling(parlour, wire)
    assert "not send you a direct message" in texts(parlour.channel.last_message)
    await reborn(parlour)
    await rest(parlour)
    everything = "\n".join(map(texts, parlour.channel.history()))
    assert everything.count("not send you a direct message") == 1
