"""While a season is played: tables start, players are away, and everything ends."""
