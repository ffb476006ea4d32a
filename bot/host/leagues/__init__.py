"""Leagues: seasons that open sign-up, pair, start, watch and end their tables automatically."""
