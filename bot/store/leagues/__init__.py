"""The rows of leagues, by topic."""
