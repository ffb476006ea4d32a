"""The rule cases of Magister Navis, and how they begin; `docs/rule-cases.md` describes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources import files

from bot.engine.api import Json
from bot.engine.cases import SEATS, Casebook
from bot.engine.steps import Steps
from bot.games.magister_navis.data import STATUSES
from bot.games.magister_navis.phases.action import FullTurn, TakeTurn
from bot.games.magister_navis.phases.prepare import Visit
from bot.games.magister_navis.phases.round import new_round
from bot.games.magister_navis.rules import RULES
from bot.games.magister_navis.state import NOTHING, State
from bot.games.magister_navis.why import WHY


def derived(g: State) -> Json:
    """Return what is not stored: status values (section 2), and discs by region."""
    return {SEATS: {str(seat): _derived(g, seat) for seat in range(g.seats)}}


def _derived(g: State, seat: int) -> Json:
    return {
        "status": dict(zip(STATUSES, g.players[seat].status, strict=False)),
        "presence": {region: discs for region, discs in g.presence(seat).items() if discs},
    }


STARTS: Mapping[str, Callable[..., Steps]] = {
    "round": lambda g: (new_round(g),),
    "visit": lambda _, seat: (Visit(seat),),
    "turns": lambda _: (FullTurn(),),
    "turn": lambda _, seat: (TakeTurn(seat),),
    "end": lambda _: NOTHING,
}
"""Parts of the game with which a case begins: a `visit` is building, growth and salary of a seat,
`turns` the action phase."""

CASES = Casebook(
    RULES,
    files(__name__),
    STARTS,
    why=WHY,
    owners=frozenset({"cities"}),
    sparse=frozenset({"active", "tokens"}),
    more=derived,
)
