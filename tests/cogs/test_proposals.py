"""Proposals as people meet them: commands, questions with buttons, answers, both languages."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest
import simcord

from bot.host.core.api import Position
from bot.host.proposals.kinds import KINDS
from bot.host.proposals.service import Proposal, Voice
from bot.locales import Words
from cogs.commands.proposals import question, verdict
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, components, custom_ids, texts
from tests.cogs.test_calls import allowed
from tests.cogs.unit.checks import LONG_NAME, check, positions
from tests.languages import LANGUAGES

__all__ = ["drawn_once"]


async def asked(harness: Harness) -> Any:
    """Return the newest message that asks for voices."""
    await harness.host.proposals.settled()
    await harness.env.settle()
    found = [m for m in harness.channel.history() if any("vote:" in i for i in custom_ids(m))]
    return found[-1]


async def told(harness: Harness) -> str:
    """Return all that the channel shows."""
    await harness.host.proposals.settled()
    await harness.env.settle()
    return "\n".join(texts(message) for message in harness.channel.history())


def seated(harness: Harness, position: Position, seat: int) -> simcord.MemberActor:
    return harness.person(position.table.chairs[seat].user_id or 0)


async def test_taking_back_with_consent(harness: Harness) -> None:
    await harness.started(3)
    position = await harness.position()
    first, second = seated(harness, position, 0), seated(harness, position, 1)
    await first.slash(harness.channel, "pr role", role="trader")
    await second.slash(harness.channel, "pr role", role="captain")
    refused = await first.slash(harness.channel, "table takeback")
    assert "only if the others agree" in texts(refused.response)
    answered = await first.click(refused.response, label="Ask the others")
    assert "The others have been asked" in texts(answered.response or refused.response)
    message = await asked(harness)
    said = texts(message)
    assert f"{first.name} proposes: take back everything from move 1 on." in said
    assert f"{first.name} takes the role Trader" in said
    others = [p for p in harness.people[:3] if p.id != first.id]
    assert {user.id for user in message.mentions} == {p.id for p in others}
    for stranger in (first, harness.people[4]):
        result = await stranger.click(message, label="Agree")
        assert result.response.ephemeral
        assert "Only the people who were asked" in texts(result.response)
    await others[0].click(message, label="Agree")
    message = await asked(harness)
    assert f"✅ {others[0].name}" in texts(message)
    assert (await harness.position()).version == 2
    await others[1].click(message, label="Agree")
    everything = await told(harness)
    assert (await harness.position()).version == 3
    assert "✅ Agreed, as" in everything
    assert f"{first.name} took 2 moves back" in everything
    assert "~~" in everything, "what was undone is struck out"
    message = next(m for m in harness.channel.history() if m.id == message.id)
    assert not custom_ids(message)
    post = await harness.post()
    assert len(post.attachments) == 2, "the boards are posted again"
    assert [user.id for user in post.mentions] in ([first.id], [])


async def test_a_decided_proposal_says_so(harness: Harness) -> None:
    await harness.started(3)
    anna, ben, cleo = harness.people[:3]
    await anna.slash(harness.channel, "propose end")
    message = await asked(harness)
    result = await ben.click(message, label="Withdraw")
    assert "Only the player who proposed" in texts(result.response)
    await ben.click(message, label="Decline")
    assert "❌ anna’s proposal was declined" in await told(harness)
    late = await harness.env.bot.get_channel(harness.channel.id).send(view=raw())
    result = await cleo.click(late, label="late")
    assert "already declined this" in texts(result.response)
    assert (await harness.position()).table.status == "running"


def raw() -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(custom_id="vote:1:0", label="late"))
    return view


async def test_withdrawn_and_expired(harness: Harness) -> None:
    await harness.started(2)
    anna = harness.people[0]
    await anna.slash(harness.channel, "propose abandon")
    await anna.click(await asked(harness), label="Withdraw")
    assert "✋ anna withdraws the proposal" in await told(harness)
    await anna.slash(harness.channel, "table abandon")
    assert "Open until" in texts(await asked(harness))
    # Sweeping through a day of waking time takes a while, so that the proposal is made older.
    await harness.host._database.write(
        lambda db: db.execute("UPDATE proposal SET due_at = 0 WHERE outcome IS NULL")
    )
    await harness.env.advance_time(30)
    assert "⌛ anna’s proposal has expired" in await told(harness)
    assert (await harness.position()).table.status == "running"


async def test_a_move_overtakes_it(harness: Harness) -> None:
    await harness.started(2)
    position = await harness.position()
    first, second = seated(harness, position, 0), seated(harness, position, 1)
    await first.slash(harness.channel, "pr role", role="prospector")
    await first.slash(harness.channel, "propose takeback", move=1)
    await asked(harness)
    await second.slash(harness.channel, "pr role", role="trader")
    assert "⏩ anna’s proposal no longer applies" in await told(harness)


async def test_an_early_end_and_an_abandoned_game(harness: Harness) -> None:
    await harness.started(2)
    anna, ben = harness.people[:2]
    await anna.slash(harness.channel, "propose end")
    await ben.click(await asked(harness), label="Agree")
    everything = await told(harness)
    assert "the game is over" in everything
    assert (await harness.table()).status == "over"
    await harness.started(2)
    await ben.slash(harness.channel, "propose abandon")
    await anna.click(await asked(harness), label="Agree")
    assert "the table was abandoned" in await told(harness)


async def test_seats_options_and_paces(harness: Harness) -> None:
    await harness.started(2)
    anna, ben = harness.people[:2]
    before = (await harness.table()).chair_of(anna.id).seat
    await anna.slash(harness.channel, "propose swap", player="ben")
    await ben.click(await asked(harness), label="Agree")
    assert "anna and ben swap seats" in await told(harness)
    assert (await harness.table()).chair_of(ben.id).seat == before
    await anna.slash(harness.channel, "propose pace", pace="fast")
    await ben.click(await asked(harness), label="Agree")
    await told(harness)
    assert (await harness.table()).pace == "fast"
    for name in ("pause", "resume"):
        await ben.slash(harness.channel, f"propose {name}")
        await anna.click(await asked(harness), label="Agree")
        await told(harness)
        assert ((await harness.table()).paused_at is None) == (name == "resume")
    refused = await anna.slash(harness.channel, "propose resume")
    assert "nothing to vote on" in texts(refused.response)


async def test_an_option_before_the_game_begins(harness: Harness) -> None:
    anna, ben = harness.people[:2]
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    table = await harness.table()
    await ben.click(harness.channel.last_message, custom_id=f"lobby:{table.id}:0")
    await ben.slash(harness.channel, "propose option", option="hacienda_quarry", choice="yes")
    await anna.click(await asked(harness), label="Agree")
    await told(harness)
    assert (await harness.table()).options["hacienda_quarry"] == "yes"


async def test_an_open_proposal_after_a_restart_in_german(german: Harness) -> None:
    await german.started(2)
    anna, ben = german.people[:2]
    await anna.slash(german.channel, "propose end")
    assert "anna schlägt vor: das Spiel jetzt beenden" in texts(await asked(german))
    await german.restart()
    message = await asked(german)
    assert {c["label"] for c in components(message) if c["type"] == 2} == {
        "Zustimmen",
        "Ablehnen",
        "Zurückziehen",
    }
    await ben.click(message, label="Zustimmen")
    assert "Angenommen" in await told(german)
    assert (await german.table()).status == "over"


async def test_with_house_bots_nobody_is_asked(harness: Harness) -> None:
    await harness.started(1, bots=2)
    anna, position = harness.people[0], await harness.position()
    decision = position.user_decision(anna.id)
    assert decision is not None
    await anna.slash(harness.channel, "play", move=decision.moves[0].text)
    result = await anna.slash(harness.channel, "propose takeback")
    assert "nobody had to be asked" in texts(result.response)
    assert (await harness.position()).user_decision(anna.id) is not None


@pytest.mark.parametrize("language", LANGUAGES)
async def test_screens_are_within_discords_limits(language: str) -> None:
    table = replace(next(iter(positions(5, 1, language, {})))[0].table, id=10**9)
    words = Words(language, table.names)
    voices = tuple(Voice(10**18 + n, name, n % 2 == 0) for n, name in enumerate(table.names))
    data = {
        "takeback": {"version": 99_998},
        "swap": {"seat": 1},
        "away": {"seat": 2},
        "pace": {"pace": "relaxed"},
        "option": {"option": "hacienda_quarry", "choice": "yes"},
    }
    for kind in KINDS:
        proposal = Proposal(
            id=10**9,
            table=table,
            kind=kind,
            user_id=1,
            name=LONG_NAME,
            data=data.get(kind, {}),
            version=1,
            due_at=datetime.now(UTC),
            outcome=None,
            message_id=None,
            voices=voices,
            made_at=datetime.now(UTC),
        )
        check(question(proposal, "x" * 2000, words))
        for outcome in ("agreed", "declined", "expired", "withdrawn", "overtaken"):
            check(verdict(replace(proposal, outcome=outcome), words))


async def test_the_question_says_how_many_must_agree(harness: Harness) -> None:
    await harness.started(4)
    anna, ben = harness.people[:2]
    for kind, needed in (("pause", 2), ("end", 3)):
        await anna.slash(harness.channel, f"propose {kind}")
        assert f"needs {needed} of 3 votes" in texts(harness.channel.last_message)
    await ben.slash(harness.channel, "table quit")
    await harness.people[2].click(
        next(m for m in harness.channel.history() if "needs 3 of 3" in texts(m)), label="Agree"
    )
    assert any("needs 2 of 2 votes" in texts(m) for m in harness.channel.history())


async def test_who_sleeps_is_asked_in_the_morning_and_not_again_after_the_answer(
    harness: Harness,
) -> None:
    await harness.started(3)
    first, second, third = harness.people[:3]
    now = harness.clock()
    wakes, sleeps = now + timedelta(hours=2), now - timedelta(hours=1)
    hours = {"wakes": f"{wakes:%H:%M}", "sleeps": f"{sleeps:%H:%M}"}
    for sleeper in (second, third):
        await sleeper.slash(harness.channel, "hours", zone="UTC", **hours)
    await first.slash(harness.channel, "propose pause")
    question = await asked(harness)
    assert allowed(harness)[-1] == []
    assert question.flags.suppress_notifications
    await third.click(question, label="Decline")
    harness.clock.ahead += timedelta(hours=2, minutes=1)
    await harness.host.tick()
    await harness.host.posting.outbox.resume()
    await harness.env.settle()
    line = harness.channel.last_message
    assert str(second.id) in allowed(harness)[-1]
    assert str(third.id) not in allowed(harness)[-1]
    await second.click(question, label="Decline")
    await harness.env.settle()
    assert line.id not in {message.id for message in harness.channel.history()}
