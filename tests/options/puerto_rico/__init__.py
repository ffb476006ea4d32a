"""Puerto Rico for the comparison."""

from tests.options.puerto_rico.positions import positions
from tests.options.puerto_rico.said import TOPICS, said

__all__ = ["TOPICS", "positions", "said"]
