"""Texts that all games share: lists, numbers, sentences about events, alt texts, final scores."""
