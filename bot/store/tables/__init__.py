"""Rows of a table and its game: moves, deals, drafts, history and data derived from them."""
