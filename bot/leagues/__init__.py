"""Seasons, pairing, points and standings of a league: pure functions over plain values."""
