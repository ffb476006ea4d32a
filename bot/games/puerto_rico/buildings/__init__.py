"""The buildings: their effects are registered at the moments of the phases."""
