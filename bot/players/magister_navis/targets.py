"""What each target of an action is worth: regions, cities, decks and buildings."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.magister_navis.data import (
    BUILDINGS,
    CARDS,
    CITIES,
    CONNECTION_GLORY,
    DECK_REGION,
    REGIONS,
)
from bot.games.magister_navis.view import RegionView
from bot.players.magister_navis.table import OTHER_END, Table

FIRST_STEP = 0.45
"""What presence in an open region is worth where cities are empty."""

USUAL = 1.5
"""What an action brings as a rule, where that is not worth a closer look."""

NEXT_CARD = 0.4
"""How much of a card counts when one more disc brings it within reach."""


def ship(region: str, table: Table) -> float:
    """Return what a disc on a track brings: its token, presence, and the governor's card."""
    seen = table.view.region[region]
    if seen.open:
        return presence(region, table)
    taken = sum(seat is not None for seat in seen.track)
    token = table.token(seen.tokens[taken])
    return (
        token + presence(region, table) * _opens(seen, taken, table) + _governor(seen, taken, table)
    )


def _opens(seen: RegionView, taken: int, table: Table) -> float:
    """Return how likely a closed region is opened in time to be of use."""
    left = len(seen.track) - taken - 1
    return min(1.0, (0.4 + table.rounds) * table.view.seats / (2.5 * left)) if left else 1.0


def _governor(seen: RegionView, taken: int, table: Table) -> float:
    """Return the share in the governor's card that one more disc gives (7.3)."""
    track = [*(seat for seat in seen.track if seat is not None), table.seat]
    most = max(track.count(seat) for seat in set(track))
    left = len(seen.track) - taken - 1
    (deck,) = REGIONS[seen.key].decks
    card = table.view.deck[deck].cards[0]
    if left:
        return 0.3 * table.promise(card) * (track.count(table.seat) >= most) / left
    winner = max(track, key=lambda seat: (track.count(seat), -track[::-1].index(seat)))
    return table.card(card) if winner == table.seat else -0.3 * table.promise(card)


def presence(region: str, table: Table) -> float:
    """Return what one more disc in a region brings: cities and cards within reach."""
    own = table.view.region[region].presence[table.seat]
    reach = sum(_in_reach(deck, own + 1, table) for deck in REGIONS[region].decks)
    if own or not REGIONS[region].track:
        return reach
    empty = sum(table.view.city[city].owner is None for city in REGIONS[region].cities)
    return reach + FIRST_STEP * min(1.0, 0.5 * empty) * min(1.0, 0.5 + table.rounds)


def _in_reach(deck: str, discs: int, table: Table) -> float:
    """Return the share of a card that asks for just so many discs."""
    for depth, card in enumerate(table.view.deck[deck].cards):
        if CARDS[card].value == discs:
            later = 1.0 if table.rounds else 0.6
            return float(NEXT_CARD * later * 0.75**depth) * table.promise(card)
    return 0.0


def occupy(city: str, table: Table) -> float:
    """Return what an empty city brings: token, glory, connections, presence."""
    return table.token(table.view.city[city].token) + _hold(city, table)


def attack(city: str, table: Table) -> float:
    """Return what a foreign city brings, and what its owner loses by it."""
    owner = table.view.city[city].owner
    assert owner is not None
    lost = CITIES[city].glory + sum(
        CONNECTION_GLORY for _, end in OTHER_END[city] if table.view.city[end].owner == owner
    )
    points = [sum(player.score.values()) for player in table.view.players]
    weight = 1.5 if points[owner] == max(points) else 1.0
    return _hold(city, table) + weight * lost / (table.view.seats - 1)


def _hold(city: str, table: Table) -> float:
    links = sum(_link(link, end, table) for link, end in OTHER_END[city])
    return CITIES[city].glory + links + presence(CITIES[city].region, table)


def _link(link: str, end: str, table: Table) -> float:
    """Return what a connection is worth whose other end is in these hands."""
    owner = table.view.city[end].owner
    gain = CONNECTION_GLORY + table.token(table.view.connection[link].token)
    if owner == table.seat:
        return gain
    if owner is None:
        return gain * (0.3 if table.rounds else 0.15)
    return 0.1 * gain


def draw(deck: str, table: Table) -> float:
    """Return what the top card of a deck brings."""
    return table.card(table.view.deck[deck].cards[0])


def pay(building: str, table: Table) -> float:
    """Return what a disc brings that comes back: its building may be used again."""
    again = max(_best(action, table) for action in BUILDINGS[building].actions)
    return table.disc + max(0.0, 0.8 * (again - 0.7))


def _best(action: str, table: Table) -> float:
    """Return about what an action would bring now."""
    if action == "ship":
        seas = (key for key, region in REGIONS.items() if region.track)
        return max(ship(region, table) for region in seas)
    if action == "draw":
        decks = (deck for deck in table.view.deck if _reached(deck, table))
        return max((draw(deck, table) for deck in decks), default=0.0)
    return USUAL


def _reached(deck: str, table: Table) -> bool:
    cards, region = table.view.deck[deck].cards, table.view.region[DECK_REGION[deck]]
    value = CARDS[cards[0]].value if cards else None
    return region.open and value is not None and value <= region.presence[table.seat]


TARGETS: Mapping[str, Callable[[str, Table], float]] = {
    "ship": ship,
    "occupy": occupy,
    "attack": attack,
    "draw": draw,
    "pay": pay,
}
