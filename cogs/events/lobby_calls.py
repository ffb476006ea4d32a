"""Notifications of a lobby: confirm that you are there, start, fill a seat."""

from __future__ import annotations

import logging
from itertools import groupby

from bot.host.api import PublishFailed, Table
from bot.host.lobby.service import LobbyCall
from bot.locales import Words
from cogs.client import Client
from cogs.posting.posts import Post
from cogs.ui.screens.lobby import call_screen

_log = logging.getLogger(__name__)


async def tell_lobbies(bot: Client) -> None:
    """Send the notifications that lobbies owe by now; failures are tried again."""
    due = await bot.context.host.lobby.due_calls()
    for (table, kind), calls in groupby(due, key=lambda call: (call.table, call.kind)):
        try:
            await _call(bot, table, kind, [*calls])
        except PublishFailed as error:
            _log.info("whom table %s calls is called later: %s", table.id, error)


async def _call(bot: Client, table: Table, kind: str, calls: list[LobbyCall]) -> None:
    """Post one line for all who are notified, each as they have chosen."""
    people = tuple(call.user_id for call in calls)
    screen = call_screen(table, kind, people, Words(table.language))
    post = Post(screen, people, f"lobby-{table.id}-{kind}-{min(people)}")
    await bot.sender.show_card(table)
    await bot.publisher.ask(table, table.channel_id, post)
    for call in calls:
        await bot.context.host.lobby.called(call)
