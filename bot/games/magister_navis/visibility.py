"""The view of a table, which is the same for everyone because nothing is hidden."""

from __future__ import annotations

from functools import cache

from bot.engine.api import Seat
from bot.games.magister_navis.data import (
    BUILDING_SPACES,
    BUILDINGS,
    CITIES,
    CONNECTIONS,
    DECKS,
    REGIONS,
    REWARDS,
    TOKENS,
    TOP,
    TRACK_GLORY,
)
from bot.games.magister_navis.phases.action import FullTurn
from bot.games.magister_navis.phases.prepare import PaySalary
from bot.games.magister_navis.scoring import secured, sheet
from bot.games.magister_navis.state import Player, State, reward
from bot.games.magister_navis.view import (
    BuildingView,
    CityView,
    ConnectionView,
    DeckView,
    PlayerView,
    RegionView,
    StatusView,
    View,
)

# A view mostly consists of a few different small values, so these are cached.
_city_view = cache(CityView)
_connection_view = cache(ConnectionView)
_building_view = cache(BuildingView)


def view(g: State, seat: Seat | None) -> View:
    """Return the table as a seat (None = a spectator) sees it."""
    presence = [g.presence(other) for other in range(g.seats)]
    return View(
        seat=seat,
        seats=g.seats,
        round=g.round,
        start=g.start,
        phase=phase(g),
        abolished=g.abolished,
        players=tuple(_player(g, other) for other in range(g.seats)),
        offer=dict(g.offer),
        regions=tuple(_region(g, key, tuple(by[key] for by in presence)) for key in REGIONS),
        cities=tuple([_city(g, key) for key in CITIES]),
        connections=tuple(
            [_connection_view(key, g.holder(key), g.link_tokens.get(key)) for key in CONNECTIONS]
        ),
        decks=tuple(DeckView(key, g.decks[key]) for key in DECKS),
        over=g.over,
        options=g.options,
    )


def phase(g: State) -> str:
    """Return the phase: "prepare", "action", or "end" when the game is over."""
    if g.over:
        return "end"
    return "action" if any(isinstance(step, FullTurn) for step in g.stack) else "prepare"


def _region(g: State, key: str, presence: tuple[int, ...]) -> RegionView:
    track, tokens = g.tracks[key], g.track_tokens[key]
    free = len(tokens) - len(track)
    return RegionView(
        key=key,
        open=g.is_open(key),
        track=(*track, *(None,) * free),
        tokens=(*(None,) * len(track), *tokens[len(track) :]),
        beside=g.beside[key],
        presence=presence,
    )


def _city(g: State, key: str) -> CityView:
    owner = g.cities.get(key)
    return _city_view(key, owner, g.city_tokens[key] if owner is None else None)


def _player(g: State, seat: Seat) -> PlayerView:
    player = g.players[seat]
    choices = g.open_moves(seat)
    return PlayerView(
        seat=seat,
        supply=player.supply,
        harbor=player.harbor,
        buildings=tuple(_buildings(player)),
        spaces=BUILDING_SPACES + 1 - sum(player.built.values()),
        tokens={key: player.tokens[key] for key in TOKENS if key in player.tokens},
        status=_status(player),
        cards=player.cards,
        governor=player.governor,
        limit=player.card_limit,
        set_aside=player.set_aside,
        cities=[*g.cities.values()].count(seat),
        connections=len(g.connections(seat)),
        passed=seat in g.passed,
        acting=bool(choices),
        score=sheet(g, seat),
        secured=secured(g, seat),
        payments=_payments(g, seat),
        open=choices,
    )


def _payments(g: State, seat: Seat) -> int:
    """Return the salary payments left if this seat is asked now, else 0.

    The salaries of other seats may also be on the stack.
    """
    top = g.stack[-1] if g.stack else None
    return top.left if isinstance(top, PaySalary) and top.seat == seat else 0


def _buildings(player: Player) -> list[BuildingView]:
    """Return the building tiles, with the activated ones of each kind first."""
    return [
        _building_view(key, BUILDINGS[key].circle and number < player.active.get(key, 0))
        for key, count in player.built.items()
        for number in range(count)
    ]


def _status(player: Player) -> dict[str, StatusView]:
    return {key: _track(key, value) for key, value in zip(REWARDS, player.status, strict=False)}


@cache
def _track(key: str, value: int) -> StatusView:
    """Return the view of a track at a value."""
    marker, glory = min(value, TOP), reward(TRACK_GLORY, value)
    return StatusView(value, marker, reward(REWARDS[key], value), glory)
