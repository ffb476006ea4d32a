"""What the lobby may choose: the disputed rulings, the rulebook's taken by default."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.engine.api import BadOption, Option

OPTIONS = (
    Option("placing", ("together", "in_turn")),
    Option("mayor_privilege_optional", ("yes", "no")),
    Option("must_fill_circles", ("yes", "no")),
    Option("decline_ship_colonists", ("no", "yes")),
    Option("hacienda_quarry", ("no", "yes")),
    Option("max_large_buildings", ("4", "6")),
    Option("factory_university", ("7_8", "8_7")),
    Option("ask_storage", ("when_needed", "always")),
    Option("vp_chips_5p", ("126", "122"), seats=range(5, 6)),
)


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


def choose(choices: Mapping[str, str]) -> Options:
    """Return the options that these choices name; what is missing takes its default.

    Raises BadOption for an unknown key or choice.
    """
    chosen = {option.key: option.default for option in OPTIONS}
    allowed = {option.key: option.choices for option in OPTIONS}
    for key, value in choices.items():
        if key not in allowed:
            raise BadOption("bad-option", legal=sorted(allowed), option=key)
        if value not in allowed[key]:
            raise BadOption("bad-choice", legal=allowed[key], option=key, choice=value)
        chosen[key] = value
    costs = map(int, chosen["factory_university"].split("_"))
    return Options(
        placing_together=chosen["placing"] == "together",
        mayor_privilege_optional=chosen["mayor_privilege_optional"] == "yes",
        must_fill_circles=chosen["must_fill_circles"] == "yes",
        decline_ship_colonists=chosen["decline_ship_colonists"] == "yes",
        hacienda_quarry=chosen["hacienda_quarry"] == "yes",
        max_large_buildings=int(chosen["max_large_buildings"]),
        costs=dict(zip(("factory", "university"), costs, strict=True)),
        ask_storage=chosen["ask_storage"] == "always",
        vp_chips_5p=int(chosen["vp_chips_5p"]),
    )
