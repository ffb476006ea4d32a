"""Moves from the page: the question to the reader, and the requests by which they move."""
