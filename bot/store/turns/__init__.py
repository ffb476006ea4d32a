"""Rows about turns: clocks, timers, absence, ready checks, standing orders and proposals."""
