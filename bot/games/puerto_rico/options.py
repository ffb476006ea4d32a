"""The options in the lobby: expansions and disputed rulings, with the rulebook's as defaults."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from bot.engine.api import Adjustable, Option
from bot.engine.options import adjustable, adjusted, offered, read_from, settled, switch

YES_NO = ("yes", "no")
NO_YES = ("no", "yes")
BOTH = ("both", "not_both")
BOTH_OR_ONE = (*BOTH, "exactly_one")
TWO = range(2, 3)

_BUILDINGS = ("expansions", ("buildings", "both"))
_NOBLES = ("expansions", ("nobles", "both"))
_ANY = ("expansions", ("buildings", "nobles", "both"))
"""Condition under which rulings about buildings of either expansion matter."""

_EXPANSIONS = Option("expansions", ("none", "buildings", "nobles", "both"), page="expansions")

PAIRS = {
    "office_and_trading_post": ("office", "trading_post"),
    "hacienda_and_forest_house": ("hacienda", "forest_house"),
    "factory_and_specialty_factory": ("factory", "specialty_factory"),
    "villa_and_jeweler": ("villa", "jeweler"),
}
"""Pairs of buildings that an option may keep from being in the same game (Q-30)."""
_OFFICES = Option("office_and_trading_post", BOTH_OR_ONE, page="buildings", needs=_BUILDINGS)
_RIVALS = (
    _OFFICES,
    Option("hacienda_and_forest_house", BOTH, page="buildings", needs=_BUILDINGS),
    Option("factory_and_specialty_factory", BOTH, page="buildings", needs=_BUILDINGS),
    Option("villa_and_jeweler", BOTH, page="nobles", needs=_NOBLES),
)


def _pairs(taken: Mapping[str, str], *choices: str) -> tuple[tuple[str, ...], ...]:
    return tuple(pair for key, pair in PAIRS.items() if taken.get(key) in choices)


def _costs(taken: Mapping[str, str]) -> dict[str, int]:
    costs = map(int, taken["factory_university"].split("_"))
    return dict(zip(("factory", "university"), costs, strict=True))


def _number(option: Option) -> int:
    return read_from(lambda taken: int(taken[option.key]), option)


@dataclass(frozen=True, slots=True)
class Options:
    """The options of one table, which never change."""

    new_buildings: bool = read_from(
        lambda taken: taken["expansions"] in ("buildings", "both"), _EXPANSIONS
    )
    """Whether expansion I is in play (R-12)."""
    nobles: bool = read_from(lambda taken: taken["expansions"] in ("nobles", "both"), _EXPANSIONS)
    """Whether expansion II is in play (R-3.9)."""
    draft: str = read_from(
        lambda taken: taken["draft"],
        Option("draft", ("draft", "random", "fixed"), page="expansions", needs=_BUILDINGS),
    )
    """Method of choosing the buildings of expansion I: "draft", "random" or "fixed" (R-12.1)."""
    placing_together: bool = switch(
        "together", Option("placing", ("together", "in_turn"), page="base")
    )
    """Whether all players place colonists at the same time (ours), instead of in turn order
    (R-3.3)."""
    mayor_privilege_optional: bool = switch(
        "yes", Option("mayor_privilege_optional", YES_NO, page="base")
    )
    """Whether the mayor may decline the extra colonist (D-06)."""
    must_fill_circles: bool = switch("yes", Option("must_fill_circles", YES_NO, page="base"))
    """Whether players must not keep colonists on the windrose while a circle is free (D-07)."""
    decline_ship_colonists: bool = switch(
        "yes", Option("decline_ship_colonists", NO_YES, page="base")
    )
    """Whether colonists from the ship may be refused, so that they go back to the supply (Q-01)."""
    hacienda_quarry: bool = switch("yes", Option("hacienda_quarry", NO_YES, page="base"))
    """Whether the hacienda's extra tile may be a quarry if its owner has a construction hut
    (D-01)."""
    max_large_buildings: int = _number(Option("max_large_buildings", ("4", "6"), page="base"))
    """Maximum number of large buildings in a city of 4 columns x 3 rows (Q-22)."""
    costs: dict[str, int] = read_from(
        _costs, Option("factory_university", ("7_8", "8_7"), page="base")
    )
    """Costs, in doubloons, of the buildings whose cost depends on an option (Q-31)."""
    ask_storage: bool = switch(
        "always", Option("ask_storage", ("when_needed", "always"), page="base")
    )
    """Whether players choose what to store even if everything fits (Q-35)."""
    decline_points: bool = switch("yes", Option("decline_points", NO_YES, page="base"))
    """Whether VP of harbor, church, union hall, chapel and hunting lodge may be declined (Q-33)."""
    decline_extra_good: bool = switch("yes", Option("decline_extra_good", NO_YES, page="base"))
    """Whether the craftsman may leave the extra good in the supply (R-5.3)."""
    vp_chips_5p: int = _number(Option("vp_chips_5p", ("126", "122"), range(5, 6), "base"))
    """Number of VP chips in a game with five players (D-05)."""
    exhaustion_any_phase: bool = switch(
        "any_phase", Option("vp_exhaustion", ("any_phase", "captain_only"), page="base", needs=_ANY)
    )
    """Whether the last VP chip ends the game in whatever phase it is taken (D-22)."""
    pairs: tuple[tuple[str, ...], ...] = read_from(
        lambda taken: _pairs(taken, "not_both", "exactly_one"), *_RIVALS
    )
    """Pairs of buildings that are never in the same game (Q-30)."""
    needed_pairs: tuple[tuple[str, ...], ...] = read_from(
        lambda taken: _pairs(taken, "exactly_one"), _OFFICES, later=True
    )
    """Pairs of buildings with the same cost of which one is always in the game (D-39)."""
    specialty_corn: bool = switch(
        "yes", Option("specialty_factory_corn", NO_YES, page="buildings", needs=_BUILDINGS)
    )
    """Whether the specialty factory counts corn (D-12)."""
    specialty_privilege: bool = switch(
        "yes", Option("specialty_factory_privilege", YES_NO, page="buildings", needs=_BUILDINGS)
    )
    """Whether the specialty factory counts the craftsman's extra goods (D-13)."""
    post_beside_full_house: bool = switch(
        "yes", Option("trading_post_full_house", YES_NO, page="buildings", needs=_BUILDINGS)
    )
    """Whether the trading post can sell when the trading house is full (Q-09)."""
    union_hall_needs_a_load: bool = switch(
        "needs_a_load",
        Option("union_hall", ("first_turn", "needs_a_load"), page="buildings", needs=_BUILDINGS),
    )
    """Whether the union hall scores only if its owner can load on their first turn (D-15)."""
    small_wharf_minimum: int = _number(
        Option("small_wharf_minimum", ("1", "2"), page="buildings", needs=_BUILDINGS)
    )
    """Minimum number of goods in a load over the small wharf (D-16)."""
    small_wharf_per_kind: bool = switch(
        "per_kind",
        Option("small_wharf_bonus", ("per_load", "per_kind"), page="buildings", needs=_BUILDINGS),
    )
    """Whether harbor and lighthouse count each kind of good in a small wharf's load (Q-04)."""
    library_once: bool = switch(
        "once_a_round",
        Option("library_2p", ("every_role", "once_a_round"), TWO, "buildings", _BUILDINGS),
    )
    """Whether the library, with two players, doubles only one role per round (Q-14)."""
    land_office_noble_pays: bool = switch(
        "pays", Option("land_office_noble", ("earns", "pays"), page="nobles", needs=_NOBLES)
    )
    """Whether a noble in the land office pays for the discarded plantation (D-18)."""
    nobles_from_supply: bool = switch(
        "yes", Option("nobles_from_supply", NO_YES, page="nobles", needs=_NOBLES)
    )
    """Whether the mayor's privilege, hospice and university may bring a noble (Q-16)."""
    decline_villa: bool = switch(
        "yes", Option("decline_villa", NO_YES, page="nobles", needs=_NOBLES), later=True
    )
    """Whether the person from the villa may be declined (D-37)."""
    copies_2p: dict[str, int] = read_from(
        lambda taken: {"jeweler": int(taken["jeweler_copies_2p"])},
        Option("jeweler_copies_2p", ("2", "1"), TWO, "nobles", _NOBLES),
    )
    """Number of copies in a two-player game of the buildings for which it is an option (Q-25)."""
    more_doubloons: int = adjusted(Adjustable("more_doubloons", 0, 0, 10))
    """Doubloons that each player gets at the start, in addition to those of R-0.1."""
    more_colonists: int = adjusted(Adjustable("more_colonists", 0, -20, 40))
    """Colonists in the supply, in addition to those of R-0.3."""
    more_chips: int = adjusted(Adjustable("more_chips", 0, -30, 60))
    """VP chips in the supply, in addition to those of R-0.4."""


OPTIONS = offered(Options)
ADJUSTABLE = adjustable(Options)
choose = partial(settled, Options)
