"""Section 11: nothing appears or vanishes; every move of random games is audited.

MAGISTER_NAVIS_SEEDS sets the number of games of every option set; above 2, each choice
of an option with each number of players.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bot.engine.api import Decision, Event
from bot.games.magister_navis.data import (
    BUILDING_LEVEL,
    BUILDINGS,
    CARD_LIMIT,
    CARDS,
    CITIES,
    CONNECTIONS,
    REGIONS,
    TOKENS,
)
from bot.games.magister_navis.state import Player, State, reward
from tests.games.golden import spread
from tests.games.magister_navis.golden import by_chance
from tests.games.magister_navis.positions import RULES

USUAL = 2
SEEDS = int(os.environ.get("MAGISTER_NAVIS_SEEDS", USUAL))
CHOICES: list[dict[str, str]] = [
    {},
    *({option.key: option.choices[1]} for option in RULES.info.options),
    {option.key: option.choices[1] for option in RULES.info.options},
]


class Audit:
    """The things that left the table so far: spent tokens and cards out of the game."""

    def __init__(self) -> None:
        self.spent: Counter[str] = Counter()
        self.gone: set[str] = set()
        self.linked: set[str] = set()

    def read(self, g: State, events: list[Event]) -> None:
        sources = [str(event.data["source"]) for event in events if "source" in event.data]
        self.spent.update(key for key in sources if key in TOKENS)
        for event in events:
            card = str(event.data.get("card", ""))
            if event.kind == "discarded" and CARDS[card].governor:
                self.gone.add(card)
            if event.kind == "abolished":
                held = {key for p in g.players for key in (*p.cards, *p.set_aside)}
                self.gone |= {key for key, c in CARDS.items() if c.slavery} - held
            if event.kind == "linked":
                link = str(event.data["connection"])
                assert (event.data["token"] == "none") == (link in self.linked)
                self.linked.add(link)

    def check(self, g: State) -> None:
        self.check_discs(g)
        self.check_tokens(g)
        self.check_cards(g)
        self.check_tiles(g)
        self.check_regions(g)

    def check_discs(self, g: State) -> None:
        for seat, player in enumerate(g.players):
            board = sum(g.presence(seat).values())
            lain = player.supply + player.harbor + sum(player.active.values())
            assert lain + board == 30
            assert min(player.supply, player.harbor) >= 0
            assert all(0 < n <= player.built[key] for key, n in player.active.items())
            assert all(BUILDINGS[key].circle for key in player.active)

    def check_tokens(self, g: State) -> None:
        found = Counter(self.spent)
        for key, places in g.track_tokens.items():
            found.update(places[len(g.tracks[key]) :])
        found.update(token for key, token in g.city_tokens.items() if key not in g.cities)
        found.update(g.link_tokens.values())
        for player in g.players:
            found.update(player.tokens)
            assert all(player.tokens.values())
        assert found == {key: token.count for key, token in TOKENS.items()}
        assert {*g.link_tokens} == {*CONNECTIONS} - self.linked

    def check_cards(self, g: State) -> None:
        found = [card for cards in g.decks.values() for card in cards]
        found += [card for p in g.players for card in (*p.cards, *p.set_aside)]
        assert sorted([*found, *self.gone]) == sorted(CARDS)
        for player in g.players:
            assert player.governor is None or player.governor in player.cards
            assert all(CARDS[card].slavery for card in player.set_aside)
        for deck, cards in g.decks.items():
            values = [CARDS[card].value or 0 for card in cards]
            assert values == sorted(values)
            assert {CARDS[card].deck for card in cards} <= {deck}

    def check_tiles(self, g: State) -> None:
        built = Counter(g.offer)
        for player in g.players:
            built.update(player.built)
            assert sum(n for key, n in player.built.items() if BUILDINGS[key].level == 5) <= 1
        assert built.pop("residence") == g.seats
        assert built == {key: b.copies for key, b in BUILDINGS.items() if b.copies}

    def check_regions(self, g: State) -> None:
        for key, region in REGIONS.items():
            full = len(g.tracks[key]) == len(region.track)
            assert g.is_open(key) == full
            if region.track:
                assert full == (f"{key}-G" not in g.decks[key])
                assert full or not g.beside[key]
        assert all(g.is_open(CITIES[city].region) for city in g.cities)


def legal_cards(player: Player) -> bool:
    """Say the rule of 7.10 once more, in other words: some g in 0, 1 makes the cards fit."""
    politics = sum(n for key, n in player.tokens.items() if key == "politics")
    politics += sum(BUILDINGS[key].symbols.politics * n for key, n in player.built.items())
    politics += sum(CARDS[card].symbols.politics for card in player.cards)
    slavery = any(card.startswith("SL") for card in player.cards)
    room = min(5, reward(CARD_LIMIT, politics) + slavery)
    governor = any(card.endswith("G") for card in player.cards)
    return len(player.cards) - governor <= room


def check_passed(g: State) -> None:
    """A passed player's cards are legal, unless he is asked just now or may wait (Q2)."""
    asked = {decision.seat for decision in g.decisions}
    waits = not g.options.late_governor_at_once and g.round < 7
    for seat in {*g.passed} - asked if not waits else ():
        assert legal_cards(g.players[seat])


def check_build(g: State, decision: Decision[Any]) -> None:
    """No level above the player's own, unless nothing lower is left."""
    if decision.kind != "build":
        return
    levels = [BUILDINGS[move.building].level for move in decision.moves]
    own = reward(BUILDING_LEVEL, g.players[decision.seat].status.industry)
    lowest = min(BUILDINGS[key].level for key, left in g.offer.items() if left)
    assert max(levels) <= max(own, lowest)


def check_rounds(g: State) -> None:
    """After the build phase of round r each player has r tiles besides the residence."""
    if RULES.view(g, None).phase == "action":
        assert {sum(player.built.values()) for player in g.players} == {g.round + 1}


def cases() -> Iterator[Any]:
    """Yield the rulings of all tables with each number of players; one changed alone, with one."""
    for number, choices in enumerate(CHOICES):
        name = "-".join(choices) if len(choices) < 2 else "all"
        for seats in RULES.info.seats:
            if len(choices) != 1 or SEEDS > USUAL or seats == RULES.info.seats[number % 3]:
                yield pytest.param(seats, choices, id=f"{seats}-{name}")


@pytest.mark.parametrize(("seats", "choices"), [*cases()])
def test_random_games(seats: int, choices: dict[str, str]):
    """The invariants hold after every move, and every game ends after seven rounds."""
    for seed in range(SEEDS):
        pick, audit = by_chance(seed), Audit()
        g = RULES.setup(seats, choices, seed)
        while g.decisions:
            (decision,) = g.decisions
            check_build(g, decision)
            move = pick(g)[1]
            events = RULES.apply(g, decision.seat, move)
            audit.read(g, events)
            audit.check(g)
            check_passed(g)
        assert events[-1].closes == "end"
        assert (g.round, len(g.passed)) == (7, seats)
        assert all(sum(player.built.values()) == 8 for player in g.players)


def dumped(g: State) -> str:
    """Return a position as it is stored."""
    return json.dumps(RULES.dump(g))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_positions_can_be_stored_and_cloned(seats: int):
    """Dump, load and clone are equal all through a game; every legal move is read back."""
    for g, decision, move in spread(RULES, RULES.setup(seats, {}, seats), by_chance(seats)):
        text = dumped(g)
        loaded, copy = RULES.load(json.loads(text), RULES.schema), RULES.clone(g)
        assert dumped(loaded) == dumped(copy) == text
        assert loaded.decisions == copy.decisions == g.decisions
        assert RULES.view(loaded, None) == RULES.view(g, None)
        check_rounds(g)
        texts = [move.text for move in decision.moves]
        assert texts == sorted(set(texts))
        for one in decision.moves:
            assert tuple(RULES.parse(one.text, decision)) == (one,)
        RULES.apply(g, decision.seat, move)
        assert dumped(copy) == text
        RULES.apply(copy, decision.seat, move)
        assert dumped(copy) == dumped(g)


def test_everything_happens():
    """The audited games are worth something: every kind of event and question occurs in them."""
    kinds: set[str] = set()
    asked: set[str] = set()
    for seed in range(30):
        pick = by_chance(seed)
        g = RULES.setup(3 + seed % 3, {"empty_activation": "yes"}, seed)
        while g.decisions:
            (decision,) = g.decisions
            asked.add(decision.kind)
            move = pick(g)[1]
            events = RULES.apply(g, decision.seat, move)
            kinds |= {event.kind for event in events}
    assert asked == {"build", "salary", "turn", "second", "arrange", "discard"}
    assert kinds == {
        *("round", "built", "grown", "salaried", "prepared", "idled", "shipped", "opened"),
        *("occupied", "attacked", "linked", "unlinked", "freed", "drawn", "abolished"),
        *("set_aside", "passed", "arranged", "discarded", "turn_over", "action_over", "over"),
    }
