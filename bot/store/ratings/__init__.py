"""Rows of ratings, forecasts and statistics."""
