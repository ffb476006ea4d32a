"""Ratings of people, computed from the results of their tables: pure functions over values."""
