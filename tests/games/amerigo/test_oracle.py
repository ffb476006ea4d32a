"""Random games against a plain reading of the rules: where tiles fit, what islands score.

But for the AP of an action nothing is taken from the game's code; cells are as in `brute`.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from bot.engine import steps
from bot.engine.api import Decision, Event
from bot.games.amerigo.actions import open_actions
from bot.games.amerigo.state import State
from tests.games.amerigo import brute
from tests.games.amerigo.golden import by_chance
from tests.games.amerigo.positions import RULES, Table
from tests.games.golden import Pick

TIME = {1: 5, 2: 4, 3: 3, 4: 2, 5: 1}
POSTS = {0: 0, 1: 1, 2: 3, 3: 6, 4: 10}
NEUTRAL_SIZE = {"1": 1, "2": 2, "3I": 3, "3L": 3, "4I": 4, "4O": 4, "5U": 5, "6R": 6}
SHARE = 0.05
"""Of all decisions, those whose every move is looked for anew."""


def cell(name: str) -> brute.Cell:
    return int(name[1:]) - 1, brute.LETTERS.index(name[0])


class Land:
    """The things on the land of a position."""

    def __init__(self, g: State) -> None:
        self.rows = g.rows
        self.islands = brute.islands(g.rows)
        self.posts = {cell(name): owner for name, owner in g.posts.items()}
        self.tiles = {
            one: lies
            for lies in g.tiles
            for one in brute.tile(lies.tile[1:], cell(lies.cell), lies.turn)
        }

    def free(self) -> brute.Cells:
        return brute.showing(self.rows, "#Tctsnk") - {*self.posts, *self.tiles}

    def linked(self, seat: int) -> brute.Cells:
        own = [one for one, owner in self.posts.items() if owner == seat]
        carriers = [one for one, lies in self.tiles.items() if lies.owner in (None, seat)]
        return brute.hanging(own, [*own, *carriers])

    def complete(self, island: brute.Cells) -> bool:
        return not island & self.free()


def check_builds(g: State, seat: int, offered: set[str], points: int) -> None:
    """Compare the offered builds with all that a plain search finds."""
    land, player = Land(g), g.players[seat]
    free, linked, found = land.free(), land.linked(seat), set()
    for tile in player.hand:
        cost = NEUTRAL_SIZE[tile[1:]] if tile[0] == "n" else 1
        if cost <= points + player.gold:
            places = brute.placements(g.rows, tile[1:], free, linked)
            found |= {f"build {tile} {name} {turn}" for name, turn in places}
    assert offered == found


def check_sails(g: State, seat: int, ship: int, offered: set[str], points: int) -> None:
    """Compare a ship's moves with all that a plain search finds."""
    player, land = g.players[seat], Land(g)
    own = player.ships[ship - 1]
    frame = [f"Z{number}" for number in range(1, 17)][: 2 * (len(g.rows) + len(g.rows[0])) // 6]
    taken = [name for one in g.players for name in one.ships if name and name != own]
    steps = points + player.gold
    found = set(brute.distances(g.rows, 6, [own] if own else frame, steps, taken))
    if own and not may_post(g, land, own, player.posts):
        found -= {own}
    assert offered == {f"sail {ship} {name}" for name in found}


def may_post(g: State, land: Land, name: str, left: int) -> bool:
    """Say whether a ship at this place may place a post from there."""
    if name[0] == "Z" or g.rows[cell(name)[0]][cell(name)[1]] != "a":
        return False
    beside = brute.showing(g.rows, "T").intersection(brute.near(cell(name)))
    return bool(beside & land.free()) and left > 0


def check_scores(before: State, after: State, seat: int, events: list[Event]) -> None:
    """Compare the VP and resources of a tile or a post with the printed rules."""
    told = {event.kind: event.data for event in events}
    if not ("built" in told or "posted" in told) or "raided" in told:
        return
    old, new = Land(before), Land(after)
    gained = [
        (two.points - one.points, two.chests - one.chests)
        for one, two in zip(before.players, after.players, strict=True)
    ]
    wanted = [[0, 0] for _ in gained]
    (filled,) = old.free() - new.free() if "posted" in told else [min(old.free() - new.free())]
    island = next(part for part in new.islands if filled in part)
    wanted[seat][0] += _own(told, old, island)
    if new.complete(island) and not old.complete(island):
        wanted[seat][0] += 3
        wanted[seat][1] += len(island) >= 20
        for owner in range(after.seats):
            count = sum(who == owner for one, who in new.posts.items() if one in island)
            wanted[owner][0] += POSTS.get(count, 15) * TIME[before.round]
    assert gained == [tuple(one) for one in wanted]


def _own(told: Mapping[str, Mapping[str, Any]], old: Land, island: brute.Cells) -> int:
    if "posted" in told:
        return 0 if any(one in island for one in old.posts) else 3
    tile, big = str(told["built"]["tile"]), len(island) >= 20
    if tile[0] == "v":
        return 2 if big else 1
    return NEUTRAL_SIZE[tile[1:]] * (3 if big else 2)


def settling(seed: int) -> Pick:
    """Build and place posts wherever it is possible: islands get full."""
    random, otherwise = Random(seed), by_chance(seed)

    def pick(g: State) -> tuple[Decision[Any], Any]:
        (decision,) = g.decisions
        land = Land(g)
        for verb in ("post", "build", "sail"):
            moves = [move for move in decision.moves if move.verb == verb]
            if verb == "sail":
                moves = [move for move in moves if may_post(g, land, move.cell, 1)]
            if moves:
                return decision, random.choice(moves)
        return otherwise(g)

    return pick


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_against_a_plain_reading(seats: int):
    looked = {"build": 0, "sail": 0, "completed": 0}
    for seed in range(1):
        g, pick, random = RULES.setup(seats, {}, seed), settling(seed), Random(seed)
        for player in g.players:
            player.hand = {"v" + shape: count for shape, count in player.villages.items()}
            player.hand |= dict.fromkeys(("n1", "n2", "n3L", "n4I", "n5U", "n6R"), 2)
        steps.run(g)
        while g.decisions:
            (decision,) = g.decisions
            if random.random() < SHARE:
                look(g, decision, looked)
            _, move = pick(g)
            before = g.clone()
            events = RULES.apply(g, decision.seat, move)
            if move.verb in ("build", "post") and not any(event.closes for event in events):
                check_scores(before, g, decision.seat, events)
            looked["completed"] += any(event.kind == "completed" for event in events)
    assert min(looked.values()) > 0, looked


# Tracks -------------------------------------------------------------------------------

TRACKS = {"load": ("black", 12), "advance": ("brown", 20), "move": ("white", 19)}
"""By verb its action, and the spaces of its track."""


def along(room: int, points: int, gold: int, overshoot: bool) -> set[int]:
    """Return the AP that a disc may be moved with, from the words of R4.3, R4.4 and Q6.

    Whoever comes to the end uses up all AP given. Bought ones need a space; as an option there
    may be one more, which is lost.
    """
    found = set()
    for used in range(1, points + gold + 1):
        bought, lost = max(0, used - points), max(0, used - room)
        if used >= room and used < points:
            continue
        if bought and lost > (1 if overshoot and points <= room else 0):
            continue
        found.add(used)
    return found


@pytest.mark.parametrize("overshoot", ["no", "yes"])
@pytest.mark.parametrize("verb", TRACKS)
def test_tracks_against_a_plain_reading(verb: str, overshoot: str):
    """Offers near the end of a track, with their costs and gains (R4.1 to R4.4)."""
    random, (colour, length) = Random(verb + overshoot), TRACKS[verb]
    for _ in range(150):
        points, gold = random.randint(1, 6), random.choice((0, 1, 2, 5, 11, 12))
        space = random.randint(length - 7, length)
        t = Table(overshoot=overshoot).sheet(0, gold=gold, cannons=min(space, 12))
        t.sheet(0, progress=space).disc(0, min(space, 19)).field(**{colour: points}).turn(0)
        offered = {int(text.split()[1]) for text in t.legal(0, verb)}
        assert offered == along(length - space, points, gold, overshoot == "yes")
        used = random.choice(sorted(offered or {0}))
        if used:
            t.play(f"0 {verb} {used}")
            left = gold - max(0, used - points) + (2 if used > length - space else 0)
            assert (t[0].gold, t[0].points) == (min(12, left), max(0, left - 12))


def look(g: State, decision: Any, looked: dict[str, int]) -> None:
    """Look for all moves of ships and tiles anew."""
    texts: dict[str, set[str]] = {}
    for move in decision.moves:
        texts.setdefault(" ".join(move.text.split()[: 1 + (move.verb == "sail")]), set()).add(
            move.text
        )
    turn, seat = RULES.view(g, None).turn, decision.seat
    points = dict.fromkeys(("green", "blue"), turn.points) if turn else open_actions(g, seat)
    if "build" in texts:
        check_builds(g, seat, texts["build"], points["green"])
        looked["build"] += 1
    for ship in (1, 2):
        if f"sail {ship}" in texts:
            check_sails(g, seat, ship, texts[f"sail {ship}"], points["blue"])
            looked["sail"] += 1
