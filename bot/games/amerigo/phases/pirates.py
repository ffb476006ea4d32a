"""The pirates attack at the end of every round (R5.1 to R5.3)."""

from __future__ import annotations

from bot.games.amerigo.phases.action import gain
from bot.games.amerigo.raids import raid
from bot.games.amerigo.state import State
from bot.games.amerigo.tokens import PIRATES_GOLD
from bot.games.amerigo.tracks import turn_order


def attack(g: State) -> None:
    """Attack all players at the same time (Q24); logged in playing order."""
    for seat in turn_order(g.order):
        against, repelled, cannons, points, gold = raid(g, seat)
        g.players[seat].cannons -= cannons
        g.players[seat].points -= points
        g.record(
            "raided",
            seat=seat,
            strength=against,
            repelled=int(repelled),
            cannons=cannons,
            points=points,
        )
        if gold:
            gain(g, seat, PIRATES_GOLD, gold)
