"""What each target of an action is worth, in named parts: regions, cities, decks, buildings."""

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


def next_space(region: str, table: Table) -> int | None:
    """Return the space of a track that is filled next, None = the region is open."""
    seen = table.view.region[region]
    return None if seen.open else sum(seat is not None for seat in seen.track)


def _track_token(region: str, table: Table) -> float:
    """Return what the token on the next space of a track brings."""
    space = next_space(region, table)
    return 0.0 if space is None else table.token(table.view.region[region].tokens[space])


def _shipped(region: str, table: Table) -> float:
    """Return what a disc beside a full track, or on one, brings later."""
    space = next_space(region, table)
    share = 1.0 if space is None else _opens(table.view.region[region], space, table)
    return presence(region, table) * share


def _governor(region: str, table: Table) -> float:
    space = next_space(region, table)
    return 0.0 if space is None else _governor_share(table.view.region[region], space, table)


def _opens(seen: RegionView, taken: int, table: Table) -> float:
    """Return how likely a closed region is opened in time to be of use."""
    left = len(seen.track) - taken - 1
    return min(1.0, (0.4 + table.rounds) * table.view.seats / (2.5 * left)) if left else 1.0


def _governor_share(seen: RegionView, taken: int, table: Table) -> float:
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


def _city_token(city: str, table: Table) -> float:
    return table.token(table.view.city[city].token)


def _glory(city: str, _: Table) -> float:
    return CITIES[city].glory


def _links(city: str, table: Table) -> float:
    return sum(_link(link, end, table) for link, end in OTHER_END[city])


def _present(city: str, table: Table) -> float:
    return presence(CITIES[city].region, table)


def lost(city: str, table: Table) -> int:
    """Return the glory that the owner of a city would lose with it."""
    owner = table.view.city[city].owner
    linked = sum(
        CONNECTION_GLORY for _, end in OTHER_END[city] if table.view.city[end].owner == owner
    )
    return CITIES[city].glory + linked


def _rival(city: str, table: Table) -> float:
    """Return what it is worth that the owner of a city loses it."""
    owner = table.view.city[city].owner
    assert owner is not None
    points = [sum(player.score.values()) for player in table.view.players]
    weight = 1.5 if points[owner] == max(points) else 1.0
    return weight * lost(city, table) / (table.view.seats - 1)


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
        return max(worth("ship", region, table) for region in seas)
    if action == "draw":
        decks = (deck for deck in table.view.deck if _reached(deck, table))
        return max((draw(deck, table) for deck in decks), default=0.0)
    return USUAL


def _reached(deck: str, table: Table) -> bool:
    cards, region = table.view.deck[deck].cards, table.view.region[DECK_REGION[deck]]
    value = CARDS[cards[0]].value if cards else None
    return region.open and value is not None and value <= region.presence[table.seat]


TARGETS: Mapping[str, Mapping[str, Callable[[str, Table], float]]] = {
    "ship": {"token": _track_token, "presence": _shipped, "governor": _governor},
    "occupy": {"token": _city_token, "city": _glory, "links": _links, "presence": _present},
    "attack": {"city": _glory, "links": _links, "presence": _present, "rival": _rival},
    "draw": {"card": draw},
    "pay": {"again": pay},
}
"""By action what makes up the worth of a target."""


def worth(action: str, target: str, table: Table) -> float:
    """Return what an action on a target brings."""
    return sum([part(target, table) for part in TARGETS[action].values()])
