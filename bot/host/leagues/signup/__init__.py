"""Founding leagues, signing up for seasons, and putting people into divisions."""
