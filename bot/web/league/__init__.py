"""Pages of leagues: standings, schedule and almanac of a season, for everyone with the link."""
