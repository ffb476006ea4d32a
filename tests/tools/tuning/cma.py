"""Separable CMA-ES: a search for the best point of a noisy function, without its slope.

Ros and Hansen, "A Simple Modification in CMA-ES Achieving Linear Time and Space Complexity"
(2008); names and constants are those of Hansen's tutorial (arXiv 1604.00772).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import TypeAlias

from bot.engine.rng import Rng

Point: TypeAlias = Sequence[float]


class SeparableCma:
    """A bell around `mean` that moves towards good points, and widens if that helps.

    `sigma` is the width of the whole bell, at first the same on every axis. Axes are independent of
    each other. The search depends on the generator and the fitness alone.
    """

    def __init__(self, mean: Point, sigma: float, population: int) -> None:
        size = len(mean)
        self.mean = list(mean)
        self.sigma = sigma
        self.population = population
        self._variances = [1.0] * size
        self._path = [0.0] * size
        self._path_sigma = [0.0] * size
        self._generation = 0
        raw = [log((population + 1) / 2) - log(rank) for rank in range(1, population // 2 + 1)]
        self._shares = [share / sum(raw) for share in raw]
        mu_eff = self._mu_eff = 1 / sum(share * share for share in self._shares)
        self._c_sigma = (mu_eff + 2) / (size + mu_eff + 5)
        self._damping = 1 + self._c_sigma + 2 * max(0.0, sqrt((mu_eff - 1) / (size + 1)) - 1)
        self._c_path = (4 + mu_eff / size) / (size + 4 + 2 * mu_eff / size)
        # With the variances of the axes alone there is less to learn: it may go faster.
        faster = (size + 2) / 3
        self._c_one = min(0.5, faster * 2 / ((size + 1.3) ** 2 + mu_eff))
        several = 2 * (mu_eff - 2 + 1 / mu_eff) / ((size + 2) ** 2 + mu_eff)
        self._c_mu = min(1 - self._c_one, faster * several)
        self._usual = sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size))
        """The expected length of a path without direction."""

    def ask(self, rng: Rng) -> list[Point]:
        """Return the points of the next generation."""
        widths = [self.sigma * sqrt(variance) for variance in self._variances]
        return [
            [middle + width * bell(rng) for middle, width in zip(self.mean, widths, strict=True)]
            for _ in range(self.population)
        ]

    def tell(self, points: Sequence[Point], fitness: Sequence[float]) -> None:
        """Learn how good the points of a generation are: more is better."""
        self._generation += 1
        order = sorted(range(len(points)), key=lambda index: -fitness[index])
        steps = [
            [(x - middle) / self.sigma for x, middle in zip(points[index], self.mean, strict=True)]
            for index in order[: len(self._shares)]
        ]
        step = [self._mean(axis) for axis in zip(*steps, strict=True)]
        self.mean = [middle + self.sigma * y for middle, y in zip(self.mean, step, strict=True)]
        length = self._follow(step)
        for axis, column in enumerate(zip(*steps, strict=True)):
            spread = self._mean([y * y for y in column])
            kept = (1 - self._c_one - self._c_mu) * self._variances[axis]
            self._variances[axis] = kept + self._c_one * self._path[axis] ** 2 + self._c_mu * spread
        self.sigma *= exp(self._c_sigma / self._damping * (length / self._usual - 1))

    def _mean(self, values: Sequence[float]) -> float:
        return sum(share * value for share, value in zip(self._shares, values, strict=True))

    def _follow(self, step: Sequence[float]) -> float:
        """Advance both paths by a step, and return the length of the one that controls sigma."""
        c, gain = self._c_sigma, sqrt(self._c_sigma * (2 - self._c_sigma) * self._mu_eff)
        self._path_sigma = [
            (1 - c) * path + gain * y / sqrt(variance)
            for path, y, variance in zip(self._path_sigma, step, self._variances, strict=True)
        ]
        length = sqrt(sum(path * path for path in self._path_sigma))
        settled = sqrt(1 - (1 - c) ** (2 * self._generation)) * self._usual
        c, size = self._c_path, len(self.mean)
        gain = sqrt(c * (2 - c) * self._mu_eff) if length < (1.4 + 2 / (size + 1)) * settled else 0
        self._path = [(1 - c) * path + gain * y for path, y in zip(self._path, step, strict=True)]
        return length


def bell(rng: Rng) -> float:
    """Return a number of mean 0 and variance 1, nearly normal: a sum of twelve even ones.

    Whole numbers are added, so that it is the same on any machine.
    """
    total = 0
    for _ in range(3):
        bits = rng.below(1 << 64, "bell")
        total += (bits & 0xFFFF) + (bits >> 16 & 0xFFFF) + (bits >> 32 & 0xFFFF) + (bits >> 48)
    return total / 0xFFFF - 6
