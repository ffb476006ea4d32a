"""Simulation of whole seasons: simulated people, with the real host, store, clocks and league."""
