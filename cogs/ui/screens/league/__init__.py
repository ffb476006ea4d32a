"""Messages and panels of leagues."""
