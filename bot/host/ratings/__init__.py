"""Ratings and statistics of a server's people, computed from finished tables."""
