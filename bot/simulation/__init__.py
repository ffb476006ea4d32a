"""Seasons that simulated people play: the real host, store, clocks and league in fast time."""
