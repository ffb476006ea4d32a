"""Pages of leagues: standings, schedule and almanac of a season, for everybody with the link."""
