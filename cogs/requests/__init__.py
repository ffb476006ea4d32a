"""Calls to Discord: limits on their number, and their order."""
