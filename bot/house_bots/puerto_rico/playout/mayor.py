"""The mayor phase of a playout (R-3)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.steps import Steps
from bot.games.puerto_rico.data import BUILDINGS, NOBLES_ABOARD, WINDROSE
from bot.house_bots.puerto_rico.placing import liked
from bot.house_bots.puerto_rico.playout.game import Game
from bot.house_bots.puerto_rico.playout.land import Side

CIRCLES = {key: building.circles for key, building in BUILDINGS.items()}
NO_CIRCLES = frozenset(key for key, circles in CIRCLES.items() if not circles)


def play(game: Game, taker: int) -> Steps:
    """Play the phase."""
    _extra(game, taker)
    state = game.state
    for side in game.clockwise(taker):
        if "villa" in side.board.occupied:
            if state.nobles:
                state.nobles -= 1
                side.player.put(WINDROSE, noble=True)
            elif state.colonists:
                state.colonists -= 1
                side.player.put(WINDROSE)
    _share(game, taker)
    for side in game.sides:
        side.lift()
    return resume(game, range(game.seats))


def resume(game: Game, seats: Sequence[int]) -> Steps:
    """Place the people of these seats, who have all been lifted, and refill the ship."""
    for seat in seats:
        _place(game, game.sides[seat])
        game.sides[seat].board.staff()
    state = game.state
    empty = sum(
        [CIRCLES[key] - people for side in game.sides for key, people in side.board.city.items()]
    )
    wanted = max(game.seats, empty)
    nobles = min(NOBLES_ABOARD, state.nobles)
    colonists = min(wanted - nobles, state.colonists)
    state.nobles -= nobles
    state.noble_ship += nobles
    state.colonists -= colonists
    state.colonist_ship += colonists
    if wanted > nobles + colonists and not game.options.nobles:
        game.end_with("colonists")
    return ()


def _extra(game: Game, taker: int) -> None:
    """Let the mayor take people from the supply; the heuristic takes all (R-3.1, R-3.11)."""
    state, player = game.state, game.sides[taker].player
    for taken in range(game.privilege(taker)):
        if game.options.nobles_from_supply and state.nobles > 0:
            state.nobles -= 1
            player.put(WINDROSE, noble=True)
        elif state.colonists > 0:
            state.colonists -= 1
            player.put(WINDROSE)
        else:
            return
        if taken:
            state.doubled[game.phase] = taker


def _share(game: Game, taker: int) -> None:
    """Share the people on the ship one by one; the heuristic takes nobles first (R-3.2)."""
    state, order = game.state, game.clockwise(taker)
    nobles = state.noble_ship
    for turn in range(nobles):
        order[turn % game.seats].player.put(WINDROSE, noble=True)
    shares, more = divmod(state.colonist_ship, game.seats)
    for turn, side in enumerate(game.clockwise((taker + nobles) % game.seats)):
        side.player.windrose += shares + (turn < more)
    state.colonist_ship = state.noble_ship = 0


def _place(game: Game, side: Side) -> None:
    """Place the people of a side as `placing.plan` does, with all circles free."""
    player, board = side.player, side.board
    people, nobles = player.windrose, player.nobles.get(WINDROSE, 0)
    if not people:
        return
    circles = _plan(game, side, people)
    manned, city = player.manned, board.city
    for circle in circles:
        if circle in city:
            city[circle] += 1
        else:
            manned[circle] = manned.get(circle, 0) + 1
    player.windrose -= len(circles)
    if nobles:
        _settle_nobles(game, side, circles, nobles)


def _plan(game: Game, side: Side, people: int) -> list[str]:
    """Return the circles for this many people, those of the best jobs first."""
    board, player = side.board, side.player
    nobles = player.nobles.get(WINDROSE, 0)
    if game.options.must_fill_circles and nobles in (0, people):
        free = sum(player.island.values()) + sum([CIRCLES[key] for key in board.city])
        if free <= people:
            found = [tile for tile, count in player.island.items() for _ in range(count)]
            return found + [key for key in board.city for _ in range(CIRCLES[key])]
    rates = game.rates(side.seat)
    found = []
    again = dict.fromkeys(board.plants, 0)
    for _, _, needed, place, first in rates.jobs(side):
        if needed > people or place in NO_CIRCLES:
            continue
        found.append(place)
        if needed > 1:
            nth = 0
            if not first:
                again[place] += 1
                nth = again[place]
            found.append(board.plants[place][nth])
        people -= needed
        if not people:
            return found
    spare = {**board.tiles, **{key: CIRCLES[key] for key in board.city}}
    for circle in found:
        spare[circle] -= 1
    rest = [circle for circle, count in spare.items() for _ in range(count)]
    return found + rest[:people]


def _settle_nobles(game: Game, side: Side, circles: list[str], nobles: int) -> None:
    """Let nobles be the people on the circles where they do more than colonists."""
    player = side.player
    wish = liked(game.weights[side.seat], player.doubloons)
    places = sorted(range(len(circles)), key=lambda place: -wish.get(circles[place], 0.0))
    found: dict[str, int] = {}
    if nobles > len(circles):
        found[WINDROSE] = nobles - len(circles)
    for place in sorted(places[:nobles]):
        circle = circles[place]
        found[circle] = found.get(circle, 0) + 1
    player.nobles = found
