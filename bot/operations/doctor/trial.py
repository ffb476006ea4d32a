"""Trial of the bot's features in a Discord channel, without a connection to the gateway.

Each step yields a finding if Discord does not behave as the bot relies on, which no simulation of
Discord can show. Discord's documentation: "Message" (Create, Edit, attachments, nonce), "Channel"
(threads) and "Threads".
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from io import BytesIO
from secrets import token_hex
from typing import NamedTuple

import aiohttp
import discord
from PIL import Image

from bot.operations.discord_errors import FAULTS, explain
from bot.operations.doctor.examination import Result
from bot.operations.doctor.findings import Finding, error, note, warning
from bot.runtime.settings import TOKEN_VARIABLE, Settings
from cogs.posting.messages import NOBODY, Change, bears, illustrate, keep_only
from cogs.posting.obstacles import opened
from cogs.posting.posts import mark_of, nonce_of
from cogs.posting.sender import CLOCKS_DIFFER
from cogs.ui.kit.files import known_files
from cogs.ui.kit.layout import layout
from cogs.ui.kit.screen import Button, Screen
from render.api import Picture

ERRORS = (discord.DiscordException, aiohttp.ClientError, OSError)
"""Errors raised by discord.py for a request that failed or was refused."""
TEXT = "A trial of `bot doctor`, which removes it again at once."


@dataclass
class Trial:
    """One trial in one channel; everything in `made` is removed at the end, newest first."""

    client: discord.Client
    channel: discord.TextChannel
    made: list[tuple[str, Callable[[], Awaitable[object]]]] = field(default_factory=list)

    async def post(self, screen: Screen, nonce: str | None = None) -> discord.Message:
        """Send a message the way the bot sends its posts; return it. Raises discord.py's errors."""
        nonce = nonce or a_nonce()
        message = await self.channel.send(
            view=layout(screen, mark_of(nonce)),
            files=screen.files(),
            silent=True,
            nonce=nonce,
            allowed_mentions=NOBODY,
        )
        self.made.append((f"message {message.id}", message.delete))
        return message

    async def fetched(self, message: discord.Message) -> discord.Message:
        """Fetch a message in its present state. Raises discord.py's errors."""
        return await self.channel.fetch_message(message.id)

    async def edit(
        self, message: discord.Message, make: Callable[[discord.Message], Change | None]
    ) -> discord.Message:
        """Edit a message in the way the bot does; return it as fetched afterwards.

        Raises discord.py's errors.
        """
        known = await self.fetched(message)
        partial = self.channel.get_partial_message(message.id)

        async def send() -> None:
            change = make(known)
            if change is not None:
                await partial.edit(
                    view=change.view, attachments=change.attachments, allowed_mentions=NOBODY
                )

        await opened(self.client, self.channel.id, send)
        return await self.fetched(message)

    async def found(self, nonce: str, since: datetime) -> discord.Message | None:
        """Find the message with a nonce in the channel's history. Raises discord.py's errors."""
        async for message in self.channel.history(limit=50, after=since - CLOCKS_DIFFER):
            if bears(message, mark_of(nonce), self.client.user):
                return message
        return None

    async def thread(self, make: Callable[[], Awaitable[discord.Thread]]) -> discord.Thread:
        """Create a thread, and note that it must be removed. Raises discord.py's errors."""
        thread = await make()
        self.made.append((f"thread {thread.id}", lambda: _put_away(thread)))
        return thread

    async def remove(self) -> Sequence[Finding]:
        """Remove everything made by the trial; return a finding on what a person must remove."""
        left = []
        for name, remove in reversed(self.made):
            try:
                await remove()
            except discord.NotFound:
                continue
            except ERRORS:
                left.append(name)
        if not left:
            return ()
        return [
            note(
                "trial-left",
                f"Left in the channel: {', '.join(left)}.",
                f"channel {self.channel.id}",
                "Delete it by hand. Threads go with Manage Threads alone, which the bot does"
                " not ask for.",
            )
        ]


async def _put_away(thread: discord.Thread) -> None:
    """Delete a thread; close it if that is forbidden. Raises discord.py's errors."""
    try:
        await thread.delete()
    except discord.Forbidden:
        await thread.edit(archived=True)
        raise


def a_nonce() -> str:
    """Return a new nonce that no other message has."""
    return nonce_of(token_hex())


def pictures(count: int) -> tuple[Picture, ...]:
    """Return small pictures that all differ."""
    return tuple(_picture(f"trial{number}.png", 40 * number) for number in range(count))


def asking(text: str = TEXT) -> Screen:
    """Return a post with two pictures, and a question with its own picture."""
    first, second, third = pictures(3)
    button = Button("trial", "A trial: does nothing", "🎲")
    return Screen((text,), (first, second), "A trial question", ((button,),), asking=third)


def _picture(name: str, shade: int) -> Picture:
    data = BytesIO()
    Image.new("RGB", (220, 140), (shade, 90, 140)).save(data, "PNG")
    return Picture(name, (220, 140), data.getvalue(), "A plain rectangle")


def media_of(message: discord.Message) -> list[discord.UnfurledMediaItem]:
    """Return the pictures in a message, in order."""
    galleries = [
        inner
        for box in message.components
        if isinstance(box, discord.Container)
        for inner in box.children
        if isinstance(inner, discord.MediaGalleryComponent)
    ]
    return [item.media for gallery in galleries for item in gallery.items]


def buttons_of(message: discord.Message) -> int:
    """Return how many rows of buttons a message has."""
    boxes = (box for box in message.components if isinstance(box, discord.Container))
    return sum(isinstance(inner, discord.ActionRow) for box in boxes for inner in box.children)


_REPORT = "Report it to the makers of the bot, with this whole output."


class Step(NamedTuple):
    """A step of the trial, with its name; Discord's errors are passed on."""

    name: str
    run: Callable[[Trial], AsyncIterator[Finding]]


async def _post(trial: Trial) -> AsyncIterator[Finding]:
    """Post texts, pictures and buttons, and check that all of them can be fetched."""
    message = await trial.fetched(await trial.post(asking()))
    async for finding in _shows(trial, message, pictures=3, rows=1):
        yield finding


async def _nonce(trial: Trial) -> AsyncIterator[Finding]:
    """Check that a message sent twice with one nonce exists once, and is found in the history."""
    nonce = a_nonce()
    first = await trial.post(asking(), nonce)
    again = await trial.post(asking(), nonce)
    if first.id != again.id:
        yield _broken(trial, "nonce", "The same message was sent twice in spite of its nonce.")
    if await trial.found(nonce, first.created_at) is None:
        yield _broken(trial, "history", "A message that was sent is not found in the history.")


async def _strip(trial: Trial) -> AsyncIterator[Finding]:
    """Remove the buttons and the question from a post, and check that its other pictures stay."""
    message = await trial.post(asking())
    message = await trial.edit(message, lambda known: keep_only(known, ()))
    async for finding in _shows(trial, message, pictures=2, rows=0):
        yield finding


async def _late_pictures(trial: Trial) -> AsyncIterator[Finding]:
    """Add pictures to a post sent without any, and check that its buttons stay."""
    whole = asking()
    message = await trial.post(Screen(whole.texts, question=whole.question, rows=whole.rows))
    message = await trial.edit(message, lambda known: illustrate(known, whole))
    async for finding in _shows(trial, message, pictures=3, rows=1):
        yield finding


async def _another_picture(trial: Trial) -> AsyncIterator[Finding]:
    """Replace the question of a post, and check that the pictures are right afterwards.

    One picture is added, one is removed, and two stay.
    """
    message = await trial.post(asking())
    screen = replace(asking(), asking=pictures(4)[3])

    def make(known: discord.Message) -> Change:
        return Change(layout(screen), screen.attachments(known_files(known)))

    async for finding in _shows(trial, await trial.edit(message, make), pictures=3, rows=1):
        yield finding


async def _thread(trial: Trial) -> AsyncIterator[Finding]:
    """Open a thread on a post, close it, and check that a message reopens it."""
    message = await trial.post(Screen(("A trial thread hangs here.",), pictures(1)))
    thread = await trial.thread(
        lambda: message.create_thread(name="A trial of bot doctor", auto_archive_duration=60)
    )
    await thread.edit(archived=True)
    await thread.send("A trial", silent=True)
    if (await trial.client.fetch_channel(thread.id)).archived:  # type: ignore[union-attr]
        yield _broken(trial, "archived", "A message did not open a thread that was closed.")


async def _private_thread(trial: Trial) -> AsyncIterator[Finding]:
    """Open a private thread, and add the operator to it."""
    thread = await trial.thread(
        lambda: trial.channel.create_thread(
            name="A private trial of bot doctor",
            type=discord.ChannelType.private_thread,
            auto_archive_duration=60,
            invitable=True,
        )
    )
    owner = (await trial.client.application_info()).owner
    try:
        await thread.add_user(discord.Object(owner.id))
    except discord.HTTPException as refusal:
        yield warning(
            "trial-invite",
            f"The bot cannot add you to a private thread that it opened ({refusal}).",
            f"channel {trial.channel.id}",
            "Join this server, if you are not on it; else give the bot's role Manage Threads.",
        )


async def _shows(
    trial: Trial, message: discord.Message, pictures: int, rows: int
) -> AsyncIterator[Finding]:
    """Compare a message with its expected content, and download each of its pictures."""
    media = media_of(message)
    if len(media) != pictures:
        what = f"A message shows {len(media)} pictures where {pictures} should be."
        yield _broken(trial, "pictures", what)
    if buttons_of(message) != rows:
        what = f"A message has {buttons_of(message)} rows of buttons where {rows} should be."
        yield _broken(trial, "buttons", what)
    for one in media:
        try:
            await trial.client.http.get_from_cdn(one.url)
        except discord.HTTPException as refusal:
            yield _broken(trial, "picture", f"A picture cannot be loaded ({refusal}).")


def _broken(trial: Trial, code: str, what: str) -> Finding:
    return error(f"trial-{code}", what, f"channel {trial.channel.id}", _REPORT)


STEPS = (
    Step("post", _post),
    Step("nonce and history", _nonce),
    Step("strip", _strip),
    Step("late pictures", _late_pictures),
    Step("another picture", _another_picture),
    Step("thread", _thread),
    Step("private thread", _private_thread),
)

_SECONDS = 60.0
"""Maximum seconds for a step, as Discord may require a wait."""


async def try_channel(settings: Settings, channel_id: int) -> list[Result]:
    """Try everything in a text channel, remove it afterwards, and return the results."""
    if settings.token is None:
        what = "There is no token, so nothing can be tried."
        return [_failed("channel", error("token-missing", what, TOKEN_VARIABLE, "Set it."))]
    client = discord.Client(intents=discord.Intents.none())
    async with client:
        try:
            await client.login(settings.token.strip())
            channel = await client.fetch_channel(channel_id)
        except discord.HTTPException as refusal:
            return [_failed("channel", _unusable(channel_id, str(refusal)))]
        except FAULTS as fault:
            what = explain(fault)
            return [_failed("channel", error("discord", what, "discord.com", "Mend that first."))]
        if type(channel) is not discord.TextChannel:
            return [_failed("channel", _unusable(channel_id, "it is no text channel"))]
        return [Result("channel", []), *await _tried(Trial(client, channel))]


async def _tried(trial: Trial) -> list[Result]:
    """Make every step; remove everything afterwards, even if the trial is interrupted."""
    results = []
    try:
        for step in STEPS:
            results.append(await _made(step, trial))
    finally:
        left = await trial.remove()
    return [*results, Result("removal", left)]


async def _made(step: Step, trial: Trial) -> Result:
    findings = []
    try:
        async with asyncio.timeout(_SECONDS):
            findings = [finding async for finding in step.run(trial)]
    except (*ERRORS, TimeoutError) as refusal:
        findings.append(
            error(
                "trial-refused",
                f"Discord refuses it: {refusal or type(refusal).__name__}",
                f"channel {trial.channel.id}",
                "`bot doctor` names missing permissions; if none is missing, report it to the"
                " makers of the bot.",
            )
        )
    return Result(step.name, findings)


def _failed(check: str, finding: Finding) -> Result:
    return Result(check, [finding])


def _unusable(channel_id: int, why: str) -> Finding:
    return error(
        "trial-channel",
        f"Nothing can be tried there: {why}.",
        f"channel {channel_id}",
        "Name a text channel that the bot sees: right-click the channel, Copy Channel ID.",
    )
