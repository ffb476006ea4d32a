"""Copying of a whole store into another one, on any engine."""
