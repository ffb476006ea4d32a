"""The five actions (7.2 to 7.9): their targets, and their effects.

The source of an action and its cost belong to the turn: see `phases.action`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from bot.engine.steps import Steps
from bot.games.magister_navis.data import (
    ABOLITION,
    CARDS,
    CITIES,
    COSTS,
    DECK_REGION,
    NO_TOKEN,
    REGIONS,
    ROUNDS,
    SLAVERY,
)
from bot.games.magister_navis.moves import Action, Attack, Draw, Occupy, Pay, Ship
from bot.games.magister_navis.phases.passing import ArrangeCards
from bot.games.magister_navis.state import NOTHING, State, governor_of


@dataclass(frozen=True, slots=True)
class Kind:
    """An action: its move, its harbor discs, its targets, its effect.

    `place` is the region (of a draw: the deck) of a target; a second action has the same.
    """

    move: Callable[[str, str], Action]
    cost: int
    targets: Callable[[State, int], list[str]]
    do: Callable[[State, int, str, str], Steps]
    place: Callable[[str], str]


# Ship ---------------------------------------------------------------------------------


def _seas(g: State, seat: int) -> list[str]:
    """Every region but Europe, open or not; no presence is needed (7.2)."""
    return [key for key, region in REGIONS.items() if region.track]


def _ship(g: State, seat: int, region: str, source: str) -> Steps:
    """Fill the next space and take its token; next to a full track there is none (7.2)."""
    g.players[seat].harbor -= COSTS["ship"]
    if g.is_open(region):
        g.beside[region] += (seat,)
        g.record("shipped", seat=seat, region=region, space=0, token=NO_TOKEN, source=source)
        return NOTHING
    space = len(g.tracks[region])
    token = g.track_tokens[region][space]
    g.tracks[region] += (seat,)
    g.players[seat].gain(token)
    g.record("shipped", seat=seat, region=region, space=space + 1, token=token, source=source)
    return _open(g, region) if g.is_open(region) else NOTHING


def _open(g: State, region: str) -> Steps:
    """Give the governor to the most discs on the track, a tie to the latest disc (7.3).

    A player who has passed keeps to the card limit at once, unless the table waits for the next
    pass (Q2).
    """
    winner = governor_of(g.tracks[region])
    (deck,) = REGIONS[region].decks
    card, *rest = g.decks[deck]
    g.decks[deck] = tuple(rest)
    g.players[winner].take(card)
    g.record("opened", seat=winner, region=region, card=card)
    at_once = g.options.late_governor_at_once or g.round == ROUNDS
    return (ArrangeCards(winner),) if winner in g.passed and at_once else NOTHING


# Occupy and attack --------------------------------------------------------------------


def _reached(g: State, seat: int) -> list[str]:
    """Return the open regions with presence; Europe needs none (7.4, 7.6)."""
    return [
        region
        for region, discs in g.presence(seat).items()
        if (discs or not REGIONS[region].track) and g.is_open(region)
    ]


def _empty_cities(g: State, seat: int) -> list[str]:
    """Empty cities of open regions where the player is present (7.4)."""
    regions = _reached(g, seat)
    return [key for region in regions for key in REGIONS[region].cities if key not in g.cities]


def _occupy(g: State, seat: int, city: str, source: str) -> Steps:
    """Put a disc into the city and take its token, then those of new connections (7.4, 7.5)."""
    g.players[seat].harbor -= COSTS["occupy"]
    g.cities[city] = seat
    token = g.city_tokens[city]
    g.players[seat].gain(token)
    g.record("occupied", seat=seat, city=city, token=token, source=source)
    _link(g, seat, city)
    return NOTHING


def _link(g: State, seat: int, city: str) -> None:
    """Take the tokens of connections that this city completes, if they are still there (7.5)."""
    for key in CITIES[city].connections:
        if g.holder(key) == seat:
            token = g.link_tokens.pop(key, None)
            if token is not None:
                g.players[seat].gain(token)
            g.record("linked", seat=seat, connection=key, token=token or NO_TOKEN)


def _foreign_cities(g: State, seat: int) -> list[str]:
    """Opponents' cities where the player is present (7.6, Q12)."""
    regions = _reached(g, seat)
    return [
        city for city, owner in g.cities.items() if owner != seat and CITIES[city].region in regions
    ]


def _attack(g: State, seat: int, city: str, source: str) -> Steps:
    """One disc goes to the supply, one takes the place of the opponent's; no city token (7.6)."""
    other = g.cities[city]
    lost = [key for key in CITIES[city].connections if g.holder(key) == other]
    g.players[seat].harbor -= COSTS["attack"]
    g.players[seat].supply += COSTS["attack"] - 1
    g.players[other].supply += 1
    g.cities[city] = seat
    g.record("attacked", seat=seat, city=city, other=other, source=source)
    for key in lost:
        g.record("unlinked", seat=other, connection=key)
    _link(g, seat, city)
    return NOTHING


# Pay ----------------------------------------------------------------------------------


def _activated(g: State, seat: int) -> list[str]:
    """Own buildings with a disc; the one that gives the action has none yet (7.7)."""
    return list(g.players[seat].active)


def _pay(g: State, seat: int, building: str, source: str) -> Steps:
    """Bring the disc of a building back to the harbor (7.7)."""
    g.players[seat].release(building)
    g.record("freed", seat=seat, building=building, source=source)
    return NOTHING


# Draw ---------------------------------------------------------------------------------


def _decks(g: State, seat: int) -> list[str]:
    """Decks of open regions whose top card requires no more discs than are present (7.8)."""
    presence = g.presence(seat)
    found = []
    for deck, region in DECK_REGION.items():
        value = CARDS[g.decks[deck][0]].value if g.decks[deck] else None
        if value is not None and value <= presence[region]:
            found.append(deck)
    return found


def _draw(g: State, seat: int, deck: str, source: str) -> Steps:
    """Take the top card; there is no limit before the player passes (7.8)."""
    card, *rest = g.decks[deck]
    g.decks[deck] = tuple(rest)
    g.players[seat].take(card)
    g.record("drawn", seat=seat, card=card, source=source)
    if card == ABOLITION and not g.abolished:
        _abolish(g, seat)
    return NOTHING


def _abolish(g: State, seat: int) -> None:
    """Lay all players' slavery cards aside and remove the deck; this happens once (7.9)."""
    g.abolished = True
    g.decks[SLAVERY] = ()
    g.record("abolished", seat=seat)
    for other in g.clockwise(seat):
        player = g.players[other]
        slavery = [key for key in player.cards if CARDS[key].slavery]
        if slavery:
            player.drop(*slavery)
            g.record("set_aside", seat=other, cards=len(slavery))


# --------------------------------------------------------------------------------------


def _itself(target: str) -> str:
    return target


def _region_of(city: str) -> str:
    return CITIES[city].region


KINDS: dict[str, Kind] = {
    "ship": Kind(Ship, COSTS["ship"], _seas, _ship, _itself),
    "occupy": Kind(Occupy, COSTS["occupy"], _empty_cities, _occupy, _region_of),
    "attack": Kind(Attack, COSTS["attack"], _foreign_cities, _attack, _region_of),
    "pay": Kind(Pay, COSTS["pay"], _activated, _pay, _itself),
    "draw": Kind(Draw, COSTS["draw"], _decks, _draw, _itself),
}
"""The actions by verb."""


def possible(actions: Iterable[str], discs: int) -> list[str]:
    """Return the actions that this number of harbor discs pays for."""
    return [action for action in actions if KINDS[action].cost <= discs]
