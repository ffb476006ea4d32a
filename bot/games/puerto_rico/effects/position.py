"""The position that a view shows, as a state on which the rules can carry out a move."""

from __future__ import annotations

from collections import Counter

from bot.engine.latest import Latest
from bot.games.puerto_rico.data import FOREST, WINDROSE
from bot.games.puerto_rico.phases.round import PHASES
from bot.games.puerto_rico.state import Player, Ship, State
from bot.games.puerto_rico.view import PlayerView, View

HIDDEN = "hidden"
"""A plantation that is still face down, among the tiles of an effect."""


@Latest
def position_of(view: View) -> State:
    """Return the state that a view shows, with the phase alone on its stack.

    Hidden VP chips count for nothing, face-down plantations are all of one kind.
    """
    phase, taker = PHASES.get(view.phase), view.role_taker
    return State(
        options=view.options,
        players=[_player(one) for one in view.players],
        stack=[] if phase is None or taker is None else [phase(taker)],
        goods=dict(view.goods),
        colonists=view.colonists,
        colonist_ship=view.colonist_ship,
        chips=view.chips,
        quarries=view.quarries,
        row=list(view.row),
        face_down=[HIDDEN] * view.face_down,
        discards=[HIDDEN] * view.discards,
        stock={one.key: one.left for one in view.stock},
        ships=[Ship(one.capacity, one.good, one.load) for one in view.ships],
        roles={one.key: one.doubloons for one in view.roles},
        seed=0,
        trading_house=list(view.trading_house),
        governor=view.governor,
        round=view.round,
        ending=view.ending,
        nobles=view.nobles,
        noble_ship=view.noble_ship,
        doubled={f"by {one.seat}": one.seat for one in view.players if one.privilege == 1},
    )


def _player(me: PlayerView) -> Player:
    on_tiles = Counter(tile.kind for tile in me.island if tile.noble)
    nobles = {**on_tiles, **{one.key: one.nobles for one in me.city}, WINDROSE: me.windrose_nobles}
    return Player(
        doubloons=me.doubloons,
        island=dict(Counter(tile.kind for tile in me.island if tile.kind != FOREST)),
        goods=dict(me.goods),
        manned=dict(Counter(tile.kind for tile in me.island if tile.manned)),
        city={one.key: one.people for one in me.city},
        windrose=me.windrose,
        chips=me.chips or 0,
        nobles={place: count for place, count in nobles.items() if count},
        forests=[FOREST] * me.forest_count,
    )
