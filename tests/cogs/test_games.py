"""Whole games, played by people who press the real buttons and menus."""

from __future__ import annotations

import random

import pytest

from tests.cogs.parlour import Parlour, custom_ids, texts


@pytest.mark.parametrize(("people", "bots", "where"), [(2, 0, "thread"), (2, 2, "here")])
async def test_a_game_to_the_end(parlour: Parlour, people: int, bots: int, where: str) -> None:
    await parlour.started(people, bots, where)
    rng = random.Random(7)
    while (await parlour.position()).decisions:
        await parlour.turn(rng)
    table = await parlour.table()
    assert table.status == "over"
    place = next(h for h in (parlour.channel, *parlour.channel.threads) if h.id == table.place_id)
    last = place.last_message
    assert "the game is over" in texts(last)
    assert len(last.attachments) == 1 + people + bots
    assert all(attachment.description for attachment in last.attachments)
    with_buttons = [m for m in place.history() if m.id != table.card_id and _buttons(m)]
    assert with_buttons == []
    result = await parlour.people[0].slash(place, "table scores")
    assert "1." in texts(result.response)


def _buttons(message: object) -> bool:
    return any(i.split(":")[0] in {"mv", "sel", "panel"} for i in custom_ids(message))


async def test_restart_in_the_middle_of_every_kind_of_decision(parlour: Parlour) -> None:
    """The buttons that were posted before the restart work after it."""
    await parlour.started(2)
    rng, seen = random.Random(3), set[str]()
    for _ in range(150):
        position = await parlour.position()
        kind = position.decisions[0].kind if position.decisions else "over"
        if kind == "over" or len(seen) == 8:
            break
        if kind not in seen:
            await parlour.restart()
            seen.add(kind)
            assert (await parlour.position()).decisions == position.decisions
        await parlour.turn(rng)
        assert (await parlour.position()).version > position.version
    assert {"role", "settle", "place", "build", "sell", "load"} <= seen


async def test_a_half_made_placement_survives_a_restart(parlour: Parlour) -> None:
    """One colonist is placed by command, the rest after the restart."""
    await parlour.started(2)
    position = await parlour.until("place", random.Random(5))
    decision = position.decisions[0]
    while len(decision.moves) == 1 or position.view(None).players[decision.seat].windrose < 2:
        await parlour.turn(random.Random(5))
        position = await parlour.until("place", random.Random(6))
        decision = position.decisions[0]
    person = parlour.person(position.table.chairs[decision.seat].user_id or 0)
    move = position.rules.notate(decision.moves[0])
    await person.slash(parlour.channel, "play", move=move)
    half = await parlour.position()
    await parlour.restart()
    assert (await parlour.position()).view(decision.seat) == half.view(decision.seat)
    await parlour.turn(random.Random(1))
    assert (await parlour.position()).version > half.version
