"""A message as people see it: Discord's real client, as far as it lays out and crops pictures.

`layout` has its cells, `paint` draws a message at the width of a desktop or a phone, and
`python -m tests.tools.client` plays a game through the bot and writes all its posts so.
"""
