"""Processes that share the database: they wake each other's tables and hand interactions over."""
