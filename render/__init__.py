"""Presentation of games and leagues to people: pictures, pages and texts."""
