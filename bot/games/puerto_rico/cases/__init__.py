"""The rule cases of Puerto Rico, and what they begin with; `docs/rule-cases.md` describes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources import files

from bot.engine.cases import Casebook
from bot.engine.steps import Steps
from bot.games.puerto_rico.phases.draft import BuildingDraft
from bot.games.puerto_rico.phases.round import PHASES, Round
from bot.games.puerto_rico.rules import RULES
from bot.games.puerto_rico.state import NOTHING, State
from bot.games.puerto_rico.why import WHY


def clear(g: State) -> None:
    """Take the first doubloons and tiles away from the players."""
    for player in g.players:
        player.doubloons, player.island = 0, {}


def phase(role: str) -> Callable[[State, int], Steps]:
    """Return a function that begins the phase of a role that a seat has taken."""
    return lambda _, taker: (PHASES[role](taker),)


STARTS: Mapping[str, Callable[..., Steps]] = {
    **{role: phase(role) for role in PHASES},
    "round": lambda _: (Round(),),
    "draft": lambda _, first: (BuildingDraft(first),),
    "end": lambda _: NOTHING,
}
"""Parts of the game with which a case begins; `captain 0` is taken by seat 0."""

CASES = Casebook(
    RULES,
    files(__name__),
    STARTS,
    clear,
    WHY,
    owners=frozenset({"taken", "doubled"}),
    sparse=frozenset({"manned", "nobles"}),
)
