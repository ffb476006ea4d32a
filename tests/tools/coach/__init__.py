"""Checks of the coach: games to review, what it says of them, and whether that holds."""
