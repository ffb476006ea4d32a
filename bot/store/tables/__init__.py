"""Rows of a table and its game: moves, deals, drafts, history and what is derived from them."""
