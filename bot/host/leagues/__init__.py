"""Leagues: seasons that sign up, pair, start, watch and end their tables by themselves."""
