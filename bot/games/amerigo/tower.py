"""The cube tower: the random throws of cubes that determine the actions (R2.2).

Cubes of one colour are identical, so counts suffice: there are seven of each colour in the tower,
on the supply fields and in the action field together. Only integers are drawn at random.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from bot.engine.rng import Rng
from bot.games.amerigo.data import COLOURS, Numbers, Tower

STREAM = "tower"
Cubes = dict[str, int]
"""Number of cubes by colour."""
Chance = tuple[int, int]
"""A chance as numerator and denominator."""
FINE = 10_000
"""Denominator of the looser model's chances."""


@dataclass(frozen=True, slots=True)
class Thrown:
    """The result of a throw: the cubes that fell out, and those inside the tower, by colour.

    `fell` leaves out colours of which no cube fell out.
    """

    fell: Cubes
    inside: Cubes

    @property
    def points(self) -> int:
        """Return the AP, which are the most cubes of one colour (R2.4)."""
        return max(self.fell.values(), default=0)

    @property
    def cubes(self) -> int:
        """Return the number of cubes that fell out."""
        return sum(self.fell.values())


def fill(rng: Rng, numbers: Numbers) -> tuple[Cubes, Cubes]:
    """Fill the tower at set-up; return the cubes inside and those for the supply fields (R1.16).

    All cubes are thrown together into the empty tower, so none can be knocked loose.
    """
    tower = numbers.tower
    inside = {colour: _staying(rng, tower.cubes, tower) for colour in COLOURS}
    return inside, {colour: tower.cubes - count for colour, count in inside.items()}


def throw(
    rng: Rng,
    numbers: Numbers,
    model: str,
    colour: str,
    thrown: int,
    inside: Mapping[str, int],
) -> Thrown:
    """Throw the supply cubes of a phase's colour into the tower (R2.2, R2.3).

    The cubes inside are drawn first, colour by colour in rondel order, and then the thrown cubes.
    If there is no cube to throw, nothing is drawn and the phase is skipped.
    """
    if not thrown:
        return Thrown({}, dict(inside))
    loose = chance_inside(numbers.tower, model, thrown)
    fell = {one: _drawn(rng, inside[one], loose) for one in COLOURS}
    fell[colour] += thrown - _staying(rng, thrown, numbers.tower)
    held = {one: inside[one] - count + thrown * (one == colour) for one, count in fell.items()}
    return Thrown({one: count for one, count in fell.items() if count}, held)


@cache
def chance_inside(tower: Tower, model: str, thrown: int) -> Chance:
    """Return the chance that a cube inside falls out when `thrown` cubes are thrown.

    In the looser model, each thrown cube knocks it loose independently: 1 - (1 - k)^n, rounded to
    ten-thousandths.
    """
    if model == "default":
        return tower.inside
    kept, whole = (FINE - tower.loose) ** thrown, FINE**thrown
    return (2 * (whole - kept) * FINE + whole) // (2 * whole), FINE


def _staying(rng: Rng, cubes: int, tower: Tower) -> int:
    """Draw how many of these thrown cubes stay inside."""
    some, of = tower.thrown
    return _drawn(rng, cubes, (of - some, of))


def _drawn(rng: Rng, cubes: int, chance: Chance) -> int:
    """Draw how many of these cubes are affected, each with this chance."""
    some, of = chance
    return sum(rng.below(of, STREAM) < some for _ in range(cubes))
