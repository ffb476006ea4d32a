"""The moves of a player: one small class per verb; the notation is the verb and its fields.

Names are the keys of `data.toml`: roles, tiles, goods and buildings. A circle is named after its
tile or building. Players may type moves such as `load corn 6` and batches such as `place corn;
corn`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias, get_args

from bot.engine.grammar import Grammar, words
from bot.engine.verbs import Verb
from bot.games.puerto_rico.data import BUILDINGS, FOREST, GOODS, SETUPS, TILES, WINDROSE


@dataclass(frozen=True, slots=True)
class TakeRole(Verb):
    """A move that takes one of the available role cards (R-1.1): `role settler`."""

    verb: ClassVar[str] = "role"
    role: str


@dataclass(frozen=True, slots=True)
class DrawTile(Verb):
    """A move that draws the top face-down plantation with the hacienda (R-2.5): `draw`."""

    verb: ClassVar[str] = "draw"


@dataclass(frozen=True, slots=True)
class Settle(Verb):
    """A move that takes an open plantation or a quarry (R-2.1): `settle corn`."""

    tile: str


@dataclass(frozen=True, slots=True)
class TakeColonist(Verb):
    """A move that takes a colonist: `colonist`.

    A player may do so with the mayor's privilege, the hospice or the university (R-3.1, R-2.7,
    R-4.5).
    """

    verb: ClassVar[str] = "colonist"


@dataclass(frozen=True, slots=True)
class Place(Verb):
    """A move that puts a colonist from the windrose on a free circle (R-3.3): `place corn`."""

    circle: str


@dataclass(frozen=True, slots=True)
class Build(Verb):
    """A move that builds a building (R-4.1): `build small_market`."""

    building: str


@dataclass(frozen=True, slots=True)
class Produce(Verb):
    """A move that takes the craftsman's extra good (R-5.3): `produce corn`."""

    good: str


@dataclass(frozen=True, slots=True)
class Sell(Verb):
    """A move that sells a good to the trading house (R-6.1): `sell corn`."""

    good: str


@dataclass(frozen=True, slots=True)
class Load(Verb):
    """A move that loads goods on the cargo ship of this capacity (R-7.2): `load corn 6`."""

    good: str
    ship: int


@dataclass(frozen=True, slots=True)
class Wharf(Verb):
    """A move that ships all goods of one kind over the wharf (R-7.7): `wharf corn`."""

    good: str


@dataclass(frozen=True, slots=True)
class Store(Verb):
    """A move that keeps all goods of one kind in a warehouse (R-7.13): `store corn`."""

    good: str


@dataclass(frozen=True, slots=True)
class Keep(Verb):
    """A move that keeps a single good without a warehouse (R-7.13): `keep corn`."""

    good: str


@dataclass(frozen=True, slots=True)
class Draft(Verb):
    """A move that puts a kind of building in the draft (R-12.1): `draft church`."""

    building: str


@dataclass(frozen=True, slots=True)
class Guest(Verb):
    """A move of a colonist from the guest house to a free circle (R-10.1): `guest corn`."""

    circle: str


@dataclass(frozen=True, slots=True)
class GuestNoble(Verb):
    """A move of a noble from the guest house to a free circle (R-10.1): `guest_noble corn`."""

    circle: str


@dataclass(frozen=True, slots=True)
class SettleForest(Verb):
    """A move that places an open plantation face down as a forest (R-2.9): `forest corn`."""

    verb: ClassVar[str] = "forest"
    tile: str


@dataclass(frozen=True, slots=True)
class Plant(Verb):
    """A move that places the drawn plantation face up (R-2.9): `plant`."""


@dataclass(frozen=True, slots=True)
class TurnOver(Verb):
    """A move that places the drawn plantation face down as a forest (R-2.9): `turn`."""

    verb: ClassVar[str] = "turn"


@dataclass(frozen=True, slots=True)
class Discard(Verb):
    """A move that discards an island tile (R-2.11, R-6.6): `discard corn`, `discard forest`."""

    land: str


@dataclass(frozen=True, slots=True)
class BuyTile(Verb):
    """A move that buys the top face-down plantation with the land office (R-6.6): `buy`."""

    verb: ClassVar[str] = "buy"


@dataclass(frozen=True, slots=True)
class TakeNoble(Verb):
    """A move that takes a noble where a colonist could be taken (R-3.9): `noble`."""

    verb: ClassVar[str] = "noble"


@dataclass(frozen=True, slots=True)
class PlaceNoble(Verb):
    """A move of a noble from the windrose to a free circle (R-3.9): `place_noble villa`."""

    circle: str


@dataclass(frozen=True, slots=True)
class PayColonist(Verb):
    """A move that gives a colonist at the black market (R-4.9): `pay_colonist corn`."""

    place: str


@dataclass(frozen=True, slots=True)
class PayNoble(Verb):
    """A move that gives a noble at the black market (Q-17): `pay_noble windrose`."""

    place: str


@dataclass(frozen=True, slots=True)
class PayGood(Verb):
    """A move that gives a good at the black market (R-4.9): `pay_good corn`."""

    good: str


@dataclass(frozen=True, slots=True)
class PayPoint(Verb):
    """A move that gives a VP chip at the black market (R-4.9): `pay_point`."""


@dataclass(frozen=True, slots=True)
class SellAtPost(Verb):
    """A move that sells a good at the player's trading post (R-6.5): `post corn`."""

    verb: ClassVar[str] = "post"
    good: str


@dataclass(frozen=True, slots=True)
class Supply(Verb):
    """A move that gives a good to the royal court (R-7.12): `supply corn`."""

    good: str


@dataclass(frozen=True, slots=True)
class SmallWharf(Verb):
    """A move that adds a good to the small wharf's load (R-7.9): `small_wharf corn`."""

    good: str


@dataclass(frozen=True, slots=True)
class TakePoints(Verb):
    """A move that takes VP that may be declined (Q-33): `points`."""

    verb: ClassVar[str] = "points"


@dataclass(frozen=True, slots=True)
class Pass(Verb):
    """A move that declines an offer, or ends a series of choices: `pass`."""


Move: TypeAlias = (
    TakeRole
    | DrawTile
    | Settle
    | TakeColonist
    | Place
    | Build
    | Produce
    | Sell
    | Load
    | Wharf
    | Store
    | Keep
    | Draft
    | Guest
    | GuestNoble
    | SettleForest
    | Plant
    | TurnOver
    | Discard
    | BuyTile
    | TakeNoble
    | PlaceNoble
    | PayColonist
    | PayNoble
    | PayGood
    | PayPoint
    | SellAtPost
    | Supply
    | SmallWharf
    | TakePoints
    | Pass
)

GRAMMAR: Grammar[Move] = Grammar(
    get_args(Move),
    {
        "role": words(role for setup in SETUPS.values() for role in setup.roles),
        "tile": words(TILES),
        "good": words(GOODS),
        "land": words([*TILES, FOREST]),
        "circle": words([*TILES, *BUILDINGS]),
        "place": words([*TILES, *BUILDINGS, WINDROSE]),
        "building": words(BUILDINGS),
        "ship": words(size for setup in SETUPS.values() for size in setup.cargo_ships),
    },
)
