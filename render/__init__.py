"""Presentation of a game to people: its pictures and its words."""
