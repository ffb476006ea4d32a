"""The rule cases of Amerigo, and what they begin with; `docs/rule-cases.md` describes them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from importlib.resources import files

from bot.engine.api import Json
from bot.engine.cases import SEATS, Casebook
from bot.engine.steps import Steps
from bot.games.amerigo.actions import open_actions
from bot.games.amerigo.data import COLOURS
from bot.games.amerigo.map.drawing import faults
from bot.games.amerigo.phases.round import Phase, Round, attack, prepare
from bot.games.amerigo.phases.turn import TakeTurn
from bot.games.amerigo.raids import strength
from bot.games.amerigo.rules import RULES
from bot.games.amerigo.state import NOTHING, State
from bot.games.amerigo.tracks import turn_order
from bot.games.amerigo.why import WHY


def clear(g: State) -> None:
    """Undo what set-up draws: gold, cubes and discs; seat 0 lies on top of the order track."""
    for player in g.players:
        player.gold = 0
    seats = tuple(range(g.seats))
    g.order = (seats[::-1], *((),) * (len(g.order) - 1))
    g.phase_order = seats
    g.phase, g.action_field, g.action_points = "", {}, 0
    g.inside = dict.fromkeys(COLOURS, 0)
    g.supply = dict.fromkeys(COLOURS, g.numbers.tower.cubes)


def all_turns(g: State) -> Steps:
    """Return a turn for everybody, and the end of the phase."""
    g.phase = g.phase or "blue"
    return (*(TakeTurn(seat) for seat in g.phase_order), Phase(g.phase, at=1))


def begin_attack(g: State) -> Steps:
    """Have the pirates attack, and nothing after it."""
    attack(g)
    return NOTHING


def begin_preparing(g: State) -> Steps:
    """Prepare the next round, and nothing after it."""
    prepare(g)
    return NOTHING


def derived(g: State) -> Json:
    """Return what is not stored: AP by open action, strength of pirates, time token, and more."""
    seats = {
        str(seat): {"actions": dict(open_actions(g, seat)), "strength": strength(g, seat)}
        for seat in range(g.seats)
    }
    return {SEATS: seats, "time": g.time} | of_map(g) | of_setup(g)


def of_map(g: State) -> Json:
    """Return what follows from the rows of the map."""
    rows, side = g.rows, g.side
    wrong = faults(rows, g.numbers.chests, g.options.house_maps)
    tiles = len(rows) // side * (len(rows[0]) // side)
    return {
        "map": {
            "tiles": tiles,
            "frame": len(g.geo.ring),
            "wrong": sorted(wrong),
            "resources": Counter(g.geo.resources.values()),
        },
        "islands": [{"size": one.size, "chest": one.big} for one in g.geo.islands],
    }


def of_setup(g: State) -> Json:
    """Return how many pieces lie where."""
    thrown = {colour: g.action_field.get(colour, 0) for colour in COLOURS}
    return {
        "cubes": {one: g.supply[one] + g.inside[one] + thrown[one] for one in COLOURS},
        "piles": {
            "pirates": len(g.pirates),
            "hidden_pirates": len(g.hidden_pirates),
            "hidden_tokens": len(g.hidden_tokens),
            "goods": len(g.goods),
            "hidden_goods": sum(map(len, g.hidden_goods)),
            "start": len(g.order[0]),
        },
        "gold_by_place": [g.players[seat].gold for seat in turn_order(g.order)],
    }


STARTS: Mapping[str, Callable[..., Steps]] = {
    "turn": lambda _, seat: (TakeTurn(seat),),
    "turns": all_turns,
    "phase": lambda _, colour: (Phase(colour),),
    "round": lambda _: (Round(),),
    "pirates": lambda _: (Round(at=1),),
    "attack": begin_attack,
    "prepare": begin_preparing,
    "end": lambda _: NOTHING,
}
"""Parts of the game with which a case begins: `turn 0` is the turn of seat 0 with the cubes that
lie in the action field, `phase blue` throws them first, `pirates` is the end of a round."""

SPARSE = frozenset({"villages", "hand", "resources", "neutral", "action_field"})

CASES = Casebook(
    RULES,
    files(__name__),
    STARTS,
    clear,
    WHY,
    owners=frozenset({"posts"}),
    sparse=SPARSE,
    more=derived,
)
