"""Leagues, whose seasons open sign-up and pair, start, watch and end tables automatically."""
