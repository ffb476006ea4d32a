"""Ways to be called besides Discord: what they say, and how each kind is sent."""
