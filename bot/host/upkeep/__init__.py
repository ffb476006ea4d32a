"""Maintenance of a running host, independent of the games."""
