"""Tables of Puerto Rico on whose boards lies much of everything, with moves of every phase."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.engine import steps
from bot.engine.api import Decision
from bot.games.puerto_rico import moves
from bot.games.puerto_rico.data import BUILDINGS, GOODS, STALLS, TILES, WINDROSE
from bot.games.puerto_rico.state import Player, State
from tests.catalogue import GAMES
from tests.options.choices import Lobby

RULES = GAMES["puerto_rico"]

CITY = 8
"""Buildings that a board is offered."""
ROLES, TURNS = 2, 8
"""Roles that are taken at a table, and decisions of each that are looked at, at most."""
DULL = ("place", "guests")
"""Decisions that come often and bring nothing by themselves."""

PLAIN = (moves.Pass, moves.Settle, moves.TakeColonist, moves.TakeNoble, moves.Keep, moves.DrawTile)

At = Iterator[tuple[State, int, Any]]


def positions(lobby: Lobby, random: Random) -> At:
    """Yield positions with a move: wishes, roles, and moves of the phases that follow."""
    g: State = RULES.setup(lobby.seats, lobby.options, random.randrange(1 << 30))
    while (wish := g.decisions[0]).kind == "draft":
        move = random.choice(wish.moves)
        if random.random() < 0.1:
            yield g, wish.seat, move
        RULES.apply(g, wish.seat, move)
    _enrich(g, random)
    every = sorted(g.decisions[0].moves, key=lambda one: random.random() * _dull(one.role))
    for role in every[:ROLES]:
        yield g, g.decisions[0].seat, role
        after = RULES.clone(g)
        RULES.apply(after, g.decisions[0].seat, role)
        yield from _phase(after, random)


def _phase(g: State, random: Random) -> At:
    for _ in range(TURNS):
        if not g.decisions or g.decisions[0].kind == "role":
            return
        turn: Decision[Any] = random.choice(g.decisions)
        kinds = {type(move): move for move in random.sample(turn.moves, len(turn.moves))}
        if turn.kind not in DULL:
            yield from ((g, turn.seat, move) for move in kinds.values() if _telling(move, random))
        RULES.apply(g, turn.seat, random.choice(turn.moves))


def _dull(role: str) -> int:
    """Return by how much less often a role is taken in which little is said of numbers."""
    return 3 if role.startswith(("settler", "mayor", "prospector")) else 1


def _telling(move: moves.Move, random: Random) -> bool:
    """Return whether to look at a move: at one in four that bring little."""
    return type(move) not in PLAIN or random.random() < 0.25


def _enrich(g: State, random: Random) -> None:
    """Set boards, ships and the trading house up as in mid-game, only richer."""
    for player in g.players:
        _fill_board(player, g, random)
        _build_city(player, g, random)
        if g.options.nobles:
            _ennoble(player, random)
    for ship in g.ships:
        free = [good for good in GOODS if all(other.good != good for other in g.ships)]
        if random.random() < 0.5:
            ship.good, ship.load = random.choice(free), random.randrange(1, ship.capacity)
    g.trading_house = random.choices([*GOODS], k=random.randrange(STALLS + 1))
    g.goods = {good: random.randrange(10) for good in GOODS}
    steps.run(g)


def _fill_board(player: Player, g: State, random: Random) -> None:
    player.doubloons, player.chips = random.randrange(12), random.randrange(12)
    player.goods = {good: random.choice((0, 0, 1, 2, 5)) for good in GOODS}
    player.windrose = random.randrange(3)
    tiles = {tile: count for tile in TILES if (count := random.randrange(3))}
    manned = {tile: random.choice((0, 1, count)) for tile, count in tiles.items()}
    player.island, player.manned = tiles, {tile: n for tile, n in manned.items() if n}
    if g.options.new_buildings:
        player.forests = random.choices([*GOODS], k=random.randrange(3))


def _build_city(player: Player, g: State, random: Random) -> None:
    """Build what fits, sooner what expansions bring; most of it is occupied, so that it counts."""
    offered = {key: random.random() for key, left in g.stock.items() if left}
    rare = sorted(offered, key=lambda key: offered[key] * (1 + (BUILDINGS[key].set == "base")))
    for key in rare[:CITY]:
        circles = BUILDINGS[key].circles
        if BUILDINGS[key].spaces <= player.city_spaces_left:
            g.stock[key] -= 1
            player.city[key] = circles if random.random() < 0.7 else random.randrange(circles + 1)


def _ennoble(player: Player, random: Random) -> None:
    """Turn some of the people into nobles, one in a place."""
    places = [key for key, people in player.city.items() if people]
    places += [WINDROSE] * bool(player.windrose)
    player.nobles = dict.fromkeys(random.sample(places, min(3, len(places))), 1)
