"""The buildings: what they do is registered at the moments of the phases."""
