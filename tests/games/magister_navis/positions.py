"""Positions set up by hand: a few lines that read like the rulebook's examples.

    t = Table()
    t.track("AF", "2 1 2 1 0", tokens="politics")
    t.board(0, built="1 shipyard", harbor=2)
    t.turn(0).play("0 ship AF shipyard")
    assert t.cards(2) == ["AF-G"]

A table made so has nothing but the begun step on its stack: when that is over, so is the table.
Discs on the board come out of the supplies, cards out of their decks, tokens from nowhere.
"""

from __future__ import annotations

from typing import Any

from bot.engine import steps
from bot.engine.api import Event, Score
from bot.games.magister_navis.cases import STARTS
from bot.games.magister_navis.data import DECKS, REGIONS, STATUSES
from bot.games.magister_navis.options import choose
from bot.games.magister_navis.rules import RULES
from bot.games.magister_navis.state import Player, State, by_deck, lay_out


def counts(text: str) -> dict[str, int]:
    """Read "2 politics 1 attack"."""
    words = text.split()
    return {key: int(number) for number, key in zip(words[::2], words[1::2], strict=True)}


class Table:
    """A table under test: set up by hand, played by notation."""

    def __init__(self, seats: int = 3, seed: int = 1, **options: str) -> None:
        self.g: State = lay_out(seats, choose(options), seed)
        self.events: list[Event] = []

    def board(
        self,
        seat: int,
        *,
        built: str = "",
        active: str = "",
        tokens: str = "",
        cards: str = "",
        governor: str | None = None,
        set_aside: str = "",
        harbor: int = 0,
    ) -> Player:
        """Set up a board; `cards` are all active cards, `governor` the one on its space."""
        player = self.g.players[seat]
        player.built |= counts(built)
        player.active = counts(active)
        player.tokens = counts(tokens)
        player.cards = by_deck(cards.split())
        player.governor = governor
        player.set_aside = by_deck(set_aside.split())
        player.harbor = harbor
        player.supply -= harbor + sum(player.active.values())
        gone = {*player.cards, *player.set_aside}
        for deck, left in self.g.decks.items():
            self.g.decks[deck] = tuple(card for card in left if card not in gone)
        return player

    def track(self, region: str, discs: str, *, tokens: str = "", beside: str = "") -> Table:
        """Put the discs of these seats on a track, the first space first.

        `tokens` lie on the spaces that are still free. A full track has opened the region; the
        governor went to nobody.
        """
        seats = tuple(map(int, discs.split()))
        places = [*self.g.track_tokens[region]]
        for number, token in enumerate(tokens.split(), len(seats)):
            places[number] = token
        self.g.track_tokens[region] = tuple(places)
        self.g.tracks[region] = seats
        self.g.beside[region] = tuple(map(int, beside.split()))
        for seat in (*seats, *self.g.beside[region]):
            self.g.players[seat].supply -= 1
        if self.g.is_open(region):
            (deck,) = REGIONS[region].decks
            self.g.decks[deck] = tuple(card for card in self.g.decks[deck] if card[-1] != "G")
        return self

    def cities(self, **owners: int) -> Table:
        """Put a disc of that seat into each of these cities; the connections follow."""
        for city, seat in owners.items():
            self.g.cities[city] = seat
            self.g.players[seat].supply -= 1
        for key in [key for key in self.g.link_tokens if self.g.holder(key) is not None]:
            del self.g.link_tokens[key]
        return self

    def lay(self, **tokens: str) -> Table:
        """Lay these tokens on cities and connections."""
        for place, token in tokens.items():
            pile = self.g.link_tokens if place in self.g.link_tokens else self.g.city_tokens
            pile[place] = token
        return self

    def decks(self, **tops: str) -> Table:
        """Take the cards above these ones off their decks."""
        for deck, top in tops.items():
            self.g.decks[deck] = DECKS[deck][DECKS[deck].index(top) :]
        return self

    def turn(self, seat: int) -> Table:
        """Give one player one turn."""
        return self._begin("turn", seat)

    def turns(self) -> Table:
        """Begin the action phase."""
        return self._begin("turns")

    def visit(self, seat: int) -> Table:
        """Build, grow and be paid as one player."""
        return self._begin("visit", seat)

    def rounds(self) -> Table:
        """Begin a round."""
        return self._begin("round")

    def _begin(self, name: str, *seats: int) -> Table:
        self.g.stack = [*STARTS[name](self.g, *seats)]
        self.g.log = []
        steps.run(self.g)
        self.events = list(self.g.log)
        return self

    def play(self, *moves: str) -> Table:
        """Play moves such as "0 ship AF shipyard": the seat and the notation."""
        for text in moves:
            seat, move = text.split(" ", 1)
            legal = {m.text: m for d in self.g.decisions if d.seat == int(seat) for m in d.moves}
            assert move in legal, f"{text}: {sorted(legal)}; asked: {self.asked}"
            self.events += RULES.apply(self.g, int(seat), legal[move])
        return self

    def legal(self, seat: int, begin: str = "") -> list[str]:
        """Return the notations of a seat's legal moves that begin so; [] = it is not asked."""
        moves = [m.text for d in self.g.decisions if d.seat == seat for m in d.moves]
        return [text for text in moves if text.startswith(begin)]

    @property
    def asked(self) -> list[tuple[int, str]]:
        """Return who is asked what."""
        return [(decision.seat, decision.kind) for decision in self.g.decisions]

    def recorded(self, kind: str, *keys: str) -> list[Any]:
        """Return the data of all events of a kind so far, or the values of some keys."""
        found = [dict(event.data) for event in self.events if event.kind == kind]
        if not keys:
            return found
        rows = [tuple(data[key] for key in keys) for data in found]
        return [row[0] for row in rows] if len(keys) == 1 else rows

    def status(self, seat: int) -> dict[str, int]:
        """Return a player's true status values, without the zeros."""
        values = self.g.players[seat].status
        return {key: n for key, n in zip(STATUSES, values, strict=False) if n}

    def discs(self, seat: int) -> tuple[int, int]:
        """Return a player's harbor and supply."""
        return self.g.players[seat].harbor, self.g.players[seat].supply

    def cards(self, seat: int) -> list[str]:
        """Return a player's active cards."""
        return list(self.g.players[seat].cards)

    def score(self, seat: int) -> Score:
        """Return a seat's score if the game ended now."""
        return RULES.scores(self.g)[seat]

    def lines(self, seat: int) -> dict[str, int]:
        """Return the lines of a seat's score, without the zeros."""
        return {line.key: line.points for line in self.score(seat).lines if line.points}
