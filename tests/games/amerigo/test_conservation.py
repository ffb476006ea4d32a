"""Audit of every move of random games: nothing appears or vanishes.

AMERIGO_SEEDS sets the number of games of every option set (100 is what was tried); above 1,
each choice of an option with each number of players.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bot.engine.api import Event
from bot.engine.rng import Rng
from bot.games.amerigo.data import COLOURS, DATA, GOODS
from bot.games.amerigo.ground import survey, tile_mask
from bot.games.amerigo.map import cells
from bot.games.amerigo.state import State
from bot.games.amerigo.visibility import resample
from tests.games.amerigo.golden import by_chance
from tests.games.amerigo.positions import RULES
from tests.games.golden import spread

USUAL = 1
SEEDS = int(os.environ.get("AMERIGO_SEEDS", USUAL))
CHOICES: list[dict[str, str]] = [
    {},
    *({option.key: option.choices[1]} for option in RULES.info.options),
    {option.key: option.choices[1] for option in RULES.info.options},
]


class Audit:
    """The things that a game began with, and those that have left it."""

    def __init__(self, g: State) -> None:
        self.goods = Counter(t for stack in (g.goods, *g.hidden_goods) for t in stack)
        self.bought: Counter[str] = Counter()
        self.tokens_discarded = 0
        self.goods_discarded = 0

    def read(self, events: list[Event]) -> None:
        for event in events:
            if event.kind == "bought":
                self.bought[f"{event.data['good']} {event.data['cost']}"] += 1
            if event.kind == "tokens":
                self.tokens_discarded += int(event.data["discarded"])
            if event.kind == "goods":
                self.goods_discarded += int(event.data["discarded"])

    def check(self, g: State) -> None:
        check_pieces(g)
        self.check_tokens(g)
        self.check_goods(g)

    def check_tokens(self, g: State) -> None:
        found = [*g.left, *g.right, *g.hidden_tokens]
        found += [token for player in g.players for token in (*player.tokens, *player.used)]
        assert len(found) + self.tokens_discarded == len(DATA.tokens)
        assert len(set(found)) == len(found)

    def check_goods(self, g: State) -> None:
        lie = Counter(token for stack in (g.goods, *g.hidden_goods) for token in stack)
        gone = self.goods - lie - self.bought
        assert gone.total() == self.goods_discarded
        for good in GOODS:
            owned = sum(player.goods.get(good, 0) for player in g.players)
            assert owned == sum(n for token, n in self.bought.items() if token.startswith(good))
        assert sorted((*g.pirates, *g.hidden_pirates)) == sorted(g.numbers.pirates)


def check_pieces(g: State) -> None:
    """Check what a position tells by itself, without what happened before."""
    check_cubes(g)
    check_tiles(g)
    check_posts(g)
    check_resources(g)
    check_tracks(g)


def check_cubes(g: State) -> None:
    for colour in COLOURS:
        places = (g.inside, g.supply, g.action_field)
        assert sum(place.get(colour, 0) for place in places) == 7
        assert min(place.get(colour, 0) for place in places) >= 0


def check_tiles(g: State) -> None:
    found = Counter({"n" + shape: count for shape, count in g.neutral.items()})
    for player in g.players:
        assert all(count > 0 for pile in (player.hand, player.villages) for count in pile.values())
        found.update({key: count for key, count in player.hand.items() if key[0] == "n"})
    found.update(lies.tile for lies in g.tiles if lies.owner is None)
    assert found == {kind.key: kind.count for kind in g.numbers.neutral}
    for seat, player in enumerate(g.players):
        own = Counter({"v" + shape: count for shape, count in player.villages.items()})
        own.update({key: count for key, count in player.hand.items() if key[0] == "v"})
        own.update(lies.tile for lies in g.tiles if lies.owner == seat)
        assert own == {kind.key: kind.count for kind in g.numbers.villages}


def check_posts(g: State) -> None:
    ground, covered = survey(g), 0
    for lies in g.tiles:
        mask = tile_mask(g.geo, lies)
        assert mask & g.geo.land == mask and not mask & covered
        covered |= mask
    for cell, owner in g.posts.items():
        assert g.geo.cell(cell) in g.geo.posts
        assert not covered >> g.geo.cell(cell) & 1
        assert 0 <= owner < g.seats
    for seat, player in enumerate(g.players):
        assert player.posts + list(g.posts.values()).count(seat) == 12
        linked = ground.carried(seat)
        assert ground.villages[seat] & linked == ground.villages[seat]


def check_resources(g: State) -> None:
    covered = [index for lies in g.tiles for index in cells.indices(tile_mask(g.geo, lies))]
    uncovered = Counter(g.geo.resources[index] for index in covered if index in g.geo.resources)
    owned = Counter[str]()
    for player in g.players:
        owned.update(player.resources)
    assert owned == uncovered


def check_tracks(g: State) -> None:
    assert sorted(seat for discs in g.order for seat in discs) == list(range(g.seats))
    ships = Counter(ship for player in g.players for ship in player.ships if ship[:1] not in "Z")
    assert not ships or max(ships.values()) == 1
    for player in g.players:
        assert 0 <= player.gold <= 12 and 0 <= player.cannons <= 12
        assert 0 <= player.progress <= 20 and player.points >= 0
        assert all(
            ship in g.geo.cells or ship in g.geo.ring_numbers for ship in player.ships if ship
        )
        water = [g.geo.water >> g.geo.cell(s) & 1 for s in player.ships if s in g.geo.cells]
        assert all(water)
    chests = sum(player.chests for player in g.players)
    big = sum(island.big and not island.mask & ~survey(g).covered for island in g.geo.islands)
    assert chests <= big


def cases() -> Iterator[Any]:
    """Yield the rulings of all tables with each number of players; one changed alone, with one."""
    for number, choices in enumerate(CHOICES):
        name = "-".join(choices) if len(choices) < 2 else "all"
        for seats in RULES.info.seats:
            if len(choices) != 1 or SEEDS > USUAL or seats == RULES.info.seats[number % 3]:
                yield pytest.param(seats, choices, id=f"{seats}-{name}")


@pytest.mark.parametrize(("seats", "choices"), [*cases()])
def test_random_games(seats: int, choices: dict[str, str]):
    """The invariants hold after every move, and every game ends after five rounds."""
    for seed in range(SEEDS):
        g = RULES.setup(seats, choices, seed)
        pick, audit = by_chance(seed), Audit(g)
        while g.decisions:
            (decision, move) = pick(g)
            events = RULES.apply(g, decision.seat, move)
            audit.read(events)
            audit.check(g)
        assert events[-1].closes == "end"
        assert (g.round, g.phase) == (5, "white")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_things_make_no_difference(seats: int):
    """Q30: dealt again, they change no view and no legal move, all through a game."""
    rng = Rng(seats)
    for g, decision, move in spread(RULES, RULES.setup(seats, {}, seats), by_chance(seats)):
        other = RULES.load(RULES.dump(resample(g, None, rng)), RULES.schema)
        assert other.decisions == g.decisions
        assert RULES.view(other, 0) == RULES.view(g, 0)
        RULES.apply(g, decision.seat, move)


def test_hidden_things_are_dealt_again():
    g = RULES.setup(3, {}, 1)
    other = resample(g, None, Rng(1))
    assert other.seed != g.seed
    for name in ("hidden_pirates", "hidden_tokens", "hidden_goods"):
        now, then = getattr(other, name), getattr(g, name)
        assert now != then
        flat = [sorted(_flat(one)) for one in (now, then)]
        assert flat[0] == flat[1]


def _flat(items: Any) -> list[Any]:
    return [one for item in items for one in (item if isinstance(item, tuple) else (item,))]


def dumped(g: State) -> str:
    """Return a position as it is stored."""
    return json.dumps(RULES.dump(g))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_can_be_stored_and_cloned(seats: int):
    """Dump, load and clone are equal all through a game; every legal move is read back."""
    for g, decision, move in spread(RULES, RULES.setup(seats, {}, seats), by_chance(seats)):
        text = dumped(g)
        loaded, copy = RULES.load(json.loads(text), RULES.schema), RULES.clone(g)
        assert dumped(loaded) == dumped(copy) == text
        assert loaded.decisions == copy.decisions == g.decisions
        assert RULES.view(loaded, None) == RULES.view(g, None)
        texts = [move.text for move in decision.moves]
        assert texts == sorted(set(texts))
        assert tuple(RULES.parse(texts[-1], decision)) == (decision.moves[-1],)
        RULES.apply(g, decision.seat, move)
        assert dumped(copy) == text
        RULES.apply(copy, decision.seat, move)
        assert dumped(copy) == dumped(g)


def test_everything_happens():
    """The audited games are worth something: every event, question and move occurs in them."""
    kinds: set[str] = set()
    asked: set[str] = set()
    verbs: set[str] = set()
    for seed in range(12):
        pick, g = by_chance(seed), RULES.setup(2 + seed % 3, {}, seed)
        while g.decisions:
            decision, move = pick(g)
            asked.add(decision.kind)
            verbs.add(move.verb)
            kinds |= {event.kind for event in RULES.apply(g, decision.seat, move)}
    assert asked == {"turn", "sail", "plan", "build", "goods", "progress", "pick"}
    assert verbs == set(RULES.grammar.verbs)
    assert kinds == {
        *("thrown", "sailed", "used", "posted", "loaded", "planned", "advanced", "picked", "built"),
        *("collected", "completed", "counted", "bought", "moved", "front", "gold", "points"),
        *("forfeited", "cashed", "gained", "raided", "pirate", "tokens", "goods", "phase_over"),
        *("round", "over"),
    }
