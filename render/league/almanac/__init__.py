"""The almanac of a season: pictures of it, and a page to keep."""
