"""What a position of Magister Navis is judged by at the beginning of a round, by seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.magister_navis.data import CARDS, CITIES, DECK_REGION, REGIONS, TOKENS
from bot.games.magister_navis.scoring import sheet
from bot.games.magister_navis.state import State
from bot.players.magister_navis.glimpse import of_state
from bot.players.magister_navis.table import OTHER_END, Table, circles
from bot.players.magister_navis.weights import named

ACTIONS = ("ship", "occupy", "draw", "attack", "pay")


def features(g: State) -> list[list[float]]:
    """Return the features of every seat; only differences between seats count."""
    return [list(_of(g, seat)) for seat in range(len(g.players))]


def _of(g: State, seat: int) -> Iterator[float]:
    facts = of_state(g, seat)
    table, player = Table(facts, named()), g.players[seat]
    now = sheet(g, seat)
    yield sum(now.values())
    yield now["cities"]
    yield now["connections"]
    yield now["cards"]
    yield now["slavery"]
    yield table.held
    yield from map(float, player.status[:4])
    yield player.harbor
    yield player.supply
    yield table.activated
    yield min(table.activated, table.payments)
    yield table.circles
    own = circles(facts.me)
    yield from (own[action] for action in ACTIONS)
    yield min(own["ship"], 1) + min(own["draw"], 1) + min(own["occupy"], 1)
    tokens = [TOKENS[key] for key, count in player.tokens.items() for _ in range(count)]
    yield sum(1 for token in tokens if token.actions)
    yield len(player.cards)
    yield sum(CARDS[card].slavery for card in player.cards) * (not g.abolished)
    yield player.governor is not None
    yield from _regions(g, table)
    yield from _draws(table)
    yield (seat - g.start) % len(g.players)


def _regions(g: State, table: Table) -> Iterator[float]:
    presence, owners = table.facts.presence, g.cities
    opened = [region for region in REGIONS if g.is_open(region)]
    yield sum(presence[region] > 0 for region in opened if REGIONS[region].track)
    yield sum(presence[region] for region in opened if REGIONS[region].track)
    closed = [region for region in REGIONS if not g.is_open(region)]
    yield sum(presence[region] > 0 for region in closed)
    yield sum(presence[region] for region in closed)
    yield sum(len(g.tracks[r]) * presence[r] / len(REGIONS[r].track) for r in closed)
    yield sum(
        city not in owners
        for region in opened
        if presence[region] and REGIONS[region].track
        for city in REGIONS[region].cities
    )
    own = [city for city, owner in owners.items() if owner == table.seat]
    ends = [owners.get(end) for city in own for _, end in OTHER_END[city]]
    yield ends.count(None)
    yield len(ends) - ends.count(None) - ends.count(table.seat)
    yield len(own) and sum(CITIES[city].region == "EU" for city in own)


def _draws(table: Table) -> Sequence[float]:
    """Return what the best three cards within reach are worth."""
    found = [0.0, 0.0, 0.0]
    for deck, cards in table.facts.decks.items():
        value = CARDS[cards[0]].value if cards else None
        region = DECK_REGION[deck]
        within = value is not None and value <= table.facts.presence[region]
        if within and table.next_space(region) is None:
            found.append(table.card(cards[0]))
    return sorted(found, reverse=True)[:3]
