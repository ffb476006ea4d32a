"""Moves from the page: the question of whoever is asked, and the doors through which they move."""
