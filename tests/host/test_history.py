"""What happened in a round, found by the number that a game's renderer gives it."""

from __future__ import annotations

import pytest

from bot.host import Host
from bot.host.analysis.history import NoSuchRound
from bot.host.api import View
from tests.host.conftest import ANNA, BOB, fill_all, started


def stones(view: View) -> int:
    """Return a round that every stone of the toy ends: one more than lie in the bowls."""
    return int(sum(view["filled"])) + 1


async def test_where_each_round_began(host: Host) -> None:
    table = await started(host, BOB)
    for _ in range(3):
        await host.tables.play(table.id, ANNA.id, "fill left")
    now = await host.tables.position(table.id)
    assert [await host.history.begin_of(now, n, stones) for n in range(1, 5)] == [0, 1, 2, 3]
    for number in (0, 5):
        with pytest.raises(NoSuchRound) as caught:
            await host.history.begin_of(now, number, stones)
        assert caught.value.args_ == {"newest": 4}


async def test_what_happened_in_a_round(host: Host) -> None:
    table = await started(host, BOB)
    await fill_all(host, table)
    recap = await host.history.round(table.id, 2, lambda view: 1 + sum(view["filled"]) // 3)
    assert (recap.since.version, recap.now.version) == (1, 2)
    assert [entry.version for entry in recap.entries] == [2]
    newest = await host.history.round(table.id, None, lambda view: 1 + sum(view["filled"]) // 4)
    assert (newest.since.version, newest.now.version, newest.entries) == (2, 2, ())
