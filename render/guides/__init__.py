"""Guides to the rules: texts to read and search, and reasons why a move is not possible."""
