"""The black market: paying missing doubloons with a person, a good and a VP chip (R-4.9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.api import Seat
from bot.engine.steps import Choice, Steps, step
from bot.engine.verbs import once, ordered
from bot.games.puerto_rico import moments
from bot.games.puerto_rico.data import WINDROSE
from bot.games.puerto_rico.moves import Move, PayColonist, PayGood, PayNoble, PayPoint
from bot.games.puerto_rico.state import STEPS, Player, State

BLACK_MARKET = "black_market"


def payments(player: Player) -> dict[str, list[Move]]:
    """Return the player's possible payments by type, without types that the player lacks.

    The person may come from anywhere except the black market itself (R-4.9).
    """
    places = [place for place in (*player.manned, *player.city, WINDROSE) if place != BLACK_MARKET]
    people: list[Move] = [once(PayColonist, p) for p in places if player.colonists_at(p)]
    people += [once(PayNoble, place) for place in places if player.nobles.get(place)]
    goods: list[Move] = [once(PayGood, good) for good, count in player.goods.items() if count]
    points: list[Move] = [once(PayPoint)] if player.chips else []
    kinds = {"person": people, "good": goods, "point": points}
    return {kind: moves for kind, moves in kinds.items() if moves}


class BlackMarket:
    """The black market, which replaces one doubloon for each type of thing (R-4.10)."""

    def limit(self, g: State, seat: Seat) -> int:
        """Return how many types of things the player has."""
        return len(payments(g.players[seat]))

    def pay(self, g: State, seat: Seat, doubloons: int) -> Steps:
        """Ask the player what to give."""
        return (PayInKind(seat, doubloons),)


moments.credit(BLACK_MARKET)(BlackMarket())


@step(STEPS)
class PayInKind(Choice[State, Move]):
    """The choice of one thing for each missing doubloon, at most one of each type (R-4.9)."""

    kind = "pay"
    seat: int
    missing: int
    given: tuple[str, ...] = ()
    """The types of things given so far."""

    def options(self, g: State) -> Sequence[Move]:
        """Offer all things of the types that have not been given yet."""
        if not self.missing:
            return ()
        kinds = payments(g.players[self.seat]).items()
        return ordered(move for kind, moves in kinds if kind not in self.given for move in moves)

    def choose(self, g: State, move: Move) -> Steps:
        """Return the thing to its supply."""
        player = g.players[self.seat]
        match move:
            case PayColonist(place=place):
                player.take(place)
                g.colonists += 1
                kind, what = "person", "colonist"
            case PayNoble(place=place):
                player.take(place, noble=True)
                g.nobles += 1
                kind, what = "person", "noble"
            case PayGood(good=good):
                g.return_good(self.seat, good, 1)
                kind, what = "good", good
            case _:
                player.chips -= 1
                g.chips += 1
                kind, what = "point", "point"
        g.record("paid", seat=self.seat, what=what)
        return (replace(self, missing=self.missing - 1, given=(*self.given, kind)),)
