"""Hostile input to a table of Amerigo, from the player who is asked: nothing of it is a move.

AMERIGO_HOSTILE sets how many texts and clicks there are of each kind (default 90).
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Any

import pytest
import simcord
from simcord.enums import InteractionType

from bot.host.core.api import Position
from bot.locales import Words
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, texts
from tests.cogs.test_amerigo import GAME, can_build
from tests.cogs.test_hostile import log  # noqa: F401
from tests.tools.hostile.interactions import assert_told, command, leaves, sent, stored

__all__ = ["drawn_once"]

COUNT = int(os.environ.get("AMERIGO_HOSTILE", 45))
CELLS = ("A0", "A25", "Y1", "Z17", "Z0", "X25", "ZZ9", "A01", "a1", "-A1", "A1A1", "١١", "A" * 400)
TILES = ("v9", "n7X", "v3", "3L", "V3L", "n6R", "v6R", "vv1", "n1n1", "v3L v3L", "x" * 300)
TURNS = ("45", "-90", "360", "90°", "1e2", "9" * 60, "", "0 0")
REST = (
    *("dance", "sail", "sail 3 A1", "sail 1", "load 0", "load -1", "load 99999", "move 21"),
    *("advance ١", "pick gold99", "buy silk 2", "buy cotton 9", "cash", "use", "post post"),
    *("done; done; done", "gold; gold", ";", "; ;", "build", "\x00", "None", "{}", "%s", "🎲"),
    *("x" * 1000, "gold " * 200, "build v1 A1 0;" * 70),
)


def hostile(rng: random.Random, legal: frozenset[str]) -> Iterator[str]:
    """Yield texts that are no legal moves: the strangest first, then mostly such as nearly are."""
    yield from REST
    real = sorted(legal)
    while True:
        kind = rng.randrange(6)
        parts = rng.choice(real).split()
        if kind == 0:
            text = f"sail {rng.choice(('0', '1', '2', '3', '-1'))} {rng.choice(CELLS)}"
        elif kind == 1:
            text = f"build {rng.choice(TILES)} {rng.choice(CELLS)} {rng.choice(TURNS)}"
        elif kind == 2:
            parts[rng.randrange(len(parts))] = rng.choice((*CELLS, *TILES, *TURNS))
            text = " ".join(parts)
        elif kind == 3:
            text = f"{rng.choice(real)}; {rng.choice(real)}; build {rng.choice(TILES)} A0 45"
        elif kind == 4:
            text = f"take {rng.choice(TILES)}"
        else:
            text = rng.choice(REST)
        if " ".join(text.split()).casefold().strip("; ") not in legal:
            yield text


async def asked(harness: Harness) -> tuple[Position, simcord.MemberActor, frozenset[str]]:
    """Return a position in which somebody may build, who that is, and the legal moves."""
    await harness.started(2, game=GAME)
    position = await harness.until(can_build, "sensible")
    legal = frozenset(move.text.casefold() for move in position.decisions[0].moves)
    return position, harness.deciders(position)[0], legal


@pytest.mark.sqlite
async def test_hostile_texts(harness: Harness, log: pytest.LogCaptureFixture) -> None:  # noqa: F811
    """Every answer is private and says what is legal, or that the text is too long."""
    _, person, legal = await asked(harness)
    (play,) = [leaf for leaf in await leaves(harness) if leaf[0]["name"] == "play"]
    found = hostile(random.Random(1), legal)
    datas = [
        command(play[0], play[1], [{"name": "move", "type": 3, "value": next(found)}])
        for _ in range(COUNT)
    ]
    before = stored(harness)
    results = await sent(harness, person, InteractionType.APPLICATION_COMMAND, datas)
    assert_told(datas, results)
    assert stored(harness) == before
    said = [
        ("\0" in data["options"][0]["value"], texts(result.response))
        for data, result in zip(datas, results, strict=True)
        if result.response is not None
    ]
    refused = Words("en")("error-bad-text")
    assert {text == refused for has_nul, text in said if has_nul} == {True}
    moves = [text for has_nul, text in said if not has_nul]
    assert moves
    assert all("Legal moves:" in text or "characters" in text for text in moves), min(moves)


@pytest.mark.sqlite
async def test_hostile_values_of_commands(
    harness: Harness,
    log: pytest.LogCaptureFixture,  # noqa: F811
) -> None:
    """Values that autocomplete would never offer are sent all the same."""
    _, person, legal = await asked(harness)
    rng = random.Random(2)
    own = [leaf for leaf in await leaves(harness) if leaf[0]["name"] == "am" and leaf[2]["options"]]
    datas: list[dict[str, Any]] = []
    while len(datas) < COUNT // 2:
        root, path, leaf = rng.choice(own)
        options = [option for option in leaf["options"] if option["name"] != "table"]
        values = [
            rng.choice((-1, 45, 2**53 - 1)) if o["type"] == 4 else rng.choice((*CELLS, *TILES))
            for o in options
        ]
        if not options or " ".join((path[0], *map(str, values))).casefold() in legal:
            continue
        given = zip(options, values, strict=True)
        filled = [{"name": o["name"], "type": o["type"], "value": v} for o, v in given]
        datas.append(command(root, path, filled))
    before = stored(harness)
    results = await sent(harness, person, InteractionType.APPLICATION_COMMAND, datas)
    assert_told(datas, results)
    assert stored(harness) == before


@pytest.mark.sqlite
async def test_forged_clicks_of_who_is_asked(
    harness: Harness,
    log: pytest.LogCaptureFixture,  # noqa: F811
) -> None:
    """Versions that are gone, moves that never were, drafts that nobody began."""
    position, person, _ = await asked(harness)
    table, seat = position.table.id, position.decisions[0].seat
    now, count = position.asked[seat], len(position.decisions[0].moves)
    rng, datas = random.Random(3), list[dict[str, Any]]()
    for _ in range(COUNT):
        stale = rng.choice((0, 1, now - 1, now + 1, 9**15))
        bad = rng.choice((count, count + 1, 10**9, 10**14))
        custom_id = rng.choice(
            (
                f"mv:{table}:{now}:{bad}",
                f"now:{table}:{stale}:{rng.randrange(count)}",
                f"now:{table}:{now}:{bad}",
                f"step:{table}:{stale}:{rng.randrange(9)}:0",
                f"step:{table}:{now}:{rng.randrange(9)}:{bad}",
                f"part:{table}:{now}:{rng.randrange(9)}:{bad}:0",
                f"dr:{table}:{now}.{rng.randrange(3, 9)}:now:{table}:{now}:0",
                f"dr:{table}:{now}.0:dr:{table}:{now}.7:now:{table}:{now}:0",
                f"dr:{table}:{now}.0:now:{table}:{now}:{bad}",
                f"drsend:{table}:{stale % 10**9}.{rng.randrange(9)}",
                f"drback:{table}:{now}.{rng.randrange(9)}",
                f"drclear:{table}:{now}",
                f"undo:{table}:{stale}",
            )
        )
        datas.append(
            {"custom_id": custom_id, "component_type": 2, "type": 2, "style": 2, "label": "x"}
        )
    before = stored(harness)
    results = await sent(harness, person, InteractionType.MESSAGE_COMPONENT, datas)
    assert_told(datas, results)
    assert stored(harness) == before
