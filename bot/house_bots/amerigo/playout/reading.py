"""Reading a state of the rules into a compact position, and writing it back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.rng import Rng
from bot.games.amerigo.data import COLOURS, GOODS, NEUTRAL, VILLAGE
from bot.games.amerigo.ground import survey
from bot.games.amerigo.phases.round import Phase, Round
from bot.games.amerigo.phases.turn import TakeTurn
from bot.games.amerigo.state import Player as Sheet
from bot.games.amerigo.state import State
from bot.house_bots.amerigo.playout.chart import OFF, chart
from bot.house_bots.amerigo.playout.kinds import kinds
from bot.house_bots.amerigo.playout.position import Player, Position
from bot.house_bots.amerigo.playout.worths import worths
from bot.house_bots.amerigo.weights import Weights


def read(g: State, weights: Sequence[Weights], lots: Rng) -> Position:
    """Return the compact position of a state in which a seat is asked."""
    numbers = kinds(g.numbers)
    position = Position(g.options, numbers, chart(g.geo), g.rng, lots)
    position.round = g.round
    position.phase = COLOURS.index(g.phase)
    position.phase_order = g.phase_order
    position.waiting = [step.seat for step in g.stack if isinstance(step, TakeTurn)]
    position.inside, position.supply, position.field = (
        _listed(counts, COLOURS) for counts in (g.inside, g.supply, g.action_field)
    )
    position.cubes = sum(position.field)
    position.action_points = g.action_points
    position.neutral = [0] * len(numbers.keys)
    for shape, count in g.neutral.items():
        position.neutral[numbers.tiles[NEUTRAL + shape]] = count
    position.show_pirates(g.pirates, g.hidden_pirates)
    position.left, position.right, position.hidden_tokens = g.left, g.right, g.hidden_tokens
    position.goods, position.hidden_goods = g.goods, g.hidden_goods
    position.players = [
        _player(position, seat, sheet, weights[seat]) for seat, sheet in enumerate(g.players)
    ]
    position.rank(g.order)
    _read_ground(position, g)
    return position


def _listed(counts: Mapping[str, int], keys: Sequence[str]) -> list[int]:
    return [counts.get(key, 0) for key in keys]


def _player(position: Position, seat: int, sheet: Sheet, weights: Weights) -> Player:
    kinds, own = position.kinds, worths(weights, position.kinds)
    player = Player(seat, own, own.moment(position.round, position.phase))
    player.gold, player.points, player.cannons = sheet.gold, sheet.points, sheet.cannons
    player.progress, player.posts, player.chests = sheet.progress, sheet.posts, sheet.chests
    places = position.chart.places
    player.ships = [places.get(ship, OFF) for ship in sheet.ships]
    player.villages, player.hand = [0] * len(kinds.keys), [0] * len(kinds.keys)
    for shape, count in sheet.villages.items():
        player.villages[kinds.tiles[VILLAGE + shape]] = count
    for key, count in sheet.hand.items():
        tile = kinds.tiles[key]
        player.hand[tile] = count
        player.hand_cells += kinds.size[tile] * count
        player.hand_build += kinds.build[tile] * count
    player.resources = _listed(sheet.resources, GOODS)
    player.goods = _listed(sheet.goods, GOODS)
    player.hold(sheet.tokens)
    player.used = sheet.used
    return player


def _read_ground(position: Position, g: State) -> None:
    ground, chart = survey(g), position.chart
    position.free = ground.free
    position.carriers = [own | ground.neutral for own in ground.villages]
    position.lacking = [(island & position.free).bit_count() for island in chart.islands]
    posts = sum(ground.posts)
    position.discovered = [island & posts != 0 for island in chart.islands]
    for player, own in zip(position.players, ground.posts, strict=True):
        player.placed = own.bit_count()
        player.posts_on = [(island & own).bit_count() for island in chart.islands]
        player.carried = ground.carried(player.seat)
        for ship in player.ships:
            if 0 <= ship < chart.cells:
                position.ships |= 1 << ship


def write(position: Position, g: State, over: bool) -> None:
    """Write a position back into its state, at the start of a turn or the end of the game."""
    kinds, names = position.kinds, position.chart.names
    g.round, g.phase, g.phase_order = position.round, COLOURS[position.phase], position.phase_order
    g.inside, g.supply = _named(position.inside, COLOURS), _named(position.supply, COLOURS)
    g.action_field = _some(position.field, COLOURS)
    g.action_points = position.action_points
    g.neutral = _shapes(position.neutral, kinds.keys)
    g.pirates, g.hidden_pirates = position.pirates, position.hidden_pirates
    g.left, g.right, g.hidden_tokens = position.left, position.right, position.hidden_tokens
    g.goods, g.hidden_goods = position.goods, position.hidden_goods
    g.order = position.order
    for player, sheet in zip(position.players, g.players, strict=True):
        _write_player(position, player, sheet)
    for cell, seat in position.posted:
        g.posts[names[cell]] = seat
    g.tiles = (*g.tiles, *position.built)
    g.log, g.forced = [], []
    g.stack[:] = [] if over else _stack(position)


def _stack(position: Position) -> list[Round | Phase | TakeTurn]:
    later = [Phase(colour) for colour in COLOURS[position.phase + 1 :]]
    now = Phase(COLOURS[position.phase], at=1)
    return [Round(at=1), *later[::-1], now, *map(TakeTurn, position.waiting)]


def _write_player(position: Position, player: Player, sheet: Sheet) -> None:
    keys, names = position.kinds.keys, position.chart.names
    sheet.gold, sheet.points, sheet.cannons = player.gold, player.points, player.cannons
    sheet.progress, sheet.posts, sheet.chests = player.progress, player.posts, player.chests
    sheet.ships = tuple(["" if ship == OFF else names[ship] for ship in player.ships])
    sheet.villages, sheet.hand = _shapes(player.villages, keys), _some(player.hand, keys)
    sheet.resources, sheet.goods = _some(player.resources, GOODS), _some(player.goods, GOODS)
    sheet.tokens, sheet.used = player.tokens, player.used


def _named(counts: Sequence[int], keys: Sequence[str]) -> dict[str, int]:
    return dict(zip(keys, counts, strict=True))


def _some(counts: Sequence[int], keys: Sequence[str]) -> dict[str, int]:
    return {key: count for key, count in zip(keys, counts, strict=True) if count}


def _shapes(counts: Sequence[int], keys: Sequence[str]) -> dict[str, int]:
    return {key[1:]: count for key, count in zip(keys, counts, strict=True) if count}
