"""The host over Magister Navis: house bots to the end, and a seat that passes by order."""

from __future__ import annotations

from pathlib import Path
from statistics import mean

from bot.engine.rng import Rng
from bot.host import Host
from bot.host.core.api import Table
from tests.catalogue import BOTS, CATALOGUE
from tests.host.conftest import ANNA, Recorder, TestClock, settle
from tests.opening import without_threads

GAME = "magister_navis"


async def _started(host: Host, bots: int) -> Table:
    table = await host.lobby.new(ANNA, GAME, guild_id=1, channel_id=2, where="here", language="en")
    for _ in range(bots):
        await host.lobby.add_bot(table.id, ANNA.id, "sensible")
    return await host.lobby.start(table.id, ANNA.id)


async def _play(host: Host, table: Table) -> None:
    """Play as the sensible bot for Anna as long as she is asked."""
    bot = BOTS[GAME]["sensible"]
    while True:
        await settle(host)
        position = await host.tables.position(table.id)
        decision = position.user_decision(ANNA.id)
        if decision is None:
            return
        moves = bot.choose(position.rules, position._state, decision, Rng(position.version))
        text = "; ".join(map(position.rules.notate, moves))
        await host.tables.play(table.id, ANNA.id, text, position.version)


async def test_house_bots_play_to_the_end(path: Path, clock: TestClock, recorder: Recorder) -> None:
    host = await without_threads(path, CATALOGUE, clock)
    host.posting.outbox.publisher = recorder
    table = await _started(host, bots=4)
    await _play(host, table)
    over = await host.tables.position(table.id)
    assert over.table.status == "over"
    assert len(over.scores) == 5
    # In 300 games sensible bots had 35 to 51 a seat, in 100 games random ones 18 to 29.
    assert mean(score.points for score in over.scores) > 30
    assert {entry.by for entry in await host.tables.log(table.id)} == {"user", "bot"}
    await host.close()


async def test_an_order_passes_until_it_is_ended(
    path: Path, clock: TestClock, recorder: Recorder
) -> None:
    host = await without_threads(path, CATALOGUE, clock)
    host.posting.outbox.publisher = recorder
    table = await _started(host, bots=2)
    await host.automation.orders.arm(table.id, ANNA.id, "pass", "turn", (), "always")
    await _play(host, table)
    log = await host.tables.log(table.id)
    assert (await host.tables.position(table.id)).table.status == "over"
    mine = [entry for entry in log if entry.by == "order"]
    assert {entry.text for entry in mine} == {"pass"}
    acts = {"ship", "occupy", "attack", "draw"}
    assert not [e for e in log if e.by == "user" and e.text.split()[0] in acts]
    await host.close()
