"""Ratings and statistics of a server's people, found from the tables that are over."""
