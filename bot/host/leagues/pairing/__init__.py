"""Pairing: the draft of divisions, their tables, and the rounds after the first."""
