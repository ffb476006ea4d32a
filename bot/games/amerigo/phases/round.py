"""The round: seven phases, the pirates (R5.1 to R5.3), and the next set-up (R5.4, R5.5).

Rules R2.1 to R2.7 give the order within the phases.
"""

from __future__ import annotations

from collections import Counter

from bot.engine.api import Seat
from bot.engine.steps import Script, Steps, step
from bot.games.amerigo import tower
from bot.games.amerigo.data import COLOURS
from bot.games.amerigo.phases.action import gain
from bot.games.amerigo.phases.turn import TakeTurn
from bot.games.amerigo.raids import raid
from bot.games.amerigo.state import NOTHING, STEPS, State
from bot.games.amerigo.tokens import PIRATES_GOLD
from bot.games.amerigo.tracks import turn_order


@step(STEPS)
class Round(Script[State]):
    """A round: all phases, then the pirates; the last round ends the game (R6.1)."""

    at: int = 0

    def phases(self, g: State) -> Steps:
        """Play the phase of each colour (R2.1)."""
        return [Phase(colour) for colour in COLOURS]

    def end(self, g: State) -> Steps:
        """Carry out the pirates' attack, and prepare the next round if there is one."""
        attack(g)
        if g.round == g.numbers.rounds:
            g.record("over", closes="end")
            return NOTHING
        prepare(g)
        return (Round(),)

    parts = (phases, end)


def ends_final(g: State, seat: Seat) -> bool:
    """Return whether the end of a seat's turn reveals something hidden.

    It does if it ends the phase: then the next cubes are thrown or the next round is prepared.
    After the last round, nothing is revealed.
    """
    if any(isinstance(step, TakeTurn) and step.seat != seat for step in g.stack):
        return False
    later = COLOURS[COLOURS.index(g.phase) + 1 :]
    thrown = any(g.supply[colour] + g.action_field.get(colour, 0) for colour in later)
    return thrown or g.round < g.numbers.rounds


@step(STEPS)
class Phase(Script[State]):
    """A throw, and then a turn for every player unless no cube falls out (R2.2 to R2.7)."""

    colour: str
    at: int = 0

    def throw(self, g: State) -> Steps:
        """Throw the cubes of the colour; cubes that fall out are the actions (R2.2, R2.4)."""
        g.phase, g.phase_order = self.colour, turn_order(g.order)
        cubes = g.supply[self.colour]
        thrown = tower.throw(
            *(g.rng, g.numbers, g.options.tower, self.colour, cubes, g.inside),
        )
        g.supply[self.colour] = 0
        g.inside, g.action_field, g.action_points = thrown.inside, thrown.fell, thrown.points
        if not thrown.fell:
            g.record("skipped", colour=self.colour, thrown=cubes, reveals=cubes > 0)
            return NOTHING
        g.record(
            "thrown",
            thrown.fell,
            colour=self.colour,
            thrown=cubes,
            points=thrown.points,
            reveals=True,
        )
        return [TakeTurn(seat) for seat in g.phase_order]

    def end(self, g: State) -> Steps:
        """Return the cubes to their supply fields (R2.7)."""
        if not g.action_field:
            return NOTHING
        for colour, cubes in g.action_field.items():
            g.supply[colour] += cubes
        g.action_field, g.action_points = {}, 0
        g.record("phase_over", colour=self.colour, round=g.round, closes=self.colour)
        return NOTHING

    parts = (throw, end)


def attack(g: State) -> None:
    """Attack all players at the same time (Q24), and log it in playing order."""
    for seat in turn_order(g.order):
        against, repelled, cannons, points, gold = raid(g, seat)
        g.players[seat].cannons -= cannons
        g.players[seat].points -= points
        g.record(
            "raided",
            seat=seat,
            strength=against,
            repelled=int(repelled),
            cannons=cannons,
            points=points,
        )
        if gold:
            gain(g, seat, PIRATES_GOLD, gold)


def prepare(g: State) -> None:
    """Prepare the next round, in the order of the rulebook."""
    _reveal_pirate(g)
    _lay_tokens(g)
    _lay_goods(g)
    g.round += 1
    g.record("round", round=g.round, time=g.time, closes="round")


def _reveal_pirate(g: State) -> None:
    pirate, *rest = g.hidden_pirates
    g.pirates += (pirate,)
    g.hidden_pirates = tuple(rest)
    g.record("pirate", pirate=pirate, strength=sum(g.pirates), reveals=True)


def _lay_tokens(g: State) -> None:
    """Discard the right-hand tokens, move the left-hand ones there, lay out new ones (R5.5)."""
    discarded, count = len(g.right), g.numbers.open_tokens
    g.right, g.left = g.left, g.hidden_tokens[:count]
    g.hidden_tokens = g.hidden_tokens[count:]
    g.record("tokens", dict.fromkeys(g.left, 1), discarded=discarded, reveals=True)


def _lay_goods(g: State) -> None:
    discarded = len(g.goods)
    g.goods, *rest = g.hidden_goods
    g.hidden_goods = tuple(rest)
    counts = Counter(token.replace(" ", "_") for token in g.goods)
    g.record("goods", counts, discarded=discarded, reveals=True)
