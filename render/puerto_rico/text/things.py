"""The things on the pictures that moves concern, by names that the drawings record.

Parts shared by all players:

* `role:settler` is a role card, `tile:corn` a plantation on offer, `tile:quarry` the quarries,
  `tile:face_down` the pile;
* `building:harbor` is a kind of building in the supply, or in the draft;
* `people:colonist` and `people:noble` are people in the supply, `people:ship` people on the ship;
* `ship:6` is the cargo ship of that capacity, `supply:corn` a good in the supply;
* `house:stalls` is the trading house, `price:corn` the price that it pays for corn.

A player's own, by seat:

* `city:2:hospice` is a building, with its circles and the people on them;
* `island:2:corn:free` is an unoccupied plantation, `island:2:corn:colonist` and
  `island:2:corn:noble` an occupied one: moves do not distinguish further;
* `good:2:corn` are goods in storage, `chips:2` VP chips;
* `windrose:2` are the people without a circle, `nobles:2` all nobles: moves of a noble concern
  the latter, those of a colonist do not.

`card:load-corn-6` is the card of a move in the picture of a question.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from bot.games.puerto_rico import moves
from bot.games.puerto_rico.data import BUILDINGS, GOODS, WINDROSE
from bot.games.puerto_rico.view import PlayerView, TileView, View
from render.text.wording import actor

_COUNTED = frozenset({"chips", "windrose", "nobles"})
_CARD = "card:{notation}"
_GOOD = "good:{seat}:{good}"
_ABOUT: Mapping[type, str] = {
    moves.TakeRole: "role:{role}",
    moves.Draft: f"building:{{building}} {_CARD}",
    moves.Settle: f"tile:{{tile}} {_CARD}",
    moves.SettleForest: f"tile:{{tile}} city:{{seat}}:forest_house {_CARD}",
    moves.DrawTile: "tile:face_down city:{seat}:hacienda",
    moves.Plant: _CARD,
    moves.TurnOver: f"city:{{seat}}:forest_house {_CARD}",
    moves.TakeColonist: "people:colonist people:ship",
    moves.TakeNoble: "people:noble people:ship",
    moves.Place: "windrose:{seat} {free}",
    moves.PlaceNoble: "windrose:{seat} nobles:{seat} {free}",
    moves.Guest: "city:{seat}:guest_house {free}",
    moves.GuestNoble: "city:{seat}:guest_house nobles:{seat} {free}",
    moves.Build: f"building:{{building}} {_CARD}",
    moves.PayColonist: "{colonist}",
    moves.PayNoble: "nobles:{seat} {noble}",
    moves.PayGood: _GOOD,
    moves.PayPoint: "chips:{seat}",
    moves.TakePoints: "chips:{seat}",
    moves.Produce: f"supply:{{good}} {_CARD}",
    moves.Sell: f"{_GOOD} house:stalls price:{{good}} {_CARD}",
    moves.SellAtPost: f"{_GOOD} city:{{seat}}:trading_post {_CARD}",
    moves.BuyTile: f"tile:face_down city:{{seat}}:land_office {_CARD}",
    moves.Discard: f"{{emptiest}} {_CARD}",
    moves.Load: f"{_GOOD} ship:{{ship}} {_CARD}",
    moves.Wharf: f"{_GOOD} city:{{seat}}:wharf {_CARD}",
    moves.SmallWharf: f"{_GOOD} city:{{seat}}:small_wharf {_CARD}",
    moves.Supply: f"{_GOOD} city:{{seat}}:royal_supplier {_CARD}",
    moves.Store: f"{_GOOD} city:{{seat}}:small_warehouse city:{{seat}}:large_warehouse {_CARD}",
    moves.Keep: f"{_GOOD} {_CARD}",
    moves.Pass: "",
}
"""Templates for the things of a move, by the move's type; a thing may be on no picture, such as
a warehouse that the player does not own.

`{free}` is the place that the move names, as one with room; `{colonist}` and `{noble}` are that
place as one with such a person; `{emptiest}` is the tile of the named kind that is discarded first.
"""


def things(move: moves.Move, view: View) -> frozenset[str]:
    """Return the things to which a move of the player who must act refers."""
    me = actor(view)
    gone = _emptiest(me, move.land) if isinstance(move, moves.Discard) else ""
    return _things(move, me.seat, gone)


def _emptiest(me: PlayerView, kind: str) -> str:
    found = (one for one in me.island if one.kind == kind)
    return tile(me.seat, min(found, key=lambda one: (one.noble, one.manned)))


@lru_cache(maxsize=4096)
def _things(move: moves.Move, seat: int, emptiest: str) -> frozenset[str]:
    named = move.values
    place = str(next(iter(named.values()), ""))
    found = _ABOUT[type(move)].format(
        **named,
        **{person: _place(seat, place, person) for person in ("free", "colonist", "noble")},
        seat=seat,
        emptiest=emptiest,
        notation=move.text.replace(" ", "-"),
    )
    return frozenset(found.split())


def _place(seat: int, place: str, person: str) -> str:
    if place == WINDROSE:
        return f"windrose:{seat}"
    return f"city:{seat}:{place}" if place in BUILDINGS else f"island:{seat}:{place}:{person}"


def card(move: moves.Move) -> str:
    """Return the thing name of a move's card."""
    return _CARD.format(notation=move.text.replace(" ", "-"))


def counted(seat: int, key: str) -> str:
    """Return the thing name of what a number on a board counts, "" if no move concerns it."""
    if key in GOODS:
        return f"good:{seat}:{key}"
    return f"{key}:{seat}" if key in _COUNTED else ""


def tile(seat: int, one: TileView) -> str:
    """Return the thing name of a tile on an island."""
    return _place(seat, one.kind, "noble" if one.noble else "colonist" if one.manned else "free")
