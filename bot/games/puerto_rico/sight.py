"""What a seat may see: all but the order of the tiles and the others' VP chips (R-0.7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.api import Seat
from bot.engine.steps import Step, Together
from bot.games.puerto_rico.data import BUILDINGS, GOODS, TILES
from bot.games.puerto_rico.phases.mayor import PlaceColonists
from bot.games.puerto_rico.phases.phase import Phase, current_phase
from bot.games.puerto_rico.scoring import board_points
from bot.games.puerto_rico.state import Player, State
from bot.games.puerto_rico.view import (
    BuildingView,
    PlayerView,
    RoleView,
    ShipView,
    StockView,
    TileView,
    View,
)


def view(g: State, seat: Seat | None) -> View:
    """Return the table as a seat (None = a spectator) sees it, built from allowed facts."""
    phase = current_phase(g)
    return View(
        seat=seat,
        seats=g.seats,
        round=g.round,
        governor=g.governor,
        phase=_phase_name(g, phase),
        role_taker=phase.taker if phase else None,
        players=tuple(_player(g, other, seat) for other in range(g.seats)),
        roles=tuple(RoleView(key, coins, g.taken.get(key)) for key, coins in g.roles.items()),
        row=tuple(sorted(g.row, key=list(TILES).index)),
        quarries=g.quarries,
        face_down=len(g.face_down),
        discards=len(g.discards),
        stock=tuple(_stock(g, key, left) for key, left in g.stock.items()),
        ships=tuple(ShipView(ship.capacity, ship.good, ship.load) for ship in g.ships),
        trading_house=tuple(g.trading_house),
        goods=dict(g.goods),
        colonists=g.colonists,
        colonist_ship=g.colonist_ship,
        chips=max(0, g.chips),
        ending=g.ending,
        over=g.over,
    )


def _phase_name(g: State, phase: Phase | None) -> str:
    if g.over:
        return "end"
    return phase.role if phase else "round"


def _stock(g: State, key: str, left: int) -> StockView:
    building = BUILDINGS[key]
    return StockView(key, left, g.cost(key), building.column, building.vp)


def _player(g: State, seat: Seat, reader: Seat | None) -> PlayerView:
    player = g.players[seat]
    return PlayerView(
        seat=seat,
        doubloons=player.doubloons,
        chips=player.chips if g.over or reader == seat else None,
        goods={good: player.goods[good] for good in GOODS},
        island=tuple(_island(player)),
        city=tuple(
            BuildingView(key, people, BUILDINGS[key].circles, BUILDINGS[key].spaces)
            for key, people in player.city.items()
        ),
        windrose=player.windrose,
        before=_before(g, seat),
        points_on_board=_known_points(g, seat, reader),
        acting=any(decision.seat == seat for decision in g.decisions),
        open=tuple(move.text for one in g.decisions if one.seat == seat for move in one.moves),
    )


def _island(player: Player) -> list[TileView]:
    return [
        TileView(kind, number < player.manned.get(kind, 0))
        for kind in TILES
        for number in range(player.island.get(kind, 0))
    ]


def _known_points(g: State, seat: Seat, reader: Seat | None) -> int:
    """Leave out the customs house's bonus: it would tell the hidden chips."""
    hidden = not g.over and reader != seat
    lines = board_points(g, seat)
    return sum(line.points for line in lines if not (hidden and line.key == "customs_house"))


def _before(g: State, seat: Seat) -> tuple[str, ...]:
    """Return where the people stood of a player who places now, or waits for his turn."""
    turns = (step for step in _steps(g.stack) if isinstance(step, PlaceColonists))
    return next((step.before for step in turns if step.seat == seat), ())


def _steps(stack: Sequence[Step]) -> Iterator[Step]:
    """Yield the steps of a stack, and those of its branches."""
    for step in stack:
        if isinstance(step, Together):
            for branch in step.branches:
                yield from branch
        else:
            yield step
