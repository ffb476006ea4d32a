"""Pure functions for a league: seasons, pairing, points and standings."""
