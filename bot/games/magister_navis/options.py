"""The options in the lobby: disputed rulings, with our own as the defaults."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from bot.engine.api import Adjustable, Option
from bot.engine.options import adjustable, adjusted, offered, settled, switch
from bot.games.magister_navis.data import CONNECTION_GLORY

_FREE = ("governor_space", ("free",))


@dataclass(frozen=True, slots=True)
class Options:
    """The options of one table, which never change."""

    always_penalty: bool = switch("always", Option("set_aside_penalty", ("always", "if_abolished")))
    """Whether a set-aside slavery card costs glory even if slavery is never abolished (Q1)."""
    late_governor_at_once: bool = switch(
        "at_once", Option("late_governor", ("at_once", "next_pass"))
    )
    """Whether a player who becomes a governor after passing must observe the limit immediately
    (Q2)."""
    empty_activation: bool = switch("yes", Option("empty_activation", ("no", "yes")))
    """Whether a building may be activated without taking its action, to gain time (Q3)."""
    governor_space_free: bool = switch("free", Option("governor_space", ("free", "must_fill")))
    """Whether the governor space may be left empty and another card given up instead (Q4)."""
    dock_in_europe: bool = switch("yes", Option("dock_in_europe", ("yes", "no")))
    """Whether a dock may be used in Europe, where nothing can be shipped, only to occupy a city
    (Q5)."""
    best_arrangement: bool = switch(
        "best", Option("end_arrangement", ("best", "as_laid"), needs=_FREE)
    )
    """Whether the governor space counts as empty at the end if all cards fit without it (Q15).

    It makes no difference if a governor must lie there."""
    phase_by_phase: bool = switch(
        "by_phase", Option("preparation", ("by_player", "by_phase")), later=True
    )
    """Whether all players build, then all grow, then all are paid, instead of each player doing all
    three in turn (3)."""

    more_discs: int = adjusted(Adjustable("more_discs", 0, -10, 20))
    """Discs in each player's supply at the start, in addition to those of section 1."""
    connection_glory: int = adjusted(Adjustable("connection_glory", CONNECTION_GLORY, 0, 5))
    """Glory for each connection at the end (section 8)."""


OPTIONS = offered(Options)
ADJUSTABLE = adjustable(Options)
choose = partial(settled, Options)
