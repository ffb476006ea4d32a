"""The almanac of a season: its pictures and a self-contained HTML page."""
