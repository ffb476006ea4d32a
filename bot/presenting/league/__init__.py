"""Standings, schedules and brackets of a league, as text and as scenes to draw."""
