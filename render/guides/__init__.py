"""The rules to read and to search, and why a move is not possible."""
