"""The checks of `bot doctor`, by subject."""
