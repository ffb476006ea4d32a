"""Steps of a move: applying it, committing it, taking it back, ending the table."""
