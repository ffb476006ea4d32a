"""Rows of people: preferences, notes, guests, avoid lists, links to pages, paired browsers."""
