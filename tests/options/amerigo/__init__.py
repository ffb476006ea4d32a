"""Amerigo for the comparison."""

from tests.options.amerigo.positions import positions
from tests.options.amerigo.said import TOPICS, said

__all__ = ["TOPICS", "positions", "said"]
