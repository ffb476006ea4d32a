"""The brown action: progress, and the tokens that it brings (R3.12 to R3.14)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field, replace

from bot.engine.codec import LATER
from bot.engine.steps import Choice, Steps, step
from bot.engine.verbs import once, ordered
from bot.games.amerigo.moves import Advance, AnyMove, Pick
from bot.games.amerigo.phases.action import Action, compensate, pay
from bot.games.amerigo.state import NOTHING, STEPS, State
from bot.games.amerigo.tokens import CASHED
from bot.games.amerigo.tracks import advances
from bot.games.amerigo.view import TurnView


@step(STEPS)
class Progressing(Action):
    """One move of the progress disc, or another if a token brings gold for it (Q4)."""

    kind = "progress"
    colour = "brown"
    seat: int
    points: int

    def moves(self, g: State, gold: int) -> Iterator[AnyMove]:
        """Offer every number of AP that can be used."""
        found = advances(self._room(g), self.points, gold, g.options.overshoot)
        return (once(Advance, n) for n in found)

    def act(self, g: State, move: AnyMove) -> Steps:
        """Move the disc; each VP space that is reached or passed gives a token (R3.13)."""
        assert isinstance(move, Advance)
        player, room = g.players[self.seat], self._room(g)
        paid = pay(g, self.seat, move.points, self.points)
        before = player.progress
        player.progress += min(move.points, room)
        g.record("advanced", seat=self.seat, points=move.points, space=player.progress, paid=paid)
        compensate(g, self.seat, "progress", move.points, room)
        picks = g.numbers.progress.passed(before, player.progress)
        left = self.points - move.points + paid
        overshot = g.options.overshoot and move.points > room
        return (Picking(self.seat, picks, left, overshot=overshot),) if picks else NOTHING

    def _room(self, g: State) -> int:
        return g.numbers.progress.length - g.players[self.seat].progress


@step(STEPS)
class Picking(Choice[State, AnyMove]):
    """The compulsory choice of open progress tokens from either area (R3.13, Q13)."""

    kind = "pick"
    seat: int
    picks: int
    points: int
    """AP left for moving on along the track."""
    cashable: bool = False
    """True if one of the tokens just taken can be turned into gold."""
    overshot: bool = field(default=False, metadata=LATER)
    """True if AP were left over at the end of the track, for which none may be bought again (R4.4,
    Q6)."""

    def options(self, g: State) -> Sequence[AnyMove]:
        """Offer the open tokens."""
        return ordered(once(Pick, token) for token in {*g.left, *g.right}) if self.picks else ()

    def choose(self, g: State, move: AnyMove) -> Steps:
        """Take the token; it never adds AP to this action (Q3)."""
        assert isinstance(move, Pick)
        if move.token in g.right:
            g.right = without(g.right, move.token)
        else:
            g.left = without(g.left, move.token)
        g.players[self.seat].tokens += (move.token,)
        g.record("picked", seat=self.seat, token=move.token)
        cashable = self.cashable or move.token in CASHED
        return (replace(self, picks=self.picks - 1, cashable=cashable),)

    def skip(self, g: State) -> Steps:
        """Continue with the disc if a token just taken can be exchanged for gold (Q4)."""
        more = self.cashable and g.players[self.seat].gold < g.numbers.gold_track
        return (Progressing(self.seat, self.points),) if more and not self.overshot else NOTHING

    def shown(self) -> TurnView:
        """Return the public view of the action."""
        return TurnView(self.seat, Progressing.colour, self.points, picks=self.picks)


def without(tokens: tuple[str, ...], token: str) -> tuple[str, ...]:
    """Return the tokens with one of this kind removed."""
    at = tokens.index(token)
    return (*tokens[:at], *tokens[at + 1 :])
