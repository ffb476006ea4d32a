"""Ratings of people, computed from the results of tables by pure functions."""
