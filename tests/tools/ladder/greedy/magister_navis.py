"""Worth of a board of Magister Navis to the plain greedy player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.engine.api import Seat
from bot.games.magister_navis import scoring
from bot.games.magister_navis.data import BUILDINGS, REWARDS, STATUSES, TOKENS
from bot.games.magister_navis.state import reward


@dataclass(frozen=True, slots=True)
class Values:
    """Values in glory, each 0 or more."""

    industry: float
    """A symbol on a token or a building; so the next three."""
    culture: float
    finance: float
    politics: float
    carded: float
    """Share of a symbol's value that counts on a card."""
    level: float
    """A level of buildings that may be built."""
    growth: float
    """A disc that growth brings."""
    payment: float
    """A payment of the salary."""
    limit: float
    """A card that may be kept."""
    acting: float
    """A building that gives actions."""
    draw: float
    """An action of a building, besides; so the next four."""
    ship: float
    occupy: float
    attack: float
    pay: float
    free: float
    """A building whose circle is free."""
    disc: float
    """A disc in a region, on its track or in a city."""
    city: float
    region: float
    """A region in which there are discs of the seat."""
    harbor: float
    """A disc in the harbor."""
    token: float
    """A token that gives an action."""
    card: float
    over: float
    """A card too many, which counts against the board."""


def worth(g: Any, seat: Seat, values: Values) -> float:
    """Return what a seat's board is worth: its points now, and fixed values for what it has."""
    me = g.players[seat]
    points = sum(scoring.sheet(g, seat).values())
    return points + _tracks(me, values) + _buildings(me, values) + _map(g, me, seat, values)


def _tracks(me: Any, values: Values) -> float:
    steps = (values.level, values.growth, values.payment, values.limit)
    rows, total = zip(STATUSES, me.status, me.lasting, REWARDS.values(), strict=False), 0.0
    for (key, count, lasting, row), step in zip(rows, steps, strict=True):
        counted = lasting + values.carded * (count - lasting)
        total += counted * getattr(values, key) + reward(row, count) * step
    return total


def _buildings(me: Any, values: Values) -> float:
    total = 0.0
    for key, count in me.built.items():
        if BUILDINGS[key].circle:
            actions = sum(getattr(values, action) for action in BUILDINGS[key].actions)
            total += count * (values.acting + actions) + values.free * (
                count - me.active.get(key, 0)
            )
    return total


def _map(g: Any, me: Any, seat: Seat, values: Values) -> float:
    presence = g.presence(seat).values()
    acting = sum(count for key, count in me.tokens.items() if TOKENS[key].actions)
    beside = len(me.cards) - (me.governor is not None)
    return (
        values.disc * sum(presence)
        + values.region * sum(map(bool, presence))
        + values.city * sum(owner == seat for owner in g.cities.values())
        + values.harbor * me.harbor
        + values.token * acting
        + values.card * len(me.cards)
        - values.over * max(0, beside - me.card_limit)
    )
