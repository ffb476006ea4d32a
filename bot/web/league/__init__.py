"""Web pages of a season: standings, schedule and almanac, for everyone who has the link."""
