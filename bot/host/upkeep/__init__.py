"""Upkeep of a host while it runs, apart from the games."""
