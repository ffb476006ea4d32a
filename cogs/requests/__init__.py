"""Calls to Discord: limits on their number, and the order in which they are made."""
