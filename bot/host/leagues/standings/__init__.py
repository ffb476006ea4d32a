"""What a season has come to: results, the week, the almanac."""
