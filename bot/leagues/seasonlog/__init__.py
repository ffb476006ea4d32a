"""The signed log of a season, with which other bots recompute everything that was decided."""
