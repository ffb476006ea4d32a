"""Founding of leagues, sign-up for seasons, and placement of people in divisions."""
