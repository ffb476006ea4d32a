"""Seasons that other bots run, followed by their signed logs."""
