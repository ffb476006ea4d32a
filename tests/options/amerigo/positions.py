"""Tables of Amerigo at which there is much of everything, with moves of every kind."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.engine import steps
from bot.games.amerigo.data import GOODS
from bot.games.amerigo.moves import Points, Post
from bot.games.amerigo.state import Player, State
from tests.catalogue import GAMES
from tests.games.amerigo.golden import by_chance
from tests.options.choices import Lobby

RULES = GAMES["amerigo"]

TURNS, LOOK = 24, 0.04
"""Decisions of a table, and the share of them that is looked at."""
RARE = (Points, Post)
"""Moves that are always looked at."""

At = Iterator[tuple[State, int, Any]]


def positions(lobby: Lobby, random: Random) -> At:
    """Yield positions with a move, one of each kind that a decision offers."""
    g: State = RULES.setup(lobby.seats, lobby.options, random.randrange(1 << 30))
    _enrich(g, random)
    pick = by_chance(random.randrange(1 << 30))
    for _ in range(TURNS):
        if not g.decisions:
            return
        decision, move = pick(g)
        looked = random.random() < LOOK
        kinds = {type(one): one for one in random.sample(decision.moves, len(decision.moves))}
        found = [one for kind, one in kinds.items() if looked or kind in RARE]
        yield from ((g, decision.seat, one) for one in found)
        RULES.apply(g, decision.seat, move)


def _enrich(g: State, random: Random) -> None:
    """Set a table up as in mid-game, with gold and discs near the ends of tracks."""
    for place in random.sample([*g.geo.anchors.values()], 2 * g.seats):
        name, seat = g.geo.name(place), random.randrange(g.seats)
        if name not in g.posts:
            g.posts[name] = seat
            g.players[seat].posts -= 1
    order: list[tuple[int, ...]] = [()] * len(g.order)
    for seat, player in enumerate(g.players):
        _fill_sheet(g, player, random)
        order[random.randrange(len(order))] += (seat,)
    g.order = tuple(order)
    g.pirates = (*g.pirates, 2)
    steps.run(g)


def _fill_sheet(g: State, player: Player, random: Random) -> None:
    numbers = g.numbers
    player.points = random.randrange(10)
    player.gold = numbers.gold_track - random.choice((0, 1, 3, 8))
    player.cannons = numbers.cannon_track - random.choice((0, 1, 3, 8))
    player.progress = numbers.progress.length - random.choice((0, 1, 3, 8))
    player.chests = random.randrange(2)
    for good in random.sample(GOODS, 3):
        player.resources[good] = player.goods[good] = random.randrange(1, 3)
    player.tokens, g.hidden_tokens = g.hidden_tokens[:3], g.hidden_tokens[3:]
    for shape in random.sample([*player.villages], 2):
        player.villages[shape] -= 1
        player.hand[f"v{shape}"] = 1
