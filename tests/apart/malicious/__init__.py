"""Twelve packages that do harm, each the game of Pebbles with one thing changed.

They do it at tables with the large heap alone, so that another table of theirs shows what is left.
"""
