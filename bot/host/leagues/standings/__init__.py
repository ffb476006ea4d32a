"""Results of a season: points, standings, weekly summaries, and the almanac."""
