"""Benchmarks: each module here has `figures()`; `python -m tests.tools.bench` prints them all."""

from __future__ import annotations

import operator
from typing import NamedTuple

_COMPARE = {">=": operator.ge, "<=": operator.le, "<": operator.lt, ">": operator.gt}


class Figure(NamedTuple):
    """One measured value; `target` is like "<= 2" and in the same unit, "" = none."""

    name: str
    value: float
    unit: str
    target: str = ""

    @property
    def met(self) -> bool:
        if not self.target:
            return True
        sign, limit = self.target.split()
        return bool(_COMPARE[sign](self.value, float(limit)))
