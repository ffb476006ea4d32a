"""Steps of a move: apply it, commit it, take it back, end the table."""
