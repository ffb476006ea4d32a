"""Rows of turns: clocks, timers, absence, ready checks, standing orders and proposals."""
