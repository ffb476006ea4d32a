"""What the lobby may choose: expansions and disputed rulings, the rulebook's by default."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.engine.api import Option
from bot.engine.options import chosen

YES_NO = ("yes", "no")
NO_YES = ("no", "yes")
BOTH = ("both", "not_both")
TWO = range(2, 3)

_BUILDINGS = ("expansions", ("buildings", "both"))
_NOBLES = ("expansions", ("nobles", "both"))
_ANY = ("expansions", ("buildings", "nobles", "both"))
"""What rulings need to matter: the expansions in which their buildings are."""

OPTIONS = (
    Option("expansions", ("none", "buildings", "nobles", "both"), page="expansions"),
    Option("draft", ("draft", "random", "fixed"), page="expansions", needs=_BUILDINGS),
    Option("placing", ("together", "in_turn"), page="base"),
    Option("mayor_privilege_optional", YES_NO, page="base"),
    Option("must_fill_circles", YES_NO, page="base"),
    Option("decline_ship_colonists", NO_YES, page="base"),
    Option("hacienda_quarry", NO_YES, page="base"),
    Option("max_large_buildings", ("4", "6"), page="base"),
    Option("factory_university", ("7_8", "8_7"), page="base"),
    Option("ask_storage", ("when_needed", "always"), page="base"),
    Option("decline_points", NO_YES, page="base"),
    Option("decline_extra_good", NO_YES, page="base"),
    Option("vp_chips_5p", ("126", "122"), seats=range(5, 6), page="base"),
    Option("vp_exhaustion", ("any_phase", "captain_only"), page="base", needs=_ANY),
    *(
        Option(key, choices, page="buildings", needs=_BUILDINGS)
        for key, choices in (
            ("office_and_trading_post", BOTH),
            ("hacienda_and_forest_house", BOTH),
            ("factory_and_specialty_factory", BOTH),
            ("specialty_factory_corn", NO_YES),
            ("specialty_factory_privilege", YES_NO),
            ("trading_post_full_house", YES_NO),
            ("union_hall", ("first_turn", "needs_a_load")),
            ("small_wharf_minimum", ("1", "2")),
            ("small_wharf_bonus", ("per_load", "per_kind")),
        )
    ),
    Option("library_2p", ("every_role", "once_a_round"), TWO, "buildings", _BUILDINGS),
    Option("villa_and_jeweler", BOTH, page="nobles", needs=_NOBLES),
    Option("land_office_noble", ("earns", "pays"), page="nobles", needs=_NOBLES),
    Option("nobles_from_supply", NO_YES, page="nobles", needs=_NOBLES),
    Option("jeweler_copies_2p", ("2", "1"), TWO, "nobles", _NOBLES),
)

PAIRS = {
    "office_and_trading_post": ("office", "trading_post"),
    "hacienda_and_forest_house": ("hacienda", "forest_house"),
    "factory_and_specialty_factory": ("factory", "specialty_factory"),
    "villa_and_jeweler": ("villa", "jeweler"),
}
"""The buildings of which an option lets only one into the game (Q-30)."""


_SWITCHES = {
    "placing": ("placing_together", "together"),
    "mayor_privilege_optional": ("mayor_privilege_optional", "yes"),
    "must_fill_circles": ("must_fill_circles", "yes"),
    "decline_ship_colonists": ("decline_ship_colonists", "yes"),
    "hacienda_quarry": ("hacienda_quarry", "yes"),
    "ask_storage": ("ask_storage", "always"),
    "decline_points": ("decline_points", "yes"),
    "decline_extra_good": ("decline_extra_good", "yes"),
    "vp_exhaustion": ("exhaustion_any_phase", "any_phase"),
    "library_2p": ("library_once", "once_a_round"),
    "specialty_factory_corn": ("specialty_corn", "yes"),
    "specialty_factory_privilege": ("specialty_privilege", "yes"),
    "trading_post_full_house": ("post_beside_full_house", "yes"),
    "union_hall": ("union_hall_needs_a_load", "needs_a_load"),
    "small_wharf_bonus": ("small_wharf_per_kind", "per_kind"),
    "land_office_noble": ("land_office_noble_pays", "pays"),
    "nobles_from_supply": ("nobles_from_supply", "yes"),
}
"""The field of Options that an option switches on, and with which choice."""

_NUMBERS = ("max_large_buildings", "vp_chips_5p", "small_wharf_minimum")


@dataclass(frozen=True, slots=True)
class Options:
    """The options of one table, for its whole life."""

    placing_together: bool = True
    """All players place colonists at the same time (ours) or in turn order (R-3.3)."""
    mayor_privilege_optional: bool = True
    """The mayor may decline the extra colonist (D-06)."""
    must_fill_circles: bool = True
    """Nobody keeps colonists on the windrose beside a free circle (D-07)."""
    decline_ship_colonists: bool = False
    """Colonists of the ship may be refused; they go back to the supply (Q-01)."""
    hacienda_quarry: bool = False
    """With a construction hut the hacienda's extra tile may be a quarry (D-01)."""
    max_large_buildings: int = 4
    """Large buildings that a city of 4 columns x 3 rows takes (Q-22)."""
    costs: dict[str, int] = field(default_factory=dict)
    """Buildings that cost something else than printed (Q-31)."""
    ask_storage: bool = False
    """Ask what to store even if everything fits (Q-35)."""
    vp_chips_5p: int = 126
    """The pool with five players (D-05)."""
    new_buildings: bool = False
    """Expansion I is in play (R-12)."""
    nobles: bool = False
    """Expansion II is in play (R-3.9)."""
    draft: str = "draft"
    """How expansion I's buildings are chosen: "draft", "random" or "fixed" (R-12.1)."""
    decline_points: bool = False
    """VP of harbor, church, union hall, chapel and hunting lodge may be declined (Q-33)."""
    decline_extra_good: bool = False
    """The craftsman may leave the extra good in the supply (R-5.3)."""
    exhaustion_any_phase: bool = True
    """The last VP chip ends the game in whatever phase it is taken (D-22)."""
    pairs: tuple[tuple[str, ...], ...] = ()
    """Pairs of buildings of which only one is in the game (Q-30)."""
    library_once: bool = False
    """With two players the library doubles one role a round only (Q-14)."""
    specialty_corn: bool = False
    """The specialty factory counts corn (D-12)."""
    specialty_privilege: bool = True
    """The specialty factory counts the craftsman's extra goods (D-13)."""
    post_beside_full_house: bool = True
    """The trading post sells although the trading house is full (Q-09)."""
    union_hall_needs_a_load: bool = False
    """The union hall scores only if its owner can load on their first turn (D-15)."""
    small_wharf_minimum: int = 1
    """Goods that a load over the small wharf has at least (D-16)."""
    small_wharf_per_kind: bool = False
    """Harbor and lighthouse count each kind on the small wharf (Q-04)."""
    land_office_noble_pays: bool = False
    """A noble in the land office pays for the discarded plantation (D-18)."""
    nobles_from_supply: bool = False
    """Mayor's privilege, hospice and university may bring a noble (Q-16)."""
    copies_2p: dict[str, int] = field(default_factory=dict)
    """Buildings of which two players have another number of copies (Q-25)."""


def choose(choices: Mapping[str, str]) -> Options:
    """Return the options that these choices name; what is missing takes its default.

    Raises BadOption for an unknown key or choice.
    """
    taken = chosen(OPTIONS, choices)
    switches = {field: taken[key] == choice for key, (field, choice) in _SWITCHES.items()}
    numbers = {key: int(taken[key]) for key in _NUMBERS}
    costs = map(int, taken["factory_university"].split("_"))
    return Options(
        new_buildings=taken["expansions"] in ("buildings", "both"),
        nobles=taken["expansions"] in ("nobles", "both"),
        draft=taken["draft"],
        pairs=tuple(pair for key, pair in PAIRS.items() if taken[key] == "not_both"),
        costs=dict(zip(("factory", "university"), costs, strict=True)),
        copies_2p={"jeweler": int(taken["jeweler_copies_2p"])},
        **switches,
        **numbers,  # type: ignore[arg-type]
    )
