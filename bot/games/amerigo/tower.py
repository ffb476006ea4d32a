"""The cube tower: the cubes that fall out are the chance of the game (R2.2).

Cubes of a colour are alike, so that counts say all: in the tower, on the supply fields and in the
action field there are seven of each colour together. Only integers are drawn.
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
"""Numerator and denominator."""
FINE = 10_000
"""The denominator of the looser model's chances."""


@dataclass(frozen=True, slots=True)
class Thrown:
    """The result of a throw: the cubes that fell out, by colours that did, and those inside."""

    fell: Cubes
    inside: Cubes

    @property
    def points(self) -> int:
        """Return the AP: the most cubes of one colour (R2.4)."""
        return max(self.fell.values(), default=0)

    @property
    def cubes(self) -> int:
        """Return the number of cubes that fell out."""
        return sum(self.fell.values())


def fill(rng: Rng, numbers: Numbers) -> tuple[Cubes, Cubes]:
    """Return the cubes that stay inside and those for the supply fields at set-up (R1.16).

    All cubes are thrown at once into the empty tower; nothing inside can be shaken loose.
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

    Cubes inside are drawn first, colour by colour in the order of the rondel, then the thrown
    ones; with nothing to throw nothing is drawn, and the phase is skipped.
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
    """Return the chance of a cube inside to fall out when `thrown` cubes are thrown.

    The looser model: each cube thrown shakes it loose independently, 1 - (1 - k)^n, rounded to
    ten-thousandths.
    """
    if model == "default":
        return tower.inside
    kept, whole = (FINE - tower.loose) ** thrown, FINE**thrown
    return (2 * (whole - kept) * FINE + whole) // (2 * whole), FINE


def _staying(rng: Rng, cubes: int, tower: Tower) -> int:
    """Return the number of these thrown cubes that do not fall out."""
    some, of = tower.thrown
    return _drawn(rng, cubes, (of - some, of))


def _drawn(rng: Rng, cubes: int, chance: Chance) -> int:
    """Return the number of cubes for which this chance comes true."""
    some, of = chance
    return sum(rng.below(of, STREAM) < some for _ in range(cubes))
