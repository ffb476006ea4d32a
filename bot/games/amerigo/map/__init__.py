"""The map: islands, the ring of frame fields, places for tiles and the reach of ships.

Inside, a cell is an index and a set of cells is an integer with a bit for each; outside, in the
state and in moves, a cell is its name: D7 in the grid, Z3 on the ring.
"""
