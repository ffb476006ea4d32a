"""Completion of an island, which sailing and building share (R3.21 to R3.23)."""

from __future__ import annotations

from bot.games.amerigo.building import Completion, posts_on
from bot.games.amerigo.ground import survey
from bot.games.amerigo.map.geography import Island
from bot.games.amerigo.state import State


def complete(g: State, seat: int, island: Island, completion: Completion | None) -> None:
    """Score an island whose last cell a seat has filled: its player first, then posts (Q14)."""
    if completion is None:
        return
    g.players[seat].points += completion.points
    g.players[seat].chests += completion.chest
    g.record(
        "completed",
        seat=seat,
        island=island.number,
        points=completion.points,
        chest=int(completion.chest),
    )
    posts = posts_on(survey(g), island)
    for owner, points in completion.posts.items():
        g.players[owner].points += points
        g.record(
            "counted",
            seat=owner,
            island=island.number,
            posts=posts[owner],
            time=g.time,
            points=points,
        )
