"""Positions set up by hand: a few lines that read like the rulebook's examples.

    t = Table()
    t.sheet(0, gold=2, ships="F5 Z1").field(blue=4)
    t.turn(0).play("0 sail 1 B2", "0 post")
    assert t.g.players[0].points == 3

A table made so has nothing but the begun step on its stack: when that is over, so is the table.
The map is `MAP`: two small islands and a big one. Everybody begins without gold; seat 0 lies on
top of the order track's first space, then 1, 2, 3.
"""

from __future__ import annotations

from typing import Any

from bot.engine import steps
from bot.engine.api import Event, Score
from bot.games.amerigo.cases import CASES, STARTS, clear
from bot.games.amerigo.data import COLOURS, DATA
from bot.games.amerigo.effects import Effect, effect_of
from bot.games.amerigo.map.placing import PlacedTile
from bot.games.amerigo.options import choose
from bot.games.amerigo.phases.round import attack, prepare
from bot.games.amerigo.rules import RULES
from bot.games.amerigo.setup import lay_out
from bot.games.amerigo.state import Player, State

MAP = tuple(CASES.common["rows"])
"""Islands 1 (nine cells, anchors B2 and F5), 2 (seven cells, H3), 3 (24 cells, B8, I8, G11)."""


def counts(text: str) -> dict[str, int]:
    """Read "2 cotton 1 sugar"."""
    words = text.split()
    return {key: int(number) for number, key in zip(words[::2], words[1::2], strict=True)}


class Table:
    """A table under test: set up by hand, played by notation."""

    def __init__(self, seats: int = 2, seed: int = 1, **options: str) -> None:
        self.g: State = lay_out(DATA, seats, choose(options), seed)
        self.g.rows = MAP
        self.events: list[Event] = []
        clear(self.g)

    def sheet(self, seat: int, **fields: int | str) -> Table:
        """Set up a sheet: numbers as they are, `ships="D7 Z1"`, `hand="1 n2 2 v1"` and so on."""
        for name, value in fields.items():
            setattr(self.g.players[seat], name, _read(name, value))
        player = self.g.players[seat]
        for tile, count in player.hand.items() if "hand" in fields else ():
            pile = self.g.neutral if tile[0] == "n" else player.villages
            pile[tile[1:]] -= count
        return self

    def posts(self, **owners: int) -> Table:
        """Put posts of these seats on post cells: `posts(C2=0)`."""
        for cell, seat in owners.items():
            self.g.posts[cell] = seat
            self.g.players[seat].posts -= 1
        return self

    def tiles(self, *tiles: str) -> Table:
        """Lay tiles, "v3L D7 90 1" of a seat, "n2 E9 0" of nobody."""
        for text in tiles:
            tile, cell, turn, *owner = text.split()
            lies = PlacedTile(tile, cell, int(turn), int(owner[0]) if owner else None)
            self.g.tiles += (lies,)
        return self

    def order(self, *spaces: str) -> Table:
        """Put discs on the order track, from space 0, the lowest of a space first: "1 0", ""."""
        track = [tuple(map(int, discs.split())) for discs in spaces]
        empty: list[tuple[int, ...]] = [()] * (20 - len(track))
        self.g.order = (*track, *empty)
        return self

    def disc(self, seat: int, space: int) -> Table:
        """Put one disc on top of a space of the order track."""
        track = [tuple(other for other in discs if other != seat) for discs in self.g.order]
        track[space] += (seat,)
        self.g.order = tuple(track)
        return self

    def field(self, **cubes: int) -> Table:
        """Put cubes into the action field, all others on their supply fields."""
        self.g.action_field = dict(cubes)
        self.g.action_points = max(cubes.values())
        self.g.inside = dict.fromkeys(COLOURS, 0)
        self.g.supply = {colour: 7 - cubes.get(colour, 0) for colour in COLOURS}
        return self

    def inside(self, **cubes: int) -> Table:
        """Put cubes into the tower, all others on their supply fields."""
        self.g.inside = {colour: cubes.get(colour, 0) for colour in COLOURS}
        self.g.supply = {colour: 7 - count for colour, count in self.g.inside.items()}
        return self

    def turn(self, seat: int) -> Table:
        """Give one player one turn in the phase of the cubes that lie there."""
        return self._begin("turn", seat)

    def turns(self) -> Table:
        """Give everybody a turn, and end the phase."""
        return self._begin("turns")

    def phase(self, colour: str) -> Table:
        """Throw the cubes of a colour, and play its phase."""
        return self._begin("phase", colour)

    def end_of_round(self) -> Table:
        """Attack with the pirates and prepare the next round, or end the game."""
        return self._begin("pirates")

    def attack(self) -> Table:
        """Attack with the pirates."""
        self.g.log = []
        attack(self.g)
        self.events += self.g.log
        return self

    def prepare(self) -> Table:
        """Prepare the next round."""
        self.g.log = []
        prepare(self.g)
        self.events += self.g.log
        return self

    def _begin(self, name: str, *words: int | str) -> Table:
        self.g.log = []
        self.g.stack = [*STARTS[name](self.g, *words)][::-1]
        steps.run(self.g)
        self.events = list(self.g.log)
        return self

    def play(self, *moves: str) -> Table:
        """Play moves such as "0 sail 1 B2": the seat and the notation."""
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

    def effect(self, text: str) -> Effect:
        """Return what a legal move such as "0 load 4" is said to bring."""
        seat, move = text.split(" ", 1)
        found = {m.text: m for d in self.g.decisions for m in d.moves}
        return effect_of(RULES.view(self.g, None), int(seat), found[move])

    @property
    def asked(self) -> list[tuple[int, str]]:
        """Return who is asked what."""
        return [(decision.seat, decision.kind) for decision in self.g.decisions]

    @property
    def kinds(self) -> list[str]:
        """Return the kinds of all events so far."""
        return [event.kind for event in self.events]

    def recorded(self, kind: str, *keys: str) -> list[Any]:
        """Return the data of all events of a kind so far, or the values of some keys."""
        found = [dict(event.data) for event in self.events if event.kind == kind]
        if not keys:
            return found
        rows = [tuple(data[key] for key in keys) for data in found]
        return [row[0] for row in rows] if len(keys) == 1 else rows

    def __getitem__(self, seat: int) -> Player:
        """Return a player's sheet."""
        return self.g.players[seat]

    def score(self, seat: int) -> Score:
        """Return a seat's score if the game ended now."""
        return RULES.scores(self.g)[seat]

    def lines(self, seat: int) -> dict[str, int]:
        """Return the lines of a seat's score, without the zeros."""
        return {line.key: line.points for line in self.score(seat).lines if line.points}


def _read(name: str, value: int | str) -> Any:
    if isinstance(value, int):
        return value
    if name == "ships":
        return tuple("" if word == "-" else word for word in value.split())
    return tuple(value.split()) if name in ("tokens", "used") else counts(value)
