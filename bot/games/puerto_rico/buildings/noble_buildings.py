"""The effects of the buildings of expansion II, some of which depend on the person there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.engine.api import Seat
from bot.engine.steps import Choice, Steps, step
from bot.engine.verbs import once, ordered
from bot.games.puerto_rico import moments, pricing, production
from bot.games.puerto_rico.data import FOREST, ISLAND_SPACES, QUARRY, WINDROSE
from bot.games.puerto_rico.moves import (
    BuyTile,
    Discard,
    Move,
    Pass,
    Supply,
    TakeColonist,
    TakeNoble,
)
from bot.games.puerto_rico.phases.captain import before_first_load
from bot.games.puerto_rico.phases.colonist import give_colonist, give_noble
from bot.games.puerto_rico.phases.phase import Action, bring_points
from bot.games.puerto_rico.phases.settler import lay_drawn
from bot.games.puerto_rico.state import NOTHING, STEPS, Player, State


def run_by_noble(g: State, seat: Seat, building: str) -> bool:
    """Return whether there is a noble on a building that has one circle."""
    return bool(g.players[seat].nobles.get(building))


def discard_tile(g: State, seat: Seat, tile: str, source: str) -> None:
    """Discard a plantation or a forest; a person on it goes to the windrose (R-2.11).

    An empty plantation of the kind is discarded first; of forests, the oldest (Q-37).
    """
    player = g.players[seat]
    if tile == FOREST:
        g.discards.append(player.forests.pop(0))
    else:
        _clear_one(player, tile)
        player.island[tile] -= 1
        if not player.island[tile]:
            del player.island[tile]
        g.discards.append(tile)
    g.record("discarded", seat=seat, tile=tile, source=source)


def _clear_one(player: Player, tile: str) -> None:
    if player.manned.get(tile, 0) == player.island[tile]:
        noble = not player.colonists_at(tile)
        player.take(tile, noble)
        player.put(WINDROSE, noble)


def _plantations(player: Player) -> list[Move]:
    return [once(Discard, tile) for tile in player.island if tile != QUARRY]


# Settler ------------------------------------------------------------------------------


@step(STEPS)
class DiscardTile(Action):
    """The choice to discard one of the owner's plantations or forests, or none (R-2.11)."""

    kind = "discard"
    seat: int

    def moves(self, g: State) -> Sequence[Move]:
        """Offer every kind on the island except quarries (D-19)."""
        player = g.players[self.seat]
        tiles = _plantations(player)
        if player.forests:
            tiles.append(once(Discard, FOREST))
        return ordered((*tiles, once(Pass))) if tiles else ()

    def act(self, g: State, move: Move) -> Steps:
        """Discard the tile."""
        if isinstance(move, Discard):
            discard_tile(g, self.seat, move.land, "hunting_lodge")
        return NOTHING


@moments.settler_ends("hunting_lodge")
def hunting_lodge(g: State, seat: Seat) -> Steps:
    """Offer to discard a tile if a colonist is there; for a noble, score 2 VP (R-2.11).

    The 2 VP are only for more empty island spaces than any other player has.
    """
    if not run_by_noble(g, seat, "hunting_lodge"):
        return (DiscardTile(seat),)
    empty = [ISLAND_SPACES - player.island_filled for player in g.players]
    own = empty.pop(seat)
    if own > max(empty):
        return bring_points(g, seat, "hunting_lodge", 2)
    return NOTHING


# Mayor --------------------------------------------------------------------------------


@step(STEPS)
class OfferVilla(Choice[State, Move]):
    """The person whom the villa brings, if the owner may decline (option, D-37)."""

    kind = "villa"
    seat: int

    def options(self, g: State) -> Sequence[Move]:
        """Offer a noble from the supply, or a colonist if there is none (R-3.8)."""
        return (*visitor(g), once(Pass)) if visitor(g) else ()

    def choose(self, g: State, move: Move) -> Steps:
        """Bring the person, or do nothing."""
        if not isinstance(move, Pass):
            bring_visitor(g, self.seat)
        return NOTHING


@moments.mayor_comes("villa")
def villa(g: State, seat: Seat) -> Steps:
    """Bring a person from the supply, or ask the owner if the table has this option (R-3.8)."""
    if g.options.decline_villa:
        return (OfferVilla(seat),)
    if brought := visitor(g):
        g.forced += [(seat, move) for move in brought]
        bring_visitor(g, seat)
    return NOTHING


def visitor(g: State) -> Sequence[Move]:
    """Return the move that takes the villa's person: a noble, else a colonist (R-3.8).

    The result is empty if the supply has neither.
    """
    return [once(TakeNoble)] if g.nobles else [once(TakeColonist)] if g.colonists else ()


def bring_visitor(g: State, seat: Seat) -> None:
    """Move the villa's person from the supply to the windrose."""
    if g.nobles:
        g.nobles -= 1
        give_noble(g, seat, "villa", WINDROSE)
    else:
        g.colonists -= 1
        give_colonist(g, seat, "villa", WINDROSE)


# Craftsman ----------------------------------------------------------------------------


@moments.goods_produced("chapel")
def chapel(g: State, seat: Seat, goods: Mapping[str, int]) -> Steps:
    """Pay 1 doubloon for a colonist in the chapel, or score 1 VP for a noble (R-5.8)."""
    doubloons, points = production.chapel_income(run_by_noble(g, seat, "chapel"))
    g.pay(seat, "chapel", doubloons)
    return bring_points(g, seat, "chapel", points) if points else NOTHING


@moments.goods_produced("jeweler")
def jeweler(g: State, seat: Seat, goods: Mapping[str, int]) -> Steps:
    """Pay 1 doubloon for every noble anywhere on the board (R-5.8)."""
    g.pay(seat, "jeweler", sum(g.players[seat].nobles.values()))
    return NOTHING


# Trader -------------------------------------------------------------------------------


class LandOffice:
    """The land office: a colonist there lets the owner buy a plantation (R-6.6).

    A face-down plantation costs 1 doubloon. With a noble, the owner may instead discard a
    plantation for 1 doubloon.
    """

    def offers(self, g: State, seat: Seat) -> Sequence[Move]:
        """Offer the deal that the person in the office makes possible."""
        player = g.players[seat]
        if run_by_noble(g, seat, "land_office"):
            pays = g.options.land_office_noble_pays
            return () if pays and player.doubloons < pricing.TILE else _plantations(player)
        possible = player.doubloons >= pricing.TILE and not player.island_full
        return (once(BuyTile),) if possible and (g.face_down or g.discards) else ()

    def use(self, g: State, seat: Seat, move: Move) -> Steps:
        """Buy or discard a plantation."""
        player = g.players[seat]
        if isinstance(move, Discard):
            player.doubloons += pricing.discarded_tile(g.options)
            discard_tile(g, seat, move.land, "land_office")
            return NOTHING
        player.doubloons -= pricing.TILE
        return lay_drawn(g, seat, "land_office")


moments.trade_deals("land_office")(LandOffice())

# Captain ------------------------------------------------------------------------------


@step(STEPS)
class SupplyCourt(Action):
    """The choice of goods to give to the royal court, for 1 VP each (R-7.12).

    The goods must be of different kinds, at most one for every noble that the player has.
    """

    kind = "supply"
    seat: int
    left: int
    given: tuple[str, ...] = ()

    def moves(self, g: State) -> Sequence[Move]:
        """Offer the kinds that have not been given yet."""
        goods = [good for good, count in g.players[self.seat].goods.items() if count]
        moves = [once(Supply, good) for good in goods if good not in self.given]
        return ordered((*moves, once(Pass))) if moves and self.left else ()

    def act(self, g: State, move: Move) -> Steps:
        """Return the good to the supply for 1 VP; it is not a load, so no bonus is added."""
        if not isinstance(move, Supply):
            return NOTHING
        g.return_good(self.seat, move.good, 1)
        g.record("supplied", seat=self.seat, good=move.good)
        g.award(self.seat, 1)
        return (replace(self, left=self.left - 1, given=(*self.given, move.good)),)

    def again(self, g: State, manned: Sequence[str]) -> Steps:
        """Apply a union hall that a guest has just occupied, then ask again (R-10.3)."""
        return (*before_first_load(g, self.seat, manned), self)


@moments.first_loading_turn("royal_supplier")
def royal_supplier(g: State, seat: Seat) -> Steps:
    """Ask for goods before the first load (R-7.12, Q-11)."""
    return (SupplyCourt(seat, sum(g.players[seat].nobles.values())),)
