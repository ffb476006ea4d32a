"""Hidden information of a league's table is in no answer of a league: another deal changes none."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import simcord

from bot.engine.rng import Rng
from bot.host.core.api import Position
from bot.host.core.moves.commit import write_state
from bot.store import Connection
from tests.catalogue import BOTS, RESAMPLES
from tests.cogs.harness import Harness, texts
from tests.cogs.test_league import pass_days
from tests.cogs.test_league_organiser import Scene, admitted, opened

MOVES = 60
COMMANDS: tuple[tuple[str, dict[str, str]], ...] = (
    ("show", {}),
    ("standings", {}),
    ("standings", {"text": "True"}),
    ("mine", {}),
    ("schedule", {}),
    ("log", {}),
    ("record", {}),
    ("todo", {}),
    ("almanac", {}),
    ("export", {"what": "results"}),
    ("export", {"what": "log"}),
)


async def answers(scene: Scene, person: simcord.MemberActor, table_id: int) -> list[Any]:
    """Return everything that a league tells somebody, files and pictures too."""
    told = []
    for command, options in (*COMMANDS, ("why", {"table": str(table_id)})):
        given = {key: True if value == "True" else value for key, value in options.items()}
        answer = await scene.answer(person, command, **given)
        files = [(one.filename, await one.read()) for one in answer.attachments]
        alts = [one.description for one in answer.attachments]
        told.append((command, texts(answer), alts, files))
    return told


async def dealt_anew(harness: Harness, position: Position, seat: int | None) -> None:
    """Store another deal of what that seat (None = a spectator) may not see."""
    resample = RESAMPLES[position.table.game]
    state = resample(position.rules.clone(position._state), seat, Rng(99))
    assert position.rules.dump(state) != position.rules.dump(position._state)
    other = replace(position, _state=state)
    await put(harness, other)
    now = await harness.host.tables.position(position.table.id)
    assert position.rules.dump(now._state) == position.rules.dump(state)


async def put(harness: Harness, position: Position) -> None:
    """Store a position in place of the one that is stored."""
    where = (position.table.id, position.version)

    def work(connection: Connection) -> None:
        connection.execute("DELETE FROM snapshot WHERE game_id = ? AND version = ?", where)
        write_state(connection, position)

    await harness.host._database.write(work)
    harness.host.tables._registry.forget(position.table.id)


async def test_another_deal_changes_no_answer_of_a_league(harness: Harness) -> None:
    scene = await opened(harness)
    await admitted(scene)
    await pass_days(harness, 5)
    (table,) = [one for one in await harness.host.tables.open_tables() if one.of_league]
    bot, host = BOTS[table.game]["random"], harness.host
    for _ in range(MOVES):
        position = await host.tables.position(table.id)
        decision, rules = position.decisions[0], position.rules
        user_id = position.table.chairs[decision.seat].user_id
        assert user_id is not None
        batch = bot.choose(rules, rules.clone(position._state), decision, Rng(position.version))
        await host.tables.play(table.id, user_id, "; ".join(map(rules.notate, batch)))
    await pass_days(harness, 0.01)
    for person in (harness.people[0], harness.people[4], scene.olga):
        position = await host.tables.position(table.id)
        chair = position.table.chair_of(person.id)
        before = await answers(scene, person, table.id)
        assert {one[0] for one in before if one[-1]} >= {"standings", "schedule", "export"}
        await dealt_anew(harness, position, None if chair is None else chair.seat)
        assert await answers(scene, person, table.id) == before
        await put(harness, position)
