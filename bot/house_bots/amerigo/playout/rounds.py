"""The phases and rounds in a playout: throws, pirates, and the set-up of the next round."""

from __future__ import annotations

from bot.games.amerigo.data import COLOURS
from bot.games.amerigo.tower import STREAM, chance_inside
from bot.house_bots.amerigo.playout.position import Position


def next_phase(g: Position) -> bool:
    """End the phase and begin the next one; return False at the end of the game."""
    if g.cubes:
        _return_cubes(g)
    if g.phase < len(COLOURS) - 1:
        _throw(g, g.phase + 1)
        return True
    _attack(g)
    if g.round == g.kinds.numbers.rounds:
        return False
    _prepare(g)
    _throw(g, 0)
    return True


def _return_cubes(g: Position) -> None:
    """Return the cubes to their supply fields."""
    for colour, cubes in enumerate(g.field):
        g.supply[colour] += cubes
    g.field = [0] * len(COLOURS)
    g.cubes = g.action_points = 0


def _throw(g: Position, phase: int) -> None:
    """Throw the cubes of the colour; then everybody has a turn unless no cube falls out."""
    g.phase, g.phase_order = phase, g.ranking
    for player in g.players:
        player.at = player.worths.moment(g.round, phase)
    thrown = g.supply[phase]
    if not thrown:
        return
    g.supply[phase] = 0
    tower, inside = g.kinds.numbers.tower, g.inside
    some, of = chance_inside(tower, g.options.tower, thrown)
    lots, fell = g.tower.several(sum(inside), of, STREAM), []
    for cubes in inside:
        fell.append(sum([lot < some for lot in lots[:cubes]]))
        del lots[:cubes]
    some, of = tower.thrown
    stay = of - some
    lots = g.tower.several(thrown, of, STREAM)
    staying = sum([lot < stay for lot in lots])
    fell[phase] += thrown - staying
    g.inside = [held - out for held, out in zip(inside, fell, strict=True)]
    g.inside[phase] += thrown
    g.field, g.cubes, g.action_points = fell, sum(fell), max(fell)
    if g.cubes:
        g.waiting = [*reversed(g.phase_order)]


def _attack(g: Position) -> None:
    """Have the pirates attack all players."""
    for seat in g.ranking:
        player = g.players[seat]
        against = g.strength(player)
        if player.cannons >= against:
            player.cannons -= against
            if player.has.repels:
                g.receive(player, player.has.repels)
            continue
        loss = -(-against // player.has.halves)
        player.cannons = 0
        player.points -= min(loss, player.points)


def _prepare(g: Position) -> None:
    """Prepare the next round."""
    pirate, *rest = g.hidden_pirates
    g.show_pirates((*g.pirates, pirate), tuple(rest))
    count = g.kinds.numbers.open_tokens
    g.right, g.left = g.left, g.hidden_tokens[:count]
    g.hidden_tokens = g.hidden_tokens[count:]
    g.goods, g.hidden_goods = g.hidden_goods[0], g.hidden_goods[1:]
    g.round += 1
