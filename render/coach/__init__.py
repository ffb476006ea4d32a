"""Pictures of the coach about a finished game."""
