"""Partner bots of a season, on whose servers people sign up for it."""
