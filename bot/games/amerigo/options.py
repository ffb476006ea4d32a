"""The options in the lobby: disputed rulings (our own are the defaults) and the tower model."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from bot.engine.api import Adjustable, Option
from bot.engine.options import adjustable, adjusted, offered, read_from, settled, switch

_TOWER = Option("tower", ("default", "loose"))


@dataclass(frozen=True, slots=True)
class Options:
    """The options of one table, which never change."""

    special_bonus: bool = switch("yes", Option("special_bonus", ("yes", "no")))
    """Whether tokens for additional action points also count for the special action (Q1)."""
    bought_for_both: bool = switch("both", Option("bought_points", ("both", "moving")))
    """Whether action points bought while sailing count for both ships, not only the moving one
    (Q5)."""
    overflow_scores: bool = switch("scores", Option("gold_overflow", ("scores", "lost")))
    """Whether gold beyond the track scores from every source, not only from taking gold (Q7)."""
    post_at_rest: bool = switch("yes", Option("post_at_rest", ("yes", "no")))
    """Whether a ship that does not move may place a post from its anchor (Q8)."""
    house_maps: bool = switch("house", Option("map_checks", ("house", "rulebook")))
    """Whether maps must have one to five big islands and a post cell on every island (Q22, Q23)."""
    points_add_up: bool = switch("yes", Option("wild_adds_up", ("no", "yes")))
    """Whether white cubes on the last space are added to those of the colour that they become
    (Q34)."""
    tower: str = read_from(lambda taken: taken["tower"], _TOWER)
    """The model of the tower: "default", or "loose", in which cubes lie more loosely (model B)."""
    overshoot: bool = switch("yes", Option("overshoot", ("no", "yes")), later=True)
    """Whether action points may be bought beyond the end of a track, for the gold given there
    (Q6)."""

    more_gold: int = adjusted(Adjustable("more_gold", 0, 0, 10))
    """Gold that each player gets at the start, in addition to that of R1.15."""
    more_discovery: int = adjusted(Adjustable("more_discovery", 0, 0, 10))
    """VP for the first post on an island, in addition to those of R3.6."""
    more_completed: int = adjusted(Adjustable("more_completed", 0, 0, 10))
    """VP for completing an island, in addition to those of R3.22."""


OPTIONS = offered(Options)
ADJUSTABLE = adjustable(Options)
choose = partial(settled, Options)
