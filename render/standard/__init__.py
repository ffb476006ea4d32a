"""Pictures and words of any game, from a few plain values that say what is on its table."""
