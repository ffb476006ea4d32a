"""Moves of people: decisions as they are put to them, refusals, and the gate before the end."""
