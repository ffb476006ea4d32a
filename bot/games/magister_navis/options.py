"""What the lobby may choose: the disputed rulings, ours taken by default."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.engine.api import Option
from bot.engine.options import chosen

OPTIONS = (
    Option("set_aside_penalty", ("always", "if_abolished")),
    Option("late_governor", ("at_once", "next_pass")),
    Option("empty_activation", ("no", "yes")),
    Option("governor_space", ("free", "must_fill")),
    Option("dock_in_europe", ("yes", "no")),
    Option("end_arrangement", ("best", "as_laid"), needs=("governor_space", ("free",))),
)


@dataclass(frozen=True, slots=True)
class Options:
    """The options of one table, for its whole life."""

    always_penalty: bool = True
    """A set-aside slavery card costs glory even if slavery is never abolished (Q1)."""
    late_governor_at_once: bool = True
    """Who has passed and becomes a governor keeps to the limit at once (Q2)."""
    empty_activation: bool = False
    """A building may be activated without its action, to gain time (Q3)."""
    governor_space_free: bool = True
    """The governor space may be left empty and another card given up instead (Q4)."""
    dock_in_europe: bool = True
    """A dock may be used for Europe, where nobody ships, to occupy alone (Q5)."""
    best_arrangement: bool = True
    """At the end the governor space is empty if all cards fit without it (Q15).

    It makes no difference where a governor must lie there.
    """


def choose(choices: Mapping[str, str]) -> Options:
    """Return the options that these choices name; what is missing takes its default.

    Raises BadOption for an unknown key or choice.
    """
    taken = chosen(OPTIONS, choices)
    return Options(
        always_penalty=taken["set_aside_penalty"] == "always",
        late_governor_at_once=taken["late_governor"] == "at_once",
        empty_activation=taken["empty_activation"] == "yes",
        governor_space_free=taken["governor_space"] == "free",
        dock_in_europe=taken["dock_in_europe"] == "yes",
        best_arrangement=taken["end_arrangement"] == "best",
    )
