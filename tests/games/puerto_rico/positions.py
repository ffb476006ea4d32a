"""Positions set up by hand: a few lines that read like the rulebook's examples.

    t = Table(seats=4)
    t.ships(None, "corn 3", None)
    t.board(0, goods="2 corn 6 sugar")
    t.phase("captain")
    t.play("0 load sugar 7", "1 load sugar 7")
    assert t.chips == [7, 1, 0, 0]

A table made so has nothing but the phase on its stack: when the phase is over, so is the
table. Supplies are those of the set-up and are not reduced by what is put on the boards.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.engine import steps
from bot.engine.api import Event, Score
from bot.games.puerto_rico.cases import STARTS, clear
from bot.games.puerto_rico.data import GOODS
from bot.games.puerto_rico.options import choose
from bot.games.puerto_rico.setup import lay_out
from bot.games.puerto_rico.state import Player, State
from tests.catalogue import GAMES

RULES = GAMES["puerto_rico"]


def counts(text: str) -> dict[str, int]:
    """Read "2 corn 6 sugar"."""
    words = text.split()
    return {key: int(number) for number, key in zip(words[::2], words[1::2], strict=True)}


class Table:
    """A table under test: set up by hand, played by notation."""

    def __init__(self, seats: int = 4, seed: int = 1, **options: str) -> None:
        self.g: State = lay_out(seats, choose(options), seed)
        self.events: list[Event] = []
        self.moves: list[str] = []
        clear(self.g)

    def board(
        self,
        seat: int,
        *,
        city: str = "",
        island: str = "",
        manned: str | None = None,
        goods: str = "",
        nobles: str = "",
        forests: str = "",
        **rest: int,
    ) -> Player:
        """Set up a board: "1 harbor 0 wharf" is an occupied and an empty building.

        Plantations and quarries are all occupied unless `manned` says which. `nobles` says who
        of these people is one: "1 villa 2 windrose"; `forests` what lies face down: "2 corn".
        """
        player = self.g.players[seat]
        player.city = counts(city)
        player.island = counts(island)
        player.manned = dict(player.island) if manned is None else counts(manned)
        player.goods = {**dict.fromkeys(GOODS, 0), **counts(goods)}
        player.nobles = counts(nobles)
        player.forests = [kind for kind, n in counts(forests).items() for _ in range(n)]
        for name, value in rest.items():
            assert name in ("doubloons", "windrose", "chips")
            setattr(player, name, value)
        assert all(player.colonists_at(circle) >= 0 for circle in player.nobles)
        return player

    def ships(self, *loads: str | None) -> None:
        """Load the cargo ships, the smallest first: "corn 3" or None."""
        for ship, load in zip(self.g.ships, loads, strict=True):
            ship.good, ship.load = None, 0
            if load is not None:
                good, number = load.split()
                ship.good, ship.load = good, int(number)

    def supply(self, goods: str) -> None:
        """Put exactly these goods into the supply."""
        self.g.goods = {**dict.fromkeys(GOODS, 0), **counts(goods)}

    def phase(self, role: str, taker: int = 0) -> Table:
        """Begin a role's phase."""
        return self._begin(role, taker)

    def rounds(self) -> Table:
        """Begin a round of the whole game."""
        return self._begin("round")

    def draft(self, first: int = 0) -> Table:
        """Begin the building draft."""
        return self._begin("draft", first)

    def tiles(self, *row: str, top: str = "") -> Table:
        """Lay open exactly this row; `top` lies on top of the face-down tiles, the next first."""
        self.g.row = list(row)
        self.g.face_down += reversed(top.split())
        return self

    def _begin(self, name: str, *seats: int) -> Table:
        self.g.stack = [*STARTS[name](self.g, *seats)]
        self.g.log = []
        steps.run(self.g)
        self.events = list(self.g.log)
        return self

    def play(self, *moves: str) -> Table:
        """Play moves such as "0 load corn 6": the seat and the notation."""
        for text in moves:
            seat, move = text.split(" ", 1)
            legal = self._legal(int(seat))
            assert move in legal, f"{text}: {sorted(legal)}; asked: {self.asked}"
            self.events += RULES.apply(self.g, int(seat), legal[move])
        return self

    def _legal(self, seat: int) -> dict[str, Any]:
        return {m.text: m for d in self.g.decisions if d.seat == seat for m in d.moves}

    def legal(self, seat: int) -> list[str]:
        """Return the notations of a seat's legal moves; [] = it is not asked."""
        return list(self._legal(seat))

    @property
    def asked(self) -> list[tuple[int, str]]:
        """Return who is asked what."""
        return [(decision.seat, decision.kind) for decision in self.g.decisions]

    def recorded(self, kind: str, *keys: str) -> list[Any]:
        """Return the data of all events of a kind so far, or the values of some keys."""
        found = [dict(event.data) for event in self.events if event.kind == kind]
        if not keys:
            return found
        rows = [tuple(data.get(key, 0) for key in keys) for data in found]
        return [row[0] for row in rows] if len(keys) == 1 else rows

    def each(self, name: str) -> list[int]:
        """Return a number of every board."""
        return [getattr(player, name) for player in self.g.players]

    @property
    def chips(self) -> list[int]:
        """Return everybody's VP in chips and on paper."""
        return self.each("chips")

    @property
    def doubloons(self) -> list[int]:
        """Return everybody's doubloons."""
        return self.each("doubloons")

    def goods(self, seat: int) -> dict[str, int]:
        """Return the goods that a player has, without the zeros."""
        return some(self.g.players[seat].goods)

    def score(self, seat: int) -> Score:
        """Return a seat's score if the game ended now."""
        return RULES.scores(self.g)[seat]

    def line(self, seat: int, key: str) -> int | None:
        """Return one line of a seat's score, None if it is missing."""
        return next((line.points for line in self.score(seat).lines if line.key == key), None)

    def prices(self, seat: int, buildings: Iterable[str]) -> dict[str, int]:
        """Return what a seat that is asked to build pays, by trying each on a clone."""
        found = {}
        for key in buildings:
            copy = RULES.clone(self.g)
            before = copy.players[seat].doubloons
            RULES.apply(copy, seat, self._legal(seat)[f"build {key}"])
            found[key] = before - copy.players[seat].doubloons
        return found


def expanded(seats: int = 3, *, expansions: str = "both", **options: str) -> Table:
    """Return a table with both expansions, and expansion I's buildings without a draft."""
    return Table(seats, expansions=expansions, draft="fixed", **options)


def some(numbers: dict[str, int]) -> dict[str, int]:
    """Return a mapping without its zeros."""
    return {key: value for key, value in numbers.items() if value}
