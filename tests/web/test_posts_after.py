"""Acts on a page count as the clicks they replace: the posts in Discord show them, too."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest

from bot.host.core.api import Table
from bot.host.servers.settings import Server
from tests.cogs.harness import DECIDING, asks, custom_ids, texts
from tests.web.pages import Pages, bot_of
from tests.web.test_play import asked, send


async def begun(pages: Pages, people: int = 3) -> Table:
    """Start a table by the buttons of its card, so that its posts are on Discord."""
    guild = bot_of(pages.harness).guilds[0]
    await pages.harness.host.servers.settings.decide(guild.id, Server(newcomers=0))
    return await pages.harness.started(people)


async def settled(pages: Pages) -> None:
    """Wait until Discord shows everything: posts, and edits of earlier ones."""
    await pages.harness.env.settle()
    await pages.harness.host.proposals.settled()
    await pages.harness.host.posting.outbox._worker.settled()
    await bot_of(pages.harness).cards.settled()
    await pages.harness.env.settle()


def alive(message: Any) -> list[str]:
    """Return the custom_ids by which a post can move."""
    return [one for one in custom_ids(message) if one.partition(":")[0] in DECIDING]


async def only_the_newest_asks(pages: Pages) -> None:
    """See that no post but the table's newest has a button that moves, and that one asks of now."""
    table = await pages.harness.table()
    stamp = table.stamp(table.version)
    for message in pages.harness.channel.history():
        found = alive(message)
        assert message.id == table.post_id or not found, (message.id, found)
        assert all(f":{table.id}:{stamp}" in one for one in found if one.startswith("mv:")), found


async def _moved(pages: Pages) -> tuple[str, Any]:
    """Make the first move from the page of whoever is asked."""
    _, link, question = await asked(pages, await pages.harness.position())
    index = question["choices"][0]["index"]
    answer = await send(pages, link, done="move", stamp=question["asked"], index=index)
    assert answer.status == 200
    return link, answer.data


async def move(pages: Pages) -> None:
    await _moved(pages)


async def draft(pages: Pages) -> None:
    """Draft a move, which leaves the post as it is, and send it."""
    _, link, question = await asked(pages, await pages.harness.until(asks("place", 3)))
    assert question["drafts"] == "must"
    before = (await pages.harness.table()).post_id
    index = question["choices"][0]["index"]
    drafted = await send(pages, link, done="draft", stamp=question["asked"], index=index)
    assert drafted.status == 200
    await settled(pages)
    assert (await pages.harness.table()).post_id == before
    sent = await send(pages, link, done="send", mark=drafted.data["draft"]["mark"])
    assert sent.status == 200


async def takeback(pages: Pages) -> None:
    link, told = await _moved(pages)
    await settled(pages)
    back = await send(pages, link, done="takeback", stamp=told["takeback"])
    assert back.status == 200


async def end(pages: Pages) -> None:
    """Agree from the page that the game ends now."""
    table = await pages.harness.table()
    proposals, people = pages.harness.host.proposals, pages.harness.people
    proposal = await proposals.propose(table.id, people[0].id, "end")
    await settled(pages)
    for person in (1, 2):
        await pages.pair(person)
        answer = await send(
            pages, await pages.link(person), done="vote", proposal=proposal.id, answer="agree"
        )
        assert answer.status == 200
    assert (await pages.harness.table()).status == "over"


DOORS: tuple[Callable[[Pages], Awaitable[None]], ...] = (move, draft, takeback, end)


@pytest.mark.parametrize("door", DOORS, ids=lambda one: one.__name__)
async def test_the_post_that_asked_has_no_buttons_after_it(
    pages: Pages, door: Callable[[Pages], Awaitable[None]]
) -> None:
    await begun(pages)
    old = await pages.harness.post()
    assert alive(old)
    await door(pages)
    await settled(pages)
    await only_the_newest_asks(pages)


async def test_posts_of_several_moves_in_a_row_keep_no_buttons(pages: Pages) -> None:
    await begun(pages)
    for _ in range(6):
        await _moved(pages)
        await settled(pages)
        await only_the_newest_asks(pages)


async def test_a_standing_order_of_a_page_that_acts_leaves_no_buttons(pages: Pages) -> None:
    """The order is armed while it is the reader's turn: it moves at once."""
    await begun(pages)
    for _ in range(60):
        _, link, _ = await asked(pages, await pages.harness.position())
        told = (await pages.get(f"{link}/aids")).data["orders"]
        version = (await pages.harness.table()).version
        for kind in told["kinds"]:
            values = [one["key"] for one in kind["values"]][: kind["most"]]
            await send(
                pages,
                link,
                done="order",
                wish=kind["wish"],
                decision=kind["decision"],
                prefers=values,
                scope=told["scopes"][-1]["key"],
            )
        await settled(pages)
        if (await pages.harness.table()).version > version:
            return await only_the_newest_asks(pages)
        await _moved(pages)
        await settled(pages)
    raise AssertionError("no order acted")


async def question_of(pages: Pages, table: Table) -> discord.Message:
    (proposal,) = await pages.harness.host.proposals.open_at(table.id)
    posts = pages.harness.channel.history()
    return next(one for one in posts if one.id == proposal.message_id)


async def proposed(pages: Pages, table: Table) -> int:
    proposals, anna = pages.harness.host.proposals, pages.harness.people[0]
    proposal = await proposals.propose(table.id, anna.id, "abandon")
    await settled(pages)
    return proposal.id


async def test_a_vote_from_a_page_is_shown_on_the_question_in_discord(pages: Pages) -> None:
    """And the question keeps its buttons, its mark and its one notification."""
    table = await begun(pages)
    number = await proposed(pages, table)
    before = await question_of(pages, table)
    name = pages.harness.people[1].name
    assert f"… {name}" in texts(before)
    await pages.pair(1)
    link = await pages.link(1)
    voted = await send(pages, link, done="vote", proposal=number, answer="agree")
    assert voted.status == 200
    await settled(pages)
    after = await question_of(pages, table)
    assert f"✅ {name}" in texts(after)
    assert custom_ids(after) == custom_ids(before)
    assert after.components[0].id == before.components[0].id


async def test_a_question_that_is_withdrawn_on_a_page_has_no_buttons(pages: Pages) -> None:
    table = await begun(pages)
    number = await proposed(pages, table)
    question = await question_of(pages, table)
    await pages.pair(0)
    answer = await send(pages, await pages.link(0), done="vote", proposal=number, answer="withdraw")
    assert answer.status == 200
    await settled(pages)
    posts = pages.harness.channel.history()
    now = next(one for one in posts if one.id == question.id)
    assert not [one for one in custom_ids(now) if one.startswith("vote:")]


async def test_votes_at_once_leave_the_question_as_it_was_decided(pages: Pages) -> None:
    """The edit of the first vote comes after the second has decided: no button comes back."""
    table = await begun(pages)
    number = await proposed(pages, table)
    question = await question_of(pages, table)
    links = []
    for person in (1, 2):
        cookie = await pages.pair(person)
        links.append((await pages.link(person), "; ".join(f"{k}={v}" for k, v in cookie.items())))
    pages.unpair()
    what = {"done": "vote", "proposal": number, "answer": "agree"}
    answers = await asyncio.gather(
        *(pages.post(f"{link}/play", what, Cookie=cookie) for link, cookie in links)
    )
    assert [one.status for one in answers] == [200, 200]
    await settled(pages)
    posts = pages.harness.channel.history()
    now = next(one for one in posts if one.id == question.id)
    assert not [one for one in custom_ids(now) if one.startswith("vote:")]
