"""The set-up of a table, by number of players and options (R-0)."""

from __future__ import annotations

from bot.engine.rng import Rng
from bot.games.puerto_rico.data import (
    ALL_COLONISTS,
    ALL_NOBLES,
    BUILDINGS,
    FIXED_SET,
    NOBLES_ABOARD,
    QUARRY,
    SETUPS,
    TILES,
    Building,
)
from bot.games.puerto_rico.options import Options
from bot.games.puerto_rico.phases.draft import open_kinds
from bot.games.puerto_rico.state import Player, Ship, State


def lay_out(seats: int, options: Options, seed: int) -> State:
    """Return a table before the first pick (R-0.1 to R-0.8, R-3.9, R-11.1, R-11.2)."""
    setup = SETUPS[seats]
    tiles = {kind: count - setup.tiles_removed for kind, count in TILES.items()}
    quarries = tiles.pop(QUARRY)
    for tile in setup.start_tiles:
        tiles[tile] -= 1
    doubloons = setup.doubloons + options.more_doubloons
    chips = options.vp_chips_5p if seats == 5 else setup.chips
    state = State(
        options=options,
        players=[Player(doubloons, {tile: 1}) for tile in setup.start_tiles],
        goods=dict(setup.goods),
        colonists=setup.colonists + options.more_colonists,
        colonist_ship=setup.colonist_ship,
        chips=chips + options.more_chips,
        quarries=quarries,
        row=[],
        face_down=[],
        discards=[kind for kind, count in tiles.items() for _ in range(count)],
        stock={},
        ships=[Ship(capacity) for capacity in setup.cargo_ships],
        roles=dict.fromkeys(setup.roles, 0),
        seed=seed,
    )
    state.open_row()
    if options.nobles:
        _bring_nobles(state)
    _bring_buildings(state, Rng(seed, state.drawn))
    return state


def _bring_nobles(g: State) -> None:
    """Replace a colonist on the ship by a noble, and fill the supplies (R-3.9, 3.10)."""
    g.colonist_ship -= NOBLES_ABOARD
    g.colonists = ALL_COLONISTS - g.colonist_ship + g.options.more_colonists
    g.noble_ship = NOBLES_ABOARD
    g.nobles = ALL_NOBLES - NOBLES_ABOARD


def _bring_buildings(g: State, rng: Rng) -> None:
    """Put the buildings in the supply, except those that a draft will choose (R-12)."""
    keys = [key for key, building in BUILDINGS.items() if _is_certain(building, g.options)]
    if g.options.new_buildings and g.options.draft == "fixed":
        keys += FIXED_SET
    for pair in g.options.pairs:
        if all(key in keys for key in pair):
            keys.remove(pair[rng.below(2, "pairs")])
    for key in keys:
        g.bring(key)
    if g.options.new_buildings and g.options.draft == "random":
        while kinds := open_kinds(g):
            g.bring(kinds[rng.below(len(kinds), "draft")])


def _is_certain(building: Building, options: Options) -> bool:
    """Return whether a building is in the game without a draft (R-12.1, R-12.3)."""
    if building.set == "nobles":
        return options.nobles
    return building.set == "base" and not (options.new_buildings and building.drafted)
