"""The player who is probably next, foretold by the house bot that plays for people."""

from __future__ import annotations

import pytest

from bot.host import Host
from bot.host.automation.house_bots import NextUp
from bot.house_bots.api import HOUSE_BOT, house_bot
from tests.catalogue import BOTS
from tests.host.conftest import BOB, CARL, fill_all, started, user
from tests.host.toy import Broken, First, Toy


def test_the_sensible_bot_plays_for_people_where_there_is_one() -> None:
    assert house_bot(("random", "sensible", "other")) == HOUSE_BOT == "sensible"
    assert house_bot(("first", "broken")) == "first"
    assert house_bot(()) == HOUSE_BOT


@pytest.mark.parametrize("game", sorted(BOTS))
def test_every_game_has_the_bot_that_plays_for_people(game: str) -> None:
    assert house_bot(BOTS[game]) == HOUSE_BOT in BOTS[game]


async def test_the_bot_that_plays_for_people_foretells_who_is_next(host: Host) -> None:
    table = await started(host, BOB, CARL)
    await fill_all(host, table)
    position = await host.tables.position(table.id)
    bots = {"toy": {"random": Broken(), "sensible": First()}}
    next_up = NextUp(bots, {"toy": lambda state, seat, rng: Toy().clone(state)})
    assert await next_up.next_up(position) == 1


async def test_where_nobody_else_can_be_next_nobody_is(host: Host) -> None:
    """Alone with house bots, at the end, and in a game whose hidden things cannot be dealt."""
    bots = {"toy": {"first": First()}}
    next_up = NextUp(bots, {"toy": lambda state, seat, rng: Toy().clone(state)})
    alone = await started(host, bots=1)
    assert await next_up.next_up(await host.tables.position(alone.id)) is None
    table = await started(host, BOB)
    await fill_all(host, table)
    position = await host.tables.position(table.id)
    assert await NextUp(bots, {}).next_up(position) is None
    while position.decisions:
        other = 1 - position.decisions[0].seat
        last = position.view(None)["bowls"][position.decisions[0].seat]
        ends = sum(last.values()) == 1
        assert await next_up.next_up(position) == (None if ends else other)
        mover = user(position.table, position.decisions[0].seat)
        await host.tables.play(table.id, mover, position.decisions[0].moves[0])
        position = await host.tables.position(table.id)
    assert await next_up.next_up(position) is None
