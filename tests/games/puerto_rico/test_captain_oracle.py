"""The engine's captain phase against an independent reading of the rulebook."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from random import Random

import pytest

from bot.games.puerto_rico.data import BUILDINGS
from tests.games.puerto_rico.captain_oracle import KINDS, Desk, Harbor, Question, captain_phase
from tests.games.puerto_rico.positions import Table

SEEDS = 300
BUILT = ("harbor", "wharf", "small_warehouse", "large_warehouse")
EXPANDED = ("small_wharf", "lighthouse", "union_hall", "royal_supplier", "library", "storehouse")


def deal(random: Random, built: Sequence[str] = BUILT) -> Table:
    """A random table of 2 to 5 players with goods, ships half full and buildings."""
    t = Table(random.randint(2, 5), random.randint(0, 99))
    t.g.chips = random.choice([5, 20, 100])
    kinds = random.sample(KINDS, len(t.g.ships))
    for ship, kind in zip(t.g.ships, kinds, strict=True):
        if random.random() < 0.5:
            ship.good, ship.load = kind, random.randint(1, ship.capacity)
    for seat in range(t.g.seats):
        some = [key for key in built if random.random() < 0.4]
        city = " ".join(f"{int(random.random() < 0.8)} {key}" for key in some)
        goods = " ".join(f"{random.randint(1, 7)} {k}" for k in KINDS if random.random() < 0.5)
        t.board(seat, city=city, goods=goods)
    return t


def copy_to_oracle(t: Table, captain: int) -> Harbor:
    desks = [
        Desk(
            player.goods.copy(),
            frozenset(key for key, people in player.city.items() if people),
            nobles=sum(player.nobles.values()),
        )
        for player in t.g.players
    ]
    holds = {ship.capacity: [str(ship.good)] * ship.load for ship in t.g.ships}
    return Harbor(desks, holds, t.g.goods.copy(), t.g.chips, captain)


def questions(oracle: Generator[Question, str, None], random: Random, t: Table) -> None:
    """Answer every question of the oracle at random, and the engine's in the same way."""
    answer: str | None = None
    while True:
        try:
            kind, seat, answers = next(oracle) if answer is None else oracle.send(answer)
        except StopIteration:
            return
        assert (seat, kind) in t.asked
        assert t.legal(seat) == answers
        answer = random.choice(answers)
        t.play(f"{seat} {answer}")


def compare(t: Table, random: Random, seed: int) -> None:
    """Play one captain phase in both readings: the same table must come out."""
    captain = random.randrange(t.g.seats)
    harbor = copy_to_oracle(t, captain)
    t.phase("captain", captain)
    questions(captain_phase(harbor), random, t)
    assert t.asked == [], f"seed {seed}"
    assert t.chips == [desk.points for desk in harbor.desks], f"seed {seed}"
    assert t.doubloons == [desk.doubloons for desk in harbor.desks], f"seed {seed}"
    assert [p.goods for p in t.g.players] == [desk.goods for desk in harbor.desks]
    assert t.g.goods == harbor.supply, f"seed {seed}"
    assert {ship.capacity: [ship.good] * ship.load for ship in t.g.ships} == harbor.holds
    assert (t.g.chips, t.g.ending) == (harbor.chips, "chips" if harbor.end else None)


@pytest.mark.parametrize("block", range(10))
def test_two_readings_of_the_captain_phase_agree(block: int):
    """Same questions, same answers, same table at the end, over random positions."""
    for seed in range(block, SEEDS, 10):
        random = Random(seed)
        compare(deal(random), random, seed)


@pytest.mark.parametrize("block", range(10))
def test_two_readings_agree_with_the_expansions(block: int):
    """The same with small wharf, lighthouse, union hall, royal supplier, library, storehouse."""
    for seed in range(block, SEEDS, 10):
        random = Random(seed)
        t = deal(random, (*BUILT, *EXPANDED))
        for player in t.g.players:
            player.windrose = random.randint(0, 3)
            player.nobles = {"windrose": player.windrose} if player.windrose else {}
        compare(t, random, seed)


def test_the_oracle_knows_all_buildings_of_the_phase():
    assert {*BUILT, *EXPANDED} <= set(BUILDINGS)
