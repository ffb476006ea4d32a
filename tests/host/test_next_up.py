"""Who is probably next: foretold by the house bot that plays for people."""

from __future__ import annotations

import pytest

from bot.host import Host
from bot.host.automation.next_up import NextUp
from bot.players.api import HOUSE_BOT, house_bot
from tests.catalogue import BOTS
from tests.host.conftest import BOB, CARL, fill_all, started
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
