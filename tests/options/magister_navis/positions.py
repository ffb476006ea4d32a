"""Tables of Magister Navis in the midst of a game, with moves of every kind."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.engine import steps
from bot.games.magister_navis.data import BUILDINGS, CARDS, CITIES, REGIONS, ROUNDS, TOKENS
from bot.games.magister_navis.state import Player, State, by_deck
from tests.catalogue import GAMES
from tests.options.choices import Lobby

RULES = GAMES["magister_navis"]

TURNS, LOOK = 24, 0.06
"""Decisions of a table, and the share of them that is looked at."""

RARE = ("arrange", "discard", "salary")
"""Decisions that are looked at more often."""

At = Iterator[tuple[State, int, Any]]


def positions(lobby: Lobby, random: Random) -> At:
    """Yield positions with a move, one of each kind that a decision offers."""
    g: State = RULES.setup(lobby.seats, lobby.options, random.randrange(1 << 30))
    _enrich(g, random)
    for _ in range(TURNS):
        if not g.decisions:
            return
        turn = random.choice(g.decisions)
        kinds = {type(move): move for move in random.sample(turn.moves, len(turn.moves))}
        if random.random() < (4 * LOOK if turn.kind in RARE else LOOK):
            yield g, turn.seat, random.choice([*kinds.values()])
        RULES.apply(g, turn.seat, random.choice([*kinds.values()]))


def _enrich(g: State, random: Random) -> None:
    """Open regions, settle cities, and give everybody buildings, tokens and cards."""
    g.round = random.randrange(1, ROUNDS + 1)
    g.abolished = random.random() < 0.3
    for key, region in REGIONS.items():
        if region.track and random.random() < 0.7:
            _open(g, key, random)
    for city in CITIES:
        if random.random() < 0.5 and g.is_open(CITIES[city].region):
            g.cities[city] = random.randrange(g.seats)
    for key in [key for key in g.link_tokens if g.holder(key) is not None]:
        del g.link_tokens[key]
    for player in g.players:
        _fill_board(g, player, random)
    steps.run(g)


def _open(g: State, region: str, random: Random) -> None:
    """Fill the track; the governor is dealt with the other cards."""
    length = len(REGIONS[region].track)
    g.tracks[region] = tuple(random.randrange(g.seats) for _ in range(length))
    (deck,) = REGIONS[region].decks
    g.decks[deck] = tuple(card for card in g.decks[deck] if not CARDS[card].governor)


def _fill_board(g: State, player: Player, random: Random) -> None:
    player.harbor, player.supply = random.randrange(3, 8), random.randrange(2, 8)
    for key in random.sample([key for key, left in g.offer.items() if left], 4):
        g.offer[key] -= 1
        player.built[key] = 1
        if BUILDINGS[key].circle and random.random() < 0.5:
            player.active[key] = 1
    player.tokens = dict.fromkeys(random.sample([*TOKENS], 4), 1)
    dealt = {card for other in g.players for card in (*other.cards, *other.set_aside)}
    closed = {
        deck for key, region in REGIONS.items() if not g.is_open(key) for deck in region.decks
    }
    left = [key for key, card in CARDS.items() if key not in dealt and card.deck not in closed]
    taken = random.sample(left, min(6, len(left)))
    slavery = [key for key in taken if CARDS[key].slavery]
    player.set_aside = by_deck(slavery[:2] if g.abolished else slavery[:1])
    kept = [key for key in taken if key not in player.set_aside]
    player.cards = by_deck(key for key in kept if not (g.abolished and key in slavery))
    player.governor = next(iter(player.governors), None)
    for deck, cards in g.decks.items():
        g.decks[deck] = tuple(card for card in cards if card not in taken)
