"""Calls to Discord: how many it allows, and whose turn it is."""
