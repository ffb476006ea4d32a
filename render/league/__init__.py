"""The pictures of leagues."""
