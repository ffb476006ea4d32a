"""Results of a season: points, standings, the week, the almanac."""
