"""While a season is played: tables start, people are away, and all comes to an end."""
