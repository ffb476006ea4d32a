"""The state of a table, and the steps of the game: deals, exchanges, tricks."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from bot.catalogue.api import (
    LATER,
    Choice,
    Copied,
    KernelState,
    Registry,
    Rng,
    Script,
    Seat,
    Step,
    Steps,
    Together,
    once,
    ordered,
    step,
)
from hearts.deck import DECK, QUEEN, QUEEN_POINTS, cost, dealt, height, place, suit
from hearts.moves import Give, Play

STEPS = Registry()
GIVEN = 3
"""Cards that everybody gives to the left before the first trick of a deal."""


@dataclass
class Player(Copied):
    """A player's cards and points: `given` are chosen for the left, and still hidden."""

    hand: list[str] = field(default_factory=list)
    given: list[str] = field(default_factory=list)
    taken: list[str] = field(default_factory=list)
    """Cards that cost points, taken in this deal."""
    tricks: int = 0
    voids: list[str] = field(default_factory=list)
    """Suits that everybody knows the player not to have, because they did not follow."""
    hearts: int = 0
    """Points against the player in earlier deals: for hearts, for the queen, for others' moons."""
    queens: int = 0
    moons: int = 0

    @property
    def points(self) -> int:
        """The points against the player in earlier deals."""
        return self.hearts + self.queens + self.moons


@dataclass
class State(KernelState):
    """One table."""

    players: list[Player]
    seed: int
    queen: bool
    """Whether the queen of spades costs points."""
    moon: bool
    """Whether taking all cards that cost points costs the others."""
    passing: bool
    deals: int
    """Number of deals, 0 if the game ends at `limit` points."""
    limit: int
    deal: int = 0
    leader: int = 0
    trick: list[str] = field(default_factory=list)
    """Cards of the trick, beginning with the leader's, clockwise."""
    last: list[str] = field(default_factory=list)
    """The trick before this one."""
    last_leader: int = 0
    played: list[str] = field(default_factory=list)
    """Cards of the deal's earlier tricks."""
    giving: bool = False
    """Whether cards are being chosen: those that are `given` have not left their hands yet."""
    queen_points: int = field(default=QUEEN_POINTS, metadata=LATER)
    """Points that the queen of spades costs if it does; variants change the number."""

    @property
    def queen_cost(self) -> int:
        """The points that the queen of spades costs at this table."""
        return self.queen_points if self.queen else 0

    @property
    def dealer(self) -> Seat:
        """The dealer, whose left neighbour leads to the first trick."""
        return (self.deal - 2) % self.seats

    def left_of(self, seat: Seat) -> Seat:
        """Return the next player clockwise."""
        return (seat + 1) % self.seats

    def playable(self, seat: Seat) -> list[str]:
        """Return the cards that a player may play: they must follow suit if they can."""
        hand = self.players[seat].hand
        led = suit(self.trick[0]) if self.trick else ""
        return [card for card in hand if suit(card) == led] or hand

    def against(self, seat: Seat) -> int:
        """Return the points of the cards that a player has taken in this deal."""
        return sum(cost(card, self.queen_cost) for card in self.players[seat].taken)


@step(STEPS)
class Deal(Script[State]):
    """A deal: cards, the exchange, and then tricks until no cards are left."""

    at: int = 0

    def shuffle(self, g: State) -> Steps:
        """Deal all cards."""
        g.deal += 1
        cards = dealt(g.seats)
        Rng(g.seed).shuffle(cards, f"deal {g.deal}")
        size = len(cards) // g.seats
        for seat, player in enumerate(g.players):
            hand = cards[seat * size : (seat + 1) * size]
            player.hand = sorted(hand, key=place)
            player.taken, player.voids, player.tricks = [], [], 0
        g.played, g.trick, g.last = [], [], []
        g.giving = g.passing
        g.record("dealt", deal=g.deal, count=size, reveals=g.deal > 1)
        return ()

    def choose(self, g: State) -> Steps:
        """Ask everybody at the same time for cards for the left."""
        if not g.passing:
            return ()
        gifts: tuple[tuple[Step, ...], ...] = tuple((GiveCard(seat),) for seat in range(g.seats))
        return (Together(gifts),)

    def exchange(self, g: State) -> Steps:
        """Hand over all cards that were chosen."""
        if g.giving:
            g.giving = False
            for seat, player in enumerate(g.players):
                g.players[g.left_of(seat)].hand += player.given
            for player in g.players:
                player.hand.sort(key=place)
            g.record("exchanged", reveals=True, closes="exchange")
        return ()

    def begin(self, g: State) -> Steps:
        """The player to the left of the dealer leads."""
        return (Trick(g.left_of(g.dealer)),)

    parts = (shuffle, choose, exchange, begin)


@step(STEPS)
class GiveCard(Choice[State, Give]):
    """A player chooses one of the cards for the left."""

    kind: ClassVar[str] = "give"
    seat: int

    def options(self, g: State) -> tuple[Give, ...]:
        """Return the cards of the hand."""
        return ordered(once(Give, card) for card in g.players[self.seat].hand)

    def choose(self, g: State, move: Give) -> Steps:
        """Lay the card aside; three are asked for."""
        player = g.players[self.seat]
        player.hand.remove(move.card)
        player.given.append(move.card)
        if len(player.given) < GIVEN:
            return (self,)
        g.record("chosen", seat=self.seat)
        return ()


@step(STEPS)
class Trick(Script[State]):
    """A trick: everybody plays a card, and the highest of the suit led wins it."""

    leader: int
    at: int = 0

    def cards(self, g: State) -> Steps:
        """Ask for a card each, clockwise from the leader."""
        g.leader = self.leader
        return [PlayCard(seat) for seat in g.clockwise(self.leader)]

    def won(self, g: State) -> Steps:
        """Give the trick to whoever has won it, who leads to the next."""
        following = [card for card in g.trick if suit(card) == suit(g.trick[0])]
        best = g.trick.index(max(following, key=height))
        winner = (self.leader + best) % g.seats
        player = g.players[winner]
        player.taken += [card for card in g.trick if cost(card, g.queen_cost)]
        player.tricks += 1
        points = sum(cost(card, g.queen_cost) for card in g.trick)
        g.played += g.trick
        g.last, g.last_leader, g.trick = g.trick, self.leader, []
        g.record("won", seat=winner, points=points, closes="trick")
        return (Trick(winner),) if player.hand else (Score(),)

    parts = (cards, won)


@step(STEPS)
class PlayCard(Choice[State, Play]):
    """A player plays a card to the trick."""

    kind: ClassVar[str] = "play"
    seat: int

    def options(self, g: State) -> tuple[Play, ...]:
        """Return the cards that may be played."""
        return ordered(once(Play, card) for card in g.playable(self.seat))

    def choose(self, g: State, move: Play) -> Steps:
        """Lay the card on the table; who does not follow shows to have none of the suit."""
        player = g.players[self.seat]
        led = suit(g.trick[0]) if g.trick else suit(move.card)
        if suit(move.card) != led and led not in player.voids:
            player.voids.append(led)
        player.hand.remove(move.card)
        g.trick.append(move.card)
        # A single card that fits is played by itself, after a move of somebody else.
        g.record("played", seat=self.seat, card=move.card, reveals=bool(g.forced))
        return ()


@step(STEPS)
class Score(Script[State]):
    """The end of a deal: points are written down, and the next deal or the end follows."""

    at: int = 0

    def count(self, g: State) -> Steps:
        """Write down what everybody has taken, or what the others get for a shot moon."""
        shooter = _shooter(g)
        for seat, player in enumerate(g.players):
            if shooter is None:
                queens = sum(cost(card, g.queen_cost) > 0 for card in player.taken if card == QUEEN)
                player.hearts += len(player.taken) - queens
                player.queens += g.against(seat) - (len(player.taken) - queens)
            elif seat != shooter:
                player.moons += g.against(shooter)
        if shooter is not None:
            g.record("moon", seat=shooter, points=g.against(shooter))
        for seat, player in enumerate(g.players):
            g.record("counted", seat=seat, points=player.points)
        return ()

    def following(self, g: State) -> Steps:
        """Deal again, unless the last deal is played or somebody has reached the limit."""
        for player in g.players:
            player.taken, player.given = [], []
        if g.deals == g.deal or (g.limit and max(one.points for one in g.players) >= g.limit):
            g.record("over", closes="end")
            return ()
        g.record("round", closes="deal")
        return (Deal(),)

    parts = (count, following)


def _shooter(g: State) -> Seat | None:
    """Return who has taken all cards that cost points, None if nobody has or it is not played."""
    costly = sum(cost(card, g.queen_cost) > 0 for card in DECK)
    full = [seat for seat, player in enumerate(g.players) if len(player.taken) == costly]
    return full[0] if g.moon and full else None
