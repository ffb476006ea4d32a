"""What the coach draws of a finished game."""
