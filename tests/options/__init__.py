"""Comparison of bots, effects, buttons, `/why` and the rules under every option of a table.

The options come from each game's record, so that a new one is compared from the day it is there.
A game adds a module here: positions in which much can happen, and what everybody says of a move.
"""
