"""Rows about people: preferences, notes, guests, avoid lists, page links, paired browsers."""
