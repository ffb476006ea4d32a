"""One interaction of one person: its language, its replies, and the deferral within a second."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TypeVar, cast

import aiohttp
import discord
from discord.ui import LayoutView

from bot.engine.api import GameError
from bot.host.analysis.drafts import Draft
from bot.host.core.api import HostError, Person, Preferences, ServerAway
from bot.locales import Words, language_of, spoken
from bot.locales.markdown import visible
from bot.presenting.pictures import drawn
from bot.runtime.log_events import timed
from cogs.requests import refusals
from cogs.requests.refusals import REFUSED
from cogs.ui.context import Answer, Context, HasContext
from cogs.ui.kit.choices import drawable
from cogs.ui.kit.files import known_files
from cogs.ui.kit.layout import layout, modal
from cogs.ui.kit.screen import Form, Portrait, Screen
from render.api import Picture
from render.jobs import Drawable


def person_of(account: discord.User | discord.Member) -> Person:
    """Return an account as a `Person` with its visible name."""
    return Person(account.id, name_of(account))


def name_of(account: discord.User | discord.Member) -> str:
    """Return a person's name on their server, or else their global name.

    A name of only invisible characters is skipped: Discord forbids just some of them in nicknames
    and display names (resources/user, "Usernames and Nicknames").
    """
    shown = account.display_name, account.global_name, account.name
    return next((name for name in shown if name and visible(name).strip()), account.display_name)


def portrait_of(account: discord.User | discord.Member) -> Portrait | None:
    """Return a person's server or global avatar, None if they have none.

    An animated avatar is shown as a still PNG (*Reference*, image formatting).
    """
    avatar = account.display_avatar
    if avatar == account.default_avatar:
        return None
    return Portrait(avatar.replace(size=128, format="png").url, name_of(account))


PATIENCE = 1.0
"""Seconds after a click or command until the bot announces that the answer will come later.

Discord waits for three (*Receiving and Responding*, Interaction Callback).
"""

NOTHING = Preferences()

_CUT = (aiohttp.ClientError, OSError)
"""Errors of a connection that breaks or times out."""
LOST = (*_CUT, *REFUSED)
"""Errors after which an answer may not have been sent."""
_WRONG = (refusals.PAYLOAD, refusals.UNKNOWN)
"""Discord's refusals of faulty answers, which are the bot's mistake."""
_NO_FILES = (refusals.PERMISSION, refusals.UPLOADS)
"""Discord's refusals that the files alone may have caused."""
_BESIDE = (
    discord.InteractionResponseType.channel_message,
    discord.InteractionResponseType.deferred_channel_message,
)
"""Types of first answers that are separate messages."""

T = TypeVar("T")

_log = logging.getLogger(__name__)


class WorkFailed(Exception):
    """Raised when the work failed because of a fault in the bot; nothing was changed."""


class AnswerFailed(Exception):
    """Raised when the answer could not be sent; any work already done stands."""


@dataclass(slots=True)
class Request:
    """A command or click with everything needed to answer it; `table_id` is set once known.

    With a `draft`, the person's moves go to it, not to the table. `on_post` says that the first
    answer has changed a public post, or may have, so private messages are sent as follow-ups.
    `moved` says that the person has made a move.
    """

    interaction: discord.Interaction
    context: Context
    words: Words
    came: float
    """Time at which the interaction reached the bot, in seconds of the monotonic clock."""
    preferences: Preferences = NOTHING
    table_id: int | None = None
    draft: Draft | None = None
    on_post: bool = False
    moved: bool = False
    answered: discord.Message | None = None
    """Answer so far, as Discord returned it."""

    @classmethod
    async def of(cls, interaction: discord.Interaction) -> Request:
        """Return the single request of an interaction, in the person's language."""
        # The cog, its checks and the error handler all call this; settings are read only once.
        known = interaction.extras.get("request")
        if isinstance(known, Request):
            return known
        context = cast(HasContext, interaction.client).context
        came = time.monotonic()
        try:
            preferences = drawable(await context.host.people.preferences.get(interaction.user.id))
            language = await language_for(interaction, context, preferences)
        except Exception:
            _log.exception("the preferences of a person could not be read")
            preferences, language = NOTHING, spoken(str(interaction.locale))
        words = Words(language)
        request = cls(interaction, context, words, came, preferences)
        interaction.extras["request"] = request
        one = request.person
        await context.host.lobby.presence.see(interaction.guild_id or 0, one.id, one.name)
        return request

    @property
    def user_id(self) -> int:
        """The person's Discord id."""
        return self.interaction.user.id

    @property
    def person(self) -> Person:
        """The person as a `Person` of the host."""
        return person_of(self.interaction.user)

    @property
    def in_panel(self) -> bool:
        """Whether the click came from a private message of the bot."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def patiently(self, work: Awaitable[T]) -> T:
        """Await work that changes something; defer the reply if it takes long.

        Raises the errors of the work, ServerAway, WorkFailed.
        """
        try:
            return await self.wait_for(work)
        except (GameError, HostError, ServerAway):
            # A transaction may have been committed although its confirmation was lost.
            raise
        except Exception as error:
            raise WorkFailed from error

    async def wait_for(
        self, work: Awaitable[T], defer: Callable[[], Awaitable[None]] | None = None
    ) -> T:
        """Await what an answer needs; if it takes long, defer the reply, by default privately.

        The time for all work of one answer is added up, as Discord also counts from the click.

        Raises the errors of the work.
        """
        # Not `asyncio.wait_for`, which would cancel a move while it is being stored.
        task = asyncio.ensure_future(work)
        left = max(0.0, self.came + PATIENCE - time.monotonic())
        with timed(step_of(self.interaction), table=self.table_id):
            done, _ = await asyncio.wait({task}, timeout=left)
            if not done and not self.interaction.response.is_done():
                # The work goes on; its answer may still succeed.
                with suppress(AnswerFailed):
                    await (defer or self.defer)()
            return await task

    async def drawn(self, *jobs: Drawable) -> tuple[Picture, ...]:
        """Return an answer's pictures, () if drawing fails or the draw queue is full.

        The reply is deferred if they take long, as the first ones after a start may.
        """
        return await self.wait_for(drawn(self.context, *jobs))

    async def defer(self, public: bool = False) -> None:
        """Keep the interaction alive for a later `show`, which everyone sees if `public`.

        Raises AnswerFailed, like every method that sends something.
        """
        if self.in_panel:
            await self.acknowledge()
            return
        await (self.defer_publicly if public else self.defer_separately)()

    async def defer_publicly(self) -> None:
        """Keep the interaction alive for a later public `post`, even after a click on a panel."""
        defer = self.interaction.response.defer
        await self._delivered(lambda: defer(thinking=True), _nothing)

    async def defer_separately(self) -> None:
        """Keep the interaction alive for a later `show` in a separate message.

        A clicked panel stays unchanged.
        """
        defer = self.interaction.response.defer
        await self._delivered(lambda: defer(ephemeral=True, thinking=True), _nothing)

    async def acknowledge(self) -> None:
        """Acknowledge a click that a post or a later `show` or `update` will answer."""
        await self._delivered(self.interaction.response.defer, _nothing)

    async def show(self, screen: Screen, lasting: bool = False) -> None:
        """Reply privately: in the clicked panel, or else in a new ephemeral message.

        The person's previous answer at the same table is deleted, unless it was `lasting`.
        """
        # If changing the post failed, this is already the second try.
        tried = self.on_post and not self.interaction.response.is_done()
        answer = await self._delivered(
            lambda: self._answered(screen), lambda: self._again(screen), again=not tried
        )
        if self.table_id is not None and answer is not None and not lasting:
            await self.context.ephemerals.replace(self.user_id, self.table_id, answer)

    async def show_all(self, screen: Screen, lasting: bool = False) -> None:
        """Reply privately, in further messages as well if one is too short for the texts."""
        first, *others = screen.parts()
        await self.show(first, lasting)
        for part in others:
            await self.show_more(part)

    async def ask(self, form: Form) -> None:
        """Answer by opening a form."""
        await self._delivered(lambda: self._ask(form), _nothing)

    async def _ask(self, form: Form) -> None:
        await self.interaction.response.send_modal(modal(form))

    async def show_more(self, screen: Screen) -> None:
        """Send another private message after the answer."""
        await self._delivered(lambda: self._follow_up(screen), again=False)

    async def show_everybody(self, screen: Screen) -> None:
        """Send a public message after a click has been acknowledged."""
        send, nobody = self.interaction.followup.send, discord.AllowedMentions.none()
        await self._delivered(
            lambda: send(view=self._view(screen), files=screen.files(), allowed_mentions=nobody),
            again=False,
        )

    async def post(self, screen: Screen, calls: tuple[int, ...] = ()) -> int:
        """Reply publicly, mentioning the people in `calls`, and return the message's id.

        People mentioned in a deferred answer are not notified.
        """
        mentions = discord.AllowedMentions(users=[discord.Object(one) for one in calls])

        async def edit(shown: Screen) -> discord.Message | None:
            view, files = self._view(shown), shown.files()
            change = self.interaction.edit_original_response
            return await change(view=view, attachments=files, allowed_mentions=mentions)

        async def answer(shown: Screen) -> discord.Message | None:
            if self.interaction.response.is_done():
                return await edit(shown)
            view, files = self._view(shown), shown.files()
            send = self.interaction.response.send_message
            return _message(await send(view=view, files=files, allowed_mentions=mentions))

        # Discord may already have the answer, or only a deferral that it has not confirmed.
        message = await self._delivered(
            lambda: or_in_words(screen, answer), lambda: or_in_words(screen, edit)
        )
        message = message or await self.interaction.original_response()
        self.context.messages[message.id] = message
        return message.id

    async def _answered(self, screen: Screen) -> Answer | None:
        """Send the first answer, or a follow-up if there is one, as a private message."""
        if self.interaction.response.is_done():
            return await self._again(screen)
        response = self.interaction.response
        if self.in_panel:
            sent = await with_pictures(
                screen,
                self._changed,
                lambda files: response.edit_message(view=self._view(screen), attachments=files),
            )
        else:
            view, files = self._view(screen), screen.files()
            sent = await response.send_message(view=view, files=files, ephemeral=True)
        self.answered = _message(sent)
        message_id = None if sent is None else sent.message_id
        return None if message_id is None else Answer(self.interaction, message_id)

    async def _again(self, screen: Screen) -> Answer:
        """Edit the first answer or, if the person cannot see it any more, send a follow-up."""
        if self.on_post:
            return await self._follow_up(screen)
        edit = self.interaction.edit_original_response
        try:
            message = self.answered = await with_pictures(
                screen,
                self._changed,
                lambda files: edit(view=self._view(screen), attachments=files),
            )
        except discord.HTTPException as error:
            if refusals.of(error) != refusals.NO_MESSAGE:
                raise
            return await self._follow_up(screen)
        return Answer(self.interaction, message.id)

    @property
    def _changed(self) -> discord.Message | None:
        """The message that the answer edits, None if it is a new one."""
        return self.answered or (self.interaction.message if self._changes_panel else None)

    @property
    def _changes_panel(self) -> bool:
        """Whether the answer edits the clicked panel instead of sending a separate message."""
        return self.in_panel and self.interaction.response.type not in _BESIDE

    async def _follow_up(self, screen: Screen) -> Answer:
        send = self.interaction.followup.send
        sent = await send(view=self._view(screen), files=screen.files(), ephemeral=True, wait=True)
        return Answer(self.interaction, sent.id, followed=True)

    async def update(self, screen: Screen, mark: int | None = None) -> None:
        """Answer a click by editing the message with the button; pass `mark` to keep its mark."""
        message, known = self.interaction.message, self.context.messages
        if message is not None:
            known.pop(message.id, None)
        changed = await self._delivered(
            lambda: self._updated(screen, mark), lambda: self._updated_later(screen, mark)
        )
        if changed is not None and not self.in_panel:
            known[changed.id] = changed

    async def _updated(self, screen: Screen, mark: int | None) -> discord.Message | None:
        if self.interaction.response.is_done():
            return await self._updated_later(screen, mark)
        return _message(await self._shown_on(screen, mark, self.interaction.response.edit_message))

    async def _updated_later(self, screen: Screen, mark: int | None) -> discord.Message | None:
        return await self._shown_on(screen, mark, self.interaction.edit_original_response)

    async def _shown_on(
        self, screen: Screen, mark: int | None, edit: Callable[..., Awaitable[T]]
    ) -> T:
        """Show a screen on the clicked message, without uploading files that it already has."""

        def show(shown: Screen) -> Awaitable[T]:
            view = self._view(shown, mark)
            return with_pictures(
                shown, self.interaction.message, lambda files: edit(view=view, attachments=files)
            )

        return await or_in_words(screen, show)

    def _view(self, screen: Screen, mark: int | None = None) -> LayoutView:
        """Return a screen as discord.py's view, with the application's emojis."""
        return layout(self.context.emojis.on(screen), mark)

    async def _delivered(
        self,
        send: Callable[[], Awaitable[T]],
        known: Callable[[], Awaitable[T]] | None = None,
        again: bool = True,
    ) -> T:
        """Send an answer like the function `_delivered`; retry without any removed emojis."""
        try:
            return await _delivered(send, known, again)
        except discord.HTTPException as error:
            if not self.context.emojis.are_gone(error):
                raise
        return await _delivered(send, known, again)

    async def say(self, key: str, **args: str | int) -> None:
        """Reply privately with a single text, given by its key."""
        await self.show(Screen(texts=(self.words(key, **args),)))


def step_of(interaction: discord.Interaction) -> str:
    """Return the name of an action: the command or the button's verb, without its arguments."""
    if interaction.command is not None:
        return f"/{interaction.command.qualified_name}"
    data = cast(Mapping[str, object], interaction.data or {})
    custom_id = str(data.get("custom_id", ""))
    return custom_id.partition(":")[0] or "interaction"


def guild_language(interaction: discord.Interaction) -> str:
    """Return the server's Discord language, which is the default for its public texts."""
    guild = interaction.guild
    return language_of(str(guild.preferred_locale if guild else interaction.locale))


async def _delivered(
    send: Callable[[], Awaitable[T]],
    known: Callable[[], Awaitable[T]] | None = None,
    again: bool = True,
) -> T:
    """Send an answer, retrying once if the connection broke and `again` is true.

    A first answer may have arrived although it was not confirmed: then Discord refuses a second
    one, and `known` is called instead. Raises AnswerFailed, or discord.py's error if the answer is
    faulty.
    """
    try:
        return await send()
    except _CUT as error:
        if not again:
            raise AnswerFailed(repr(error)) from error
        return await _delivered(send, known, again=False)
    except REFUSED as error:
        if refusals.of(error) == refusals.ANSWERED and known is not None:
            return await _delivered(known)
        if refusals.of(error) in _WRONG:
            raise
        raise AnswerFailed(str(error)) from error


async def with_pictures(
    screen: Screen,
    known: discord.Message | None,
    send: Callable[[Sequence[discord.Attachment | discord.File]], Awaitable[T]],
) -> T:
    """Show a screen on a message, keeping files it has; upload all again if those are gone."""
    files = screen.attachments(known_files(known))
    try:
        return await send(files)
    except discord.HTTPException as error:
        kept = any(isinstance(one, discord.Attachment) for one in files)
        if refusals.of(error) not in _WRONG or not kept:
            raise
    return await send(screen.files())


async def or_in_words(screen: Screen, send: Callable[[Screen], Awaitable[T]]) -> T:
    """Send a screen, or only its texts where files are not allowed."""
    try:
        return await send(screen)
    except discord.HTTPException as error:
        if not screen.pictures or refusals.of(error) not in _NO_FILES:
            raise
    return await send(replace(screen, pictures=()))


def _message(
    told: discord.InteractionCallbackResponse[discord.Client] | None,
) -> discord.Message | None:
    """Return the message that a first answer created or edited, if Discord returned it."""
    shown = None if told is None else told.resource
    return shown if isinstance(shown, discord.Message) else None


async def _nothing() -> None:
    """Do nothing, because the interaction has already been deferred."""


async def language_for(
    interaction: discord.Interaction, context: Context, preferences: Preferences
) -> str | None:
    """Return the language the person chose, or their client's if supported, else the server's."""
    own = preferences.language or spoken(str(interaction.locale))
    if own is not None or interaction.guild_id is None:
        return own
    server = await context.host.servers.settings.of(interaction.guild_id)
    return server.language or spoken(str(interaction.guild_locale))
