"""Shared by the rooms of leagues: rows as values, the log, posts, and the context of steps."""
