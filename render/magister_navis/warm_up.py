"""A position with everything that there is: to draw the sprites before a game needs them."""

from __future__ import annotations

from bot.games.magister_navis.data import (
    BUILDINGS,
    CITIES,
    CONNECTIONS,
    DECKS,
    REGIONS,
    STATUSES,
    TOKENS,
)
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

_SEATS = 5


def sample_view(full: bool) -> View:
    """Return a position of five players that no game reaches: all empty, or all taken."""
    kinds = tuple(TOKENS)
    return View(
        seat=None,
        seats=_SEATS,
        round=1,
        start=0,
        phase="action" if full else "prepare",
        abolished=False,
        players=tuple(_player(seat, full) for seat in range(_SEATS)),
        offer={key: 1 for key in BUILDINGS if key != "residence"},
        regions=tuple(_region(key, full) for key in REGIONS),
        cities=tuple(
            CityView(key, n % _SEATS if full else None, None if full else kinds[n % len(kinds)])
            for n, key in enumerate(CITIES)
        ),
        connections=tuple(
            ConnectionView(
                key, n % _SEATS if full else None, None if full else kinds[n % len(kinds)]
            )
            for n, key in enumerate(CONNECTIONS)
        ),
        decks=tuple(DeckView(key, cards) for key, cards in DECKS.items()),
        over=False,
    )


def _region(key: str, full: bool) -> RegionView:
    kinds, spaces = tuple(TOKENS), len(REGIONS[key].track)
    return RegionView(
        key,
        open=full,
        track=tuple(n % _SEATS if full else None for n in range(spaces)),
        tokens=tuple(None if full else kinds[n % len(kinds)] for n in range(spaces)),
        beside=(0,) if full and spaces else (),
        presence=(1,) * _SEATS,
    )


def _player(seat: int, full: bool) -> PlayerView:
    """Return a board with a fifth of all buildings."""
    built = tuple(BUILDINGS)[seat::_SEATS]
    return PlayerView(
        seat=seat,
        supply=1,
        harbor=1,
        buildings=tuple(BuildingView(key, full and BUILDINGS[key].circle) for key in built),
        spaces=8 - len(built),
        tokens=dict.fromkeys(TOKENS, 1),
        status={key: StatusView(seat, seat, 1, 1) for key in STATUSES},
        cards=tuple(card for cards in DECKS.values() for card in cards)[seat::_SEATS][:6],
        governor=None,
        limit=1,
        set_aside=("SL-0",),
        cities=1,
        connections=1,
        passed=not full,
        acting=full,
        score={"cities": 1},
        secured={"cities": 1},
    )
