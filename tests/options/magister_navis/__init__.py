"""Magister Navis for the comparison."""

from tests.options.magister_navis.positions import positions
from tests.options.magister_navis.said import TOPICS, said

__all__ = ["TOPICS", "positions", "said"]
