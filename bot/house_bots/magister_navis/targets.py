"""The worth of each target of an action, in named parts.

Targets are regions, cities, decks and buildings.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.magister_navis.data import (
    BUILDINGS,
    CARDS,
    CITIES,
    DECK_REGION,
    REGIONS,
)
from bot.house_bots.magister_navis.table import OTHER_END, Table

SEAS = tuple(key for key, region in REGIONS.items() if region.track)


def _track_token(region: str, table: Table) -> float:
    """Return the worth of the token on the next space of a region's track."""
    space = table.next_space(region)
    return 0.0 if space is None else table.token(table.facts.track_tokens[region][space])


def _shipped(region: str, table: Table) -> float:
    """Return the later worth of a disc on a region's track, or beside it if it is full."""
    space = table.next_space(region)
    share = 1.0 if space is None else _opens(region, space, table)
    return presence(region, table) * share


def _governor(region: str, table: Table) -> float:
    space = table.next_space(region)
    return 0.0 if space is None else _governor_share(region, space, table)


def _opens(region: str, taken: int, table: Table) -> float:
    """Return the probability that a closed region opens early enough to be useful."""
    weights, left = table.weights, len(REGIONS[region].track) - taken - 1
    time = (weights.opens_now + table.rounds) * table.facts.seats
    needed = weights.opens_discs * left
    return min(1.0, time / needed) if needed else 1.0


def _governor_share(region: str, taken: int, table: Table) -> float:
    """Return the worth of one more disc for winning the region's governor card (7.3)."""
    weights, track = table.weights, [*table.facts.tracks[region], table.seat]
    left = len(REGIONS[region].track) - taken - 1
    (deck,) = REGIONS[region].decks
    card = table.facts.decks[deck][0]
    if left:
        most = max([track.count(seat) for seat in track])
        return weights.governor * table.promise(card) * (track.count(table.seat) >= most) / left
    winner = max(track, key=lambda seat: (track.count(seat), -track[::-1].index(seat)))
    if winner == table.seat:
        return table.card(card)
    return -weights.governor_lost * table.promise(card)


def presence(region: str, table: Table) -> float:
    """Return the worth of one more disc in a region, for access to its cities and cards."""
    if region not in table.reached:
        table.reached[region] = _presence(region, table)
    return table.reached[region]


def _presence(region: str, table: Table) -> float:
    own, weights = table.facts.presence[region], table.weights
    reach = sum([_in_reach(deck, own + 1, table) for deck in REGIONS[region].decks])
    if own or not REGIONS[region].track:
        return reach
    empty = sum([city not in table.facts.owners for city in REGIONS[region].cities])
    cities = min(1.0, weights.first_step_cities * empty)
    return reach + weights.first_step * cities * min(1.0, weights.first_step_late + table.rounds)


def _in_reach(deck: str, discs: int, table: Table) -> float:
    """Return the worth of the card in a deck that requires this many discs."""
    weights = table.weights
    for depth, card in enumerate(table.facts.decks[deck]):
        if CARDS[card].value == discs:
            later = 1.0 if table.rounds else weights.next_card_last
            share: float = weights.next_card * later * weights.next_card_depth**depth
            return share * table.promise(card)
    return 0.0


def _city_token(city: str, table: Table) -> float:
    return table.token(table.facts.city_tokens[city])


def _glory(city: str, _: Table) -> float:
    return CITIES[city].glory


def _links(city: str, table: Table) -> float:
    return sum(_link(link, end, table) for link, end in OTHER_END[city])


def _present(city: str, table: Table) -> float:
    return presence(CITIES[city].region, table)


def lost(city: str, table: Table) -> int:
    """Return the glory that the owner of a city would lose with the city."""
    owners = table.facts.owners
    owner = owners[city]
    each = table.facts.options.connection_glory
    linked = sum([each for _, end in OTHER_END[city] if owners.get(end) == owner])
    return CITIES[city].glory + linked


def _rival(city: str, table: Table) -> float:
    """Return how much it is worth that the owner of a city loses it."""
    points, weights = table.points, table.weights
    leads = points[table.facts.owners[city]] == max(points)
    weight = weights.rival if leads else weights.rival_other
    return weight * lost(city, table) / (table.facts.seats - 1)


def _link(link: str, end: str, table: Table) -> float:
    """Return the worth of a connection, depending on who holds the city at its other end."""
    owner, weights = table.facts.owners.get(end), table.weights
    gain = table.facts.options.connection_glory + table.token(table.facts.link_tokens.get(link))
    if owner == table.seat:
        return gain
    if owner is None:
        return gain * (weights.link_open if table.rounds else weights.link_open_last)
    return weights.link_foreign * gain


def draw(deck: str, table: Table) -> float:
    """Return the worth of the top card of a deck."""
    return table.card(table.facts.decks[deck][0])


def pay(building: str, table: Table) -> float:
    """Return the worth of taking a disc back from a building, which can then be used again."""
    weights = table.weights
    again = max([_best(action, table) for action in BUILDINGS[building].actions])
    return table.disc + max(0.0, weights.freed * (again - weights.freed_cost))


def _best(action: str, table: Table) -> float:
    """Return the approximate worth of an action now."""
    if action == "ship":
        return max([worth("ship", region, table) for region in SEAS])
    if action == "draw":
        decks = [deck for deck in table.facts.decks if _reached(deck, table)]
        return max([draw(deck, table) for deck in decks], default=0.0)
    return table.weights.usual


def _reached(deck: str, table: Table) -> bool:
    cards, region = table.facts.decks[deck], DECK_REGION[deck]
    value = CARDS[cards[0]].value if cards else None
    return (
        value is not None
        and value <= table.facts.presence[region]
        and table.next_space(region) is None
    )


TARGETS: Mapping[str, Mapping[str, Callable[[str, Table], float]]] = {
    "ship": {"token": _track_token, "presence": _shipped, "governor": _governor},
    "occupy": {"token": _city_token, "city": _glory, "links": _links, "presence": _present},
    "attack": {"city": _glory, "links": _links, "presence": _present, "rival": _rival},
    "draw": {"card": draw},
    "pay": {"again": pay},
}
"""Functions for the parts of a target's worth, by action."""


def worth(action: str, target: str, table: Table) -> float:
    """Return the worth of an action on a target."""
    if (action, target) not in table.found:
        parts = TARGETS[action].values()
        table.found[action, target] = sum([part(target, table) for part in parts])
    return table.found[action, target]
