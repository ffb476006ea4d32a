"""Ratings and statistics of a server's people, computed from the tables that are over."""
