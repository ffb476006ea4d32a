"""Tables of people who play like the sensible bot, for tests and benchmarks of the host."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.rng import Rng
from bot.host import Host
from bot.host.core.api import Person, Played, Position, Table
from bot.host.servers.settings import Server
from bot.runtime.database_url import Address
from tests.catalogue import BOTS, CATALOGUE

GAME = "puerto_rico"
SEATS = 4
GUILD = 1


async def open_host(address: Address) -> Host:
    """Open a host on whose server newcomers have no limit."""
    host = await Host.open(address, CATALOGUE)
    await let_newcomers_play(host)
    return host


async def let_newcomers_play(host: Host) -> None:
    """Allow people who have not finished a table to sit at as many as they like."""
    await host.servers.settings.decide(GUILD, Server(newcomers=0))


async def open_table(
    host: Host, seats: int = SEATS, guild_id: int = GUILD, first: int = 1
) -> Table:
    """Start a table at which people sit whose ids begin with the first."""
    people = [Person(number, f"Player {number}") for number in range(first, first + seats)]
    table = await host.lobby.new(
        people[0], GAME, guild_id=guild_id, channel_id=2, where="here", language="en", manages=True
    )
    for person in people[1:]:
        await host.lobby.join(table.id, person)
    return await host.lobby.start(table.id, people[0].id)


def choose(position: Position) -> tuple[int, str]:
    """Return who moves what: the first open decision as the sensible bot takes it."""
    decision = position.decisions[0]
    bot = BOTS[GAME]["sensible"]
    batch = bot.choose(position.rules, position._state, decision, Rng(position.version))
    user_id = position.table.chairs[decision.seat].user_id
    assert user_id is not None
    return user_id, "; ".join(map(position.rules.notate, batch))


async def advance(host: Host, table: Table, moves: int) -> Played | None:
    """Play some moves at a table."""
    played = None
    for _ in range(moves):
        position = await host.tables.position(table.id)
        if not position.decisions:
            break
        played = await host.tables.play(table.id, *choose(position), position.version)
    return played


def percentile(values: Sequence[float], percent: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]
