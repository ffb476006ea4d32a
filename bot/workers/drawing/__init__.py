"""Pictures drawn in separate processes, so that drawing does not delay the bot's event loop.

The bot's side is `pool`; `worker` runs in each process. Jobs travel as pickled values, pictures as
bytes. The code that draws a game never travels: each process loads it itself.
"""
