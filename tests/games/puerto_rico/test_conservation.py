"""Nothing appears or vanishes: every move of random games is booked and audited."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.engine.api import Event
from bot.games import GAMES
from bot.games.puerto_rico.data import BUILDINGS, GOODS, SETUPS, TILES
from bot.games.puerto_rico.state import Player, State

RULES = GAMES["puerto_rico"]
GAMES_EACH = 12


def tiles(g: State) -> Counter[str]:
    """Count all plantations and quarries, wherever they lie."""
    found = Counter(g.row) + Counter(g.face_down) + Counter(g.discards)
    found["quarry"] = g.quarries
    for player in g.players:
        found.update(player.island)
    return found


def goods(g: State) -> Counter[str]:
    """Count all goods: supply, players, ships, trading house."""
    found = Counter(g.goods) + Counter(g.trading_house)
    for player in g.players:
        found.update(player.goods)
    for ship in g.ships:
        if ship.good is not None:
            found[ship.good] += ship.load
    return found


def colonists(g: State) -> int:
    """Count all colonists."""
    return g.colonists + g.colonist_ship + sum(player.people for player in g.players)


def buildings(g: State) -> Counter[str]:
    """Count all buildings."""
    return Counter(g.stock) + Counter(key for player in g.players for key in player.city)


def check_totals(g: State) -> None:
    """Compare everything on the table with what was in the box."""
    setup = SETUPS[g.seats]
    assert tiles(g) == {kind: count - setup.tiles_removed for kind, count in TILES.items()}
    assert goods(g) == setup.goods
    assert colonists(g) == setup.colonists + setup.colonist_ship
    assert buildings(g) == {key: setup.copies[b.kind] for key, b in BUILDINGS.items()}
    pool = g.options.vp_chips_5p if g.seats == 5 else setup.chips
    assert g.chips + sum(player.chips for player in g.players) == pool
    assert g.chips > 0 or g.ending is not None


def check_board(player: Player) -> None:
    """Look for what no board can hold."""
    assert sum(player.island.values()) <= 12
    assert player.city_spaces_left >= 0
    assert min(player.doubloons, player.windrose, player.chips) >= 0
    assert set(player.goods) == set(GOODS)
    assert min(player.goods.values()) >= 0
    assert all(0 <= people <= BUILDINGS[key].circles for key, people in player.city.items())
    assert all(count > 0 for count in player.island.values())
    assert all(0 < people <= player.island[kind] for kind, people in player.manned.items())


def check_supply(g: State) -> None:
    """Look for what no supply, ship or house can hold."""
    assert min(g.colonists, g.colonist_ship, g.quarries) >= 0
    assert min(*g.goods.values(), *g.stock.values(), *g.roles.values()) >= 0
    assert len(g.row) <= g.setup.row
    assert len(g.trading_house) <= 4
    aboard = [ship.good for ship in g.ships if ship.good is not None]
    assert len(aboard) == len(set(aboard))
    for ship in g.ships:
        assert 0 <= ship.load <= ship.capacity
        assert (ship.good is None) == (ship.load == 0)
    assert g.over == (not g.decisions)


def booked(events: list[Event]) -> Counter[tuple[str, int]]:
    """Add up what the events say that every player gained or paid."""
    books: Counter[tuple[str, int]] = Counter()
    for kind, data, *_ in events:
        if kind in ("role", "income", "sold"):
            books["doubloons", int(data["seat"])] += int(data["doubloons"])
        elif kind == "built":
            books["doubloons", int(data["seat"])] -= int(data["price"])
        elif kind in ("loaded", "wharfed"):
            books["chips", int(data["seat"])] += int(data["points"])
        if kind == "colonist":
            books["people", int(data["seat"])] += 1
        elif kind == "ship_shared":
            books["people", int(data["seat"])] += int(data["colonists"])
        elif kind in ("drawn", "settled"):
            books["tiles", int(data["seat"])] += 1
        books.update(booked_goods(kind, dict(data)))
    return books


def booked_goods(kind: str, data: dict[str, str | int]) -> Counter[tuple[str, int]]:
    """Add up what one event says about a player's goods."""
    seat, change = int(data.get("seat", -1)), 0
    if kind == "produced":
        change = sum(int(data.get(good, 0)) for good in GOODS)
    elif kind == "extra":
        change = 1
    elif kind == "sold":
        change = -1
    elif kind in ("loaded", "wharfed"):
        change = -int(data["amount"])
    elif kind == "stored":
        change = -int(data["lost"])
    return Counter({("goods", seat): change} if change else {})


def holdings(g: State) -> Counter[tuple[str, int]]:
    """Count what every player has."""
    found: Counter[tuple[str, int]] = Counter()
    for seat, player in enumerate(g.players):
        found["doubloons", seat] = player.doubloons
        found["chips", seat] = player.chips
        found["people", seat] = player.people
        found["tiles", seat] = sum(player.island.values())
        found["goods", seat] = sum(player.goods.values())
    return found


@pytest.mark.parametrize("placing", ["together", "in_turn"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_is_accounted_for(seats: int, placing: str):
    """After every move: all tokens are there, no board or supply is impossible, and every
    doubloon, VP, colonist, tile and good that a player gained or lost was told in an event
    with its amount; doubloons on role cards come one a card and round, and leave by events."""
    for seed in range(GAMES_EACH):
        random = Random(seed)
        g = RULES.setup(seats, {"placing": placing}, seed)
        while g.decisions:
            before, cards, number = holdings(g), g.roles.copy(), g.round
            decision = random.choice(g.decisions)
            events = RULES.apply(g, decision.seat, random.choice(decision.moves))
            change = holdings(g)
            change.subtract(before)
            assert +change == +booked(events), f"seed {seed}: {events}"
            assert -change == -booked(events), f"seed {seed}: {events}"
            check_cards(g, cards, events, g.round - number)
            check_totals(g)
            check_supply(g)
            for player in g.players:
                check_board(player)


def check_cards(g: State, before: dict[str, int], events: list[Event], rounds: int) -> None:
    """Check the doubloons on the role cards: who took them, what a new round added."""
    taken = sum(int(event.data["doubloons"]) for event in events if event.kind == "role")
    added = (len(g.roles) - g.seats * g.setup.picks) * rounds
    assert sum(g.roles.values()) == sum(before.values()) - taken + added


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end_for_every_reason(seats: int):
    """R-9.1: random games run out of colonists, and of chips where there are few."""
    reasons = set()
    for seed in range(40):
        random = Random(seed)
        g = RULES.setup(seats, {}, seed)
        g.chips = random.choice([10, 200])
        while g.decisions:
            decision = random.choice(g.decisions)
            RULES.apply(g, decision.seat, random.choice(decision.moves))
        reasons.add(g.ending)
    assert reasons >= {"chips", "colonists"}
