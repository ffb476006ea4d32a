"""`/table`: players, guests and spectators, and changes of who has which seat.

This is a part of the table's cog. The button of an expired lobby: `renew:<table>`.

Texts: `table.ftl`, `places.ftl`, `help.ftl`. Tests: `tests/cogs/test_people.py`,
`tests/cogs/test_private_threads.py`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Sequence

import discord

from bot.host.core.api import Chair, Person, Table, UnknownTable
from bot.host.lobby.service import Lobby
from bot.locales import Words
from bot.locales.markdown import escaped, joined, mention
from bot.presenting.moves.refusals import sentence
from bot.presenting.table import player
from cogs.client import Client
from cogs.commands.boards import seat_of
from cogs.posting.channels import can_have_threads, check_channel
from cogs.posting.threads import check_private
from cogs.requests.refusals import Refusal
from cogs.ui.context import Context, numbers
from cogs.ui.interaction import Request, person_of
from cogs.ui.kit.screen import Button, Screen
from cogs.ui.lookup import LIVE, LOBBY, OPEN, find, find_lobby, title
from cogs.ui.screens.lobby import card_now
from cogs.ui.table_command import on_table
from render.text.wording import commas

ANY = (*OPEN, "over", "abandoned")
MOST_NAMES = 30
"""Maximum number of names in one list: nobody reads a longer one, and a message is limited."""


class PeopleCommands:
    """The `/table` commands that concern the people at a table."""

    bot: Client
    context: Context
    lobby: Lobby

    @on_table("invite", "person")
    async def invite(
        self,
        interaction: discord.Interaction,
        person: discord.User,
        table: str | None = None,
    ) -> None:
        """Invite a person to a table, to play or to watch."""
        request = await Request.of(interaction)
        found = await find(request, table, OPEN)
        await invite(self.bot, request, found, person_of(person))

    @on_table("watch", "stop")
    async def watch(
        self, interaction: discord.Interaction, stop: bool = False, table: str | None = None
    ) -> None:
        """Start or stop watching a table."""
        request = await Request.of(interaction)
        found = await find(request, table, ANY)
        await self.context.host.people.guests.watch(found.id, request.person, not stop)
        words, name = request.words, title(found, request.words)
        refusal = None if stop else await self.bot.members.add(found, request.user_id)
        said = words("done-unwatch" if stop else "done-watch", table=name)
        await request.show(Screen(tuple(filter(None, (said, _outside(refusal, found, words))))))

    @on_table("who")
    async def who(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """List a table's players, guests and spectators."""
        request = await Request.of(interaction)
        found = await find(request, table, ANY)
        guests = await self.context.host.people.guests.of_table(found.id)
        words = request.words
        players = [_player(chair, found, words) for chair in found.chairs]
        watching = [escaped(guest.person.name) for guest in guests if guest.watches]
        invited = [escaped(guest.person.name) for guest in guests if not guest.watches]
        lines = [
            f"**{title(found, words)}**",
            *(
                words(key, count=len(names), names=_listed(names, words))
                for key, names in (
                    ("who-plays", players),
                    ("who-watches", watching),
                    ("who-invited", invited),
                )
                if names
            ),
        ]
        await request.show(Screen(("\n".join(lines),)), lasting=True)

    @on_table("replace", "person", player="replaced")
    async def replace(
        self,
        interaction: discord.Interaction,
        player: str,
        person: discord.User,
        table: str | None = None,
    ) -> None:
        """Give a chair of the lobby to another person."""
        request = await Request.of(interaction)
        found = await find_lobby(request, table)
        if found.status == "running":
            await request.say("instead-replace")
            return
        chair, newcomer = seat_of(found, player), person_of(person)
        changed = await self.lobby.replace(found.id, request.user_id, chair, newcomer)
        await self._done(request, changed, "done-replace", name=escaped(newcomer.name))

    @on_table("swap", "first", "second")
    async def swap(
        self,
        interaction: discord.Interaction,
        first: str | None = None,
        second: str | None = None,
        table: str | None = None,
    ) -> None:
        """Exchange two chairs and fix their order; without names, have the seats drawn by lot."""
        request = await Request.of(interaction)
        found = await find(request, table, LOBBY)
        if first is None or second is None:
            changed = await self.lobby.draw_lots(found.id, request.user_id)
            await self._done(request, changed, "done-lots")
        else:
            chairs = seat_of(found, first), seat_of(found, second)
            changed = await self.lobby.swap(found.id, request.user_id, *chairs)
            await self._done(request, changed, "done-swap", names=joined(changed.names))

    @on_table("renew")
    async def renew(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Keep a lobby open for longer, or reopen an expired one."""
        request = await Request.of(interaction)
        found = await find(request, table, ("lobby", "abandoned"))
        manages = interaction.permissions.manage_guild
        renewed = await self.lobby.renew(found.id, request.user_id, manages)
        await self._post_card(request, renewed, card_now(renewed, self.context))

    async def on_renew(self, request: Request, args: str, _values: tuple[str, ...]) -> None:
        """Handle the button of an expired lobby."""
        (request.table_id,) = numbers(args, 1)
        manages = request.interaction.permissions.manage_guild
        table = await self.lobby.renew(request.table_id, request.user_id, manages)
        message = request.interaction.message
        await self.lobby.set_card(table.id, None if message is None else message.id)
        drawing = card_now(table, self.context)
        await request.update(await request.wait_for(drawing, request.acknowledge))

    @on_table("move")
    async def move(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Continue a table in this channel after its own channel was deleted."""
        request = await Request.of(interaction)
        found = await find(request, table, LIVE)
        places = self.context.host.servers.places
        await self._check_move(interaction, found)
        threads = can_have_threads(interaction)
        threads = threads and not isinstance(interaction.channel, discord.Thread)
        where = "thread" if threads and found.where == "thread" else "here"
        moved = await places.move(found.id, request.user_id, interaction.channel_id or 0, where)
        if why := await self.context.host.absence.held_by(moved.id):
            lines = (request.words("notice-moved"), *(sentence(one, request.words) for one in why))
            await request.show(Screen(("\n".join(lines),)), lasting=True)
            return
        await self._post_card(request, moved, card_now(moved, self.context))

    async def _done(self, request: Request, table: Table, key: str, **args: str | int) -> None:
        raise NotImplementedError

    async def _post_card(self, request: Request, table: Table, drawing: Awaitable[Screen]) -> None:
        raise NotImplementedError

    async def _check_move(self, interaction: discord.Interaction, table: Table) -> None:
        """Check that a table may continue in this channel.

        Raises UnknownTable, and the errors of opening a table here.
        """
        if interaction.guild_id != table.guild_id:
            raise UnknownTable(table=table.id)
        check_channel(interaction)
        if table.private:
            check_private(interaction)
        parent = getattr(interaction.channel, "parent_id", None) or 0
        places = {interaction.channel_id or 0, parent}
        await self.context.host.servers.settings.check_channel(table.guild_id, places)


async def invite(bot: Client, request: Request, table: Table, guest: Person) -> None:
    """Invite a person to a table on behalf of one of its players, in a public answer.

    Raises NotAllowed (who="player"), NotWelcome, TooOften.
    """
    host = bot.context.host
    await host.lobby.invitations.invite(table.id, request.user_id, guest)
    refusal = await bot.members.add(table, guest.id)
    screen = _invitation(request, table, mention(guest.id), refusal)
    place_id = request.interaction.channel_id or 0
    awake = await host.posting.calls.awake((guest.id,))

    def post(mentions: tuple[int, ...]) -> Awaitable[int]:
        return request.post(screen, calls=mentions)

    await bot.publisher.call(table, place_id, (guest.id,), post)
    if awake:
        await host.lobby.invitations.called(table.id, guest.id)


def _player(chair: Chair, table: Table, words: Words) -> str:
    owner = chair.user_id is not None and chair.user_id == table.owner_id
    return f"{'🤖 ' if chair.bot else ''}{player(chair, words)}{' ★' if owner else ''}"


def _listed(names: Sequence[str], words: Words) -> str:
    """Return the first names, and the number of further names."""
    more = len(names) - MOST_NAMES
    closing = [words("who-more", count=more)] if more > 0 else []
    return commas([*names[:MOST_NAMES], *closing], words)


def _outside(refusal: Refusal | None, table: Table, words: Words) -> str:
    """Return why a person cannot read a private thread yet, and when they will; "" if they can."""
    if refusal is None:
        return ""
    return words("not-in-thread", why=refusal.name, place=f"<#{table.thread_id}>")


def _invitation(request: Request, table: Table, guest: str, refusal: Refusal | None) -> Screen:
    """Return the public invitation, with a button to join as long as this is possible."""
    words = Words(table.language)
    text = words(
        "invitation",
        guest=guest,
        name=escaped(request.person.name),
        table=title(table, words),
        place=f"<#{table.place_id}>",
    )
    join = Button(f"lobby:{table.id}:0", words("button-join"), "✋", "go")
    texts = tuple(filter(None, (text, _outside(refusal, table, words))))
    return Screen(texts, rows=((join,),) if table.status == "lobby" else ())
