"""The map: islands, the ring of frame fields, places for tiles and the range of ships.

Within this package, a cell is an index, and a set of cells is an integer with one bit for each. In
the state and in moves, a cell is a name: D7 in the grid, Z3 on the ring.
"""
