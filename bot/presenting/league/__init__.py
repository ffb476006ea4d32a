"""Standings, schedules and brackets of a league, in words and as scenes to draw."""
