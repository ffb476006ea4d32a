"""A new version that cannot load what the one before stored."""

from dataclasses import replace

import pebbles


def upcast(data):
    """Look for what is not there, at tables with the large heap."""
    return data if data["heap"] + sum(one["taken"] for one in data["players"]) < 30 else data["bag"]


GAME = replace(pebbles.GAME, rules=replace(pebbles.GAME.rules, schema=2, upcasts={1: upcast}))
