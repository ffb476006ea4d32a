"""Lobby actions on a person's page: the same as the buttons of a lobby's card on Discord.

Only Discord can tell whether the person belongs to the server and may see the lobby there, so it is
asked for each request. The lobby decides everything else, as it does for a click on Discord.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from aiohttp import web

from bot.engine.api import GameError
from bot.host.core.api import HostError, Person, Table, WrongStatus
from bot.host.core.cluster.api import OtherShard
from bot.host.core.limits import MEMBERSHIPS
from bot.host.links.pairings import Paired
from bot.locales import Words
from bot.locales.markdown import unmarked
from bot.presenting.moves.refusals import sentence
from bot.presenting.services import Lobbies, OnlyOnDiscord
from bot.presenting.table import done_key
from bot.web.elsewhere import Done, Handed, done_by_owner
from bot.web.pairing import posted_by
from bot.web.posting import begun
from bot.web.rate_limit import NotFound
from bot.web.responses import answered
from bot.web.site import Site, asked_language

Act: TypeAlias = Callable[[Site, int, Person], Awaitable[Table]]
USUAL = 3
"""Number of taken seats up to which house bots fill a table: all our games play well with three."""


async def _join(site: Site, table_id: int, person: Person) -> Table:
    return await site.context.host.lobby.join(table_id, person)


async def _leave(site: Site, table_id: int, person: Person) -> Table:
    return await site.context.host.lobby.leave(table_id, person.id)


async def _start(site: Site, table_id: int, person: Person) -> Table:
    return await site.context.host.lobby.start(table_id, person.id)


async def _fill(site: Site, table_id: int, person: Person) -> Table:
    """Fill seats with house bots, then start the game."""
    lobby, table = site.context.host.lobby, await site.context.host.tables.get(table_id)
    await lobby.fill(table_id, person.id, _filled(site, table))
    return await lobby.start(table_id, person.id)


def _filled(site: Site, table: Table) -> int:
    """Return how many seats are taken when a table is filled up with house bots."""
    seats = site.context.rules(table.game).info.seats
    return max(min(seats), min(USUAL, max(seats)))


class Door(NamedTuple):
    """An action on a lobby, and the key of the message (`done-…`) that confirms it."""

    act: Act
    done: str
    on_server: bool = True
    """False if people who have left the server may do it, too."""


DOORS: Mapping[str, Door] = {
    "join": Door(_join, "join"),
    "leave": Door(_leave, "leave", on_server=False),
    "start": Door(_start, "start"),
    "fill": Door(_fill, "start"),
}
"""Actions on a lobby, by their name in a request (`done` in its body)."""


BUTTONS: Mapping[str, str] = {
    "join": "button-join",
    "leave": "button-leave",
    "start": "button-start",
    "fill": "web-mine-fill",
}
"""Keys of the messages on the actions' buttons."""


def offered(site: Site, table: Table, user_id: int) -> list[str]:
    """Return the names of the actions to offer a person at a lobby."""
    if table.chair_of(user_id) is None:
        return ["join"]
    if table.owner_id != user_id or table.game not in site.context.games:
        return ["leave"]
    least = min(site.context.rules(table.game).info.seats)
    fills = ["fill"] if len(table.chairs) < _filled(site, table) else []
    return [*fills, *(["start"] if len(table.chairs) >= least else []), "leave"]


def routes(site: Site) -> Sequence[web.RouteDef]:
    """Return the route of lobby actions."""

    async def act(request: web.Request) -> web.Response:
        who, sent = await posted_by(request, site)
        door = DOORS.get(str(sent.get("done")))
        if door is None:
            raise NotFound
        kept = await site.context.host.people.preferences.get(who.user_id)
        words = Words(asked_language(request) or kept.language)
        table_id = request.match_info["table"]
        with begun(site):
            try:
                result = await _done(site, door, int(table_id), who.user_id, words)
            except OtherShard as error:
                handed = Handed("lobby", table_id, words.language, who.user_id, who.mark, sent)
                result = await done_by_owner(site, error, handed, words)
        return answered(result.status, {"said": unmarked(result.said)})

    return (web.post("/tables/lobby/{table:[0-9]{1,15}}", act),)


async def handed_over(site: Site, who: Paired, handed: Handed) -> Done:
    """Carry out a request about a lobby for another process. Raises Later, OtherShard."""
    door, words = DOORS[str(handed.sent.get("done"))], Words(handed.language)
    with begun(site):
        return await _done(site, door, int(handed.about), who.user_id, words)


async def _done(site: Site, door: Door, table_id: int, user_id: int, words: Words) -> Done:
    """Carry out an action, or return the reason why it is refused. Raises OtherShard."""
    try:
        return Done(200, await _passed(site, door, table_id, user_id, words))
    except OtherShard:
        raise
    except (GameError, HostError) as error:
        return Done(422, sentence(error, words))


async def _passed(site: Site, door: Door, table_id: int, user_id: int, words: Words) -> str:
    """Carry out an action, and update the lobby's card. Raises HostError, GameError."""
    host, lobbies = site.context.host, site.context.lobbies
    await host.cluster.check(table_id)
    table = await host.lobby.own_tables.lobby(table_id, user_id)
    if lobbies is None:
        raise OnlyOnDiscord
    if table.status != "lobby":
        raise WrongStatus(status=table.status)
    person = await _person(site, lobbies, door, table, user_id)
    try:
        changed = await door.act(site, table_id, person)
    finally:
        # Also after an error: the action may be half done, for example, house bots may be seated.
        await lobbies.show(table)
    return words(done_key(door.done, changed))


async def _person(site: Site, lobbies: Lobbies, door: Door, table: Table, user_id: int) -> Person:
    """Return the person who acts. Raises TooOften, NotThere, OnlyOnDiscord."""
    if door.on_server:
        await site.context.host.core.limits.spend(MEMBERSHIPS, user_id)
        return await lobbies.person(table, user_id)
    chair = table.chair_of(user_id)
    return Person(user_id, "" if chair is None else chair.name)
