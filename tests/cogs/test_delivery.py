"""Whatever fails at whichever moment: every event is told once, and one post at most is live."""

from __future__ import annotations

import json
from collections import Counter
from datetime import timedelta
from functools import partialmethod
from itertools import count
from typing import Any
from urllib.parse import urlsplit

import discord
import pytest

from bot.engine.api import Event
from bot.host.core.api import Position
from bot.host.proposals.service import Proposal
from bot.presenting.draw_pool import DrawPool
from bot.store.posting import edits, outbox
from cogs.commands.proposals import ThreadAnnouncer
from cogs.posting.notifications import Notifications
from cogs.posting.publisher import GamePublisher
from render.api import Picture
from render.renderer import GameRenderer
from tests.catalogue import CATALOGUE
from tests.cogs.harness import DECIDING, Harness, components, custom_ids, texts
from tests.cogs.test_places import forbid, told
from tests.cogs.wire import DEADLY, SENDING, Wire
from tests.opening import without_threads

LIVE = {"panel", *DECIDING}
GALLERY = 12


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Wire:
    """Put a wire around the bot; events are told one by one, to be counted, pictures are tiny."""
    for name in ("overview", "boards", "question"):
        monkeypatch.setattr(GameRenderer, name, partialmethod(_tiny, name))
    monkeypatch.setattr(GameRenderer, "tell", lambda self, events, words: _lines(events))
    return Wire(monkeypatch)


def _tiny(_: object, name: str, *__: object) -> Picture:
    return Picture(f"{name}.png", (1, 1), b"a picture", name)


@pytest.mark.parametrize(
    ("mode", "phase"), [("kill", False), ("kill", True), ("refuse", True), ("lose", False)]
)
async def test_whatever_call_fails_all_is_told_once_and_one_post_is_live(
    harness: Harness, wire: Wire, mode: str, phase: bool
) -> None:
    await harness.started(2)
    for number in count(1):
        wire.remembers = bool(number % 2)
        await news(harness, phase)
        struck = await wire.strike(harness.host.posting.outbox.resume, mode, number)
        if number % 3:
            await news(harness, False)
        if mode == "kill":
            await reborn(harness)
        await rest(harness)
        await check(harness, wire.struck)
        if not struck:
            break
    assert number > 5


@pytest.mark.parametrize("remembers", [True, False])
async def test_killed_after_sending_and_then_a_move(
    harness: Harness, wire: Wire, remembers: bool
) -> None:
    """Within the minutes of a nonce Discord brings the message back, with its old buttons."""
    wire.remembers = remembers
    await harness.started(2)
    await news(harness, True)
    assert await wire.strike(harness.host.posting.outbox.resume, "die", only=SENDING)
    sent = harness.channel.last_message
    assert custom_ids(sent)
    await news(harness, False)
    await reborn(harness)
    await rest(harness)
    await check(harness, wire.struck)
    assert sent.id in {message.id for message in harness.channel.history()}
    assert len(harness.channel.history()) == 4, "card, start, the phase, one turn"


@pytest.mark.parametrize("mode", ["kill", "die", "refuse", "lose"])
async def test_a_question_about_nothing_new_leaves_no_buttons_behind(
    harness: Harness, wire: Wire, monkeypatch: pytest.MonkeyPatch, mode: str
) -> None:
    """As after a pass: once the table has gone on there is nothing to tell, but it may be out."""
    monkeypatch.setattr(GameRenderer, "tell", lambda self, events, words: [])
    await harness.started(2)
    for number in count(1):
        await news(harness, False)
        struck = await wire.strike(harness.host.posting.outbox.resume, mode, number)
        await news(harness, False)
        if mode in DEADLY:
            await reborn(harness)
        await rest(harness)
        live = [m.id for m in harness.channel.history() if _is_live(m)]
        assert live == [(await harness.table()).post_id], wire.struck
        if not struck:
            break
    assert number > 5


async def test_who_may_not_read_the_history_trusts_the_nonce(harness: Harness, wire: Wire) -> None:
    wire.remembers = True
    guild = harness.channel.guild
    bot = harness.env.bot.user
    hidden = discord.PermissionOverwrite(read_message_history=False)
    harness.channel = guild.create_text_channel("hidden", overwrites={bot: hidden})
    await harness.started(2)
    await news(harness, True)
    await wire.strike(harness.host.posting.outbox.resume, "lose", only=SENDING)
    await news(harness, False)
    await rest(harness)
    assert len(harness.channel.history()) == 4


@pytest.mark.parametrize("seconds", [6, 300])
@pytest.mark.parametrize("known", [True, False])
async def test_what_nobody_may_look_for_is_not_sent_again_blindly(
    harness: Harness, wire: Wire, monkeypatch: pytest.MonkeyPatch, known: bool, seconds: int
) -> None:
    """Discord shows an empty history where it may not be read, and forgets the nonce in minutes.

    Who starts anew does not know how many have gone by: the machine's clock may be wrong.
    """
    await harness.started(2)
    anna = harness.people[0]
    await news(harness, True)
    await wire.strike(harness.host.posting.outbox.resume, "die", only=SENDING)
    forbid(harness, harness.channel, read_message_history=False)
    await harness.env.settle()
    vars(harness.env.backend)["nonces"].clear()
    harness.clock.ahead += timedelta(seconds=seconds)
    sent = len(harness.channel.history())
    with monkeypatch.context() as patch:
        if not known:
            patch.setattr(discord.Client, "get_channel", lambda *_: None)
        await harness.restart()
        await rest(harness)
        assert len(harness.channel.history()) == sent
        assert len([one for one in told(anna) if "Read Message History" in one]) == known
    forbid(harness, harness.channel, read_message_history=None)
    await harness.env.settle()
    await rest(harness)
    live = [m.id for m in harness.channel.history() if _is_live(m)]
    assert live == [(await harness.table()).post_id]
    assert len(harness.channel.history()) == sent


async def test_a_question_asked_again_takes_over_even_through_a_kill(
    harness: Harness, wire: Wire
) -> None:
    await harness.started(2)
    table, outbox_ = await harness.table(), harness.host.posting.outbox
    publisher, outbox_.publisher = outbox_.publisher, None
    await outbox_.ask_again(table.id, table.post_id or 0)
    outbox_.publisher = publisher
    assert await wire.strike(outbox_.resume, "die", only=SENDING)
    await news(harness, False)
    await reborn(harness)
    await rest(harness)
    messages = [m for m in harness.channel.history() if m.id != table.post_id]
    live = [m.id for m in messages if _is_live(m)]
    assert live == [(await harness.table()).post_id]


async def test_a_table_that_is_given_up_has_no_live_post(harness: Harness, wire: Wire) -> None:
    table = await harness.started(1, bots=1)
    await news(harness, False)
    assert await wire.strike(harness.host.posting.outbox.resume, "die", only=SENDING)
    await reborn(harness)
    harness.host.posting.outbox.publisher, publisher = None, harness.host.posting.outbox.publisher
    await harness.host.tables.abandon(table.id, harness.people[0].id)
    harness.host.posting.outbox.publisher = publisher
    assert await wire.strike(harness.host.posting.outbox.resume, "refuse", only="PATCH /channels/")
    await rest(harness)
    assert not [m for m in harness.channel.history() if _is_live(m)]
    assert (await harness.table()).post_id is None


@pytest.mark.parametrize("call", ["GET /channels/", "PATCH /channels/"])
async def test_buttons_that_stay_at_first_go_later(harness: Harness, wire: Wire, call: str) -> None:
    table = await harness.started(2)
    await news(harness, True)
    if call.startswith("GET"):
        # As after a restart.
        harness.env.bot.editor.forget(table.post_id or 0)
    assert await wire.strike(harness.host.posting.outbox.resume, "refuse", only=call)
    assert len([m for m in harness.channel.history() if _is_live(m)]) == 2
    await harness.restart()
    await harness.env.advance_time(45)
    await check(harness, call)
    assert await _pending(harness, table.id) == []


async def test_buttons_of_a_message_that_is_gone_are_given_up(harness: Harness, wire: Wire) -> None:
    table = await harness.started(2)
    await news(harness, True)
    await wire.strike(harness.host.posting.outbox.resume, "refuse", only="PATCH /channels/")
    assert table.post_id is not None
    assert len(await _pending(harness, table.id)) == 1
    harness.env.backend.delete_message(harness.channel.id, table.post_id)
    await rest(harness)
    assert await _pending(harness, table.id) == []


async def test_pictures_that_are_owed_survive_a_restart(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(harness.env.bot.publisher, "_draw_pool", DrawPool(1, -1))
        table = await harness.started(2)
    post = await harness.post()
    assert post.attachments == []
    await harness.restart()
    await harness.env.advance_time(25)
    later = await harness.post()
    assert (later.id, len(later.attachments)) == (post.id, 2)
    assert (texts(later), custom_ids(later)) == (texts(post), custom_ids(post))
    assert await _pending(harness, table.id) == []


async def test_pictures_of_a_post_that_is_gone_are_owed_no_more(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(harness.env.bot.publisher, "_draw_pool", DrawPool(1, -1))
        table = await harness.started(2)
    assert len(await _pending(harness, table.id)) == 1
    harness.env.backend.delete_message(harness.channel.id, table.post_id or 0)
    await harness.env.advance_time(25)
    assert await _pending(harness, table.id) == []


async def test_posts_are_drawn_however_many_look_at_boards(harness: Harness) -> None:
    context = harness.env.bot.context
    draw_pool = context.draw_pool = DrawPool(1, 0, inside=context.post_pool)
    async with draw_pool.place():
        await harness.started(2)
        assert len((await harness.post()).attachments) == 2
        shown = await harness.people[0].slash(harness.channel, "table board")
        assert "cannot be drawn right now" in texts(shown.response)


async def check(harness: Harness, struck: str) -> None:
    """Assert what must be true whenever the table is at rest."""
    messages = harness.channel.history()
    table = await harness.table()
    live = [m.id for m in messages if _is_live(m)]
    assert live == [table.post_id], struck
    for message in messages:
        asking = [name for name in shown(message) if name == "question"]
        assert len(asking) <= _is_live(message), struck
    log = await harness.host.tables.log(table.id, 10_000)
    told = Counter(line for m in messages for line in texts(m).splitlines() if line[0] == "§")
    happened = Counter(_lines([event for entry in log for event in entry.events]))
    assert told == happened, struck


def shown(message: Any) -> list[str]:
    """Return the names of the pictures of a message, each of which stands alone."""
    galleries = [part for part in components(message) if part["type"] == GALLERY]
    assert [len(gallery["items"]) for gallery in galleries] == [1] * len(galleries)
    urls = [gallery["items"][0]["media"]["url"] for gallery in galleries]
    names = [urlsplit(url).path.rsplit("/", 1)[-1] for url in urls]
    assert [one.filename for one in message.attachments] == names
    return [name.partition(".")[0] for name in names]


async def news(harness: Harness, phase: bool) -> Position:
    """Play past Discord until something must be told, if wanted that a phase is over."""
    host, table = harness.host, await harness.table()
    publisher, host.posting.outbox.publisher = host.posting.outbox.publisher, None
    before = await host._database.read(lambda db: outbox.posts_due(db, table.id))
    while True:
        position = await harness.position()
        decision = harness.rng.choice(position.decisions)
        move = position.rules.notate(harness.rng.choice(decision.moves))
        await host.tables.play(table.id, table.chairs[decision.seat].user_id or 0, move)
        rows = await host._database.read(lambda db: outbox.posts_due(db, table.id))
        if any(row.closes if phase else not row.quiet for row in rows[len(before) :]):
            break
    # Nothing is told while house bots decide alone.
    await host.automation.house_bots.settled()
    host.posting.outbox.publisher = publisher
    return await harness.position()


async def reborn(harness: Harness) -> None:
    """Start another process, which knows what is stored and nothing else."""
    bot, old = harness.env.bot, harness.host
    harness.host = bot.context.host = await without_threads(harness.path, CATALOGUE, harness.clock)
    bot.publisher = GamePublisher(
        CATALOGUE, bot.sender, bot.context.post_pool, Notifications(harness.host)
    )
    harness.host.posting.outbox.publisher = bot.publisher
    await old.close()


async def rest(harness: Harness) -> None:
    """Do everything that is due, and try again what failed."""
    for _ in range(4):
        await harness.host.posting.outbox.resume()
        await harness.host.posting.outbox.wake((await harness.table()).id)
    await harness.host.posting.outbox.resume()
    await harness.env.settle()


def _is_live(message: Any) -> bool:
    return any(custom_id.split(":")[0] in LIVE for custom_id in custom_ids(message))


async def _pending(harness: Harness, table_id: int) -> list[edits.EditRow]:
    return await harness.host._database.read(lambda db: edits.edits_due(db, table_id, float("inf")))


def _lines(events: Any) -> list[str]:
    return [_line(event) for event in events]


def _line(event: Event) -> str:
    return f"§{event.kind} {json.dumps(dict(event.data), sort_keys=True)}"


async def proposed(harness: Harness) -> Proposal:
    """Propose something as a player, and return it once the table was notified."""
    table = await harness.table()
    anna = table.chairs[0].user_id or 0
    proposal = await harness.host.proposals.propose(table.id, anna, "abandon")
    await harness.host.proposals.settled()
    return proposal


async def heard(harness: Harness) -> Proposal:
    """Send from another process what the table does not know of its one proposal."""
    await reborn(harness)
    harness.host.proposals.announcer = ThreadAnnouncer(harness.env.bot)
    await harness.host.proposals.resume()
    await harness.host.proposals.settled()
    await rest(harness)
    return await harness.host.proposals.get(1)


def _asking(harness: Harness) -> list[Any]:
    return [m for m in harness.channel.history() if any("vote:" in i for i in custom_ids(m))]


@pytest.mark.parametrize("voted", [False, True])
async def test_a_proposal_is_asked_once_even_through_a_kill(
    harness: Harness, wire: Wire, voted: bool
) -> None:
    """Long after the minutes of a nonce too, and where somebody has voted meanwhile."""
    await harness.started(3)
    assert await wire.strike(lambda: proposed(harness), "die", only=SENDING)
    (question,) = _asking(harness)
    if voted:
        voter = harness.person((await harness.table()).chairs[1].user_id or 0)
        await voter.click(question, label="Agree")
    assert (await heard(harness)).message_id == question.id
    assert [m.id for m in _asking(harness)] == [question.id]


async def test_a_question_that_nobody_remembers_loses_its_buttons_with_the_answer(
    harness: Harness, wire: Wire
) -> None:
    table = await harness.started(2)
    assert await wire.strike(lambda: proposed(harness), "die", only=SENDING)
    assert len(_asking(harness)) == 1
    anna = table.chairs[0].user_id or 0
    harness.host.proposals.announcer = None
    await harness.host.proposals.withdraw(1, anna)
    assert (await heard(harness)).outcome == "withdrawn"
    assert _asking(harness) == []
    assert "\n".join(map(texts, harness.channel.history())).count("✋") == 1


async def test_what_became_of_a_proposal_is_told_once_even_through_a_kill(
    harness: Harness, wire: Wire
) -> None:
    table = await harness.started(2)
    await proposed(harness)

    async def withdrawn() -> None:
        await harness.host.proposals.withdraw(1, table.chairs[0].user_id or 0)
        await harness.host.proposals.settled()

    assert await wire.strike(withdrawn, "die", only=SENDING)
    await heard(harness)
    assert "\n".join(map(texts, harness.channel.history())).count("✋") == 1
    assert _asking(harness) == []


async def test_an_owner_is_told_once_what_is_missing_even_through_a_kill(
    harness: Harness, wire: Wire
) -> None:
    """Within the minutes of a nonce, which the new process is in."""
    wire.remembers = True
    await harness.started(2)
    direct = harness.people[0].user.dm_channel
    path = f"/channels/{harness.channel.id}/messages"
    harness.env.inject_error("POST", path, status=403, code=50013, times=99)
    await news(harness, False)
    # After the post, and the post in words.
    assert await wire.strike(harness.host.posting.outbox.resume, "die", number=3, only=SENDING)
    assert len(direct.history()) == 1
    await reborn(harness)
    await rest(harness)
    assert len(direct.history()) == 1


async def _killed_after_calling(harness: Harness, wire: Wire) -> None:
    """Set everybody to direct messages; kill the bot once one, or a line instead, got out."""
    await harness.started(2)
    for person in harness.people[:2]:
        await person.slash(harness.channel, "me", pings="dm")
    await news(harness, False)
    while not await wire.strike(harness.host.posting.outbox.resume, "die", number=2, only=SENDING):
        await news(harness, False)


async def test_who_is_called_directly_is_called_once_even_through_a_kill(
    harness: Harness, wire: Wire
) -> None:
    await _killed_after_calling(harness, wire)
    direct = [person.user.dm_channel for person in harness.people[:2]]
    assert sum(len(channel.history()) for channel in direct) == 1
    await reborn(harness)
    await rest(harness)
    assert sum(len(channel.history()) for channel in direct) == 1
    await check(harness, wire.struck)


@pytest.mark.parametrize("only", ["PATCH /channels/", SENDING])
async def test_who_is_called_by_a_line_is_called_once_even_through_a_kill(
    harness: Harness, wire: Wire, only: str
) -> None:
    """The edit may have got out and the line not, or both."""
    await harness.started(2)
    anna = harness.deciders(await harness.position())[0]
    ben = next(person for person in harness.people[:2] if person.id != anna.id)
    await anna.slash(harness.channel, "pr role", role="settler")
    short = await harness.post()
    publisher, harness.host.posting.outbox.publisher = harness.host.posting.outbox.publisher, None
    await harness.turn_anywhere()
    harness.host.posting.outbox.publisher = publisher
    with harness.env.time_context():
        assert await wire.strike(harness.host.posting.outbox.resume, "die", only=only)
    await reborn(harness)
    await rest(harness)
    assert (await harness.post()).id == short.id
    later = [m for m in harness.channel.history() if m.id > short.id]
    lines = [m for m in later if [user.id for user in m.mentions] == [ben.id]]
    assert len(lines) == len(later) == 1
    assert not _is_live(lines[0])
    await harness.turn_anywhere()
    await rest(harness)
    assert lines[0].id not in {m.id for m in harness.channel.history()}, "it is answered"
    await check(harness, wire.struck)


async def test_whose_direct_messages_are_closed_is_mentioned_once_even_through_a_kill(
    harness: Harness, wire: Wire
) -> None:
    harness.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=99)
    await _killed_after_calling(harness, wire)
    assert "not send you a direct message" in texts(harness.channel.last_message)
    await reborn(harness)
    await rest(harness)
    everything = "\n".join(map(texts, harness.channel.history()))
    assert everything.count("not send you a direct message") == 1
