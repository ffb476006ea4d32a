"""Sentences of the bot about Discord's world, held against what that world was like."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.locales import Words
from tests.tools.chaos.objects import Message
from tests.tools.chaos.stage import Stage
from tests.tools.chaos.world import World

GRACE = 60.0
"""Seconds for which what was true may be told later."""
PERMISSIONS = {
    "view_channel": "view",
    "send_messages": "send",
    "send_messages_in_threads": "send_in_threads",
    "create_public_threads": "public_threads",
    "create_private_threads": "private_threads",
    "attach_files": "attach",
    "read_message_history": "history",
    "embed_links": "embed",
    "manage_threads": "manage_threads",
}
"""The bot's names of permissions, and ours."""
MARKS = {r"<\#0>": r"<#(\d+)>", "<@0>": r"<@(\d+)>", "1000000": r"(\d+)", "TABLE": ".+?"}
_WORDS = Words("en")


def _form(text: str) -> re.Pattern[str]:
    """Return the form of a rendered text, in which <#0>, <@0>, 1000000 and TABLE stand for any."""
    form = re.escape(text.strip())
    for mark, found in MARKS.items():
        form = form.replace(mark, found)
    return re.compile(form)


def _hindered(name: str) -> re.Pattern[str]:
    told = {"table": "TABLE", "place": "<#0>", "permission": _WORDS("permission", name=name)}
    return _form(_WORDS("hindered", **told, what=name))


LACKING = {ours: _hindered(name) for name, ours in PERMISSIONS.items()}
CLOSED = [_form(_WORDS(key, mention="<@0>")) for key in ("dm-turn-closed", "dm-asked-closed")]
UNHEARD = _form(_WORDS("league-post-unheard"))
GONE = _form(_WORDS("hindered-gone", table="TABLE", id=1_000_000))


def untrue(stage: Stage) -> Iterator[str]:
    """Yield what the bot told people about permissions, channels and direct messages falsely."""
    world = stage.server.world
    for message in world.record:
        text = message.texts
        yield from _permissions(world, message, text)
        yield from _directs(world, message, text)
        for number in GONE.findall(text):
            (channel_id,) = stage.one("SELECT channel_id FROM game WHERE id = ?", int(number))
            if channel_id not in world.gone:
                yield f"channel {channel_id} is there: {text[:80]!r}"


def _permissions(world: World, message: Message, text: str) -> Iterator[str]:
    for name, form in LACKING.items():
        for channel_id in map(int, form.findall(text)):
            if not lacked(world, channel_id, name, message.at):
                yield f"{name} is not missing in {channel_id}: {text[:80]!r}"


def lacked(world: World, channel_id: int, name: str, at: float) -> bool:
    """Return whether the bot lacked a permission in a channel then, or just before.

    Who may not send somewhere may not do so in its threads for another reason: both count.
    """
    names = {"send", "send_in_threads"} if name.startswith("send") else {name}
    return any(
        one.channel_id == channel_id and one.name in names and one.since <= at <= one.until + GRACE
        for one in world.lacked
    )


def _directs(world: World, message: Message, text: str) -> Iterator[str]:
    """Yield who is said to take no direct messages, and does."""
    told = [int(user) for form in CLOSED for user in form.findall(text)]
    if UNHEARD.search(text):
        told += [user.id for user in message.mentions]
    for user in told:
        if user not in world.were_closed:
            yield f"{user} takes direct messages: {text[:80]!r}"
