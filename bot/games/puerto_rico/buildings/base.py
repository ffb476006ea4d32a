"""The effects of the beige buildings of the base game, named after the buildings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.engine.api import Seat
from bot.engine.steps import Step, Steps, step
from bot.engine.verbs import once, ordered
from bot.games.puerto_rico import moments, production
from bot.games.puerto_rico.data import QUARRY, Building
from bot.games.puerto_rico.moves import DrawTile, Move, Pass, Settle, Wharf
from bot.games.puerto_rico.phases.captain import load_bonus, score_load
from bot.games.puerto_rico.phases.colonist import OfferColonist
from bot.games.puerto_rico.phases.phase import Action
from bot.games.puerto_rico.phases.settler import (
    SettleTile,
    lay_drawn,
    may_take_quarry,
    place_tile,
    take_open_tile,
)
from bot.games.puerto_rico.shipping import HARBOR, STORAGE
from bot.games.puerto_rico.state import NOTHING, STEPS, State

# Settler ------------------------------------------------------------------------------


@step(STEPS)
class DrawExtraTile(Action):
    """The hacienda's offer of a face-down tile before the regular pick (R-2.5)."""

    kind = "draw"
    seat: int
    pick: SettleTile
    """The regular pick that follows."""

    def moves(self, g: State) -> Sequence[Move]:
        """Offer the tile if there is one and a free space for it (R-2.2, R-2.8)."""
        if g.players[self.seat].island_full:
            return ()
        moves: list[Move] = []
        if g.face_down or g.discards:
            moves.append(DrawTile())
        if g.options.hacienda_quarry and g.quarries and may_take_quarry(g, self.seat):
            moves.append(Settle(QUARRY))
        return ordered((*moves, Pass())) if moves else ()

    def act(self, g: State, move: Move) -> Steps:
        """Place the drawn tile, or a quarry, after which no more quarries may be taken (D-01)."""
        match move:
            case DrawTile():
                return (*lay_drawn(g, self.seat, "hacienda"), self.pick)
            case Settle():
                take_open_tile(g, QUARRY)
                place_tile(g, self.seat, QUARRY)
                g.record("settled", seat=self.seat, tile=QUARRY)
                return (replace(self.pick, quarries=False),)
            case _:
                return (self.pick,)

    def skip(self, g: State) -> Steps:
        """Continue with the regular pick."""
        return (self.pick,)


@moments.settling("hacienda")
def hacienda(g: State, seat: Seat, pick: Step) -> Step:
    """Offer an extra face-down tile before the regular pick (R-2.5)."""
    assert isinstance(pick, SettleTile)
    return DrawExtraTile(seat, pick)


@moments.quarry_allowed("construction_hut")
def construction_hut(g: State, seat: Seat) -> bool:
    """Allow the player to take a quarry instead of an open plantation (R-2.6)."""
    return True


@moments.tile_taken("hospice")
def hospice(g: State, seat: Seat, circle: str) -> Steps:
    """Offer a colonist for the tile just picked; for a forest, on the windrose (R-2.7, 2.9)."""
    return (OfferColonist(seat, "hospice", circle),)


# Builder ------------------------------------------------------------------------------


@moments.building_built("university")
def university(g: State, seat: Seat, building: Building) -> Steps:
    """Offer a colonist for the new building if it has a circle (R-4.5)."""
    return (OfferColonist(seat, "university", building.key),) if building.circles else ()


# Craftsman ----------------------------------------------------------------------------


@moments.goods_produced("factory")
def factory(g: State, seat: Seat, goods: Mapping[str, int]) -> Steps:
    """Pay 0/1/2/3/5 doubloons for 1/2/3/4/5 kinds of goods actually received (R-5.4)."""
    g.pay(seat, "factory", production.factory_income(goods))
    return NOTHING


# Trader -------------------------------------------------------------------------------


@moments.sale_allowed("office")
def office(g: State, seat: Seat, good: str) -> bool:
    """Allow the player to sell a kind that the trading house already has (R-6.2)."""
    return True


# Captain ------------------------------------------------------------------------------


@moments.load_bonus("harbor")
def harbor(g: State, seat: Seat) -> int:
    """Add 1 VP to every load, including loads over the wharf (R-7.8)."""
    return HARBOR


class WharfDock:
    """The wharf, which ships all goods of one kind, whatever cargo ships carry (R-7.7)."""

    def offers(self, g: State, seat: Seat) -> Sequence[Move]:
        """Offer every kind of good that the player has."""
        return [once(Wharf, good) for good, count in g.players[seat].goods.items() if count]

    def ship(self, g: State, seat: Seat, move: Move, captain: int) -> Steps:
        """Return the goods to the supply for 1 VP each."""
        assert isinstance(move, Wharf)
        amount = g.players[seat].goods[move.good]
        points = amount + captain + load_bonus(g, seat)
        g.return_good(seat, move.good, amount)
        g.record("wharfed", seat=seat, good=move.good, amount=amount, points=points)
        return score_load(g, seat, points)


moments.docks("wharf")(WharfDock())


@moments.storage("small_warehouse")
def small_warehouse(g: State, seat: Seat) -> int:
    """Return how many kinds of goods it keeps entirely: one (R-7.13)."""
    return STORAGE["small_warehouse"]


@moments.storage("large_warehouse")
def large_warehouse(g: State, seat: Seat) -> int:
    """Return how many kinds of goods it keeps entirely: two (R-7.13)."""
    return STORAGE["large_warehouse"]
